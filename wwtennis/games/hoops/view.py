"""What a seat may see (H7): everything but the other hands, the order of the piles and the picks of a draft."""

from __future__ import annotations

import msgspec

from wwtennis.games.hoops.cards import Die, Position, Skill
from wwtennis.games.hoops.events import Phase
from wwtennis.games.hoops.profiles import Profile
from wwtennis.games.hoops.setup import Setup
from wwtennis.games.hoops.state import Match, Team, Turn


class MachineView(msgspec.Struct, frozen=True):
    """HO-6.1: all of the machine coach is open."""

    counter: int
    offered: tuple[int, ...]


class TeamView(msgspec.Struct, frozen=True):
    """One coach, as the seat sees it. `hand` is empty where it is hidden; `hand_count` never lies."""

    court: tuple[int, ...]
    offence: tuple[int, ...]
    defence: tuple[int, ...]
    attack: tuple[Die, ...]
    guard: tuple[Die, ...]
    hand: tuple[int, ...]
    hand_count: int
    deck_count: int
    discard: tuple[int, ...]
    unseen: tuple[int, ...]  # this coach's cards that the seat cannot place, by number: the deck, and a hidden hand
    mini: tuple[int, ...]
    mini_count: int
    dealt: tuple[int, ...]
    picked: tuple[int, ...]
    points: tuple[int, ...]
    tokens: tuple[Position, ...]
    profile: Profile | None
    machine: MachineView | None


class MarketView(msgspec.Struct, frozen=True):
    """HO-1.2: both markets, and how many Fatigue cards are left."""

    track: tuple[int, ...]
    pile_count: int
    player_discard: tuple[int, ...]
    unused_count: int
    shown: tuple[int, ...]
    tactic_pile_count: int
    tactic_discard: tuple[int, ...]
    fatigue_count: int


class TurnView(msgspec.Struct, frozen=True):
    """What has been done in this turn: all of it is open but the cards that another coach keeps."""

    special: bool
    marked: tuple[int, ...]
    substituted: bool
    preparing: bool
    prepared: bool
    bought_player: bool
    bought_tactics: int
    attacked: bool
    defended: bool
    came: int
    fixed: tuple[int, ...]
    air: int
    laying: int
    buying: int
    cost: int
    paid: int
    calling: Position | None
    active: int
    dice: tuple[Die, ...]
    rerolling: tuple[Die, ...]
    keeping: tuple[Die, ...]
    kept: tuple[int, ...]


class View(msgspec.Struct, frozen=True):
    """A match, as one seat sees it. The names are those of the state, so that rules can be asked with a view."""

    seat: int
    setup: Setup
    phase: Phase
    who: int
    number: int
    turns: int
    specials: int
    overtimes: int
    first: int
    agreed: int
    winner: int | None
    market: MarketView
    turn: TurnView
    teams: tuple[TeamView, ...]

    @property
    def me(self) -> TeamView:
        return self.teams[self.seat]

    @property
    def others(self) -> list[TeamView]:
        return [team for seat, team in enumerate(self.teams) if seat != self.seat]

    @property
    def colours_waiting(self) -> frozenset[Skill]:
        """Of the attacks that wait for this seat to defend: none where nothing waits."""
        return frozenset([die.skill for team in self.others for die in team.attack])


def view_of(m: Match, seat: int) -> View:
    """What `seat` may see of the match."""
    market = m.market
    return View(
        seat, m.setup, m.phase, m.who, m.number, m.turns, m.specials, m.overtimes, m.first, m.agreed, m.winner,
        MarketView(
            tuple(market.track), len(market.pile), tuple(market.player_discard), len(market.unused),
            tuple(market.shown), len(market.tactic_pile), tuple(market.tactic_discard), len(market.fatigue),
        ),
        _turn(m.turn, m.who == seat),
        tuple([_team(m, team, other == seat) for other, team in enumerate(m.teams)]),
    )  # fmt: skip


def _turn(turn: Turn, mine: bool) -> TurnView:
    return TurnView(
        turn.special, tuple(turn.marked), turn.substituted, turn.preparing, turn.prepared, turn.bought_player,
        turn.bought_tactics, turn.attacked, turn.defended, turn.came, tuple(turn.fixed), turn.air, turn.laying,
        turn.buying, turn.cost, turn.paid, turn.calling, turn.active, tuple(turn.dice), tuple(turn.rerolling),
        tuple(turn.keeping), tuple(turn.kept) if mine else (),
    )  # fmt: skip


def _team(m: Match, team: Team, mine: bool) -> TeamView:
    machine = team.machine
    shown = not m.setup.draft or m.market.pile or m.number  # HO-5.2: mini-markets are face down until the draft is over
    return TeamView(
        tuple(team.court), tuple(team.offence), tuple(team.defence), tuple(team.attack), tuple(team.guard),
        tuple(team.hand) if mine else (), len(team.hand), len(team.deck), tuple(team.discard), _unseen(team, mine),
        tuple(team.mini) if mine or shown else (), len(team.mini), tuple(team.dealt) if mine else (),
        tuple(team.picked), tuple(team.points), tuple(team.tokens), team.profile,
        None if machine is None else MachineView(machine.counter, tuple(machine.offered)),
    )  # fmt: skip


def _unseen(team: Team, mine: bool) -> tuple[int, ...]:
    """All cards of a coach are known; those that lie open are placed."""
    seen = {*team.court, *team.offence, *team.defence, *team.discard}
    if mine:
        seen.update(team.hand)
    return tuple(sorted([card for card in team.owned if card not in seen]))
