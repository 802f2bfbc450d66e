"""What Stars and cards are worth to the greedy bot beyond the point being played."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from wwtennis.games.worldwide.bots.greedy import weights as w
from wwtennis.games.worldwide.cards import Deck, Zone


def of_stars(held: int, spent: int) -> float:
    """The worth of so many of the Stars that I hold: the last ones are worth least."""
    return w.STARS_HELD[min(held, MOST_STARS)] - w.STARS_HELD[min(held - spent, MOST_STARS)] if spent else 0.0


MOST_STARS = len(w.STARS_HELD) - 1  # nobody has more; if somebody did, the further ones would be worth nothing


def of_drawing(cards: int, held: int) -> float:
    """The worth of so many unseen cards to a hand of this size."""
    return cards * w.DRAWN_CARD[min(held, len(w.DRAWN_CARD) - 1)]


def to_keep(deck: Deck, hand: Sequence[int]) -> dict[int, float]:
    """How much each card of this hand would be missed: what it does, and how few others start where it does."""
    sheet = _sheet(deck)
    cards = [sheet[number] for number in hand]
    counted = sum([counts for _, counts, _ in cards])
    share = _shares(counted)
    return {number: own + share[starts] for number, (own, _, starts) in zip(hand, cards, strict=True)}


DIGITS = {zone: 100**place for place, zone in enumerate(Zone)}  # cards by zone are counted as digits of one number


@lru_cache(maxsize=32)
def _sheet(deck: Deck) -> dict[int, tuple[float, int, tuple[Zone, ...]]]:
    """For each card what it does, and where it starts."""
    return {
        number: (w.KEPT_CARD[card.kind], sum([DIGITS[zone] for zone in card.starts]), card.starts)
        for number, card in deck.strokes.items()
    }


@lru_cache(maxsize=5000)
def _shares(counted: int) -> Shares:
    """By where a card starts, what its starting there is worth, with so many cards from each zone."""
    return Shares({zone: counted // digit % 100 for zone, digit in DIGITS.items()})


class Shares(dict[tuple[Zone, ...], float]):
    """Worked out when they are asked for."""

    def __init__(self, counts: dict[Zone, int]) -> None:
        super().__init__()
        self._counts = counts

    def __missing__(self, starts: tuple[Zone, ...]) -> float:
        self[starts] = worth = sum([w.ONLY_FROM_ZONE / self._counts[zone] for zone in starts])
        return worth
