"""What is measured of the shape of matches: each figure is defined here, once, with what it may be.

A figure is a part of a whole. Where the tour has the same figure, its band lies around that; elsewhere the band is what
we want of the game.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from wwtennis.games.worldwide.cards import Kind, Surface
from wwtennis.kernel.words import later

if TYPE_CHECKING:
    from wwtennis.games.worldwide.stats.shape import Shape

SHORT = range(1, 4)  # shots
Band = tuple[float | None, float | None]  # the least and the most that it may be; None: no limit


class Measure(NamedTuple):
    """A figure."""

    id: str
    name: str
    of: Callable[[Shape], tuple[float, float]]  # part and whole, in a match
    band: Callable[[float], Band] | None = None  # around the tour's figure
    scale: float = 100.0
    fixed: Band | None = None  # what we want of the game, whatever the tour does
    of_tiebreaks: bool = False  # and of them alone

    def allowed(self, tour: float | None) -> Band | None:
        """The band, if there is one."""
        return self.band(tour) if self.band is not None and tour is not None else self.fixed


def around(width: float) -> Callable[[float], Band]:
    return lambda tour: (tour - width, tour + width)


def served(name: str, whole: str = "service_points") -> Callable[[Shape], tuple[float, float]]:
    """A count of the box score in another, both seats together."""
    return lambda shape: (_boxed(shape, name), _boxed(shape, whole))


def _boxed(shape: Shape, name: str) -> int:
    return sum(getattr(seat, name) for seat in shape.box.seats)


def strokes(*kinds: Kind) -> Callable[[Shape], tuple[float, float]]:
    """Strokes of these kinds, in points."""
    return lambda shape: (sum(shape.strokes[kind] for kind in kinds), shape.box.points)


def winners(shape: Shape) -> tuple[float, float]:
    """As the tour counts them: a winner card is one, and so is a ball that nobody plays back."""
    return shape.winners, shape.box.points


def second_serves_won(shape: Shape) -> tuple[float, float]:
    return _boxed(shape, "second_serve_points_won"), _boxed(shape, "service_points") - _boxed(shape, "first_serves_in")


def shots(shape: Shape) -> tuple[float, float]:
    """Double faults are not counted, as on the tour."""
    rallies = shape.box.rallies
    return sum(shots * points for shots, points in rallies.items()), shape.box.points - rallies[0]


def short_points(shape: Shape) -> tuple[float, float]:
    return sum(shape.box.rallies[length] for length in SHORT), shape.box.points - shape.box.rallies[0]


MEASURES = (
    Measure("aces", later("aces, % of service points"), served("aces"), around(1.5)),
    Measure("double_faults", later("double faults, % of service points"), served("double_faults"), around(1.5)),
    Measure("first_in", later("first serves in, %"), served("first_serves_in"), around(5)),
    Measure("serve_won", later("points won on serve, %"), served("service_points_won"), around(2)),
    Measure(
        "first_won", later("first-serve points won, %"), served("first_serve_points_won", "first_serves_in")
    ),
    Measure("second_won", later("second-serve points won, %"), second_serves_won),
    Measure("shots", later("shots in a rally"), shots, around(0.4), scale=1.0),
    Measure("short", later("points of 1 to 3 shots, %"), short_points, around(8)),
    Measure("net", later("net points, in 100 points"), lambda s: (s.approaches, s.box.points), around(6)),
    Measure("net_won", later("net points won, %"), lambda s: (s.approaches_won, s.approaches), lambda _: (55, None)),
    Measure("winners", later("winners, in 100 points"), winners, lambda _: (17, 28)),
    Measure("drops", later("drop shots, in 100 points"), strokes(Kind.DROP_SHOT), lambda tour: (None, 2 * tour)),
    Measure("lobs", later("lobs, in 100 points"), strokes(Kind.LOB)),
    Measure("smashes", later("smashes, in 100 points"), strokes(Kind.SMASH), lambda _: (1, None)),
    Measure("slice", later("slice, % of strokes"), lambda s: (s.sliced, s.strokes.total()), lambda _: (6, 18)),
    Measure("length", later("points in a match"), lambda s: (s.box.points, 1),
            scale=1.0, fixed=(11, 13), of_tiebreaks=True),
    Measure("stars", later("Stars at the beginning of a point"), lambda s: (s.paced.stars, s.paced.players),
            scale=1.0, fixed=(1, 3)),
    Measure("full", later("hands full, % of points"), lambda s: (s.paced.full, s.paced.players), fixed=(None, 40)),
    Measure("empty", later("hands empty, % of points"), lambda s: (s.paced.empty, s.paced.players), fixed=(None, 1)),
    Measure("seat_a", later("matches won by seat A, %"), lambda s: (s.box.seats[0].matches, 1), fixed=(48.5, 51.5)),
    Measure("first_server", later("matches won by the first server, %"), lambda s: (s.first_server_won, 1),
            fixed=(47, 55)),
)  # fmt: skip

# From the surface that has least of it to the one that has most. Hard courts and halls are alike.
_MIDDLE = (Surface.HARD, Surface.INDOOR)
FASTER = ((Surface.CLAY,), _MIDDLE, (Surface.GRASS,))
ORDERS: dict[str, tuple[tuple[Surface, ...], ...]] = {
    "aces": FASTER,
    "serve_won": FASTER,
    "shots": FASTER[::-1],
    "net": FASTER,
    "drops": ((*_MIDDLE, Surface.GRASS), (Surface.CLAY,)),
}
