"""Options that a game describes, for the parser of a command; and the one that says which game."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from wwtennis.cli.parsing import one_of, whole_number
from wwtennis.games import FIRST, GAMES
from wwtennis.kernel.words import _

if TYPE_CHECKING:
    from wwtennis.kernel.kind import Option

GAME = "--game"


def game_in(words: Sequence[str]) -> str:
    """The game that a command line names, known before it is parsed: which options there are depends on it."""
    for at, word in enumerate(words):
        named = word.partition("=")[2] if word.startswith(f"{GAME}=") else ""
        if word == GAME and at + 1 < len(words):
            named = words[at + 1]
        if named in GAMES:
            return named
    return FIRST  # a word that is no game is told by the parser


def add_game(parser: ArgumentParser) -> None:
    says = _("which game: {games} (default: {first})").format(games=", ".join(GAMES), first=FIRST)
    parser.add_argument(GAME, type=one_of(*GAMES), default=FIRST, metavar=_("GAME"), help=says)


def add_options(parser: ArgumentParser, options: Iterable[Option]) -> None:
    for option in options:
        if option.is_flag:
            parser.add_argument(option.name, action="store_true", help=option.says)
            continue
        how: dict[str, Any] = {"type": one_of(*option.words)} if option.words else {}
        if option.alone is not None:
            how |= {"nargs": "?", "const": option.alone}
        is_number = bool(option.words) and all(word.isdecimal() for word in option.words)
        named = option.takes or ("N" if is_number else _("WORD"))
        parser.add_argument(option.name, default=option.default, metavar=named, help=option.says, **how)


def add_crew(parser: ArgumentParser) -> None:
    """Who works, where there is much to do."""
    jobs = _("so many processes (default: one for each core)")
    parser.add_argument("--jobs", type=whole_number(1, 4096), metavar="N", help=jobs)
    scheduler = _("the workers of a Dask cluster instead, by the address of its scheduler: tcp://host:8786")
    parser.add_argument("--scheduler", metavar=_("ADDRESS"), help=scheduler)


def asked_of(arguments: Namespace) -> dict[str, Any]:
    """What was asked for, as games take it."""
    return vars(arguments)
