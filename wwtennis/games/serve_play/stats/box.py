"""The box score: what each side did, counted from the events as they come.

A shot is a serve that is in or a card that keeps the ball in play or wins the point: a double fault is a rally of 0,
an ace or a serve that nobody answers one of 1.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from wwtennis.games.serve_play.events import (
    CardsDealt,
    GameWon,
    How,
    KillPlayed,
    MatchWon,
    OutPlayed,
    Passed,
    PointStarted,
    PointWon,
    ServeIn,
    ServeTurned,
    SetWon,
    ShotPlayed,
    SmashPlayed,
)  # fmt: skip
from wwtennis.games.serve_play.setup import DOUBLES
from wwtennis.kernel.game import Event
from wwtennis.kernel.table import Entry, in_force
from wwtennis.tennis.score import is_break, side_of


class SideScore(msgspec.Struct):
    """One side's numbers. Shares are left to whoever shows them: every count has its total beside it."""

    matches: int = 0  # won
    sets: int = 0  # won
    points: int = 0  # won
    service_points: int = 0
    service_points_won: int = 0
    first_serves_in: int = 0  # of service_points, aces among them
    aces: int = 0
    double_faults: int = 0
    kills: int = 0  # points won with one
    smashes: int = 0  # points won with one
    outs: int = 0  # points lost with one
    passes: int = 0  # points lost with one
    service_games: int = 0
    breaks: int = 0  # games won on the other's serve
    dry_games: int = 0  # in which no card was left

    def add(self, other: SideScore) -> None:
        for name in NAMES:
            setattr(self, name, getattr(self, name) + getattr(other, name))


NAMES = SideScore.__struct_fields__


class BoxScore(msgspec.Struct):
    """A match, or several: `hear` their events in order."""

    sides: tuple[SideScore, SideScore] = msgspec.field(default_factory=lambda: (SideScore(), SideScore()))
    rallies: Counter[int] = msgspec.field(default_factory=Counter)  # how many points had so many shots
    sets: Counter[int] = msgspec.field(default_factory=Counter)  # how many sets had so many games
    games: int = 0
    _server: int = 0  # the seat that serves this point
    _servers: set[int] = set()  # and those that have served in this game
    _shots: int = 0
    _ball: int = 1
    _cards: list[int] = msgspec.field(default_factory=lambda: [0] * DOUBLES)  # in the hand of each seat
    _dry: set[int] = set()  # sides that have had no card left in this game

    def hear(self, event: Event) -> None:
        """Take one event in: to be subscribed to a table."""
        count = COUNTED.get(type(event))
        if count is not None:
            count(self, event)

    def add(self, other: BoxScore) -> None:
        """Take another match in."""
        for mine, theirs in zip(self.sides, other.sides, strict=True):
            mine.add(theirs)
        self.rallies.update(other.rallies)
        self.sets.update(other.sets)
        self.games += other.games

    @property
    def points(self) -> int:
        return self.rallies.total()

    @property
    def longest_rally(self) -> int:
        return max(self.rallies, default=0)

    @property
    def mean_shots(self) -> float:
        """Shots a point."""
        return sum(shots * points for shots, points in self.rallies.items()) / self.points if self.points else 0.0


def box_score(entries: Sequence[Entry]) -> BoxScore:
    """The box score of a recording, or of its beginning: what was undone does not count."""
    box = BoxScore()
    for entry in in_force(entries):
        if isinstance(entry, Event):
            box.hear(entry)
    return box


def _cards_dealt(box: BoxScore, e: CardsDealt) -> None:
    box._cards[e.seat] += len(e.cards)


def _point_started(box: BoxScore, e: PointStarted) -> None:
    box._server = e.server
    box._servers.add(e.server)
    box._shots = 0


def _serve_turned(box: BoxScore, e: ServeTurned) -> None:
    box._ball = e.ball


def _serve_in(box: BoxScore, e: ServeIn) -> None:
    box._shots += 1


def _struck(box: BoxScore, e: ShotPlayed | SmashPlayed | KillPlayed) -> None:
    box._shots += 1
    _card_gone(box, e.seat)


def _out_played(box: BoxScore, e: OutPlayed) -> None:
    _card_gone(box, e.seat)


def _passed(box: BoxScore, e: Passed) -> None:
    if e.discard is not None:
        _card_gone(box, e.seat)


def _card_gone(box: BoxScore, seat: int) -> None:
    box._cards[seat] -= 1
    side = side_of(seat)
    if not any(box._cards[side::2]):
        box._dry.add(side)


def _point_won(box: BoxScore, e: PointWon) -> None:
    winner, loser, server = box.sides[e.side], box.sides[1 - e.side], box.sides[side_of(box._server)]
    winner.points += 1
    server.service_points += 1
    server.service_points_won += winner is server
    server.first_serves_in += box._ball == 1
    server.aces += e.how is How.ACE
    server.double_faults += e.how is How.DOUBLE_FAULT
    winner.kills += e.how is How.KILL
    winner.smashes += e.how is How.SMASH
    loser.outs += e.how is How.OUT
    loser.passes += e.how is How.PASSED
    box.rallies[box._shots + (e.how is How.ACE)] += 1


def _game_won(box: BoxScore, e: GameWon) -> None:
    """Within a tie-break service changes, and nobody is broken."""
    box.games += 1
    if len(box._servers) == 1:
        box.sides[side_of(box._server)].service_games += 1
    box.sides[e.side].breaks += is_break(e.side, box._servers)
    for side in box._dry:
        box.sides[side].dry_games += 1
    box._servers, box._dry = set(), set()


def _set_won(box: BoxScore, e: SetWon) -> None:
    box.sides[e.side].sets += 1
    box.sets[sum(e.games)] += 1


def _match_won(box: BoxScore, e: MatchWon) -> None:
    box.sides[e.side].matches += 1


COUNTED: dict[type[Event], Callable[[BoxScore, Any], None]] = {
    CardsDealt: _cards_dealt,
    PointStarted: _point_started,
    ServeTurned: _serve_turned,
    ServeIn: _serve_in,
    ShotPlayed: _struck,
    SmashPlayed: _struck,
    KillPlayed: _struck,
    OutPlayed: _out_played,
    Passed: _passed,
    PointWon: _point_won,
    GameWon: _game_won,
    SetWon: _set_won,
    MatchWon: _match_won,
}
