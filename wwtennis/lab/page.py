"""What a study found, as one file for a browser: its charts are pictures inside it, and it asks nothing of a network.

The charts are drawn by matplotlib, which is kept by many hands and writes SVG that needs no script. It comes with the
extra `lab`: nobody who plays needs it.
"""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from importlib.util import find_spec
from io import StringIO
from textwrap import fill
from typing import TYPE_CHECKING, Any

from wwtennis.kernel.errors import UsageError
from wwtennis.kernel.findings import Bars, Findings, Gauge, Gauges, Grid, Lines, Part, Rows, Section
from wwtennis.kernel.words import _, decimal, language_in_use, written
from wwtennis.lab.charts import mark, marks_say

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

OURS, MODEL, BAND, OUTSIDE = "#1f5fa8", "#8a8a8a", "#cfe3cf", "#b3261e"
SERIES = ("#b5541c", "#1f5fa8", "#2f7d32", "#6a3d9a")  # and each has a marker of its own
MARKERS = "os^D"
IN_A_ROW = 4  # gauges
TITLE = 42  # letters of a line that is the title of a gauge
STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; color: #222; background: #fff }
body { max-width: 72rem; margin: 2rem auto; padding: 0 1rem }
h1 { font-size: 1.5rem } h2 { margin-top: 2.5rem; border-bottom: 1px solid #ddd }
h3 { font-size: 1rem; margin-bottom: .3rem }
figure { margin: 1rem 0 } svg { max-width: 100%; height: auto }
div.pair { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(30rem, 100%), 1fr)); gap: 1rem }
div.pair figure { margin: 0 }
div.wide { overflow-x: auto } div.wide svg { min-width: 56rem }
table { border-collapse: collapse; font-size: .875rem; font-variant-numeric: tabular-nums }
th, td { padding: .15rem .4rem; text-align: right; border-bottom: 1px solid #eee; white-space: nowrap }
th:first-child, td:first-child { text-align: left }
td.word { text-align: left } td.out { color: #b3261e; font-weight: 600 } p.says { margin: .2rem 0 }
"""


def drawing_library() -> None:
    """UsageError where it is not there."""
    if find_spec("matplotlib") is None:
        raise UsageError(_("a page with charts needs matplotlib: install wwtennis with its extra 'lab'"))


def as_page(findings: Findings) -> str:
    """The whole file."""
    drawing_library()
    title = escape(findings.headline)
    body = "\n".join(_section(section) for section in findings.sections)
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{title}</title>'
    return (
        f'<!doctype html>\n<html lang="{language_in_use()}"><head>{head}<style>{STYLE}</style></head>\n'
        f"<body><h1>{title}</h1>\n{body}\n</body></html>\n"
    )


def _section(section: Section) -> str:
    said = "".join(f'<p class="says">{escape(line)}</p>' for line in section.says)
    parts = "\n".join(SHOWN[type(part)](part) for part in section.parts)
    if all(isinstance(part, Bars | Lines) for part in section.parts):
        parts = f'<div class="pair">{parts}</div>'
    return f"<section><h2>{escape(section.title)}</h2>{said}\n{parts}</section>"


# Tables


def _rows(part: Rows) -> str:
    head, *rows = part.rows
    named = head[1] == ""  # the second column holds words too
    cells = [
        [f'<td class="word">{escape(each)}</td>' if named and at == 1 else escape(each) for at, each in enumerate(row)]
        for row in rows
    ]
    return (f"<h3>{escape(part.title)}</h3>" if part.title else "") + _table(head, cells)


def _table(head: Any, rows: list[list[str]]) -> str:
    """The cells of the rows are HTML; those that begin with a tag are cells of their own kind."""
    first = "".join(f"<th>{escape(each)}</th>" for each in head)
    cells = ["".join(each if each.startswith("<td") else f"<td>{each}</td>" for each in row) for row in rows]
    body = "".join(f"<tr>{row}</tr>" for row in cells)
    return f'<div class="wide"><table><thead><tr>{first}</tr></thead><tbody>{body}</tbody></table></div>'


def _figure_table(part: Gauges) -> str:
    several = 2 if part.model else 1  # columns: ours, and the world outside
    head = ["", *[each for column in part.columns for each in (column, part.model)[:several]]]
    rows = [
        [escape(name), *[each for gauge in row for each in _cells(gauge)[:several]]] for name, row in part.rows.items()
    ]
    return _table(head, rows)


def _cells(gauge: Gauge) -> tuple[str, str]:
    value, half = (decimal(each, ".2f") for each in (gauge.value, (gauge.most - gauge.least) / 2))
    kind = ' class="out"' if gauge.is_inside is False else ""
    ours = f"<td{kind}>{value} ± {half} {escape(mark(gauge))}</td>"
    return ours, "" if gauge.model is None else decimal(gauge.model)


# Charts


def _drawing(width: float, height: float, rows: int = 1, columns: int = 1) -> tuple[Figure, list[Axes]]:
    """A picture with so many charts in it."""
    from matplotlib import rc_context
    from matplotlib.figure import Figure

    with rc_context({"font.size": 9}):
        figure = Figure(figsize=(width, height), layout="constrained")
        axes = [axis for row in figure.subplots(rows, columns, squeeze=False) for axis in row]
    for axis in axes:
        _speak_ours(axis)
    return figure, axes


def _speak_ours(axis: Axes) -> None:
    """Let the numbers along both sides be in our language: matplotlib knows that of the system alone."""
    from matplotlib.ticker import ScalarFormatter

    class Ours(ScalarFormatter):
        def __call__(self, number: float, position: int | None = None) -> str:
            return written(super().__call__(number, position))

    axis.xaxis.set_major_formatter(Ours())
    axis.yaxis.set_major_formatter(Ours())


def _svg(figure: Figure, about: str, texts: str) -> str:
    """The same for the same figures."""
    from matplotlib import rc_context

    out = StringIO()
    with rc_context({"svg.fonttype": texts, "svg.hashsalt": about}):
        figure.savefig(out, format="svg", metadata={"Date": None})
    return out.getvalue()


def _inlined(figure: Figure, about: str) -> str:
    """With its texts as text, for which the page has the letters."""
    drawn = _svg(figure, about, "none")
    return f'<figure role="img" aria-label="{escape(about)}">{drawn[drawn.index("<svg") :]}</figure>'


def picture(part: Gauges) -> str:
    """The gauges by themselves, as an SVG file that says what it shows and has its letters drawn."""
    drawing_library()
    figure, key = _gauges_drawn(part), _key(part.model)
    figure.supxlabel(key, fontsize=9)
    return _svg(figure, key, "path")


def _gauges(part: Gauges) -> str:
    key = _key(part.model)
    said = [f'<p class="says">{escape(each)}</p>' for each in (key, marks_say())]
    drawn = _inlined(_gauges_drawn(part), key)
    return f'{said[0]}<div class="wide">{drawn}</div>{said[1]}{_figure_table(part)}'


def _gauges_drawn(part: Gauges) -> Figure:
    rows = -(-len(part.rows) // IN_A_ROW)
    figure, axes = _drawing(13, 2.3 * rows, rows, IN_A_ROW)
    for axis, (name, row) in zip(axes, part.rows.items(), strict=False):
        axis.set_title(fill(name, TITLE), fontsize=9)
        axis.use_sticky_edges = any((gauge.band or (0,))[0] is None for gauge in row)  # so is a band without an end
        for at, gauge in enumerate(row):
            _gauge(axis, at, gauge)
        axis.set_xticks(range(len(row)), part.columns)
        axis.margins(x=0.15, y=0.15)
    for axis in axes[len(part.rows) :]:
        axis.set_axis_off()
    return figure


def _key(model: str) -> str:
    if not model:
        return _("Green: the band. Dot: ours, with its interval (95 %). Red cross: outside its band.")
    key = _(
        "Green: the band. Grey line: the {model}. Dot: ours, with its interval (95 %). Red cross: outside its band."
    )
    return key.format(model=model)


def _gauge(axis: Axes, at: int, gauge: Gauge) -> None:
    """The band as a box (to the edge of the chart, where it has no limit), the model as a line, ours as a dot."""
    half, is_out = (gauge.most - gauge.least) / 2, gauge.is_inside is False
    if gauge.band is not None:
        low, high = gauge.band
        bottom = min(0.0, gauge.value) if low is None else low
        top = max(gauge.value, bottom, gauge.model or 0.0) * 1.1 if high is None else high
        axis.bar(at, top - bottom, 0.6, bottom, color=BAND)
    if gauge.model is not None:
        axis.hlines(gauge.model, at - 0.3, at + 0.3, colors=MODEL, linewidth=2)
    colour, shape = (OUTSIDE, "X") if is_out else (OURS, "o")
    axis.errorbar(at, gauge.value, half, color=colour, marker=shape, markersize=6, capsize=2)


def _bars(part: Bars) -> str:
    figure, (axis,) = _drawing(7, 2.6)
    width = 0.8 / len(part.series)
    for number, (name, values) in enumerate(part.series.items()):
        places = [at + (number - (len(part.series) - 1) / 2) * width for at in range(len(part.labels))]
        bars = axis.bar(places, values, width, label=name, color=(OURS, MODEL)[number % 2])
        axis.bar_label(bars, [decimal(value) for value in values], fontsize=7)
    axis.margins(y=0.12)  # for the number above the longest
    axis.set_xticks(range(len(part.labels)), [label.replace(" ", "\n", 1) for label in part.labels])
    axis.set_title(part.title, fontsize=9)
    axis.legend(frameon=False)
    return _inlined(figure, part.title)


def _lines(part: Lines) -> str:
    figure, (axis,) = _drawing(7, 2.6)
    for (name, values), colour, marker in zip(part.series.items(), SERIES, MARKERS, strict=False):
        axis.plot(range(len(values)), values, color=colour, marker=marker, markersize=4, label=name)
    axis.set_title(part.title, fontsize=9)
    axis.set_xlabel(part.along)
    axis.legend(frameon=False, ncols=4)
    return _inlined(figure, part.title)


def _grid(part: Grid) -> str:
    names, size = part.names, 0.6 * len(part.names) + 1.6
    figure, (axis,) = _drawing(size, size * 0.85)
    shown = [[50.0 if cell is None else cell for cell in row] for row in part.cells]
    axis.imshow(shown, cmap="RdBu", vmin=20, vmax=80)
    for y, row in enumerate(part.cells):
        for x, cell in enumerate(row):
            if cell is not None:
                axis.text(
                    x, y, f"{cell:.0f}", ha="center", va="center", color="white" if abs(cell - 50) > 20 else "black"
                )
    axis.set_xticks(range(len(names)), names, rotation=90)
    axis.set_yticks(range(len(names)), names)
    axis.set_title(part.title, fontsize=9)
    return _inlined(figure, part.title)


SHOWN: dict[type[Part], Callable[[Any], str]] = {
    Gauges: _gauges,
    Bars: _bars,
    Lines: _lines,
    Grid: _grid,
    Rows: _rows,
}
