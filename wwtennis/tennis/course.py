"""The course of a match in tennis's own words, whatever the events of the game are called."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from wwtennis.kernel.game import Event
from wwtennis.tennis.score import Pair, Score


class PointBegun(NamedTuple):
    server: int  # a seat
    again: bool = False  # it is played once more, and did not count before


class ShotLanded(NamedTuple):
    """A serve or a stroke that is in."""


class PointOver(NamedTuple):
    side: int  # that has won it
    how: str
    score: Score


class GameOver(NamedTuple):
    side: int
    games: Pair


class SetOver(NamedTuple):
    side: int


Step = PointBegun | ShotLanded | PointOver | GameOver | SetOver
Course = Mapping[type[Event], Callable[[Any], Step]]  # which events of a game are a step, and which one

ACE = "ace"  # how every tennis game calls a point that the serve has won: a rally of one shot
DOUBLE_FAULT = "double fault"  # and one that it has lost
