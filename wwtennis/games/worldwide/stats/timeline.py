"""The timeline of a match: its points one by one, and the moments worth a mark, as numbers of entries.

A moment is the number of an entry, as `kernel.replay` counts. What an undo took back is not on the timeline.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

import attrs

from wwtennis.games.worldwide.events import GameWon, How, PointStarted, PointWon, ServeIn, SetWon, StrokeLanded
from wwtennis.kernel.game import Event
from wwtennis.kernel.table import Entry, Undone, counting
from wwtennis.kernel.timeline import UNDO, Mark, number_at
from wwtennis.kernel.words import later
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


# The letter and the word of each; where several fall together, the last is shown.
MARKS: dict[str, tuple[str, str]] = {
    MarkKind.LONG_RALLY: ("r", later("long rally")),
    MarkKind.ACE: ("a", later("ace")),
    MarkKind.BREAK: ("b", later("break")),
    MarkKind.SET: ("S", later("set")),
}


@attrs.frozen
class Point:
    """A point that was played to its end."""

    start: int  # the moment when it began
    end: int  # the moment when it was won
    server: int
    winner: int
    how: How
    shots: int  # of the rally, as the box score counts them
    score: Score  # after it
    game: bool = False  # it won a game
    set: bool = False  # and a set
    broke: bool = False  # against the serve


@attrs.frozen
class Timeline:
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

    def point_at(self, moment: int) -> int:
        """The number of the point being played then, from 1 on; 0 before the first."""
        return number_at(self, "point", moment)


def timeline(entries: Sequence[Entry]) -> Timeline:
    """The timeline of a recording."""
    return _Builder().build(entries)


class _Builder:
    def __init__(self) -> None:
        self.points: list[Point] = []
        self.start: int | None = None
        self.server = 0
        self.shots = 0

    def build(self, entries: Sequence[Entry]) -> Timeline:
        for moment in counting(entries):
            entry = entries[moment - 1]
            if isinstance(entry, Event):
                self._hear(entry, moment)
        undos = [Mark(MarkKind.UNDO, moment) for moment, entry in enumerate(entries, 1) if isinstance(entry, Undone)]
        marks = sorted([*undos, *_marks(self.points)], key=lambda mark: mark.moment)
        return Timeline(tuple(self.points), tuple(marks), self.start)

    def _hear(self, event: Event, moment: int) -> None:
        if isinstance(event, PointStarted):
            self.shots = 0
            self.server = event.server
            if not event.replayed or self.start is None:
                self.start = moment
        elif isinstance(event, ServeIn | StrokeLanded):
            self.shots += 1
        elif isinstance(event, PointWon):
            self._point_won(event, moment)
        elif isinstance(event, GameWon) and self.points:
            broke = is_break(event.seat, self.server, event.games)
            self.points[-1] = attrs.evolve(self.points[-1], game=True, broke=broke)
        elif isinstance(event, SetWon) and self.points:
            self.points[-1] = attrs.evolve(self.points[-1], set=True)

    def _point_won(self, event: PointWon, moment: int) -> None:
        start = moment if self.start is None else self.start
        shots = self.shots + (event.how is How.ACE)
        self.points.append(Point(start, moment, self.server, event.seat, event.how, shots, event.score))
        self.start = None


def _marks(points: Sequence[Point]) -> list[Mark]:
    longest = sorted((point for point in points if point.shots >= LONG), key=lambda point: -point.shots)
    marks = [Mark(MarkKind.LONG_RALLY, point.end, point.winner) for point in longest[:MOST_LONG_RALLIES]]
    marks += [Mark(MarkKind.ACE, point.end, point.winner) for point in points if point.how is How.ACE]
    marks += [Mark(MarkKind.BREAK, point.end, point.winner) for point in points if point.broke]
    marks += [Mark(MarkKind.SET, point.end, point.winner) for point in points if point.set]
    return marks
