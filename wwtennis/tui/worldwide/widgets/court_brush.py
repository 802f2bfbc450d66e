"""How a court is drawn: the ground, the lines, and what lies and stands on it."""

from __future__ import annotations

import msgspec
from rich.cells import cell_len
from textual.geometry import Region

from wwtennis.games.worldwide.cards import NET, Zone
from wwtennis.games.worldwide.words.terms import zone_on_court
from wwtennis.tui.shell.canvas import Canvas, shorten
from wwtennis.tui.shell.symbols import Symbols
from wwtennis.tui.tennis.drama import paint_beside, paint_stamp, stamp_inks
from wwtennis.tui.worldwide.scene import Fate
from wwtennis.tui.worldwide.widgets.court_path import CourtPath, CourtShown
from wwtennis.tui.worldwide.widgets.court_plan import CourtPlan, court_plan


def paint_court(canvas: Canvas, shown: CourtShown, symbols: Symbols) -> None:
    """The ground first, and on it what lies and stands there."""
    plan = court_plan(canvas.width, canvas.height)
    brush = _Brush(canvas, plan, symbols, shown, CourtPath(plan, symbols, shown))
    brush.ground()
    brush.lines()
    brush.labels()
    brush.marks()
    brush.path()
    brush.pawns()
    brush.ball()
    brush.stamps()
    brush.spots()


