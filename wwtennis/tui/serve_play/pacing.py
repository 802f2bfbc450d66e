"""How fast a match is shown: what moves, and how long each picture stays before the next one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from wwtennis.games.serve_play.events import (
    BallLeft,
    ExchangeEnded,
    GameWon,
    KillPlayed,
    LotDealt,
    MatchWon,
    OutPlayed,
    Passed,
    PointStarted,
    PointWon,
    ServeTurned,
    SetWon,
    ShotPlayed,
    SmashPlayed,
)  # fmt: skip
from wwtennis.games.serve_play.words.commentary import SENTENCES
from wwtennis.kernel.game import Event
from wwtennis.kernel.table import Entry, Undone
from wwtennis.tui.serve_play.scene import Leg, Scene
from wwtennis.tui.tennis.drama import Flash, flashes

FLIGHT_FRAMES, FLIGHT_TIME = 7, 0.4

# How long a picture stays, in seconds at normal speed: after what anybody does ...
PAUSES: dict[type[Event], float] = {ServeTurned: 0.7, PointWon: 0.7, GameWon: 0.9, SetWon: 0.9}
# ... and after what somebody else does, so that one can follow it.
THEIR_PAUSES: dict[type[Event], float] = {
    ShotPlayed: 0.5,
    SmashPlayed: 0.6,
    KillPlayed: 0.6,
    OutPlayed: 0.6,
    Passed: 0.6,
    BallLeft: 0.5,
    ExchangeEnded: 0.3,
}
FIRST_ACE = 0.9  # it decides who serves; the cards before it say nothing

# In a replay every moment stays that there is something to say about.
STAYS = 0.8
STAYS_LONGER: dict[type[Any], float] = {PointWon: 1.6, GameWon: 1.2, SetWon: 1.6, MatchWon: 2.0, Undone: 1.4}


class Flying(msgspec.Struct, frozen=True):
    """The ball flies, and is so far on its way."""

    leg: Leg
    progress: float


def motions(scene: Scene, event: Event) -> Iterator[tuple[Flying, float]]:
    """What moves before the event is shown: picture by picture, each with its seconds."""
    leg = scene.leg_of(event)
    if leg is not None:
        for frame in range(1, FLIGHT_FRAMES):
            yield Flying(leg, frame / FLIGHT_FRAMES), FLIGHT_TIME / FLIGHT_FRAMES


def flashes_after(scene: Scene, event: Event) -> Iterator[tuple[Flash, float]]:
    """What flashes when the event is shown: a point that was won, or one that much depends on."""
    if isinstance(event, PointWon) or (isinstance(event, PointStarted) and scene.stakes is not None):
        yield from flashes()


def pause_after(event: Event, watching: int) -> float:
    """How long the picture should stay, for somebody on the seat `watching`."""
    if isinstance(event, LotDealt):
        return FIRST_ACE if event.serves else 0.0
    pause = PAUSES.get(type(event), 0.0)
    if getattr(event, "seat", watching) != watching:
        pause = max(pause, THEIR_PAUSES.get(type(event), 0.0))
    return pause


def stays(entry: Entry | None) -> float | None:
    """How long a moment of a replay is looked at; None where there is nothing to see."""
    if type(entry) in SENTENCES or isinstance(entry, Undone):
        return STAYS_LONGER.get(type(entry), STAYS)
    return None
