"""How a match stands. The books only: no rule is decided here."""

from __future__ import annotations

from wwtennis.games.hoops.cards import FATIGUE, POSITIONS, Die, Position
from wwtennis.games.hoops.events import Phase
from wwtennis.games.hoops.profiles import Profile
from wwtennis.games.hoops.setup import MACHINE_SEAT, Setup

GAP = 0  # an empty place of a market
PLACES = 6  # of either market (HO-1.2)


class MachineSide:
    """HO-6.1: what the machine coach has in place of a hand and a deck."""

    __slots__ = ("counter", "offered")

    def __init__(self, counter: int) -> None:
        self.counter = counter
        self.offered: list[int] = []  # players pushed out of the market, until its turn

    def copy(self) -> MachineSide:
        twin = MachineSide(self.counter)
        twin.offered = self.offered[:]
        return twin


class Team:
    """HO-1.1: one coach's court, cards and waiting dice."""

    __slots__ = (
        "attack", "court", "dealt", "deck", "defence", "discard", "guard", "hand", "machine", "mini", "offence",
        "owned", "picked", "points", "profile", "tokens",
    )  # fmt: skip

    def __init__(self, coaches: int) -> None:
        self.court: list[int] = []  # by position
        self.offence: list[int] = []  # tactics that lie prepared
        self.defence: list[int] = []
        self.attack: list[Die] = []  # that wait
        self.guard: list[Die] = []
        self.hand: list[int] = []
        self.deck: list[int] = []  # the last card is on top
        self.discard: list[int] = []
        self.owned: list[int] = []  # all cards of this coach, wherever they are: open to all
        self.mini: list[int] = []  # HO-5.2: the own mini-market
        self.dealt: list[int] = []  # HO-5.2: to choose from in this round
        self.picked: list[int] = []  # HO-5.1: of the own team, so far
        self.points = [0] * coaches  # scored in the match against each of the others
        self.tokens: list[Position] = list(POSITIONS)  # HO-5.6: mismatches not called yet
        self.profile: Profile | None = None
        self.machine: MachineSide | None = None

    @property
    def hand_count(self) -> int:
        """What of the hand is open to all (H7)."""
        return len(self.hand)

    def copy(self) -> Team:
        twin = object.__new__(Team)
        twin.court = self.court[:]
        twin.offence = self.offence[:]
        twin.defence = self.defence[:]
        twin.attack = self.attack[:]
        twin.guard = self.guard[:]
        twin.hand = self.hand[:]
        twin.deck = self.deck[:]
        twin.discard = self.discard[:]
        twin.owned = self.owned[:]
        twin.mini = self.mini[:]
        twin.dealt = self.dealt[:]
        twin.picked = self.picked[:]
        twin.points = self.points[:]
        twin.tokens = self.tokens[:]
        twin.profile = self.profile
        twin.machine = None if self.machine is None else self.machine.copy()
        return twin


class Market:
    """HO-1.2: both markets, and the Fatigue pile."""

    __slots__ = (
        "common", "fatigue", "out", "pile", "player_discard", "shown", "tactic_discard", "tactic_pile", "track",
        "unused",
    )  # fmt: skip

    def __init__(self) -> None:
        self.track = [GAP] * PLACES
        self.pile: list[int] = []  # of players; the last card is on top
        self.player_discard: list[int] = []
        self.unused: list[int] = []  # players that are not in this game
        self.shown = [GAP] * PLACES  # tactics
        self.tactic_pile: list[int] = []
        self.tactic_discard: list[int] = []
        self.fatigue = list(FATIGUE)
        self.common: list[int] = []  # HO-5.2: drafted, not yet shuffled
        self.out: list[int] = []  # of the game

    def copy(self) -> Market:
        twin = object.__new__(Market)
        twin.track = self.track[:]
        twin.pile = self.pile[:]
        twin.player_discard = self.player_discard[:]
        twin.unused = self.unused[:]
        twin.shown = self.shown[:]
        twin.tactic_pile = self.tactic_pile[:]
        twin.tactic_discard = self.tactic_discard[:]
        twin.fatigue = self.fatigue[:]
        twin.common = self.common[:]
        twin.out = self.out[:]
        return twin