class _Brush(msgspec.Struct, frozen=True):
    canvas: Canvas
    plan: CourtPlan
    symbols: Symbols
    shown: CourtShown
    way: CourtPath

    # The court itself

    def ground(self) -> None:
        canvas, plan = self.canvas, self.plan
        canvas.fill(0, 0, canvas.width, plan.height, "surround")
        left, right = plan.left - plan.alley, plan.right + plan.alley
        canvas.fill(left, plan.top, right - left + 1, plan.bottom - plan.top + 1, "court")
        for near in (True, False):
            middle = plan.zone(Zone.NEUTRAL, near)
            canvas.fill(middle.x, middle.y, middle.width, middle.height, "court_alt")
        for zone in self.shown.targets:
            self._fill(plan.zone(zone, near=False), "aimed" if zone is self.shown.aim else "target")
        for zone, _action in self.shown.offered:
            self._fill(plan.zone(zone, near=True), "aimed" if zone is self.shown.picked else "target")

    def lines(self) -> None:
        canvas, plan, ink = self.canvas, self.plan, "line"
        across, down, nw, ne, sw, se, east, west, tee, foot, _cross = list(self.symbols.lines)
        left, right = plan.left - plan.alley, plan.right + plan.alley
        canvas.put(left, plan.top, nw + across * (right - left - 1) + ne, ink)
        canvas.put(left, plan.bottom, sw + across * (right - left - 1) + se, ink)
        for row in range(plan.top + 1, plan.bottom):
            for x in {left, right, plan.left, plan.right}:
                canvas.put(x, row, down, ink)
        if plan.alley:
            for x in (plan.left, plan.right):
                canvas.put(x, plan.top, tee, ink)
                canvas.put(x, plan.bottom, foot, ink)
        canvas.put(plan.middle, plan.top, tee, ink)
        canvas.put(plan.middle, plan.bottom, foot, ink)
        for row, joint in ((plan.net - plan.service, tee), (plan.net + plan.service, foot)):
            canvas.put(plan.left, row, east + across * (plan.right - plan.left - 1) + west, ink)
            canvas.put(plan.middle, row, joint, ink)
        for row in range(plan.net - plan.service + 1, plan.net + plan.service):
            canvas.put(plan.middle, row, down, ink)
        self._dividers()
        self._net(left, right)

    def _dividers(self) -> None:
        for near in (True, False):
            middle = self.plan.zone(Zone.NEUTRAL, near)
            for row in range(middle.y, middle.bottom):
                for x in (middle.x - 1, middle.right):
                    self.canvas.put(x, row, self.symbols.divider, "divider")

    def _net(self, left: int, right: int) -> None:
        plan, (net, cross, east, west) = self.plan, list(self.symbols.net)
        start, end = max(0, left - 2), min(self.canvas.width, right + 3)
        ink = "bold line" if self.shown.at_stake is None else f"bold {stamp_inks(self.shown.at_stake)[1]}"
        self.canvas.fill(left, plan.net, right - left + 1, 1, "net_shade")
        self.canvas.put(start, plan.net, net * (end - start), ink)
        self.canvas.put(plan.middle, plan.net, cross, ink)
        for x, edge in ((left, east), (right, west)):
            self.canvas.put(x, plan.net, cross if start < left else edge, ink)

    def labels(self) -> None:
        for near in (True, False):
            for zone in Zone:
                where, row = self.plan.zone(zone, near), self.plan.label_row(zone, near)
                if zone is NET:
                    where = Region(where.x, where.y, self.plan.middle - where.x, where.height)
                name = shorten(zone_on_court(zone), where.width, self.symbols.ellipsis)
                self.canvas.put_middle(where.x, where.width, row, name, self._label_ink(zone, near))

    def _label_ink(self, zone: Zone, near: bool) -> str:
        shown = self.shown
        lit = [zone for zone, _action in shown.offered] if near else shown.targets
        if zone not in lit:
            return "label"
        return "bold on_mark" if zone is (shown.picked if near else shown.aim) else "bold on_target"

    # What is on it

    def marks(self) -> None:
        """A shape where the ball may be sent, beside the colour."""
        for zone in self.shown.targets:
            self._mark(zone, near=False, chosen=zone is self.shown.aim)
        for zone, _action in self.shown.offered:
            self._mark(zone, near=True, chosen=zone is self.shown.picked)

    def _mark(self, zone: Zone, near: bool, chosen: bool) -> None:
        glyph = self.symbols.aim if chosen else self.symbols.target
        seat = self.shown.near if near else 1 - self.shown.near
        x, row = self.plan.stand(zone, near)
        if self.shown.zones[seat] is zone:  # a pawn stands there: beside the zone's name
            x, row = self._beside_label(zone, near), self.plan.label_row(zone, near)
        about = "aim" if chosen else "target"
        self.canvas.put(x, row, glyph, "bold on_mark" if chosen else "bold on_target", about=about)

    def _beside_label(self, zone: Zone, near: bool) -> int:
        where = self.plan.zone(zone, near)
        half = where.width if zone is not NET else self.plan.middle - where.x
        return max(where.x, where.x + (half - cell_len(zone_on_court(zone))) // 2 - 2)

    def pawns(self) -> None:
        shown = self.shown
        for seat in (1 - shown.near, shown.near):
            near = seat == shown.near
            x, row = self.plan.stand(shown.zones[seat], near)
            where = self.plan.zone(shown.zones[seat], near)
            chip = self.way.chip(seat)
            start = max(where.x, x - cell_len(chip) // 2 - self.way.ball_is_with(seat))
            colour = "home" if seat == 0 else "away"
            if shown.zones[seat] is (shown.picked if near else shown.aim):  # it must stand out from a bright zone
                self.canvas.put(start, row, chip, f"bold {colour}", "on_mark", about="player")
            else:
                self.canvas.put(start, row, chip, "bold on_seat", colour, about="player")

    def ball(self) -> None:
        where = self.way.ball_now()
        if where is None:
            return
        x, row = where
        self.canvas.put(round(x), round(row), self.symbols.ball, "bold ball", about="ball")
        flight = self.shown.flight
        if flight is not None and flight.fate in (Fate.OUT, Fate.NET) and self.shown.progress >= 1:
            self.canvas.put(round(x), round(row), self.symbols.out, "bold ball", about="out")

    def stamps(self) -> None:
        """What is at stake before the serve, on the net; what became of the ball, where it came to."""
        shown, plan = self.shown, self.plan
        if shown.at_stake is not None and shown.flight is None:
            paint_stamp(self.canvas, plan.middle, plan.net, shown.at_stake, plan.height)
        where = self.way.ball_now()
        if shown.stamp is not None and where is not None and shown.progress >= 1:
            paint_beside(self.canvas, round(where[0]), round(where[1]), shown.stamp, plan.height)

    # Its path

    def path(self) -> None:
        flight = self.shown.flight
        if flight is None or flight.fate is Fate.FLYING:
            return
        points = self.way.points(flight)
        points = points[: max(1, int(self.shown.progress * len(points)))]
        if self.symbols.braille:
            self._braille(points)
        else:
            for x, row in points[::6]:
                self._dot(round(x), round(row), self.symbols.trail)

    def _braille(self, points: list[tuple[float, float]]) -> None:
        cells: dict[tuple[int, int], int] = {}
        for number, (x, row) in enumerate(points):
            if number % 6 < 4:  # dashes, not a line
                column, line = int((x + 0.5) * 2), int((row + 0.5) * 4)
                key = (column // 2, line // 4)
                cells[key] = cells.get(key, 0) | DOTS[line % 4][column % 2]
        for (x, row), dots in cells.items():
            self._dot(x, row, chr(0x2800 + dots))

    def _dot(self, x: int, row: int, glyph: str) -> None:
        """Words stay readable: the path passes under them."""
        inside = 0 <= row < self.canvas.height and 0 <= x < self.canvas.width
        if inside and not self.canvas.letters[row][x].isalpha():
            self.canvas.put(x, row, glyph, "bold trail")

    # What can be clicked

    def spots(self) -> None:
        for zone in self.shown.targets:
            self._spot(self.plan.zone(zone, near=False), f"screen.answer('aim', '{zone.value}')")
        for zone, action in self.shown.offered:
            self._spot(self.plan.zone(zone, near=True), f"screen.answer({action!r})")

    def _spot(self, where: Region, action: str) -> None:
        self.canvas.spot(where.x, where.y, where.width, where.height, action)

    def _fill(self, where: Region, ground: str) -> None:
        self.canvas.fill(where.x, where.y, where.width, where.height, ground)


# The dots of a braille character, by row and column.
DOTS = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))
