"""How fast a match is shown: dice that roll, and how long each picture stays before the next one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from wwtennis.games.hoops.cards import SIDES_OF_A_DIE, Die
from wwtennis.games.hoops.events import (
    AttackScored,
    CardBought,
    DiceKept,
    DiceRerolled,
    DiceRolled,
    MatchEnded,
    MismatchPlayed,
    OvertimeStarted,
    PlayerCameIn,
    PlayerRecruited,
    PlayerShown,
    TacticActivated,
    TacticLaid,
    TacticTaken,
    TrackMoved,
    TurnStarted,
)  # fmt: skip
from wwtennis.games.hoops.state import GAP
from wwtennis.games.hoops.words.commentary import SENTENCES
from wwtennis.kernel.game import Event
from wwtennis.kernel.table import Entry, Undone
from wwtennis.tui.hoops.scene import Scene

ROLL_FRAMES, ROLL_TIME = 6, 0.5
FLOW_FRAMES, FLOW_TIME = 8, 0.4

# How long a picture stays, in seconds at normal speed: after what anybody does ...
PAUSES: dict[type[Event], float] = {
    AttackScored: 1.2, MismatchPlayed: 1.2, OvertimeStarted: 1.2, PlayerShown: 0.25, DiceRolled: 0.3, DiceRerolled: 0.4,
}  # fmt: skip
# ... and after what somebody else does, so that one can follow it.
THEIR_PAUSES: dict[type[Event], float] = {
    TurnStarted: 0.5,
    PlayerCameIn: 0.5,
    PlayerRecruited: 0.6,
    TacticTaken: 0.6,
    TacticLaid: 0.3,
    CardBought: 0.6,
    TacticActivated: 0.6,
    DiceRolled: 0.7,
    DiceRerolled: 0.7,
    DiceKept: 0.8,
}

# In a replay every moment stays that there is something to say about.
STAYS = 0.7
STAYS_LONGER: dict[type[Any], float] = {
    AttackScored: 1.6, MismatchPlayed: 1.6, OvertimeStarted: 1.6, MatchEnded: 2.0, Undone: 1.4,
}  # fmt: skip


class Rolling(msgspec.Struct, frozen=True):
    """Dice in the air, as they happen to look."""

    dice: tuple[Die, ...]


class Flow(msgspec.Struct, frozen=True):
    """HO-3.2: the river of players moves: those up to place `last` have come so far towards the next one."""

    share: float
    last: int


def motions(scene: Scene, event: Event) -> Iterator[tuple[Rolling | Flow, float]]:
    """What moves before the event is shown: picture by picture, each with its seconds."""
    if isinstance(event, PlayerShown | TrackMoved):
        yield from _flowing(scene, event)
    if isinstance(event, DiceRolled | DiceRerolled):
        landing = event.dice if isinstance(event, DiceRolled) else event.new
        for frame in range(ROLL_FRAMES if landing else 0):
            dice = [Die(die.skill, _tumbling(frame, place)) for place, die in enumerate(landing)]
            yield Rolling(tuple(dice)), ROLL_TIME / ROLL_FRAMES


def _flowing(scene: Scene, event: PlayerShown | TrackMoved) -> Iterator[tuple[Flow, float]]:
    """As far as the first gap; with the pile empty (H9) all of them."""
    track = scene.state.market.track
    gap = track.index(GAP) if GAP in track and isinstance(event, PlayerShown) else len(track)
    for frame in range(1, FLOW_FRAMES if any(track[:gap]) else 0):
        yield Flow(frame / FLOW_FRAMES, gap - 1), FLOW_TIME / FLOW_FRAMES


def flashes_after(scene: Scene, event: Event) -> Iterator[tuple[Rolling | Flow, float]]:
    """What moves when the event has been shown: nothing."""
    yield from ()


def _tumbling(frame: int, place: int) -> int:
    """Any face: what a die shows in the air means nothing, and needs no chance."""
    return (5 * frame + 3 * place + frame * place) % SIDES_OF_A_DIE + 1


def pause_after(event: Event, watching: int) -> float:
    """How long the picture should stay, for somebody on the seat `watching`."""
    pause = PAUSES.get(type(event), 0.0)
    if getattr(event, "seat", watching) != watching:
        pause = max(pause, THEIR_PAUSES.get(type(event), 0.0))
    return pause


def stays(entry: Entry | None) -> float | None:
    """How long a moment of a replay is looked at; None where there is nothing to see."""
    if type(entry) in SENTENCES or isinstance(entry, Undone):
        return STAYS_LONGER.get(type(entry), STAYS)
    return None
