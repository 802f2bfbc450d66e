"""From the words of a command line to the command that they ask for."""

from __future__ import annotations

from collections.abc import Sequence

from wwtennis import __version__
from wwtennis.cli.commands import COMMANDS, command
from wwtennis.cli.parsing import Parser, add_language
from wwtennis.files.languages import languages, of_the_settings, speak
from wwtennis.kernel.errors import BadFile, UsageError
from wwtennis.kernel.voice import PROGRAM, complain, say
from wwtennis.kernel.words import _

TAKE_A_VALUE = ("--lang",)  # of the options before the command
EXAMPLES = (
    "wwtennis",
    "wwtennis simulate --matches 100 --surface all --a greedy --b random",
    "wwtennis verify logs/*.jsonl",
    "wwtennis cards 37",
)


def dispatch(argv: Sequence[str]) -> int:
    """Do what the command line asks; with no command, open the game."""
    if [*argv] == ["--version"]:  # at once: it is the same in every language, so none is looked for
        return _say_version()
    before, rest = _split(argv)
    language = _asked_language(before)
    _speak(language)
    if program_parser().parse_args(before).version:
        return _say_version()
    if not rest:
        return _play(language)
    name = rest[0]
    if name not in COMMANDS:
        why = _("there is no command {told!r}, there are {known} (see {program} --help)")
        raise UsageError(why.format(told=name[:40], known=", ".join(COMMANDS), program=PROGRAM))
    if (after := _asked_language(rest[1:])) in languages():  # to help and to complain in: else it is told below
        _speak(after)
    asked = command_parser(name, rest[1:]).parse_args(rest[1:])
    if "lang" in asked:  # a command that takes it too: else what was said before it holds
        _speak(asked.lang or language)
        asked.lang = asked.lang or language
    status: int = command(name).run(asked)
    return status


def _say_version() -> int:
    say(f"{PROGRAM} {__version__}")
    return 0


def program_parser() -> Parser:
    """What can be said before a command."""
    width = max(map(len, COMMANDS)) + 2
    listed = "\n".join([_("commands:"), *(f"  {name:{width}}{_(says)}" for name, says in COMMANDS.items())])
    says = _("Worldwide Tennis, a tennis card game for the terminal. Without a command the game opens.")
    parser = Parser(PROGRAM, says, EXAMPLES, listed)
    language, command = _("LANGUAGE"), _("COMMAND")
    parser.usage = f"{PROGRAM} [--lang {language}] [{command} ...]"
    parser.add_argument("--version", action="store_true", help=_("say which version this is, and leave"))
    add_language(parser)
    return parser


def command_parser(name: str, words: Sequence[str] = ()) -> Parser:
    """What can be said after a command. With some that depends on the game, which may be named among the words."""
    from wwtennis.cli.options import add_game, game_in  # here, not above: `--version` must answer at once

    chosen, says, game = command(name), _(COMMANDS[name]), game_in(words)
    by_game = hasattr(chosen, "add_game_arguments")
    examples = (*chosen.EXAMPLES, *chosen.game_examples(game)) if by_game else chosen.EXAMPLES
    parser = Parser(f"{PROGRAM} {name}", says[:1].upper() + says[1:] + ".", examples)
    chosen.add_arguments(parser)
    if by_game:
        add_game(parser)
        chosen.add_game_arguments(parser, game)
    return parser


def _split(argv: Sequence[str]) -> tuple[Sequence[str], Sequence[str]]:
    """The options before the command; the command and all that follows it."""
    at = 0
    while at < len(argv) and argv[at].startswith("-"):
        at += 2 if argv[at] in TAKE_A_VALUE else 1
    return argv[:at], argv[at:]


def _speak(asked: str | None) -> None:
    """In the language that is asked for; else that of the settings, which are no reason to stop, or of the system."""
    try:
        speak(asked if asked is not None else of_the_settings())
    except BadFile as why:  # the catalogue is broken
        complain(str(why))
    except UsageError:
        if asked is not None:
            raise


def _asked_language(words: Sequence[str]) -> str | None:
    """What `--lang` says, known before anything is said."""
    for at, word in enumerate(words):
        if word.startswith("--lang="):
            return word.partition("=")[2]
        if word == "--lang" and at + 1 < len(words):
            return words[at + 1]
    return None


def _play(language: str | None) -> int:
    from wwtennis.tui.shell.terminal import check_terminal

    check_terminal()  # before anything heavy is imported
    from wwtennis.tui.shell.opening import run

    return run(language)
