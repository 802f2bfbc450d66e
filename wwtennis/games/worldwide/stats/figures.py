"""The figures of a box score, as the tour prints them: names for people, shares instead of counts."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from wwtennis.games.worldwide.stats.box import BoxScore, SeatScore
from wwtennis.kernel.words import decimal, later

Seats = Sequence[SeatScore]  # whose: one seat, or both


def share(part: float, whole: float) -> str:
    return decimal(100 * part / whole) if whole else "-"


def _total(seats: Seats, name: str) -> int:
    return sum(getattr(seat, name) for seat in seats)


def of(part: str, whole: str) -> Callable[[BoxScore, Seats], str]:
    """A share of one count in another, in percent."""
    return lambda box, seats: share(_total(seats, part), _total(seats, whole))


def second_serve_points_won(box: BoxScore, seats: Seats) -> str:
    second = _total(seats, "service_points") - _total(seats, "first_serves_in")
    return share(_total(seats, "second_serve_points_won"), second)


def per_point(name: str) -> Callable[[BoxScore, Seats], str]:
    """So many in a hundred points."""
    return lambda box, seats: share(_total(seats, name), box.points)


FIGURES: dict[str, Callable[[BoxScore, Seats], str]] = {
    later("points won on serve, %"): of("service_points_won", "service_points"),
    later("first serves in, %"): of("first_serves_in", "service_points"),
    later("first-serve points won, %"): of("first_serve_points_won", "first_serves_in"),
    later("second-serve points won, %"): second_serve_points_won,
    later("aces, % of serves"): of("aces", "service_points"),
    later("double faults, % of serves"): of("double_faults", "service_points"),
    later("winners, in 100 points"): per_point("winners"),
    later("errors, in 100 points"): per_point("errors"),
    later("net points, in 100 points"): per_point("net_points"),
    later("net points won, %"): of("net_points_won", "net_points"),
    later("challenges won, %"): of("challenges_won", "challenges"),
    later("Stars spent, in 100 points"): per_point("stars_spent"),
    later("cards paid, in 100 points"): per_point("cards_paid"),
}


def service_games_lost(box: BoxScore, seats: Seats) -> str:
    """A game that one loses on serve is a break of the other's."""
    breaks = sum(box.seats[1 - at].breaks for at, seat in enumerate(box.seats) if any(seat is each for each in seats))
    return share(breaks, _total(seats, "service_games"))


IN_SETS: dict[str, Callable[[BoxScore, Seats], str]] = {later("service games lost, %"): service_games_lost}
