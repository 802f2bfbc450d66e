"""What the events of the machine coach change."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from wwtennis.games.hoops.advance.taking import lying, machine_of, off_the_top
from wwtennis.games.hoops.cards import PLACE
from wwtennis.games.hoops.events import (
    CounterRaised,
    OfferDeclined,
    PlayerRecruited,
    PlayersOffered,
    TacticTaken,
)  # fmt: skip
from wwtennis.games.hoops.state import GAP, Match
from wwtennis.kernel.game import Event


def _counter_raised(m: Match, e: CounterRaised) -> None:
    machine_of(m, e.seat).counter = e.counter


def _players_offered(m: Match, e: PlayersOffered) -> None:
    off_the_top(m.market.unused, len(e.cards))
    machine_of(m, e.seat).offered.extend(e.cards)


def _player_recruited(m: Match, e: PlayerRecruited) -> None:
    team = m.teams[e.seat]
    machine_of(m, e.seat).offered.remove(e.card)
    team.court[PLACE[e.position]] = e.card
    team.owned.append(e.card)
    team.discard.append(e.replaced)


def _offer_declined(m: Match, e: OfferDeclined) -> None:
    machine_of(m, e.seat).offered = []
    m.market.player_discard.extend(e.cards)


def _tactic_taken(m: Match, e: TacticTaken) -> None:
    team, market = m.teams[e.seat], m.market
    market.shown[market.shown.index(e.card)] = GAP
    places = lying(m, team, e.card)
    places.remove(e.instead)
    places.append(e.card)
    team.owned.append(e.card)
    team.discard.append(e.instead)


ENTRIES: dict[type[Event], Callable[[Match, Any], None]] = {
    CounterRaised: _counter_raised,
    PlayersOffered: _players_offered,
    PlayerRecruited: _player_recruited,
    OfferDeclined: _offer_declined,
    TacticTaken: _tactic_taken,
}
