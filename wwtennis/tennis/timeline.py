"""The timeline of a match: its points one by one, and the moments worth a mark, as numbers of entries.

A moment is the number of an entry, as `kernel.replay` counts. What an undo took back is not on the timeline.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

import msgspec

from wwtennis.kernel.game import Event
from wwtennis.kernel.table import Entry, counting
from wwtennis.kernel.timeline import UNDO, Mark, undo_marks
from wwtennis.tennis.course import ACE, Course, GameOver, PointBegun, PointOver, SetOver, ShotLanded, Step
from wwtennis.tennis.score import Score, is_break

MOST_LONG_RALLIES = 3
LONG = 5  # shots: a shorter rally is never a long one


class MarkKind(StrEnum):
    """What a mark is for."""

    ACE = "ace"
    LONG_RALLY = "long rally"
    BREAK = "break"
    SET = "set"
    UNDO = UNDO


class Point(msgspec.Struct, frozen=True):
    """A point that was played to its end."""

    start: int  # the moment when it began
    end: int  # the moment when it was won
    server: int  # a seat
    winner: int  # a side
    how: str
    shots: int  # of the rally, as the box score counts them
    score: Score  # after it
    game: bool = False  # it won a game
    set: bool = False  # and a set
    broke: bool = False  # against the serve


class Timeline(msgspec.Struct, frozen=True):
    """The points of a match and its marks, each in order."""

    points: tuple[Point, ...]
    marks: tuple[Mark, ...]
    open_point: int | None  # the moment when the point began that is still being played

    def stops(self) -> dict[str, list[int]]:
        """Where a replay stops that steps by points, games and sets: the moments when they begin."""
        starts = [point.start for point in self.points]
        after = [*starts[1:], self.open_point]
        games = [start for point, start in zip(self.points, after, strict=False) if point.game and start is not None]
        sets = [start for point, start in zip(self.points, after, strict=False) if point.set and start is not None]
        if self.open_point is not None:
            starts.append(self.open_point)
        return {"point": starts, "game": starts[:1] + games, "set": starts[:1] + sets}


def timeline(entries: Sequence[Entry], course: Course) -> Timeline:
    """The timeline of a recording of a game that takes this course."""
    return _Builder(course).build(entries)


class _Builder:
    def __init__(self, course: Course) -> None:
        self.course = course
        self.points: list[Point] = []
        self.start: int | None = None
        self.server = 0
        self.servers: set[int] = set()  # in this game
        self.shots = 0

    def build(self, entries: Sequence[Entry]) -> Timeline:
        for moment in counting(entries):
            entry = entries[moment - 1]
            step = self.course.get(type(entry)) if isinstance(entry, Event) else None
            if step is not None:
                self._take(step(entry), moment)
        marks = sorted([*undo_marks(entries), *_marks(self.points)], key=lambda mark: mark.moment)
        return Timeline(tuple(self.points), tuple(marks), self.start)

    def _take(self, step: Step, moment: int) -> None:
        if isinstance(step, ShotLanded):
            self.shots += 1
        elif isinstance(step, PointBegun):
            self._begun(step, moment)
        elif isinstance(step, PointOver):
            start = moment if self.start is None else self.start
            shots = self.shots + (step.how == ACE)
            self.points.append(Point(start, moment, self.server, step.side, step.how, shots, step.score))
            self.start = None
        elif self.points:
            self._game_or_set(step)

    def _begun(self, step: PointBegun, moment: int) -> None:
        self.shots = 0
        self.server = step.server
        self.servers.add(step.server)
        if not step.again or self.start is None:
            self.start = moment

    def _game_or_set(self, step: GameOver | SetOver) -> None:
        if isinstance(step, GameOver):
            broke = is_break(step.side, self.servers)
            self.points[-1] = msgspec.structs.replace(self.points[-1], game=True, broke=broke)
            self.servers = set()
        else:
            self.points[-1] = msgspec.structs.replace(self.points[-1], set=True)


def _marks(points: Sequence[Point]) -> list[Mark]:
    longest = sorted((point for point in points if point.shots >= LONG), key=lambda point: -point.shots)
    marks = [Mark(MarkKind.LONG_RALLY, point.end, point.winner) for point in longest[:MOST_LONG_RALLIES]]
    marks += [Mark(MarkKind.ACE, point.end, point.winner) for point in points if point.how == ACE]
    marks += [Mark(MarkKind.BREAK, point.end, point.winner) for point in points if point.broke]
    marks += [Mark(MarkKind.SET, point.end, point.winner) for point in points if point.set]
    return marks
