"""Chapter 11: drawing cards."""

from __future__ import annotations

from collections.abc import Iterator

from wwtennis.games.worldwide.events import CardsDrawn, PileShuffled
from wwtennis.games.worldwide.rules.player_powers import extra_draws
from wwtennis.games.worldwide.state import Match
from wwtennis.kernel.game import Event
from wwtennis.kernel.luck import Luck


def draws_earned(m: Match, seat: int) -> int:
    """WT-11.3, R2: the draw effects of the strokes played in the rally, the one that failed included.

    WT-20.13: they mean nothing to the solo opponent.
    """
    side, strokes = m.sides[seat], m.setup.deck.strokes
    if side.solo is not None:
        return 0
    earned = sum([strokes[card].draw for card in side.played]) if side.played else 0
    return earned + extra_draws(side) if side.powers else earned


def draw(m: Match, seat: int, count: int, luck: Luck) -> Iterator[Event]:
    """WT-11.4: an empty draw pile is made anew from the discard pile; with both empty, nothing is drawn."""
    side = m.sides[seat]
    while count > 0:
        if not side.draw:
            if not side.discard:
                return
            yield PileShuffled(seat, luck.shuffled(side.discard))
        cards = tuple(side.draw[-count:][::-1])
        yield CardsDrawn(seat, cards)
        count -= len(cards)
