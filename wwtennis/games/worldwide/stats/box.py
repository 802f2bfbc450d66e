"""The box score: what each player did, counted from the events as they come.

A shot is a serve that is in or a stroke that lands: a double fault is a rally of 0, an ace or a missed return one of 1.
A point that a challenge has replayed counts for nothing but what was spent in it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import msgspec

from wwtennis.games.worldwide.cards import NET
from wwtennis.games.worldwide.events import (
    ChallengeDecided,
    GameWon,
    How,
    MatchWon,
    PlayerMoved,
    PointReplayed,
    PointStarted,
    PointWon,
    ServeIn,
    ServeStruck,
    StrokeLanded,
    StrokePlayed,
)  # fmt: skip
from wwtennis.kernel.game import Event
from wwtennis.kernel.table import Entry, in_force
from wwtennis.tennis.score import is_break


class SeatScore(msgspec.Struct):
    """One player's numbers. Shares are left to whoever shows them: every count has its total beside it."""

    matches: int = 0  # won
    points: int = 0  # won
    service_points: int = 0
    service_points_won: int = 0
    first_serves_in: int = 0  # of service_points
    first_serve_points_won: int = 0  # of first_serves_in
    second_serve_points_won: int = 0  # of the others
    aces: int = 0
    double_faults: int = 0
    winners: int = 0  # strokes; aces not counted
    errors: int = 0  # strokes missed; double faults not counted
    beaten: int = 0  # points lost without a stroke: no card to play or to run with, or given up
    net_points: int = 0
    net_points_won: int = 0
    service_games: int = 0
    breaks: int = 0  # games won on the other's serve
    stars_spent: int = 0
    cards_paid: int = 0
    challenges: int = 0
    challenges_won: int = 0

    def add(self, other: SeatScore) -> None:
        for name in NAMES:
            setattr(self, name, getattr(self, name) + getattr(other, name))


NAMES = SeatScore.__struct_fields__


class _Point(msgspec.Struct):
    """The point being played: entered in the books when it is won, thrown away when it is replayed."""

    server: int
    shots: int = 0
    ball: int = 1  # the ball that started the rally
    at_net: set[int] = set()


class BoxScore(msgspec.Struct):
    """A match, or several: `hear` their events in order."""

    seats: tuple[SeatScore, SeatScore] = msgspec.field(default_factory=lambda: (SeatScore(), SeatScore()))
    rallies: Counter[int] = msgspec.field(default_factory=Counter)  # how many points had so many shots
    _point: _Point = msgspec.field(default_factory=lambda: _Point(0))
    _servers: set[int] = set()  # in this game

    def hear(self, event: Event) -> None:
        """Take one event in: to be subscribed to a table."""
        count = COUNTED.get(type(event))
        if count is not None:
            count(self, event)

    def add(self, other: BoxScore) -> None:
        """Take another match in."""
        for mine, theirs in zip(self.seats, other.seats, strict=True):
            mine.add(theirs)
        self.rallies.update(other.rallies)

    @property
    def points(self) -> int:
        return self.rallies.total()

    @property
    def shots(self) -> int:
        """In the point being played, or just over."""
        return self._point.shots

    @property
    def longest_rally(self) -> int:
        return max(self.rallies, default=0)

    @property
    def mean_shots(self) -> float:
        """Shots per point that was not a double fault, as the tour counts them."""
        played = self.points - self.rallies[0]
        return sum(shots * points for shots, points in self.rallies.items()) / played if played else 0.0


def box_score(entries: Sequence[Entry]) -> BoxScore:
    """The box score of a recording, or of its beginning: what was undone does not count."""
    return tally(entry for entry in in_force(entries) if isinstance(entry, Event))


def tally(events: Iterable[Event]) -> BoxScore:
    box = BoxScore()
    for event in events:
        box.hear(event)
    return box


def _point_started(box: BoxScore, e: PointStarted) -> None:
    box._point = _Point(e.server)
    box._servers.add(e.server)


def _serve_struck(box: BoxScore, e: ServeStruck) -> None:
    box._point.ball = e.ball
    box.seats[e.seat].stars_spent += e.stars


def _shot_in(box: BoxScore, e: ServeIn | StrokeLanded) -> None:
    box._point.shots += 1


def _stroke_played(box: BoxScore, e: StrokePlayed) -> None:
    box.seats[e.seat].stars_spent += e.stars + e.cost


def _player_moved(box: BoxScore, e: PlayerMoved) -> None:
    box.seats[e.seat].stars_spent += e.stars
    box.seats[e.seat].cards_paid += e.paid is not None
    if e.zone is NET:
        box._point.at_net.add(e.seat)


def _challenge_decided(box: BoxScore, e: ChallengeDecided) -> None:
    box.seats[e.seat].challenges += 1
    box.seats[e.seat].challenges_won += e.upheld


def _point_replayed(box: BoxScore, e: PointReplayed) -> None:
    box._point = _Point(box._point.server)


def _point_won(box: BoxScore, e: PointWon) -> None:
    point, winner, loser = box._point, box.seats[e.seat], box.seats[1 - e.seat]
    winner.points += 1
    _count_serve(point, box.seats[point.server], won=e.seat == point.server, how=e.how)
    if e.how is How.WINNER:
        winner.winners += 1
    elif e.how is How.FAULT:
        loser.errors += 1
    elif e.how not in (How.ACE, How.DOUBLE_FAULT):
        loser.beaten += 1
    for seat in point.at_net:
        box.seats[seat].net_points += 1
        box.seats[seat].net_points_won += seat == e.seat
    box.rallies[point.shots + (e.how is How.ACE)] += 1


def _count_serve(point: _Point, server: SeatScore, *, won: bool, how: How) -> None:
    server.service_points += 1
    server.service_points_won += won
    server.aces += how is How.ACE
    server.double_faults += how is How.DOUBLE_FAULT
    if point.ball == 1:
        server.first_serves_in += 1
        server.first_serve_points_won += won
    else:
        server.second_serve_points_won += won


def _game_won(box: BoxScore, e: GameWon) -> None:
    if len(box._servers) == 1:  # in a tie-break both serve, and it is nobody's
        box.seats[box._point.server].service_games += 1
    box.seats[e.seat].breaks += is_break(e.seat, box._servers)
    box._servers = set()


def _match_won(box: BoxScore, e: MatchWon) -> None:
    box.seats[e.seat].matches += 1


COUNTED: dict[type[Event], Callable[[BoxScore, Any], None]] = {
    PointStarted: _point_started,
    ServeStruck: _serve_struck,
    ServeIn: _shot_in,
    StrokePlayed: _stroke_played,
    StrokeLanded: _shot_in,
    PlayerMoved: _player_moved,
    ChallengeDecided: _challenge_decided,
    PointReplayed: _point_replayed,
    PointWon: _point_won,
    GameWon: _game_won,
    MatchWon: _match_won,
}
