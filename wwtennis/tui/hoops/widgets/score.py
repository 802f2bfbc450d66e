"""The score: names and points, and the clock of turns."""

from __future__ import annotations

import msgspec
from rich.cells import cell_len

from wwtennis.games.hoops.rules.ending import rank
from wwtennis.games.hoops.rules.money_time import is_money_time
from wwtennis.kernel.words import _
from wwtennis.tui.hoops.shown import Shown
from wwtennis.tui.shell.canvas import Canvas, shorten
from wwtennis.tui.shell.ink import side_ink
from wwtennis.tui.shell.painted import Painted

LONGEST_NAME = 14
CLOCK = 12  # cells


class ScoreShown(msgspec.Struct, frozen=True):
    """Who has how much, and how late it is."""

    names: tuple[str, ...]
    points: tuple[str, ...]
    who: int
    number: int
    turns: int
    label: str
    fatigue: int


def score(shown: Shown) -> ScoreShown:
    """HO-5.8: of several coaches, the matches that each would win, and the difference in points."""
    view = shown.view
    rows = [team.points for team in view.teams]
    points = [str(sum(row)) for row in rows]
    if len(rows) > 2:
        ranks = [rank(rows, seat) for seat in range(len(rows))]
        points = [f"{won}{margin:+d}" for won, margin in ranks]
    return ScoreShown(
        shown.names, tuple(points), view.who, view.number, view.turns, _label(shown), view.market.fatigue_count
    )


def _label(shown: Shown) -> str:
    view = shown.view
    if view.overtimes:
        return _("OVERTIME")
    if view.turn.special:
        return _("LAST DEFENCE")
    if view.number and is_money_time(view):
        return _("MONEY TIME") if view.setup.money_time else _("LAST TURNS")
    return _("HOOPS")


class Score(Painted[Shown, ScoreShown]):
    """On one line, seat A first."""

    def value(self, shown: Shown) -> ScoreShown:
        return score(shown)

    def paint(self, canvas: Canvas, value: ScoreShown) -> None:
        canvas.fill(0, 0, canvas.width, 1, "panel")
        x = canvas.put(0, 0, f" {value.label} ", "bold text", "surface_badge") + 1
        room = LONGEST_NAME if len(value.names) == 2 else 7
        for seat, name in enumerate(value.names):
            ball = self.symbols.serving if seat == value.who else " "
            x = canvas.put(x, 0, ball, "bold star", about="turn" if seat == value.who else "")
            x = canvas.put(x, 0, shorten(name, room, self.symbols.ellipsis) + " ", f"bold {side_ink(seat)}")
            x = canvas.put(x, 0, f" {value.points[seat]} ", "bold background", "foreground", about="points") + 1
        self._paint_clock(canvas, value, x)

    def _paint_clock(self, canvas: Canvas, value: ScoreShown, taken: int) -> None:
        """At the right; the bar where there is room for it."""
        turn = _("turn {number}/{turns}").format(number=value.number, turns=value.turns)
        if taken + cell_len(turn) + 1 > canvas.width:
            turn = f"{value.number}/{value.turns}"
        left = canvas.put_right(canvas.width - 1, 0, turn, "foreground", about="clock") - CLOCK - 1
        if left <= taken:
            return
        gone = CLOCK * value.number // max(1, value.turns)
        canvas.note(left, 0, CLOCK, 1, "clock")
        canvas.put(left, 0, self.symbols.bar_full * gone, "accent")
        canvas.put(left + gone, 0, self.symbols.bar_empty * (CLOCK - gone), "faint")
        if canvas.width >= 100:
            canvas.put_right(left - 2, 0, _("Fatigue {count}").format(count=value.fatigue), "muted")
