"""What a commentator remembers of a match of Worldwide Tennis: only what both players have seen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import msgspec

from wwtennis.games.worldwide.cards import Zone
from wwtennis.games.worldwide.course import COURSE
from wwtennis.games.worldwide.events import (
    DieRolled,
    Going,
    How,
    PlayerMoved,
    PointReplayed,
    PointStarted,
    PointWon,
    ServeStruck,
    StrokePlayed,
)  # fmt: skip
from wwtennis.kernel.game import Event
from wwtennis.tennis.story import Story as TennisStory


class Served(msgspec.Struct):
    """One player's points on serve."""

    points: int = 0
    first_in: int = 0
    lost_behind_second: int = 0  # in a row


class Seat(msgspec.Struct):
    """What one player has done."""

    cards: Counter[int] = msgspec.field(default_factory=Counter)  # strokes played
    targets: list[Zone] = []  # of the strokes that had one
    approaches: int = 0  # by choice
    net_points: int = 0  # that were over after such an approach
    net_points_won: int = 0
    winners: int = 0  # strokes
    errors: int = 0
    served: Served = msgspec.field(default_factory=Served)


class Story(msgspec.Struct):
    """`hear` the events of a match in order."""

    tennis: TennisStory = msgspec.field(default_factory=lambda: TennisStory(COURSE))
    seats: tuple[Seat, Seat] = msgspec.field(default_factory=lambda: (Seat(), Seat()))
    roll: DieRolled | None = None  # of the stroke or serve just played
    ball: int = 1  # of the serve
    came_in: set[int] = set()  # who has come to the net in this point
    stars: list[int] = msgspec.field(default_factory=lambda: [0, 0])  # that went into this point

    def hear(self, event: Event) -> None:
        self.tennis.hear(event)
        remember = REMEMBERED.get(type(event))
        if remember is not None:
            remember(self, event)


def _new_point(story: Story, e: PointStarted | PointReplayed) -> None:
    story.came_in, story.stars, story.roll, story.ball = set(), [0, 0], None, 1


def _die_rolled(story: Story, e: DieRolled) -> None:
    story.roll = e


def _serve_struck(story: Story, e: ServeStruck) -> None:
    story.roll, story.ball = None, e.ball
    story.stars[e.seat] += e.stars


def _stroke_played(story: Story, e: StrokePlayed) -> None:
    story.roll = None
    story.stars[e.seat] += e.stars + e.cost
    seat = story.seats[e.seat]
    seat.cards[e.card] += 1
    if e.target is not None:
        seat.targets.append(e.target)


def _player_moved(story: Story, e: PlayerMoved) -> None:
    story.stars[e.seat] += e.stars
    if e.going is Going.NET:
        story.came_in.add(e.seat)
        story.seats[e.seat].approaches += 1


def _point_won(story: Story, e: PointWon) -> None:
    for each in story.came_in:
        story.seats[each].net_points += 1
        story.seats[each].net_points_won += each == e.seat
    story.seats[e.seat].winners += e.how is How.WINNER
    story.seats[1 - e.seat].errors += e.how is How.FAULT
    served, won = story.seats[story.tennis.server].served, e.seat == story.tennis.server
    served.points += 1
    served.first_in += story.ball == 1
    if story.ball == 2:
        served.lost_behind_second = 0 if won else served.lost_behind_second + 1


REMEMBERED: dict[type[Event], Callable[[Story, Any], None]] = {
    PointStarted: _new_point,
    PointReplayed: _new_point,
    DieRolled: _die_rolled,
    ServeStruck: _serve_struck,
    StrokePlayed: _stroke_played,
    PlayerMoved: _player_moved,
    PointWon: _point_won,
}
