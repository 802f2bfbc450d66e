"""The course of a match: its timeline, and how it went point by point."""

from __future__ import annotations

from collections.abc import Sequence

from wwtennis.games.serve_play.events import (
    GameWon,
    KillPlayed,
    PointStarted,
    PointWon,
    ServeIn,
    SetWon,
    ShotPlayed,
    SmashPlayed,
)  # fmt: skip
from wwtennis.kernel.table import Entry
from wwtennis.tennis import momentum as tennis_momentum
from wwtennis.tennis import timeline as tennis_timeline
from wwtennis.tennis.course import Course, GameOver, PointBegun, PointOver, SetOver, ShotLanded
from wwtennis.tennis.momentum import AfterPoint
from wwtennis.tennis.timeline import Timeline

COURSE: Course = {
    PointStarted: lambda e: PointBegun(e.server),
    ServeIn: lambda e: ShotLanded(),
    ShotPlayed: lambda e: ShotLanded(),
    SmashPlayed: lambda e: ShotLanded(),
    KillPlayed: lambda e: ShotLanded(),
    PointWon: lambda e: PointOver(e.side, e.how, e.score),
    GameWon: lambda e: GameOver(e.side, e.games),
    SetWon: lambda e: SetOver(e.side),
}


def timeline(entries: Sequence[Entry]) -> Timeline:
    return tennis_timeline.timeline(entries, COURSE)


def momentum(entries: Sequence[Entry]) -> list[AfterPoint]:
    return tennis_momentum.momentum(entries, COURSE)
