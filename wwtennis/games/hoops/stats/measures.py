"""What is measured of the shape of matches: each figure is defined here, once, with what we want of it.

A figure is a part of a whole. The bands are for a game of normal length between two coaches.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from wwtennis.kernel.findings import Band
from wwtennis.kernel.words import later

if TYPE_CHECKING:
    from wwtennis.games.hoops.stats.shape import Shape


class Measure(NamedTuple):
    """A figure."""

    id: str
    name: str
    of: Callable[[Shape], tuple[float, float]]  # part and whole, in a match
    band: Band | None = None
    scale: float = 100.0


def a_coach(*names: str) -> Callable[[Shape], tuple[float, float]]:
    """Counts of the box score, all of them together, for each coach."""
    return lambda shape: (_boxed(shape, *names), shape.coaches)


def attacks(name: str) -> Callable[[Shape], tuple[float, float]]:
    """What the kept dice of one kind show, of what all of them do."""
    return lambda shape: (_boxed(shape, name), _boxed(shape, "three", "inside", "drive"))


def _boxed(shape: Shape, *names: str) -> int:
    return sum(getattr(seat, name) for seat in shape.box.seats for name in names)


MEASURES = (
    Measure("points", later("points, each coach"), a_coach("points"), (85, 120), 1.0),
    Measure("bought", later("cards bought, each coach"), a_coach("players", "tactics"), (9, 14), 1.0),
    Measure("players", later("players bought, each coach"), a_coach("players"), scale=1.0),
    Measure("tactics", later("tactics bought, each coach"), a_coach("tactics"), scale=1.0),
    Measure("comebacks", later("comebacks from behind at half-time, %"), lambda s: (s.box.comebacks, s.box.decided),
            (25, 35)),
    Measure("overtime", later("overtime, %"), lambda s: (s.box.overtimes, 1), (1, 4)),
    Measure("first", later("won by the first coach, %"), lambda s: (s.box.first, 1), (46, 54)),
    Measure("dear", later("tactics that cost 4 or more, % of those played in the second half"),
            lambda s: (s.dear, s.late), (25, None)),
    Measure("three", later("shown by three-point dice, % of attacks"), attacks("three")),
    Measure("inside", later("shown by inside dice, % of attacks"), attacks("inside")),
    Measure("drive", later("shown by drive dice, % of attacks"), attacks("drive")),
    Measure("held", later("attacks held to nothing, %"), lambda s: (_boxed(s, "held"), _boxed(s, "attacks"))),
    Measure("fatigue", later("Fatigue taken, each coach"), a_coach("fatigue"), scale=1.0),
    Measure("removed", later("cards out of the game, each coach"), a_coach("removed"), scale=1.0),
    Measure("questions", later("questions in a turn"), lambda s: (s.questions, s.box.turns), scale=1.0),
)  # fmt: skip