class Turn:
    """What has been done in this turn, and what is being done."""

    __slots__ = (
        "active", "air", "attacked", "bought_player", "bought_tactics", "buying", "calling", "came", "cost", "defended",
        "dice", "fixed", "keeping", "kept", "laying", "marked", "paid", "prepared", "preparing", "rerolling",
        "special", "substituted",
    )  # fmt: skip

    def __init__(self, special: bool = False) -> None:
        self.special = special  # HO-4.2
        self.marked: list[int] = []  # tactics to be replaced
        self.substituted = self.preparing = self.prepared = self.bought_player = False
        self.bought_tactics = 0
        self.attacked = self.defended = False
        self.came = 0  # players who came in
        self.fixed: list[int] = []  # places whose players stay put (H15)
        self.air = 0  # the player who made way, and stands nowhere yet
        self.laying = 0  # the tactic that needs room
        self.buying = self.cost = self.paid = 0
        self.calling: Position | None = None  # the mismatch whose opponent is to be named
        self.active = 0  # the tactic that is being resolved
        self.dice: list[Die] = []
        self.rerolling: list[Die] = []
        self.keeping: list[Die] = []
        self.kept: list[int] = []  # cards that stay in the hand

    @property
    def acting(self) -> bool:
        """HO-3.9: activating comes last."""
        return not self.attacked and not self.defended

    def copy(self) -> Turn:
        twin = object.__new__(Turn)
        twin.special = self.special
        twin.marked = self.marked[:]
        twin.substituted, twin.preparing, twin.prepared = self.substituted, self.preparing, self.prepared
        twin.bought_player, twin.bought_tactics = self.bought_player, self.bought_tactics
        twin.attacked, twin.defended = self.attacked, self.defended
        twin.came, twin.fixed, twin.air, twin.laying = self.came, self.fixed[:], self.air, self.laying
        twin.buying, twin.cost, twin.paid, twin.calling = self.buying, self.cost, self.paid, self.calling
        twin.active, twin.dice, twin.rerolling = self.active, self.dice[:], self.rerolling[:]
        twin.keeping, twin.kept = self.keeping[:], self.kept[:]
        return twin


class Match:
    """A match in progress."""

    __slots__ = (
        "agreed", "events", "first", "market", "number", "overtimes", "phase", "setup", "specials", "teams", "turn",
        "turns", "who", "winner",
    )  # fmt: skip

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.events = 0  # how many it was advanced by
        self.teams = tuple(Team(setup.coaches) for _ in setup.seats)
        if setup.machine is not None:
            self.teams[MACHINE_SEAT].machine = MachineSide(setup.machine.level)
        self.market = Market()
        self.phase = Phase.SET_UP
        self.who = 0  # whose decision is next
        self.turn = Turn()
        self.number = 0  # of the turn, in regulation time or in this overtime
        self.turns = setup.turns
        self.specials = 0  # special turns begun (HO-4.2)
        self.overtimes = 0
        self.first = 0
        self.agreed = 0  # coaches who would take a draw
        self.winner: int | None = None

    def copy(self) -> Match:
        twin = object.__new__(Match)
        twin.setup = self.setup
        twin.events = self.events
        twin.teams = tuple([team.copy() for team in self.teams])
        twin.market = self.market.copy()
        twin.phase = self.phase
        twin.who = self.who
        twin.turn = self.turn.copy()
        twin.number = self.number
        twin.turns = self.turns
        twin.specials = self.specials
        twin.overtimes = self.overtimes
        twin.first = self.first
        twin.agreed = self.agreed
        twin.winner = self.winner
        return twin
