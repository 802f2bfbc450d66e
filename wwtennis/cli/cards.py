"""`wwtennis cards`: the deck as a table, or a card as it lies on the table."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from typing import TYPE_CHECKING

from wwtennis.cli.parsing import file_path, one_of
from wwtennis.kernel.errors import UsageError
from wwtennis.kernel.voice import can_say, say
from wwtennis.kernel.words import _

if TYPE_CHECKING:
    from wwtennis.games.worldwide.cards import Deck

EXAMPLES = (
    "wwtennis cards",
    "wwtennis cards 37",
    "wwtennis cards lob --surface clay",
    "wwtennis cards --deck mine.yaml",
)
SURFACES = ("clay", "hard", "grass", "indoor")  # of games.worldwide.cards; `--help` loads no game
SYMBOLS = "○◑◆★╭─┬╞═→"


def add_arguments(parser: ArgumentParser) -> None:
    surface = one_of(*SURFACES)
    told = _("tell the malus on this surface first: {surfaces} (default: hard)").format(surfaces=", ".join(SURFACES))
    parser.add_argument("card", nargs="?", metavar="CARD", help=_("its number, or a part of its name"))
    parser.add_argument("--surface", type=surface, default="hard", metavar="SURFACE", help=told)
    parser.add_argument("--deck", type=file_path, metavar="FILE", help=_("the deck in this file"))


def run(arguments: Namespace) -> int:
    from wwtennis.cli.drawn_card import drawn
    from wwtennis.cli.listed_cards import listed
    from wwtennis.files.assets import load_deck
    from wwtennis.games.worldwide.cards import Surface

    deck, ascii_only = load_deck(arguments.deck), not can_say(SYMBOLS)
    found = find_cards(deck, arguments.card)
    if len(found) == 1:
        say(*drawn(deck, found[0], Surface(arguments.surface), ascii_only))
    else:
        say(*listed(deck, found, ascii_only))
    return 0


def find_cards(deck: Deck, wanted: str | None) -> list[int]:
    """The numbers of the cards that are meant: all of them, one by its number, or those with this in their name."""
    numbers = [*deck.strokes, *deck.serves]
    if wanted is None:
        return numbers
    if wanted.removeprefix("#").isdecimal():
        found = [number for number in numbers if str(number) == wanted.removeprefix("#").lstrip("0")]
    else:
        found = [number for number in numbers if wanted.casefold() in deck.name(number).casefold()]
    if not found:
        why = _("there is no card {told!r}: they go from #{first} to #{last}, and `wwtennis cards` prints their names")
        raise UsageError(why.format(told=wanted[:40], first=min(numbers), last=max(numbers)))
    return found
