"""What a point is for: break point, set point, match point."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from typing import NamedTuple

from wwtennis.kernel.words import _, later
from wwtennis.tennis.calling import side_name
from wwtennis.tennis.score import Format, Mode, Score, after_point, games_played, is_tiebreak, side_of, winner


class Stake(IntEnum):
    """What the next point may bring, the least first."""

    BREAK = 1
    SET = 2
    MATCH = 3


class Stakes(NamedTuple):
    """The most that the next point may bring, and to which side."""

    stake: Stake
    side: int


# On the screen, and in a sentence
STAMPS = {Stake.BREAK: later("BREAK POINT"), Stake.SET: later("SET POINT"), Stake.MATCH: later("MATCH POINT")}
_CALLS = {
    Stake.BREAK: later("Break point, {name}."),
    Stake.SET: later("Set point, {name}."),
    Stake.MATCH: later("Match point, {name}."),
}


def stakes(played: Format, score: Score) -> Stakes | None:
    """Of the point to be played; None for one like any other."""
    if winner(played, score) is not None:
        return None
    found = [Stakes(stake, side) for side in (0, 1) if (stake := _stake(played, score, side)) is not None]
    return max(found, default=None)


def _stake(played: Format, score: Score, side: int) -> Stake | None:
    """What this side wins with the point."""
    after = after_point(played, score, side)
    if winner(played, after) is not None:
        return Stake.MATCH
    if played.mode is Mode.TIEBREAK:
        return None
    if len(after.sets) > len(score.sets):
        return Stake.SET
    wins_game = games_played(after) > games_played(score)
    return Stake.BREAK if wins_game and side_of(score.server) != side and not is_tiebreak(played, score) else None


def call_stakes(played: Format, score: Score, names: Sequence[str]) -> str:
    """As an umpire would not, but television does: "Set point, Anna."; empty where nothing is at stake."""
    found = stakes(played, score)
    if found is None:
        return ""
    return _(_CALLS[found.stake]).format(name=side_name(names, found.side))
