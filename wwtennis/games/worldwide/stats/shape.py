"""The shape of matches: what the tour counts of its own, and what a deck must keep an eye on besides.

A match is one observation: what is counted in it becomes a ratio for each figure of `measures.py` when it is over.
What the box score counts is read there and counted nowhere else. A point that was replayed counts for nothing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from enum import StrEnum
from typing import Any

import msgspec

from wwtennis.games.worldwide.cards import Deck, Kind, Spin
from wwtennis.games.worldwide.choices import Ask
from wwtennis.games.worldwide.events import (
    CoinTossed,
    Going,
    How,
    MatchWon,
    PlayerMoved,
    PointReplayed,
    PointStarted,
    PointWon,
    StrokePlayed,
)  # fmt: skip
from wwtennis.games.worldwide.stats.box import BoxScore
from wwtennis.games.worldwide.stats.card_use import CardUse
from wwtennis.games.worldwide.stats.measures import MEASURES
from wwtennis.games.worldwide.view import View
from wwtennis.kernel.estimates import Ratio
from wwtennis.kernel.game import Choice, Event, Question


class Ending(StrEnum):
    """How a point ended, in the tour's words."""

    ACE = "ace"
    UNRETURNED = "serve not returned"
    DOUBLE_FAULT = "double fault"
    WINNER = "winner"
    ERROR = "error in a rally"


class _Point(msgspec.Struct):
    """The point being played."""

    strokes: Counter[Kind] = msgspec.field(default_factory=Counter)
    sliced: int = 0
    approached: set[int] = set()


class Pace(msgspec.Struct):
    """Stars and cards at the beginning of a point, summed over both players."""

    players: int = 0
    stars: int = 0
    cards: int = 0
    full: int = 0  # hands at their limit
    empty: int = 0

    def add(self, other: Pace) -> None:
        for name in Pace.__struct_fields__:
            setattr(self, name, getattr(self, name) + getattr(other, name))


class Shape(msgspec.Struct):
    """A match, or several that were added up."""

    kinds: dict[int, Kind]  # of the strokes of the deck
    slices: frozenset[int]  # those that are sliced
    box: BoxScore = msgspec.field(default_factory=BoxScore)
    endings: Counter[Ending] = msgspec.field(default_factory=Counter)
    strokes: Counter[Kind] = msgspec.field(default_factory=Counter)  # played, whether they landed or not
    sliced: int = 0  # of them
    approaches: int = 0  # points in which somebody chose to go to the net; nobody chooses to chase a drop shot
    approaches_won: int = 0
    first_server_won: int = 0  # matches
    pace: dict[int, Pace] = {}  # by the number of points played before
    cards: CardUse = msgspec.field(default_factory=CardUse)
    ratios: dict[str, Ratio] = {}  # by the id of the measure
    _point: _Point = msgspec.field(default_factory=_Point)
    _first_server: int = 0

    def hear(self, event: Event) -> None:
        """Take one event in: to be subscribed to a table."""
        self.box.hear(event)
        count = COUNTED.get(type(event))
        if count is not None:
            count(self, event)

    def decided(self, view: View, question: Question, choice: Choice) -> None:
        """Somebody who sees this was asked this and said that."""
        self.cards.decided(view, question, choice)
        if question.kind is Ask.SERVE and view.fault is None:
            pace = self.pace.setdefault(self.box.points, Pace())
            for side in view.sides:
                pace.add(Pace(1, side.stars, side.hand_count, side.hand_count >= side.limit, side.hand_count == 0))

    def add(self, other: Shape) -> None:
        """Take another match in, which is over."""
        self.box.add(other.box)
        self.endings.update(other.endings)
        self.strokes.update(other.strokes)
        for name in ("sliced", "approaches", "approaches_won", "first_server_won"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        for number, pace in other.pace.items():
            self.pace.setdefault(number, Pace()).add(pace)
        self.cards.add(other.cards)
        for measure, ratio in other.ratios.items():
            self.ratios.setdefault(measure, Ratio()).add(ratio)

    @property
    def winners(self) -> int:
        """In the tour's words; aces aside."""
        return self.endings[Ending.WINNER]

    @property
    def paced(self) -> Pace:
        """Over all points."""
        summed = Pace()
        for pace in self.pace.values():
            summed.add(pace)
        return summed


def shape_for(deck: Deck) -> Shape:
    """Nothing yet, of matches with this deck."""
    strokes = deck.strokes.values()
    kinds = {card.number: card.kind for card in strokes}
    return Shape(kinds, frozenset(card.number for card in strokes if card.spin is Spin.SLICE))


def ending(shots: int, how: How) -> Ending:
    """What the tour would call it.

    A return that is missed is a serve that is not returned, be it touched or not. A ball that nobody plays back (out of
    reach, or with no card for it) is a winner, whatever card it was hit with.
    """
    if how is How.ACE:
        return Ending.ACE
    if how is How.DOUBLE_FAULT:
        return Ending.DOUBLE_FAULT
    if how is How.WINNER:
        return Ending.WINNER
    if shots == 1:
        return Ending.UNRETURNED
    return Ending.ERROR if how is How.FAULT else Ending.WINNER


def _coin_tossed(shape: Shape, e: CoinTossed) -> None:
    shape._first_server = e.server


def _new_point(shape: Shape, e: PointStarted | PointReplayed) -> None:
    shape._point = _Point()


def _player_moved(shape: Shape, e: PlayerMoved) -> None:
    if e.going is Going.NET:
        shape._point.approached.add(e.seat)


def _stroke_played(shape: Shape, e: StrokePlayed) -> None:
    shape._point.strokes[shape.kinds[e.card]] += 1
    shape._point.sliced += e.card in shape.slices


def _point_won(shape: Shape, e: PointWon) -> None:
    point = shape._point
    shape.strokes.update(point.strokes)
    shape.sliced += point.sliced
    shape.approaches += len(point.approached)
    shape.approaches_won += e.seat in point.approached
    shape.endings[ending(shape.box.shots, e.how)] += 1
    shape.cards.point_won(e.seat)


def _match_won(shape: Shape, e: MatchWon) -> None:
    shape.first_server_won = int(e.seat == shape._first_server)
    for measure in MEASURES:
        shape.ratios.setdefault(measure.id, Ratio()).count(*measure.of(shape))


COUNTED: dict[type[Event], Callable[[Shape, Any], None]] = {
    CoinTossed: _coin_tossed,
    PointStarted: _new_point,
    PointReplayed: _new_point,
    PlayerMoved: _player_moved,
    StrokePlayed: _stroke_played,
    PointWon: _point_won,
    MatchWon: _match_won,
}
