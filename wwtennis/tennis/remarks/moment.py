"""What a remark on tennis looks at, and when there is one to be made."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from wwtennis.kernel.remarks import Facts
from wwtennis.tennis.calling import side_name
from wwtennis.tennis.score import Format, Mode, Pair, Score, winner
from wwtennis.tennis.stakes import Stake, Stakes
from wwtennis.tennis.story import Game, Point, Story, at_stake

# The occasions
START, POINT, GAME, SET, MATCH = "start", "point", "game", "set", "match"


class Moment(msgspec.Struct, frozen=True):
    """What a form looks at: the match as it was told so far, and how it stands."""

    story: Story
    played: Format
    score: Score
    names: Sequence[str]  # of the seats

    @property
    def last(self) -> Point:
        """The point just over."""
        return self.story.points[-1]

    @property
    def game(self) -> Game:
        """The game just over."""
        return self.story.games[-1]

    @property
    def this_game(self) -> Sequence[Point]:
        """The points so far of the game being played."""
        return self.story.points[self.story.game_begins :]

    def name(self, side: int) -> str:
        return side_name(self.names, side)

    def named(self, side: int) -> dict[str, str]:
        return {"name": self.name(side), "other": self.name(1 - side)}

    def saved(self, points: Sequence[Point], side: int, stake: Stake) -> int:
        """How many of these points would have brought the other side so much, and were won by this one."""
        return sum(p.side == side and at_stake(self.played, p) == Stakes(stake, 1 - side) for p in points)


def occasion(story: Story, played: Format, score: Score, after: str) -> str | None:
    """What is over last is what is remarked on: not the point where it wins a game. None: not a word."""
    over = winner(played, score) is not None
    if not story.is_whole:
        return None
    if after == POINT:
        return None if over or (played.mode is Mode.MATCH and score.points == (0, 0)) else POINT
    if after == GAME:
        return None if over or score.games == (0, 0) else GAME
    return None if over and after == SET else after


def worst(scores: Sequence[Pair], side: int) -> Pair:
    """Of these the one where this side was furthest behind, its own number first; the last such one."""
    behind = [(pair[side], pair[1 - side]) for pair in scores]
    return max(reversed(behind), key=lambda pair: pair[1] - pair[0], default=(0, 0))


def in_points(m: Moment, points: Sequence[Point], side: int, *, fewer: bool) -> Facts | None:
    mine = sum(point.side == side for point in points)
    theirs = len(points) - mine
    return {**m.named(side), "mine": mine, "theirs": theirs} if (mine < theirs) is fewer else None
