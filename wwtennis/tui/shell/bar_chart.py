"""Which way a match went, part by part: bars up and down over the whole width, with a scale."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise

from wwtennis.kernel.words import _
from wwtennis.tui.shell.canvas import Canvas, shorten
from wwtennis.tui.shell.ink import side_ink
from wwtennis.tui.shell.symbols import Symbols

GUTTER = 7  # columns for the scale on the left
LEAST_SWING = 0.4  # that fills a chart: a first point is no landslide
STEPS = (1, 2, 5, 10, 20, 50, 100, 200, 500)  # between the parts that are numbered


def paint_chances(
    canvas: Canvas, y: int, height: int, chances: Sequence[float], marks: Mapping[int, str], names: Sequence[str],
    symbols: Symbols,
) -> None:  # fmt: skip
    """After each part of a match the chance of side A to win it: upwards it is the favourite, downwards side B is.

    Above the bars stand the marks, by the numbers of their parts from 0 on.
    """
    reach = (height - 3) // 2  # a row of marks, one of numbers, and the middle
    chart = BarChart(canvas, y + 1 + reach, reach, symbols)
    canvas.put(GUTTER, chart.middle, symbols.lines[0] * (canvas.width - GUTTER - 1), "faint")
    chart.bars([2 * chance - 1 for chance in chances], most=1.0)
    chart.scale(1.0, names, middle=_("{share} %").format(share=50))
    chart.numbers(len(chances))
    for part, mark in marks.items():
        canvas.put(chart.column(part, len(chances)), y, mark, "bold accent")


class BarChart:
    """Its middle line, so many rows above and below it, and all the width."""

    def __init__(self, canvas: Canvas, middle: int, reach: int, symbols: Symbols) -> None:
        self.canvas, self.middle, self.reach, self.symbols = canvas, middle, reach, symbols
        self.width = canvas.width - GUTTER - 1

    def _edge(self, number: int, count: int) -> int:
        """The column where bar `number` of so many begins."""
        return GUTTER + number * self.width // count

    def column(self, part: int, count: int) -> int:
        """Where the bar of a part begins, also where several share one."""
        columns = min(count, self.width)
        return self._edge(part * columns // count, columns)

    def bars(self, values: Sequence[float], most: float = 0.0) -> None:
        """A full bar means `most`; unless told, the largest of them."""
        levels = _columns(values, self.width)
        most = most or max(LEAST_SWING, *map(abs, values))
        for place, level in enumerate(levels):
            left, right = self._edge(place, len(levels)), self._edge(place + 1, len(levels))
            wide = right - left - (right - left > 2)  # air between them, where there is room for it
            self._bar(left, level / most, max(1, wide))

    def _bar(self, x: int, level: float, wide: int) -> None:
        """A column from the middle line, in half cells where they can be drawn."""
        canvas, symbols, up = self.canvas, self.symbols, level > 0
        halves = max(1, round(abs(level) * (2 * self.reach + 1)))  # the middle row has one half for each side
        ink = side_ink(0 if up else 1)
        canvas.put(x, self.middle, (symbols.won_near if up else symbols.won_far) * wide, ink)
        whole, half = divmod(halves - 1, 2)
        full, part = ("█", "▄" if up else "▀") if symbols.half else ("#", symbols.won_far if up else symbols.won_near)
        step = -1 if up else 1
        for row in range(1, whole + 1):
            canvas.put(x, self.middle + step * row, full * wide, ink)
        if half:
            canvas.put(x, self.middle + step * (whole + 1), part * wide, ink)

    def scale(self, most: float, names: Sequence[str], middle: str = "0") -> None:
        """What a full bar means, on either side; the names beside it where there are rows for them."""
        text = _("{share} %").format(share=round(100 * most))
        self.canvas.put_right(GUTTER - 1, self.middle, middle, "muted")
        for side, row in ((0, self.middle - self.reach), (1, self.middle + self.reach)):
            if self.reach:
                self.canvas.put_right(GUTTER - 1, row, text, "muted")
            if self.reach > 1:
                name = shorten(names[side], GUTTER - 1, self.symbols.ellipsis)
                self.canvas.put(0, row + (1 if side == 0 else -1), name, f"bold {side_ink(side)}")

    def numbers(self, count: int) -> None:
        """Under the bars, the number of every so manieth part."""
        room = len(str(count)) + 2
        step = next((step for step in STEPS if self.width * step // count >= room), count)
        for part in range(step, count + 1, step):
            at = self._edge(part - 1, count)
            if at + len(str(part)) <= self.canvas.width:
                self.canvas.put(at, self.middle + self.reach + 1, str(part), "muted")


def _columns(values: Sequence[float], room: int) -> list[float]:
    """One value a column; where there are more values than columns, the mean of those that share one."""
    if len(values) <= room:
        return list(values)
    edges = [number * len(values) // room for number in range(room + 1)]
    return [sum(values[a:b]) / (b - a) for a, b in pairwise(edges)]
