"""What Stars and cards are worth to the greedy bot beyond the point being played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from wwtennis.games.worldwide.bots.greedy import weights as w
from wwtennis.games.worldwide.cards import Deck


def of_stars(held: int, spent: int) -> float:
    """The worth of so many of the Stars that I hold: the last ones are worth least."""
    return w.STARS_HELD[min(held, MOST_STARS)] - w.STARS_HELD[min(held - spent, MOST_STARS)] if spent else 0.0


MOST_STARS = len(w.STARS_HELD) - 1  # nobody has more; if somebody did, the further ones would be worth nothing


def to_keep(deck: Deck, hand: Sequence[int]) -> dict[int, float]:
    """How much each card of this hand would be missed: what it does, and how few others start where it does."""
    cards = [deck.strokes[number] for number in hand]
    starts = Counter([zone for card in cards for zone in card.starts])
    share = {zone: w.ONLY_FROM_ZONE / count for zone, count in starts.items()}
    return {card.number: w.KEPT_CARD[card.kind] + sum([share[zone] for zone in card.starts]) for card in cards}
