"""`wwtennis completion`: a script for your shell, made from the commands' own options."""

from __future__ import annotations

from argparse import Action, ArgumentParser, Namespace
from collections.abc import Iterator

from wwtennis.cli.options import GAME
from wwtennis.cli.parsing import file_or_name, file_path, one_of
from wwtennis.games import GAMES
from wwtennis.kernel.voice import hand_over
from wwtennis.kernel.words import _

EXAMPLES = (
    'eval "$(wwtennis completion bash)"',
    "wwtennis completion zsh > ~/.zfunc/_wwtennis",
    "wwtennis completion fish > ~/.config/fish/completions/wwtennis.fish",
)
SHELLS = ("bash", "zsh", "fish")


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("shell", type=one_of(*SHELLS), metavar=_("SHELL"), help=", ".join(SHELLS))


def run(arguments: Namespace) -> int:
    from wwtennis.cli.shells import SCRIPTS

    hand_over(SCRIPTS[arguments.shell](known_commands()))
    return 0


class Option:
    """What a shell must know of an option, or of a word after the command (which has no flags)."""

    def __init__(self, action: Action) -> None:
        self.flags = tuple(action.option_strings)
        self.help = (action.help or "").replace("%%", "%")
        self.takes_value = action.nargs != 0
        self.words: tuple[str, ...] = getattr(action.type, "known", ())
        self.takes_path = action.type in (file_path, file_or_name)


def known_commands() -> dict[str, tuple[str, list[Option]]]:
    """Every command: what it does, and its options."""
    from wwtennis.cli.commands import COMMANDS

    return {name: (_(says), list(_options(name))) for name, says in COMMANDS.items()}


def _options(name: str) -> Iterator[Option]:
    """Those that it has with any game, each once."""
    from wwtennis.cli.dispatch import command_parser

    known: set[tuple[str, ...]] = set()
    for game in GAMES:
        for action in command_parser(name, [GAME, game])._actions:  # argparse keeps them nowhere else
            option = Option(action)
            if option.flags not in known:
                known.add(option.flags)
                yield option
