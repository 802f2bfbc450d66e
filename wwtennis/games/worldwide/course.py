"""The events of Worldwide Tennis that are steps of a tennis match, and which: who tells or counts one goes by them."""

from __future__ import annotations

from wwtennis.games.worldwide.events import GameWon, PointStarted, PointWon, ServeIn, SetWon, StrokeLanded
from wwtennis.tennis.course import Course, GameOver, PointBegun, PointOver, SetOver, ShotLanded

COURSE: Course = {
    PointStarted: lambda e: PointBegun(e.server, e.replayed),
    ServeIn: lambda e: ShotLanded(),
    StrokeLanded: lambda e: ShotLanded(),
    PointWon: lambda e: PointOver(e.seat, e.how, e.score),
    GameWon: lambda e: GameOver(e.seat, e.games),
    SetWon: lambda e: SetOver(e.seat),
}
