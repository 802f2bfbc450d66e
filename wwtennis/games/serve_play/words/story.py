"""What a commentator remembers of a match of Serve & Play: only what everybody has seen."""

from __future__ import annotations

import msgspec

from wwtennis.games.serve_play.cards import Place
from wwtennis.games.serve_play.course import COURSE
from wwtennis.games.serve_play.events import How, KillPlayed, PointWon, ShotPlayed, SmashPlayed
from wwtennis.kernel.game import Event
from wwtennis.tennis.score import side_of
from wwtennis.tennis.story import Story as TennisStory


class Side(msgspec.Struct):
    """What one side has done."""

    places: list[Place] = []  # of its shots, in order
    smashes: int = 0
    kills: int = 0
    outs: int = 0  # points lost so
    finishes: int = 0  # points won with a SMASH or a KILL


class Story(msgspec.Struct):
    """`hear` the events of a match in order."""

    tennis: TennisStory = msgspec.field(default_factory=lambda: TennisStory(COURSE))
    sides: tuple[Side, Side] = msgspec.field(default_factory=lambda: (Side(), Side()))

    def hear(self, event: Event) -> None:
        self.tennis.hear(event)
        if isinstance(event, ShotPlayed):
            self.sides[side_of(event.seat)].places.append(event.place)
        elif isinstance(event, SmashPlayed):
            self.sides[side_of(event.seat)].smashes += 1
        elif isinstance(event, KillPlayed):
            self.sides[side_of(event.seat)].kills += 1
        elif isinstance(event, PointWon):
            self.sides[event.side].finishes += event.how in (How.SMASH, How.KILL)
            self.sides[1 - event.side].outs += event.how is How.OUT
