"""The figures of a box score, as people read them: shares instead of counts."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from wwtennis.games.serve_play.stats.box import BoxScore, SideScore
from wwtennis.kernel.words import decimal, later

Sides = Sequence[SideScore]  # whose: one side, or both


def share(part: float, whole: float) -> str:
    return decimal(100 * part / whole) if whole else "-"


def _total(sides: Sides, name: str) -> int:
    return sum(getattr(side, name) for side in sides)


def of(part: str, whole: str) -> Callable[[BoxScore, Sides], str]:
    """A share of one count in another, in percent."""
    return lambda box, sides: share(_total(sides, part), _total(sides, whole))


def of_points(name: str) -> Callable[[BoxScore, Sides], str]:
    """In percent of all points."""
    return lambda box, sides: share(_total(sides, name), box.points)


def service_games_lost(box: BoxScore, sides: Sides) -> str:
    """A game that one loses on serve is a break of the other's."""
    breaks = sum(box.sides[1 - at].breaks for at, side in enumerate(box.sides) if any(side is each for each in sides))
    return share(breaks, _total(sides, "service_games"))


FIGURES: dict[str, Callable[[BoxScore, Sides], str]] = {
    later("points won on serve, %"): of("service_points_won", "service_points"),
    later("first serves in, %"): of("first_serves_in", "service_points"),
    later("aces, % of serves"): of("aces", "service_points"),
    later("double faults, % of serves"): of("double_faults", "service_points"),
    later("points won by a smash, %"): of_points("smashes"),
    later("points won by a kill, %"): of_points("kills"),
    later("points lost by an out, %"): of_points("outs"),
    later("points lost by a pass, %"): of_points("passes"),
    later("service games lost, %"): service_games_lost,
    later("games without a card left, %"): lambda box, sides: share(_total(sides, "dry_games"), box.games),
}
