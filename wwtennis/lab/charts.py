"""Charts in characters: what a study found, for a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import TextWrapper
from typing import NamedTuple

from wwtennis.kernel.findings import Bars, Findings, Gauge, Gauges, Grid, Lines, Part, Rows, Section
from wwtennis.kernel.tables import fit, table_within
from wwtennis.kernel.words import _, decimal

HEIGHT = 8  # of a plot of lines
STEP = 4  # characters for each step of it, at least
MARGIN = 9  # characters before it
LONGEST = 40  # bar
SCALE = 21  # characters of a gauge
FULL, PLAIN = "█", "#"
LETTERS = "abcdefgh"


class Sheet(NamedTuple):
    """What is written on."""

    width: int
    block: str  # that bars are made of

    def said(self, lines: Sequence[str]) -> list[str]:
        """Sentences, in lines that fit. The name of a file stays whole."""
        wrapper = TextWrapper(self.width, break_long_words=False, break_on_hyphens=False)
        return [each for line in lines for each in wrapper.wrap(line)]

    def table(self, rows: Sequence[Sequence[str]], words: int = 1, together: int = 1) -> list[str]:
        """So many columns at the beginning hold words."""
        return table_within(self.width, rows, range(words), together)


def as_text(findings: Findings, *, width: int, ascii_only: bool = False) -> list[str]:
    sheet = Sheet(width, PLAIN if ascii_only else FULL)
    lines = sheet.said([findings.headline])
    for section in findings.sections:
        lines += ["", *_section(section, sheet)]
    return lines


def _section(section: Section, sheet: Sheet) -> list[str]:
    lines = [section.title.upper(), *sheet.said(section.says)]
    for part in section.parts:
        lines += ["", *_part(part, sheet)]
    return lines


def _part(part: Part, sheet: Sheet) -> list[str]:
    if isinstance(part, Gauges):
        figures = sheet.table(_side_by_side(part), together=2 if part.model else 1)
        return [*figures, "", *sheet.said(_legend(part)), *_gauges(part)]
    if isinstance(part, Bars):
        return _bars(part, sheet.block)
    if isinstance(part, Lines):
        return _lines(part, sheet)
    rows = _grid(part) if isinstance(part, Grid) else part.rows
    words = 2 if isinstance(part, Rows) and rows[0][1] == "" else 1
    return [*([part.title] if part.title else []), *sheet.table(rows, words)]


# Figures


def mark(gauge: Gauge) -> str:
    """Inside its band, below or above it; or outside by so little that it may be chance."""
    if gauge.band is None:
        return " "
    if gauge.is_inside:
        return "="
    low = gauge.band[0]
    return "~" if gauge.may_be_inside else "<" if low is not None and gauge.value < low else ">"


def _side_by_side(part: Gauges) -> list[list[str]]:
    """Ours beside the world outside, where there is one."""
    head = ["", *[each for column in part.columns for each in _pair(part, column, part.model)]]
    return [
        head,
        *[[name, *[each for gauge in row for each in _pair(part, *_told(gauge))]] for name, row in part.rows.items()],
    ]


def _pair(part: Gauges, ours: str, model: str) -> tuple[str, ...]:
    return (ours, model) if part.model else (ours,)


def _told(gauge: Gauge) -> tuple[str, str]:
    return f"{decimal(gauge.value)}{mark(gauge)}", "" if gauge.model is None else decimal(gauge.model)


def marks_say() -> str:
    return _("= inside its band, < below it, > above it, ~ outside but the interval (95 %) reaches it.")


def _legend(part: Gauges) -> list[str]:
    if not part.model:
        return [marks_say(), _("In the plots: [ ] the band, o ours, - the interval.")]
    more = _("In the plots: [ ] the band, | the {model}, o ours, - the interval.")
    return [marks_say(), more.format(model=part.model)]


def _gauges(part: Gauges) -> list[str]:
    lines, width = [], max(map(len, part.columns))
    for name, row in part.rows.items():
        least, most = _reach(row)
        lines += ["", name]
        for column, gauge in zip(part.columns, row, strict=True):
            half = decimal((gauge.most - gauge.least) / 2, "5.2f")
            figure = f"  {fit(column, width)}  {decimal(gauge.value, '6.2f')} ±{half}  {_drawn(gauge, least, most)}"
            lines.append(figure.rstrip())
    return lines


def _reach(row: Sequence[Gauge]) -> tuple[float, float]:
    """What all the gauges of a row can be drawn on."""
    ends = [each for gauge in row for each in (gauge.value, gauge.model, *(gauge.band or ())) if each is not None]
    return min(ends), max(max(ends), min(ends) + 0.1)


def _drawn(gauge: Gauge, least: float, most: float) -> str:
    def at(value: float) -> int:
        return round(min(1.0, max(0.0, (value - least) / (most - least))) * (SCALE - 1))

    if gauge.band is None and gauge.model is None:
        return ""  # there is nothing to hold it against
    scale = ["."] * SCALE
    for place in range(at(gauge.least), at(gauge.most) + 1):
        scale[place] = "-"
    low, high = gauge.band or (None, None)
    for end, letter in ((low, "["), (high, "]"), (gauge.model, "|"), (gauge.value, "o")):
        if end is not None:
            scale[at(end)] = letter
    return "".join(scale)


# Bars, lines, a grid


def _bars(part: Bars, block: str) -> list[str]:
    most = max([1.0, *[value for values in part.series.values() for value in values]])
    labels, names = max(map(len, part.labels)), max(map(len, part.series))
    lines = [part.title]
    for at, label in enumerate(part.labels):
        for number, (name, values) in enumerate(part.series.items()):
            said = label if number == 0 else ""
            bar = block * round(LONGEST * values[at] / most)
            lines.append(f"  {fit(said, labels)}  {fit(name, names)}  {decimal(values[at], '5.1f')} {bar}".rstrip())
    return lines


def _lines(part: Lines, sheet: Sheet) -> list[str]:
    """Each series by its letter. Those of a step stand beside each other: two of the same height are both seen."""
    values = [value for series in part.series.values() for value in series]
    least, most = min(values, default=0.0), max(values, default=0.0)
    span, wide = most - least or 1.0, max(STEP, len(part.series) + 1)
    steps = _steps(max(map(len, part.series.values()), default=0), (sheet.width - MARGIN) // wide)
    plot = [[" "] * (wide * len(steps)) for _row in range(HEIGHT)]
    for place, (letter, series) in enumerate(zip(LETTERS, part.series.values(), strict=False)):
        for at, value in enumerate(series[:: steps.step]):
            column = wide * at + place + (wide - len(part.series) + 1) // 2
            plot[HEIGHT - 1 - round((value - least) / span * (HEIGHT - 1))][column] = letter
    scale = [most - span * row / (HEIGHT - 1) for row in range(HEIGHT)]
    drawn = [f"{decimal(at, '7.1f')} |{''.join(row)}".rstrip() for at, row in zip(scale, plot, strict=True)]
    ruler = "".join(f"{step:^{wide}}" for step in steps).rstrip()
    named = ", ".join(f"{letter} {name}" for letter, name in zip(LETTERS, part.series, strict=False))
    return [part.title, *drawn, *(" " * MARGIN + line for line in (ruler, part.along, named))]


def _steps(count: int, room: int) -> range:
    """Those that are shown: every second or third, where there is no room for all."""
    return range(0, count, -(-count // room) or 1)


def _grid(part: Grid) -> list[list[str]]:
    rows = [["", *(name[:4] for name in part.names)]]
    for name, row in zip(part.names, part.cells, strict=True):
        rows.append([name, *("" if cell is None else f"{cell:.0f}" for cell in row)])
    return rows
