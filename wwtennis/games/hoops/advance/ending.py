"""What the events at the end of a turn and of the match change."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from wwtennis.games.hoops.advance.taking import take, take_all
from wwtennis.games.hoops.events import (
    CardKept,
    CardRemoved,
    CardsDiscarded,
    DrawAgreed,
    MatchEnded,
    OvertimeStarted,
    Phase,
    TurnEnded,
)  # fmt: skip
from wwtennis.games.hoops.state import GAP, PLACES, Match
from wwtennis.kernel.game import Event


def _card_kept(m: Match, e: CardKept) -> None:
    m.turn.kept.extend(e.cards)


def _cards_discarded(m: Match, e: CardsDiscarded) -> None:
    team = m.teams[e.seat]
    take_all(team.hand, e.cards)
    team.discard.extend(e.cards)


def _card_removed(m: Match, e: CardRemoved) -> None:
    team = m.teams[e.seat]
    take(team.hand, e.card)
    take(team.owned, e.card)
    m.market.out.append(e.card)


def _turn_ended(m: Match, e: TurnEnded) -> None:
    m.phase = Phase.NEXT


def _overtime_started(m: Match, e: OvertimeStarted) -> None:
    """HO-4.4: the track counts turns now; whoever stood there goes."""
    market = m.market
    market.player_discard.extend([card for card in market.track if card])
    market.track = [GAP] * PLACES
    m.overtimes += 1
    m.first, m.turns = e.first, e.turns
    m.number = m.specials = m.agreed = 0
    m.phase = Phase.NEXT


def _draw_agreed(m: Match, e: DrawAgreed) -> None:
    m.agreed += 1


def _match_ended(m: Match, e: MatchEnded) -> None:
    m.winner = e.winner
    m.phase = Phase.OVER


ENTRIES: dict[type[Event], Callable[[Match, Any], None]] = {
    CardKept: _card_kept,
    CardsDiscarded: _cards_discarded,
    CardRemoved: _card_removed,
    TurnEnded: _turn_ended,
    OvertimeStarted: _overtime_started,
    DrawAgreed: _draw_agreed,
    MatchEnded: _match_ended,
}
