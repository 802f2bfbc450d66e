"""What the events of the set-up change."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from wwtennis.games.hoops.advance.taking import lying, off_the_top, take_all
from wwtennis.games.hoops.events import (
    CommonShuffled,
    DeckShuffled,
    FirstChosen,
    MiniMarketShown,
    Phase,
    PlayerMarketMade,
    PlayersDealt,
    PlayerSetAside,
    PlayersLeftOut,
    PlayersShuffled,
    PlayersSplit,
    ProfilesShuffled,
    ProfileTaken,
    TacticsShuffled,
    TeamCardTaken,
    TeamTaken,
)  # fmt: skip
from wwtennis.games.hoops.profiles import PROFILES
from wwtennis.games.hoops.state import Match
from wwtennis.kernel.game import Event


def _team_card_taken(m: Match, e: TeamCardTaken) -> None:
    m.teams[e.seat].picked.append(e.card)


def _team_taken(m: Match, e: TeamTaken) -> None:
    """HO-6.1: the machine coach's tactics lie open from the start."""
    team = m.teams[e.seat]
    team.court = list(e.court)
    team.owned = [*e.court, *e.deck]
    team.picked = []
    if team.machine is None:
        team.deck = list(e.deck)
    else:
        for card in e.deck:
            lying(m, team, card).append(card)
    m.phase = Phase.SET_UP


def _players_shuffled(m: Match, e: PlayersShuffled) -> None:
    m.market.unused = list(e.order)
    m.market.player_discard = []


def _player_market_made(m: Match, e: PlayerMarketMade) -> None:
    take_all(m.market.unused, e.pile)
    m.market.pile = list(e.pile)


def _players_dealt(m: Match, e: PlayersDealt) -> None:
    off_the_top(m.market.unused, len(e.cards))
    m.teams[e.seat].dealt = list(e.cards)


def _player_set_aside(m: Match, e: PlayerSetAside) -> None:
    team = m.teams[e.seat]
    take_all(team.dealt, e.cards)
    team.mini.extend(e.cards)
    m.phase = Phase.DRAFT_COMMON


def _players_split(m: Match, e: PlayersSplit) -> None:
    m.teams[e.seat].dealt = []
    m.market.common.extend(e.common)
    m.market.out.extend(e.out)
    m.phase = Phase.SET_UP


def _common_shuffled(m: Match, e: CommonShuffled) -> None:
    market = m.market
    off_the_top(market.unused, len(e.order) - len(market.common))
    market.common = []
    market.pile = list(e.order)


def _players_left_out(m: Match, e: PlayersLeftOut) -> None:
    m.market.out.extend(m.market.pile[: e.count])
    del m.market.pile[: e.count]


def _mini_market_shown(m: Match, e: MiniMarketShown) -> None:
    m.teams[e.seat].mini = list(e.cards)


def _told(m: Match, e: Event) -> None:
    """Told for its own sake: what it decided stands in the events that follow."""


def _profile_taken(m: Match, e: ProfileTaken) -> None:
    m.teams[e.seat].profile = PROFILES[e.profile]
    m.phase = Phase.SET_UP


def _deck_shuffled(m: Match, e: DeckShuffled) -> None:
    team = m.teams[e.seat]
    team.deck = list(e.order)
    team.discard = []


def _tactics_shuffled(m: Match, e: TacticsShuffled) -> None:
    m.market.tactic_pile = list(e.order)
    m.market.tactic_discard = []


def _first_chosen(m: Match, e: FirstChosen) -> None:
    m.first = e.seat


ENTRIES: dict[type[Event], Callable[[Match, Any], None]] = {
    TeamCardTaken: _team_card_taken,
    TeamTaken: _team_taken,
    PlayersShuffled: _players_shuffled,
    PlayerMarketMade: _player_market_made,
    PlayersDealt: _players_dealt,
    PlayerSetAside: _player_set_aside,
    PlayersSplit: _players_split,
    CommonShuffled: _common_shuffled,
    PlayersLeftOut: _players_left_out,
    MiniMarketShown: _mini_market_shown,
    ProfilesShuffled: _told,
    ProfileTaken: _profile_taken,
    DeckShuffled: _deck_shuffled,
    TacticsShuffled: _tactics_shuffled,
    FirstChosen: _first_chosen,
}
