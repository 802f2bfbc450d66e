"""What the events of acting change: substitutions, preparing, buying, mismatches."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from wwtennis.games.hoops.advance.taking import lying, take, take_all
from wwtennis.games.hoops.cards import PLACE
from wwtennis.games.hoops.events import (
    CardBought,
    CardsPaid,
    MismatchCalled,
    MismatchPlayed,
    Phase,
    PlayerCameIn,
    PlayerShifted,
    PlayerWentOff,
    PurchaseBegan,
    RoomNeeded,
    SubstitutionsMade,
    TacticLaid,
)  # fmt: skip
from wwtennis.games.hoops.state import GAP, Match
from wwtennis.kernel.game import Event


def _player_came_in(m: Match, e: PlayerCameIn) -> None:
    _stop_preparing(m)
    take(m.teams[e.seat].hand, e.card)
    m.turn.came += 1
    _take_place(m, e)


def _take_place(m: Match, e: PlayerCameIn | PlayerShifted) -> None:
    place = PLACE[e.position]
    m.teams[e.seat].court[place] = e.card
    m.turn.fixed.append(place)
    m.turn.air = e.replaced
    m.phase = Phase.SHIFT


def _player_went_off(m: Match, e: PlayerWentOff) -> None:
    m.teams[e.seat].discard.append(e.card)
    m.turn.air = 0
    m.phase = Phase.SUBSTITUTE


def _substitutions_made(m: Match, e: SubstitutionsMade) -> None:
    team = m.teams[e.seat]
    take_all(team.hand, e.fatigue)
    take_all(team.owned, e.fatigue)
    m.market.fatigue.extend(e.fatigue)
    m.turn.substituted = True
    m.phase = Phase.ACT


def _stop_preparing(m: Match) -> None:
    """HO-3.4: each act at most once: another one ends this."""
    m.turn.prepared = m.turn.prepared or m.turn.preparing


def _room_needed(m: Match, e: RoomNeeded) -> None:
    m.turn.preparing = True
    m.turn.laying = e.card
    m.phase = Phase.ROOM


def _tactic_laid(m: Match, e: TacticLaid) -> None:
    team = m.teams[e.seat]
    places = lying(m, team, e.card)
    take(team.hand, e.card)
    if e.instead:
        places.remove(e.instead)
        team.discard.append(e.instead)
    places.append(e.card)
    m.turn.preparing = True
    m.turn.laying = 0
    m.phase = Phase.ACT


def _purchase_began(m: Match, e: PurchaseBegan) -> None:
    _stop_preparing(m)
    m.turn.buying, m.turn.cost, m.turn.paid = e.card, e.cost, 0
    m.phase = Phase.PAY


def _cards_paid(m: Match, e: CardsPaid) -> None:
    team = m.teams[e.seat]
    take_all(team.hand, e.cards)
    team.discard.extend(e.cards)
    m.turn.paid += e.value


def _card_bought(m: Match, e: CardBought) -> None:
    team, market = m.teams[e.seat], m.market
    if e.card in m.setup.deck.tactics:
        market.shown[market.shown.index(e.card)] = GAP
        m.turn.bought_tactics += 1
    else:
        m.turn.bought_player = True
        if e.card in team.mini:
            team.mini.remove(e.card)
        else:
            market.track[market.track.index(e.card)] = GAP
    team.owned.append(e.card)
    (team.hand if e.to_hand else team.deck).append(e.card)
    m.turn.buying = 0
    m.phase = Phase.ACT


def _mismatch_called(m: Match, e: MismatchCalled) -> None:
    m.turn.calling = e.position
    m.phase = Phase.OPPONENT


def _mismatch_played(m: Match, e: MismatchPlayed) -> None:
    team = m.teams[e.seat]
    team.points[e.against] += e.scored
    team.tokens.remove(e.position)
    m.turn.calling = None
    m.phase = Phase.ACT


ENTRIES: dict[type[Event], Callable[[Match, Any], None]] = {
    PlayerCameIn: _player_came_in,
    PlayerShifted: _take_place,
    PlayerWentOff: _player_went_off,
    SubstitutionsMade: _substitutions_made,
    RoomNeeded: _room_needed,
    TacticLaid: _tactic_laid,
    PurchaseBegan: _purchase_began,
    CardsPaid: _cards_paid,
    CardBought: _card_bought,
    MismatchCalled: _mismatch_called,
    MismatchPlayed: _mismatch_played,
}
