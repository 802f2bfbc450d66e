"""The numbers of both sides beside each other, and the momentum of the match."""

from __future__ import annotations

import msgspec

from wwtennis.games.serve_play.course import COURSE
from wwtennis.games.serve_play.stats.box import BoxScore
from wwtennis.games.serve_play.stats.figures import FIGURES
from wwtennis.kernel.words import _
from wwtennis.tennis.calling import side_name
from wwtennis.tennis.momentum import AfterPoint, Momentum
from wwtennis.tui.serve_play.scene import Scene
from wwtennis.tui.serve_play.shown import Shown
from wwtennis.tui.shell.canvas import Canvas, shorten
from wwtennis.tui.shell.ink import side_ink
from wwtennis.tui.shell.painted import Painted
from wwtennis.tui.tennis.momentum_chart import LEAST_CHART, paint_momentum

LABEL, NUMBER, GAP = 30, 12, 2  # columns
NARROW = 8  # of a number, where there are few


class FiguresShown(msgspec.Struct, frozen=True):
    """All that the numbers are made of."""

    names: tuple[str, str]
    box: BoxScore
    series: tuple[AfterPoint, ...]


def figures(shown: Shown) -> FiguresShown:
    box, series = BoxScore(), Momentum(COURSE)
    for event in shown.scene.happened:
        box.hear(event)
        series.hear(event)
    return FiguresShown((side_name(shown.names, 0), side_name(shown.names, 1)), box, tuple(series.moments))


class Figures(Painted[Shown, FiguresShown]):
    """What was counted, a column for each side, and the momentum below: anew when more has happened."""

    _counted: tuple[Scene, int] | None = None

    def value(self, shown: Shown) -> FiguresShown:
        now = shown.scene, len(shown.scene.happened)
        if self._counted == now and self._value is not None:
            return self._value
        self._counted = now
        return figures(shown)

    def paint(self, canvas: Canvas, value: FiguresShown) -> None:
        number = NUMBER if canvas.width >= LABEL + 2 * (NUMBER + GAP) else NARROW
        left = max(0, (canvas.width - LABEL - 2 * (number + GAP)) // 2)
        columns = [left + LABEL + (side + 1) * (number + GAP) for side in (0, 1)]
        for side, right in enumerate(columns):
            canvas.put_right(
                right, 0, shorten(value.names[side], number, self.symbols.ellipsis), f"bold {side_ink(side)}"
            )
        rows = list(FIGURES.items())[: canvas.height - 1 - LEAST_CHART]
        for row, (name, figure) in enumerate(rows, start=1):
            canvas.put(left, row, _(name), "muted")
            canvas.note(left, row, columns[-1] - left, 1, "figure")
            for side, right in enumerate(columns):
                canvas.put_right(right, row, figure(value.box, [value.box.sides[side]]))
        top = 1 + len(rows) + (canvas.height > len(rows) + LEAST_CHART + 2)
        paint_momentum(canvas, top, canvas.height - top, value.series, value.names, self.symbols)
