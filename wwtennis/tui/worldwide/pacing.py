"""How fast a match is shown: what moves, and how long each picture stays before the next one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from wwtennis.games.worldwide.events import (
    CoinTossed,
    DieRolled,
    EndsChanged,
    GameWon,
    Going,
    MatchWon,
    Planned,
    PlayerMoved,
    PointReplayed,
    PointStarted,
    PointWon,
    Rested,
    ServeIn,
    ServeMissed,
    ServeStruck,
    SetWon,
    SoloCardDrawn,
    SpinRolled,
    StrokeLanded,
    StrokePlayed,
)
from wwtennis.games.worldwide.words.commentary import SENTENCES
from wwtennis.kernel.game import Event
from wwtennis.kernel.table import Entry, Undone
from wwtennis.tui.tennis.drama import Flash, flashes
from wwtennis.tui.worldwide.scene import Fate, Flight, Roll, Scene, roll_of

TUMBLES, TUMBLE_TIME = 8, 0.06
FLIGHT_FRAMES, FLIGHT_TIME = 7, 0.35

# How long a picture stays, in seconds at normal speed: after what anybody does ...
PAUSES: dict[type[Event], float] = {
    DieRolled: 0.8,
    PointWon: 0.7,
    PointReplayed: 0.9,
    GameWon: 0.7,
    SetWon: 0.9,
    CoinTossed: 0.9,
    EndsChanged: 0.6,
}
# ... and after what somebody else does, so that one can follow it.
THEIR_PAUSES: dict[type[Event], float] = {
    ServeStruck: 0.5,
    StrokePlayed: 0.6,
    ServeIn: 0.3,
    ServeMissed: 0.5,
    StrokeLanded: 0.3,
    SoloCardDrawn: 0.6,
    SpinRolled: 0.4,
    Rested: 0.6,
    Planned: 0.4,
}
THEIR_MOVE = 0.4

# In a replay every moment stays that there is something to say about.
STAYS = 0.8
STAYS_LONGER: dict[type[Any], float] = {PointWon: 1.6, GameWon: 1.2, SetWon: 1.6, MatchWon: 2.0, Undone: 1.4}


class Tumbling(msgspec.Struct, frozen=True):
    """The die rolls: nobody knows yet what it will show."""

    roll: Roll
    frame: int


class Flying(msgspec.Struct, frozen=True):
    """The ball flies, and is so far on its way."""

    flight: Flight
    progress: float


def motions(scene: Scene, event: Event) -> Iterator[tuple[Tumbling | Flying, float]]:
    """What moves before the event is shown: picture by picture, each with its seconds."""
    if isinstance(event, DieRolled):
        for frame in range(TUMBLES):
            yield Tumbling(roll_of(event), frame), TUMBLE_TIME
    flight = scene.flight_after(event)
    if flight is not None and flight is not scene.flight and flight.fate is not Fate.FLYING:
        for frame in range(1, FLIGHT_FRAMES):
            yield Flying(flight, frame / FLIGHT_FRAMES), FLIGHT_TIME / FLIGHT_FRAMES


def flashes_after(scene: Scene, event: Event) -> Iterator[tuple[Flash, float]]:
    """What flashes when the event is shown: a point that was won, or one that much depends on."""
    if isinstance(event, PointWon) or (isinstance(event, PointStarted) and scene.stakes is not None):
        yield from flashes()


def pause_after(event: Event, watching: int) -> float:
    """How long the picture should stay, for somebody on the seat `watching`."""
    if isinstance(event, PlayerMoved):
        return THEIR_MOVE if event.seat != watching and event.going is not Going.CHASE else 0.0
    pause = PAUSES.get(type(event), 0.0)
    if getattr(event, "seat", watching) != watching:
        pause = max(pause, THEIR_PAUSES.get(type(event), 0.0))
    return pause


def stays(entry: Entry | None) -> float | None:
    """How long a moment of a replay is looked at; None where there is nothing to see."""
    if type(entry) in SENTENCES or isinstance(entry, Undone):
        return STAYS_LONGER.get(type(entry), STAYS)
    return None
