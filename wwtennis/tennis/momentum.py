"""Momentum: how the match went, point by point."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from wwtennis.kernel.game import Event
from wwtennis.kernel.table import Entry, in_force
from wwtennis.tennis.course import Course, GameOver, PointBegun, PointOver, SetOver
from wwtennis.tennis.score import Score, is_break

FADES = 0.8  # what one point later is left of a point's weight: the last five count for two thirds


class AfterPoint(msgspec.Struct):
    """After a point: who won it and how, where that leaves the match, and which way it is going."""

    number: int  # of the point, from 1
    side: int
    how: str
    server: int  # a seat
    score: Score
    lead: int  # points won by side A less those won by side B
    momentum: float  # from -1, all B, to 1, all A: recent points weigh more
    game: int | None = None  # the side that won a game with it
    set: int | None = None
    is_break: bool = False


class Momentum(msgspec.Struct):
    """The series, as it grows: `hear` the events of a match in order."""

    _course: Course
    moments: list[AfterPoint] = []
    _server: int = 0
    _servers: set[int] = set()  # in this game

    def hear(self, event: Event) -> None:
        """Take one event in: to be subscribed to a table."""
        found = self._course.get(type(event))
        step = found(event) if found is not None else None
        if isinstance(step, PointBegun):
            self._server = step.server
            self._servers.add(step.server)
        elif isinstance(step, PointOver):
            self.moments.append(self._after(step))
        elif isinstance(step, GameOver):
            last = self.moments[-1]
            last.game = step.side
            last.is_break = is_break(step.side, self._servers)
            self._servers = set()
        elif isinstance(step, SetOver):
            self.moments[-1].set = step.side

    def _after(self, step: PointOver) -> AfterPoint:
        last = self.moments[-1] if self.moments else None
        number, lead, momentum = (last.number, last.lead, last.momentum) if last else (0, 0, 0.0)
        gain = 1 if step.side == 0 else -1
        momentum = FADES * momentum + (1 - FADES) * gain
        return AfterPoint(number + 1, step.side, step.how, self._server, step.score, lead + gain, momentum)


def momentum(entries: Sequence[Entry], course: Course) -> list[AfterPoint]:
    """The series of a recording, or of its beginning: what was undone does not count."""
    series = Momentum(course)
    for entry in in_force(entries):
        if isinstance(entry, Event):
            series.hear(entry)
    return series.moments
