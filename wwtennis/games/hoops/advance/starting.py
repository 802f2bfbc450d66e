"""What the events at the start of a turn change: scoring, the markets."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from wwtennis.games.hoops.advance.taking import off_the_top, take_all
from wwtennis.games.hoops.events import (
    AttackScored,
    CardPutBack,
    CardsDrawn,
    Phase,
    PhaseBegan,
    PlayerShown,
    TacticMarked,
    TacticsReplaced,
    TacticsShown,
    TrackMoved,
    TurnStarted,
)  # fmt: skip
from wwtennis.games.hoops.state import GAP, PLACES, Match, Turn
from wwtennis.kernel.game import Event


def _turn_started(m: Match, e: TurnStarted) -> None:
    """HO-5.8: with more than two coaches defence dice stay until their owner's next turn."""
    m.who = e.seat
    m.number = e.number
    m.specials += e.special
    m.turn = Turn(e.special)
    m.phase = Phase.START
    if len(m.teams) > 2:
        m.teams[e.seat].guard = []


def _attack_scored(m: Match, e: AttackScored) -> None:
    """HO-3.1: both sets of dice go back; HO-5.8: with more coaches each defends until the own next turn."""
    team = m.teams[e.seat]
    team.attack = []
    for against, _stopped, points in [(each.against, each.stopped, each.points) for each in e.scored]:
        team.points[against] += points
        if len(m.teams) == 2:
            m.teams[against].guard = []


def _player_shown(m: Match, e: PlayerShown) -> None:
    market = m.market
    off_the_top(market.pile, 1)
    gap = market.track.index(GAP) if GAP in market.track else PLACES - 1
    market.track = [e.card, *market.track[:gap], *market.track[gap + 1 :]]
    _pushed_out(m, e.out)


def _track_moved(m: Match, e: TrackMoved) -> None:
    m.market.track = [GAP, *m.market.track[:-1]]
    _pushed_out(m, e.out)


def _pushed_out(m: Match, card: int) -> None:
    """HO-6.2: to the machine coach, where there is one."""
    if card:
        machine = m.teams[-1].machine
        (m.market.player_discard if machine is None else machine.offered).append(card)


def _phase_began(m: Match, e: PhaseBegan) -> None:
    m.who = e.seat
    m.phase = e.phase


def _cards_drawn(m: Match, e: CardsDrawn) -> None:
    team = m.teams[e.seat]
    off_the_top(team.deck, len(e.cards))
    team.hand.extend(e.cards)


def _card_put_back(m: Match, e: CardPutBack) -> None:
    team = m.teams[e.seat]
    take_all(team.hand, e.cards)
    team.deck.extend(e.cards)


def _tactic_marked(m: Match, e: TacticMarked) -> None:
    m.turn.marked.append(e.card)


def _tactics_replaced(m: Match, e: TacticsReplaced) -> None:
    market = m.market
    for card in e.cards:
        market.shown[market.shown.index(card)] = GAP
    market.tactic_discard.extend(e.cards)
    m.turn.marked = []


def _tactics_shown(m: Match, e: TacticsShown) -> None:
    market = m.market
    off_the_top(market.tactic_pile, len(e.cards))
    for card in e.cards:
        market.shown[market.shown.index(GAP)] = card


ENTRIES: dict[type[Event], Callable[[Match, Any], None]] = {
    TurnStarted: _turn_started,
    AttackScored: _attack_scored,
    PlayerShown: _player_shown,
    TrackMoved: _track_moved,
    PhaseBegan: _phase_began,
    CardsDrawn: _cards_drawn,
    CardPutBack: _card_put_back,
    TacticMarked: _tactic_marked,
    TacticsReplaced: _tactics_replaced,
    TacticsShown: _tactics_shown,
}
