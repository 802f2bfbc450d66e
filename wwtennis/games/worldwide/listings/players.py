"""The player cards, in words."""

from __future__ import annotations

import textwrap
from typing import Any

from wwtennis.games.worldwide.material import Material
from wwtennis.games.worldwide.player_cards import PlayerCard, find_player
from wwtennis.games.worldwide.powers import POWERS
from wwtennis.kernel.words import _

NARROWEST = 40  # characters


def lines(material: Material, wanted: str | None, width: int) -> list[str]:
    """All of them, or the one that is wanted with the cards that go."""
    room = max(NARROWEST, width)
    if wanted is not None:
        card = find_player(material.players, wanted)
        return [*in_words(card, room), *_removed(material, card)]
    said = [line for card in material.players.values() for line in ["", *in_words(card, room)]]
    return said[1:]


def data(material: Material, wanted: str | None) -> Any:
    found = material.players.values() if wanted is None else [find_player(material.players, wanted)]
    return [as_data(card) for card in found]


def in_words(card: PlayerCard, width: int) -> list[str]:
    """A player card as text: who it is, its numbers, and every power (+) and penalty (-)."""
    said = [f"{card.name} ({card.id}): {card.style}", *_folded("  ", numbers(card), width)]
    for sign, powers in (("+", card.powers), ("-", card.penalties)):
        for power, number in powers:
            said += _folded(f"  {sign} ", POWERS[power].sentence(number), width)
    return said


def numbers(card: PlayerCard) -> str:
    """WT-18.1, WT-18.2."""
    told = _("Hand {hand}, Stars {up} up and {down} down").format(
        hand=card.hand, up=card.stars_up, down=card.stars_down
    )
    removed = " ".join(f"#{number}" for number in card.removed)
    return told + (_(", without {cards}").format(cards=removed) if removed else "")


def _removed(material: Material, card: PlayerCard) -> list[str]:
    strokes = material.deck.strokes
    return ["", _("Cards that go:"), *(f"  #{number:<3} {strokes[number].name}" for number in card.removed)]


def _folded(mark: str, text: str, width: int) -> list[str]:
    return textwrap.wrap(text, width, initial_indent=mark, subsequent_indent=" " * len(mark))


def as_data(card: PlayerCard) -> dict[str, Any]:
    return {
        "id": card.id,
        "name": card.name,
        "style": card.style,
        "hand": card.hand,
        "stars": {"up": card.stars_up, "down": card.stars_down},
        "removes": list(card.removed),
        "powers": dict(card.powers),
        "penalties": dict(card.penalties),
        "says": card.sentences(),
        "fingerprint": card.fingerprint,
    }
