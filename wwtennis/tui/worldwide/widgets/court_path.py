"""Where the ball and the pawns are on a drawn court, and the way of the ball."""

from __future__ import annotations

import msgspec
from rich.cells import cell_len

from wwtennis.games.worldwide.cards import NET, Spin, Zone
from wwtennis.tui.shell.canvas import shorten
from wwtennis.tui.shell.symbols import Symbols
from wwtennis.tui.tennis.drama import Stamp
from wwtennis.tui.worldwide.scene import Fate, Flight
from wwtennis.tui.worldwide.widgets.court_plan import CourtPlan

Cell = tuple[float, float]  # a column and a row


class CourtShown(msgspec.Struct, frozen=True):
    """All that a court shows."""

    near: int  # whose end is the near one
    names: tuple[str, ...] = ("A", "B")
    zones: tuple[Zone, Zone] = (Zone.NEUTRAL, Zone.NEUTRAL)
    ball: tuple[int, Zone] | None = None  # at whose end, and on which zone
    flight: Flight | None = None
    progress: float = 1.0  # how far the ball has flown
    targets: tuple[Zone, ...] = ()  # of the far end: where the chosen card can go
    aim: Zone | None = None
    offered: tuple[tuple[Zone, str], ...] = ()  # of the near end: where to go, and the answer that goes there
    picked: Zone | None = None
    stamp: Stamp | None = None  # what became of the ball, in a word
    at_stake: Stamp | None = None  # what the point is for


class CourtPath(msgspec.Struct, frozen=True):
    """What is where, on a court of this plan."""

    plan: CourtPlan
    symbols: Symbols
    shown: CourtShown

    def ball_is_with(self, seat: int) -> bool:
        """Whether the ball lies where this pawn stands: they share the room."""
        flight, zone = self.shown.flight, self.shown.zones[seat]
        if flight is not None:
            return flight.by != seat and flight.target is zone and zone is not NET
        return self.shown.ball == (seat, zone) and zone is not NET

    def chip(self, seat: int) -> str:
        """A pawn: its shape, which every pawn has, and as much of the name as there is room for."""
        name, near = self.shown.names[seat], seat == self.shown.near
        room = min(16, self.plan.zone(self.shown.zones[seat], near).width - 2 * self.ball_is_with(seat))
        glyph = self.symbols.near if near else self.symbols.far
        if cell_len(name) + 4 <= room:
            return f" {glyph} {name} "
        return f"{glyph} {shorten(name, room - 2, self.symbols.ellipsis)}"

    def ball_now(self) -> Cell | None:
        shown = self.shown
        if shown.flight is not None:
            points = self.points(shown.flight)
            if shown.flight.fate is Fate.FLYING:
                return points[0]
            return points[min(len(points) - 1, int(shown.progress * (len(points) - 1)))]
        return None if shown.ball is None else self._ball_on(*shown.ball)

    def _ball_on(self, seat: int, zone: Zone) -> Cell:
        """Beside whoever stands there."""
        near = seat == self.shown.near
        x, row = self.plan.stand(zone, near)
        where = self.plan.zone(zone, near)
        if self.shown.zones[seat] is not zone:
            return x, row
        if zone is NET:
            return x, row - 1 if near else row + 1
        chip = cell_len(self.chip(seat))
        return min(where.right - 1, max(where.x, x - chip // 2 - 1) + chip + (chip + 2 <= where.width)), row

    def points(self, flight: Flight) -> list[Cell]:
        """The way of the ball, bent a little by spin."""
        (x0, y0), (x1, y1) = self._from(flight), self._to(flight)
        bend = {Spin.TOPSPIN: 0.06, Spin.SLICE: -0.10, None: 0.0}[flight.spin]
        steps = max(8, int(max(abs(x1 - x0) * 2, abs(y1 - y0) * 4)))
        mx, my = (x0 + x1) / 2 - (y1 - y0) * bend * 2, (y0 + y1) / 2 + (x1 - x0) * bend / 2
        points = []
        for step in range(steps + 1):
            t = step / steps
            a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
            points.append((a * x0 + b * mx + c * x1, a * y0 + b * my + c * y1))
        return points

    def _from(self, flight: Flight) -> Cell:
        near = flight.by == self.shown.near
        x, row = self.plan.stand(flight.start, near)
        return x, row - 1 if near else row + 1

    def _to(self, flight: Flight) -> Cell:
        other = 1 - flight.by
        if flight.fate is Fate.OUT:
            return self._beyond(flight, other)
        if flight.fate is Fate.NET:
            return self._into_the_net(flight, other)
        if flight.target is None:
            return self._away_from(other)
        if flight.is_volleyed(self.shown.zones[other]):
            return self._in_front_of(other, flight.target)
        return self._ball_on(other, flight.target)

    def _in_front_of(self, seat: int, zone: Zone) -> Cell:
        """At the net a ball is taken before it bounces: in front of the player, on the side that it was sent to."""
        near = seat == self.shown.near
        x, row = self.plan.stand(NET, near)
        aside = (self.plan.stand(zone, near)[0] - self.plan.middle) // 3
        return x + aside, row - 1 if near else row + 1

    def _into_the_net(self, flight: Flight, other: int) -> Cell:
        """Where its way crosses it, on the side of whoever hit it."""
        (x0, y0), near = self._from(flight), other == self.shown.near
        x1, y1 = self.plan.stand(flight.target or Zone.NEUTRAL, near)
        net = self.plan.net
        return x0 + (x1 - x0) * abs(net - y0) / max(1, abs(y1 - y0)), net

    def _beyond(self, flight: Flight, other: int) -> Cell:
        """Out: past the sideline, beside the zone that it was meant for."""
        near = other == self.shown.near
        x, row = self.plan.stand(flight.target or Zone.NEUTRAL, near)
        side = 1 if x >= self.plan.middle else -1
        edge = self.plan.right + self.plan.alley if side > 0 else self.plan.left - self.plan.alley
        return min(self.plan.width - 1, max(0, edge + side)), row

    def _away_from(self, seat: int) -> Cell:
        """A winner: into the corner that is farther away."""
        near = seat == self.shown.near
        stands = self.shown.zones[seat]
        corner = Zone.BACKHAND if stands is Zone.FOREHAND else Zone.FOREHAND
        return self.plan.stand(corner, near)
