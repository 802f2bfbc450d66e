"""Printing something of a game: its cards, its player cards. The commands of that name share this."""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from typing import TYPE_CHECKING

from wwtennis.cli.options import add_options, asked_of
from wwtennis.cli.parsing import file_path, width
from wwtennis.games import kind_of
from wwtennis.kernel.errors import UsageError
from wwtennis.kernel.voice import can_say, hand_over, say
from wwtennis.kernel.words import _

if TYPE_CHECKING:
    from wwtennis.kernel.kind import Listing

SYMBOLS = "○◑◆★╭─┬╞═→"


def game_examples(game: str, what: str) -> Sequence[str]:
    found = kind_of(game).listings.get(what)
    return () if found is None else found.examples


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help=_("print JSON, for programs"))


def add_game_arguments(parser: ArgumentParser, game: str, what: str) -> None:
    found = kind_of(game).listings.get(what)
    if found is None:
        return  # and running it says so
    parser.add_argument("wanted", nargs="?", metavar=_("WANTED"), help=_(found.wanted))
    add_options(parser, found.options)
    own = _("read this file of one's own")
    parser.add_argument(found.own[0], type=file_path, dest="own", metavar=_("FILE"), help=own)


def run(arguments: Namespace, what: str) -> int:
    from wwtennis.files.material import material_of

    found = listing(arguments.game, what)
    material = material_of(arguments.game, **{found.own[1]: arguments.own})
    if arguments.json:
        hand_over(json.dumps(found.data(material, arguments.wanted), ensure_ascii=False, indent=2))
    else:
        asked, plain = asked_of(arguments), not can_say(SYMBOLS)
        say(*found.lines(material, arguments.wanted, asked, ascii_only=plain, width=width()))
    return 0


def listing(game: str, what: str) -> Listing:
    found = kind_of(game).listings.get(what)
    if found is None:
        raise UsageError(_("{game} has no {what} to print").format(game=_(kind_of(game).name), what=_(what)))
    return found
