"""How a match stands. The books only: no rule is decided here."""

from __future__ import annotations

from enum import StrEnum
from functools import lru_cache

import msgspec

from wwtennis.games.worldwide.cards import DROPS, Deck, Kind, Pile, Risk, Serve, Spin, Stroke, Surface, Zone
from wwtennis.games.worldwide.events import ServeMissed, StrokeMissed
from wwtennis.games.worldwide.player_cards import Powers
from wwtennis.games.worldwide.setup import CHALLENGES, NO_HAND, SOLO_SEAT, SeatSetup, Setup
from wwtennis.tennis.score import Score


class Phase(StrEnum):
    """Where in the rulebook the match stands."""

    SET_UP = "set-up"
    SIDE = "side"
    SERVE = "serve"
    CALL = "call"  # out by a hair: it may be challenged
    FAULT = "fault"  # the fault stands, and costs the point
    REPOSITION = "reposition"
    CHASE = "chase"
    STROKE = "stroke"
    POINT_OVER = "point over"
    BETWEEN = "between points"
    TRIM = "trim"
    REST = "rest"
    PLAN = "plan"
    OVER = "over"


class Ball(msgspec.Struct, frozen=True):
    """The ball in play: what its last stroke means for whoever must answer it."""

    by: int
    card: int
    risk: Risk
    malus: int
    spin: Spin | None
    zone: Zone
    lob: bool = False
    drop: bool = False


class Solo:
    """WT-19.2, WT-20: what the solo opponent has in place of a hand."""

    __slots__ = ("fatigue", "piles", "smash")

    def __init__(self) -> None:
        self.piles: dict[Pile, list[int]] = {}  # the last card of each is on top
        self.smash: int | None = None  # while it is active (WT-20.11)
        self.fatigue = 0  # what its strokes are harder by in this rally (WT-20.9)

    def copy(self) -> Solo:
        twin = Solo()
        twin.piles = {pile: cards[:] for pile, cards in self.piles.items()}
        twin.smash = self.smash
        twin.fatigue = self.fatigue
        return twin


class Side:
    """One player's end of the court and of the table."""

    __slots__ = (
        "built", "challenges", "discard", "draw", "hand", "known", "limit", "played", "powers", "solo", "stars",
        "tokens", "zone",
    )  # fmt: skip

    def __init__(self, agreed: SeatSetup, deck: list[int], challenges: int) -> None:
        self.hand: list[int] = []
        self.known: list[int] = []  # those cards of the hand that the other player has seen go there
        self.draw: list[int] = deck  # the last card is on top
        self.discard: list[int] = []
        self.played: list[int] = []  # in this rally
        self.limit = agreed.hand
        self.stars = agreed.stars_up
        self.tokens = agreed.stars_up + agreed.stars_down
        self.challenges = challenges
        self.zone = Zone.NEUTRAL
        self.built = 0  # printed difficulties of the strokes landed in this rally (WT-13.5)
        self.powers: Powers = ()  # and penalties, of the player card (WT-18.3)
        self.solo: Solo | None = None  # what only the solo opponent has

    @property
    def hand_count(self) -> int:
        """What of the hand is open to both (R41)."""
        return len(self.hand)

    def copy(self) -> Side:
        twin = object.__new__(Side)
        twin.hand = self.hand[:]
        twin.known = self.known[:]
        twin.draw = self.draw[:]
        twin.discard = self.discard[:]
        twin.played = self.played[:]
        twin.limit = self.limit
        twin.stars = self.stars
        twin.tokens = self.tokens
        twin.challenges = self.challenges
        twin.zone = self.zone
        twin.built = self.built
        twin.powers = self.powers
        twin.solo = None if self.solo is None else self.solo.copy()
        return twin


class Match:
    """A match in progress."""

    __slots__ = (
        "answered", "ball", "called", "ends_changed", "events", "fault", "phase", "point_winner", "replaying",
        "resting", "retreated", "rolled", "score", "server", "setup", "sides", "turn", "zone",
    )  # fmt: skip

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.events = 0  # how many it was advanced by
        self.sides = (_side(setup, 0), _side(setup, 1))
        self.phase = Phase.SET_UP
        self.turn = 0  # whose decision is next
        self.score = Score(server=0)
        self.server = 0  # of the point being played
        self.zone = Zone.FOREHAND  # where its serve goes
        self.fault: int | None = None  # the serve card that missed the first ball
        self.ball: Ball | None = None
        self.answered: Ball | None = None  # the ball that the last stroke answered
        self.retreated = False  # this turn left the net for a Lob
        self.called: ServeMissed | StrokeMissed | None = None  # the ball just called out
        self.rolled = 0  # what the d20 of the last test shows
        self.replaying = False
        self.point_winner = 0
        self.ends_changed = False
        self.resting: tuple[int, ...] = ()

    def copy(self) -> Match:
        twin = object.__new__(Match)
        twin.setup = self.setup
        twin.events = self.events
        twin.sides = (self.sides[0].copy(), self.sides[1].copy())
        twin.phase = self.phase
        twin.turn = self.turn
        twin.score = self.score
        twin.server = self.server
        twin.zone = self.zone
        twin.fault = self.fault
        twin.ball = self.ball
        twin.answered = self.answered
        twin.retreated = self.retreated
        twin.called = self.called
        twin.rolled = self.rolled
        twin.replaying = self.replaying
        twin.point_winner = self.point_winner
        twin.ends_changed = self.ends_changed
        twin.resting = self.resting
        return twin


def _side(setup: Setup, seat: int) -> Side:
    if setup.solo is None or seat != SOLO_SEAT:
        side = Side(setup.seats[seat], strokes_of(setup, seat), CHALLENGES if setup.challenges_on else 0)
        side.powers = setup.powers_of(seat)
        return side
    side = Side(NO_HAND, strokes_of(setup, seat), challenges=0)
    side.solo = Solo()
    return side


def strokes_of(setup: Setup, seat: int) -> list[int]:
    """WT-18.2: the deck of this seat, without what its player card removes."""
    return list(_strokes_without(setup.deck, setup.seats[seat].removed))


@lru_cache(maxsize=64)
def _strokes_without(deck: Deck, removed: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([number for number in deck.strokes if number not in removed])


@lru_cache(maxsize=5000)  # balls are immutable: each is made once
def served(surface: Surface, seat: int, card: Serve, spin: Spin | None, zone: Zone) -> Ball:
    return Ball(seat, card.number, card.risk, card.malus[surface], spin, zone)


@lru_cache(maxsize=5000)
def struck(surface: Surface, seat: int, card: Stroke, spin: Spin | None, zone: Zone) -> Ball:
    is_lob, is_drop = card.kind is Kind.LOB, card.kind in DROPS
    return Ball(seat, card.number, card.risk, card.malus[surface], spin, zone, is_lob, is_drop)
