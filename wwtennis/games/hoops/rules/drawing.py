"""Chapter 3: piles, drawing from them, and making them anew (H10)."""

from __future__ import annotations

from collections.abc import Iterator

from wwtennis.games.hoops.events import CardsDrawn, DeckShuffled, TacticsShown, TacticsShuffled
from wwtennis.games.hoops.setup import HAND
from wwtennis.games.hoops.state import GAP, Match
from wwtennis.kernel.game import Event
from wwtennis.kernel.luck import Luck


def draw(m: Match, seat: int, count: int, luck: Luck) -> Iterator[Event]:
    """HO-3.15, H10: an empty deck is made anew from the discard pile; with both empty the draw stops."""
    team = m.teams[seat]
    while count > 0:
        if not team.deck:
            if not team.discard:
                return
            yield DeckShuffled(seat, luck.shuffled(team.discard))
        cards = tuple(team.deck[-count:][::-1])
        yield CardsDrawn(seat, cards)
        count -= len(cards)


def fill_hand(m: Match, seat: int, luck: Luck) -> Iterator[Event]:
    """HO-3.15: draw to 6."""
    return draw(m, seat, HAND - len(m.teams[seat].hand), luck)


def fill_tactics(m: Match, luck: Luck) -> Iterator[Event]:
    """HO-3.3, HO-3.15, H10: every gap of the tactic market, as far as the cards go."""
    market = m.market
    while gaps := market.shown.count(GAP):
        if not market.tactic_pile:
            if not market.tactic_discard:
                return
            yield TacticsShuffled(luck.shuffled(market.tactic_discard))
        yield TacticsShown(tuple(market.tactic_pile[-gaps:][::-1]))
