"""How a match stands: what the events add up to. No rule is decided here."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from wwtennis.games.serve_play.cards import Half, Place
from wwtennis.games.serve_play.setup import Setup
from wwtennis.tennis.score import Score


class Phase(StrEnum):
    """Where in the rules the match stands."""

    SET_UP = "set-up"
    GIVE = "give"  # before a game of doubles
    TAKE = "take"
    BETWEEN = "between points"
    SERVE = "serve"
    BALL = "ball"
    POINT_OVER = "point over"
    OVER = "over"


class Ball(msgspec.Struct, frozen=True):
    """The ball in play: who struck it, and where it lies for whoever must answer it."""

    by: int
    side: int  # whose end it is at
    place: Place
    is_smashed: bool = False  # SP-14: then only a KILL answers it


class Match:
    """A match in progress."""

    __slots__ = (
        "ball", "discard", "draw", "events", "exchanged", "exchanging", "fault", "half", "hands", "is_left", "moved",
        "offered", "passed", "path", "phase", "point_winner", "score", "serve_draw", "serve_next", "serve_used",
        "server", "setup", "turn",
    )  # fmt: skip

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.events = 0  # how many it was advanced by
        self.phase = Phase.SET_UP
        self.turn = 0  # whose decision is next
        self.score = Score(server=0)
        self.hands: list[list[int]] = [[] for _ in setup.names]
        self.draw: list[int] = list(setup.decks.plays)  # the last card is on top
        self.discard: list[int] = []
        self.serve_draw: list[int] = list(setup.decks.serves)  # the last card is on top
        self.serve_used: list[int] = []
        self.serve_next: int | None = None  # the card on top, where all know it: the last one when the rest came back
        self.server = 0  # of the point being played, or of the one before
        self.half = Half.RIGHT  # that it is served from
        self.fault = False  # SP-9: the first ball was one, and this is the second
        self.ball: Ball | None = None
        self.path: list[Ball] = []  # every ball of the rally, from the serve on
        self.passed: list[tuple[Place, ...]] = [() for _ in setup.names]  # where each let a ball go, with these cards
        self.is_left = False  # S5: the partner has left it to the seat in turn
        self.point_winner = 0  # a side
        self.exchanging: tuple[int, ...] = ()  # S19: who may still exchange, in order
        self.exchanged = [0] * setup.seats  # S19: how many exchanges each seat has made before this game
        self.offered: int | None = None  # S19: the card on its way to the partner
        self.moved: list[int] = []  # S19: cards that have changed hands, while their side exchanges

    def copy(self) -> Match:
        twin = object.__new__(Match)
        twin.setup = self.setup
        twin.events = self.events
        twin.phase = self.phase
        twin.turn = self.turn
        twin.score = self.score
        twin.hands = [hand[:] for hand in self.hands]
        twin.draw = self.draw[:]
        twin.discard = self.discard[:]
        twin.serve_draw = self.serve_draw[:]
        twin.serve_used = self.serve_used[:]
        twin.serve_next = self.serve_next
        twin.server = self.server
        twin.half = self.half
        twin.fault = self.fault
        twin.ball = self.ball
        twin.path = self.path[:]
        twin.passed = self.passed[:]
        twin.is_left = self.is_left
        twin.point_winner = self.point_winner
        twin.exchanging = self.exchanging
        twin.exchanged = self.exchanged[:]
        twin.offered = self.offered
        twin.moved = self.moved[:]
        return twin
