"""What a commentator remembers of a match of tennis: its points, games and sets, as they were played."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from wwtennis.kernel.game import Event
from wwtennis.tennis.course import Course, GameOver, PointBegun, PointOver, SetOver, ShotLanded
from wwtennis.tennis.score import (
    Format,
    Pair,
    Score,
    after_point,
    games_played,
    is_break,
    is_tiebreak,
    side_of,
    winner,
)  # fmt: skip
from wwtennis.tennis.stakes import Stakes, stakes


class Point(msgspec.Struct, frozen=True):
    """One that is over."""

    server: int  # a seat
    side: int  # that has won it
    how: str
    shots: int  # that landed
    before: Score
    score: Score  # that it makes


class Game(msgspec.Struct, frozen=True):
    """One that is over: which side won it, and its points."""

    side: int
    games: Pair  # in the set, with this one
    first: int  # the place of its first point among all
    end: int  # and of the point after its last
    is_break: bool


class Story(msgspec.Struct):
    """`hear` the events of a match in order."""

    course: Course
    points: list[Point] = []
    games: list[Game] = []
    sets: list[int] = []  # after each, how many games had been played
    server: int = 0
    shots: int = 0  # in the point being played, or just over
    is_whole: bool = True  # told from the beginning: of a position that was set up nobody knows the past

    def hear(self, event: Event) -> None:
        found = self.course.get(type(event))
        if found is None:
            return
        step = found(event)
        if isinstance(step, ShotLanded):
            self.shots += 1
        elif isinstance(step, PointBegun):
            self.server, self.shots = step.server, 0
        elif isinstance(step, PointOver):
            self._point_over(step)
        elif isinstance(step, GameOver):
            self._game_over(step)
        elif isinstance(step, SetOver):
            self.sets.append(len(self.games))

    def _point_over(self, step: PointOver) -> None:
        before = self.points[-1].score if self.points else Score(self.server)
        self.is_whole &= bool(self.points) or sum(step.score.points) == 1
        self.points.append(Point(self.server, step.side, step.how, self.shots, before, step.score))

    def _game_over(self, step: GameOver) -> None:
        first, end = self.game_begins, len(self.points)
        servers = {point.server for point in self.points[first:end]}
        self.games.append(Game(step.side, step.games, first, end, is_break(step.side, servers)))

    @property
    def game_begins(self) -> int:
        """The place of the first point of the game being played."""
        return self.games[-1].end if self.games else 0

    @property
    def set_begins(self) -> int:
        """The place of the first point of the set being played."""
        return self.this_set[0].first if self.this_set else self.game_begins

    @property
    def this_set(self) -> Sequence[Game]:
        """The games of the set being played."""
        return self.games[self.sets[-1] if self.sets else 0 :]

    @property
    def last_set(self) -> Sequence[Game]:
        """Those of the set that is just over."""
        return self.games[self.sets[-2] if len(self.sets) > 1 else 0 : self.sets[-1]]

    def points_of(self, games: Sequence[Game]) -> Sequence[Point]:
        return self.points[games[0].first : games[-1].end] if games else ()


def is_break_point(played: Format, score: Score) -> bool:
    """Whether the receiving side wins the game with this point. In a tie-break there are none."""
    if is_tiebreak(played, score):
        return False
    return games_played(after_point(played, score, 1 - side_of(score.server))) > games_played(score)


def at_stake(played: Format, point: Point) -> Stakes | None:
    """What this point was for."""
    return stakes(played, point.before)


def in_hand(played: Format, score: Score) -> int:
    """How many points in a row are for the same thing, should they be lost."""
    found, count = stakes(played, score), 0
    while found is not None and count < 10 and stakes(played, score) == found:
        count += 1
        score = after_point(played, score, 1 - found.side)
    return count


def with_the_game(played: Format, score: Score, side: int) -> Score:
    """How it stands when this side wins all the points of the game."""
    won = score
    while games_played(won) == games_played(score) and winner(played, won) is None:
        won = after_point(played, won, side)
    return won


def run_of(points: Sequence[Point]) -> int:
    """How many of the last points the same side has won in a row."""
    count = 0
    for point in reversed(points):
        if point.side != points[-1].side:
            break
        count += 1
    return count
