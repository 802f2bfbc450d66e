"""Chapter 11: the ways in which a point is won and lost."""

from __future__ import annotations

from collections.abc import Iterator

from wwtennis.games.worldwide.cards import Zone
from wwtennis.games.worldwide.events import How, PointWon, ServeMissed, StrokeLanded
from wwtennis.games.worldwide.rules.stars_and_spin import spin_in_force, star_gain
from wwtennis.games.worldwide.state import Match
from wwtennis.kernel.game import Event
from wwtennis.kernel.luck import Luck
from wwtennis.tennis.score import after_point


def won(m: Match, seat: int, how: How) -> PointWon:
    """WT-11.1, WT-11.2: the point, and the score that it makes."""
    return PointWon(seat, how, after_point(m.setup.played, m.score, seat))


def fault_costs_the_point(m: Match, luck: Luck) -> Iterator[Event]:
    """WT-8.4, WT-9.6."""
    assert m.called is not None
    how = How.DOUBLE_FAULT if isinstance(m.called, ServeMissed) else How.FAULT
    return iter((won(m, 1 - m.called.seat, how),))


def land(m: Match, seat: int, number: int, target: Zone | None, *, winner: bool) -> Iterator[Event]:
    """WT-9.7, WT-9.8, R1: a success sends the ball off, for its Star; WT-13.6, WT-13.8: a winner wins the point."""
    card, side = m.setup.deck.strokes[number], m.sides[seat]
    star = star_gain(m.setup.advanced, card.star, side.stars, side.tokens) if card.star else 0
    yield StrokeLanded(seat, number, target, spin_in_force(m.setup, card.spin), star, winner)
    if winner:
        yield won(m, seat, How.WINNER)
