"""The deck as a table, or a card as it lies on the table."""

from __future__ import annotations

from typing import Any

import msgspec

from wwtennis.games.worldwide.cards import Deck, Surface
from wwtennis.games.worldwide.listings.drawn_card import drawn
from wwtennis.games.worldwide.listings.listed_cards import listed
from wwtennis.games.worldwide.material import Material
from wwtennis.kernel.errors import UsageError
from wwtennis.kernel.kind import Asked
from wwtennis.kernel.words import _


def lines(material: Material, wanted: str | None, asked: Asked, *, ascii_only: bool) -> list[str]:
    """Those that are meant as a table, or the one that is."""
    found = find_cards(material.deck, wanted)
    if len(found) == 1:
        return drawn(material.deck, found[0], Surface(asked["surface"]), ascii_only)
    return listed(material.deck, found, ascii_only)


def data(material: Material, wanted: str | None) -> Any:
    deck = material.deck
    found = find_cards(deck, wanted)
    return [msgspec.to_builtins(deck.strokes.get(number) or deck.serves[number]) for number in found]


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
