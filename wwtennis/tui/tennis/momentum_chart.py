"""Which way a match went, point by point: bars over the whole width, with a scale."""

from __future__ import annotations

from collections.abc import Sequence

from wwtennis.kernel.words import _
from wwtennis.tennis.momentum import AfterPoint
from wwtennis.tui.shell.bar_chart import GUTTER, LEAST_SWING, BarChart
from wwtennis.tui.shell.canvas import Canvas
from wwtennis.tui.shell.symbols import Symbols

LEAST_CHART = 4  # rows: three of bars, one of numbers
WITH_TITLE = 7  # rows from which on it says what it is


def paint_momentum(
    canvas: Canvas, y: int, height: int, series: Sequence[AfterPoint], names: Sequence[str], symbols: Symbols
) -> None:
    """Upwards is side A's. The last points weigh most: 100 % would be to have won all of late."""
    if height < 1:
        return
    if height >= WITH_TITLE:
        canvas.put(1, y, _("momentum: the share of the last points, the newest weighing most"), "muted")
        y, height = y + 1, height - 1
    numbered = height >= LEAST_CHART
    reach = (height - numbered - 1) // 2
    middle = y + reach
    canvas.put(GUTTER, middle, symbols.lines[0] * (canvas.width - GUTTER - 1), "faint")
    if not series:
        canvas.put_middle(0, canvas.width, middle, " " + _("no points yet") + " ", "muted")
        return
    canvas.note(0, y, canvas.width, height, "momentum")
    chart = BarChart(canvas, middle, reach, symbols)
    chart.bars([moment.momentum for moment in series])
    chart.scale(max(LEAST_SWING, *(abs(moment.momentum) for moment in series)), names)
    if numbered:
        chart.numbers(len(series))
