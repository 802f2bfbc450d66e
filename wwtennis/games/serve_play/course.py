"""The events of Serve & Play that are steps of a tennis match, and which: who tells or counts one goes by them."""

from __future__ import annotations

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
from wwtennis.tennis.course import Course, GameOver, PointBegun, PointOver, SetOver, ShotLanded

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
