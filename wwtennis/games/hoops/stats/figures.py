"""The figures of a box score, as people read them."""

from __future__ import annotations

from collections.abc import Callable

from wwtennis.games.hoops.stats.box import SeatScore
from wwtennis.kernel.words import decimal, later


def share(part: float, whole: float) -> str:
    return decimal(100 * part / whole) if whole else "-"


def each(name: str) -> Callable[[SeatScore, int], str]:
    """A count, a match."""
    return lambda seat, matches: _mean(getattr(seat, name), matches)


def _mean(count: int, matches: int) -> str:
    return str(count) if matches == 1 else decimal(count / matches) if matches else "-"


# What is counted of each coach; the numbers of many matches are means.
FIGURES: dict[str, Callable[[SeatScore, int], str]] = {
    later("points"): each("points"),
    later("attacks scored"): each("attacks"),
    later("attacks held to nothing"): each("held"),
    later("best attack"): lambda seat, matches: str(seat.best),
    later("shown by three-point dice"): each("three"),
    later("shown by inside dice"): each("inside"),
    later("shown by drive dice"): each("drive"),
    later("points stopped"): each("stopped"),
    later("dice rolled again"): each("rerolled"),
    later("Fatigue taken"): each("fatigue"),
    later("substitutes who came in"): each("substitutes"),
    later("players bought"): each("players"),
    later("tactics bought"): each("tactics"),
    later("cards out of the game"): each("removed"),
}
MISMATCHES: dict[str, Callable[[SeatScore, int], str]] = {
    later("mismatches called"): each("mismatches"),
    later("points in mismatches"): each("mismatch_points"),
}
