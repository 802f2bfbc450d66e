"""Momentum: how the match went, point by point."""

from __future__ import annotations

from collections.abc import Sequence

import attrs

from wwtennis.games.worldwide.events import GameWon, How, PointStarted, PointWon, SetWon
from wwtennis.kernel.game import Event
from wwtennis.kernel.table import Entry, in_force
from wwtennis.tennis.score import Score, is_break

FADES = 0.8  # what one point later is left of a point's weight: the last five count for two thirds


@attrs.define
class AfterPoint:
    """After a point: who won it and how, where that leaves the match, and which way it is going."""

    number: int  # of the point, from 1
    seat: int
    how: How
    server: int
    score: Score
    lead: int  # points won by seat A less those won by seat B
    momentum: float  # from -1, all B, to 1, all A: recent points weigh more
    game: int | None = None  # who won a game with it
    set: int | None = None
    is_break: bool = False


@attrs.define
class Momentum:
    """The series, as it grows: `hear` the events of a match in order."""

    moments: list[AfterPoint] = attrs.Factory(list)
    _server: int = 0

    def hear(self, event: Event) -> None:
        """Take one event in: to be subscribed to a table."""
        if isinstance(event, PointStarted):
            self._server = event.server
        elif isinstance(event, PointWon):
            self.moments.append(self._after(event))
        elif isinstance(event, GameWon):
            last = self.moments[-1]
            last.game = event.seat
            last.is_break = is_break(event.seat, last.server, event.games)
        elif isinstance(event, SetWon):
            self.moments[-1].set = event.seat

    def _after(self, event: PointWon) -> AfterPoint:
        last = self.moments[-1] if self.moments else None
        number, lead, momentum = (last.number, last.lead, last.momentum) if last else (0, 0, 0.0)
        side = 1 if event.seat == 0 else -1
        momentum = FADES * momentum + (1 - FADES) * side
        return AfterPoint(number + 1, event.seat, event.how, self._server, event.score, lead + side, momentum)


def momentum(entries: Sequence[Entry]) -> list[AfterPoint]:
    """The series of a recording, or of its beginning: what was undone does not count."""
    series = Momentum()
    for entry in in_force(entries):
        if isinstance(entry, Event):
            series.hear(entry)
    return series.moments
