"""What many matches have shown, as a document that knows neither terminal nor browser: sections of tables and charts.

A game fills it in; the lab shows it as text or as a page.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from wwtennis.kernel.estimates import Ratio, difference
from wwtennis.kernel.words import _, decimal, plural

Band = tuple[float | None, float | None]  # the least and the most that is allowed; None: no limit


class Gauge(NamedTuple):
    """A figure: ours with its interval, that of the world outside, and what is allowed."""

    value: float
    least: float  # of the interval
    most: float
    model: float | None = None
    band: Band | None = None

    @property
    def is_inside(self) -> bool | None:
        """None: nothing is asked of it."""
        if self.band is None:
            return None
        low, high = self.band
        return (low is None or self.value >= low) and (high is None or self.value <= high)

    @property
    def may_be_inside(self) -> bool:
        """It is outside, but its interval reaches the band."""
        if self.band is None or self.is_inside:
            return False
        low, high = self.band
        return (low is None or self.most >= low) and (high is None or self.least <= high)


class Gauges(NamedTuple):
    """Figures by name, each in several columns."""

    columns: Sequence[str]
    rows: Mapping[str, Sequence[Gauge]]
    model: str  # what the world outside is called: "tour"


def how_many_inside(gauges: Iterable[Gauge]) -> list[str]:
    """In a sentence, if anything is asked of any of them."""
    asked = [each for each in gauges if each.band is not None]
    if not asked:
        return []
    inside, near = sum(each.is_inside is True for each in asked), sum(each.may_be_inside for each in asked)
    said = _("{inside} of {asked} figures are inside their bands.")
    if near:
        said = _("{inside} of {asked} figures are inside their bands; {near} more may be, as far as chance can tell.")
    return [said.format(inside=inside, asked=len(asked), near=near)]


class Bars(NamedTuple):
    """For each label a bar of each series, in percent."""

    title: str
    labels: Sequence[str]
    series: Mapping[str, Sequence[float]]


class Lines(NamedTuple):
    """Series over the same steps, from 0 on."""

    title: str
    along: str
    series: Mapping[str, Sequence[float]]


class Grid(NamedTuple):
    """Everybody against everybody: what the one of the row has won against the one of the column, in percent."""

    title: str
    names: Sequence[str]
    cells: Sequence[Sequence[float | None]]


class Rows(NamedTuple):
    """A table; the first row is the head."""

    title: str
    rows: Sequence[Sequence[str]]


Part = Gauges | Bars | Lines | Grid | Rows


class Section(NamedTuple):
    title: str
    says: Sequence[str]
    parts: Sequence[Part]


class Findings(NamedTuple):
    headline: str
    sections: Sequence[Section]
    data: Mapping[str, Any]  # for programs: counts and figures


class Figure(Protocol):
    """What a game measures, by its id in what was counted."""

    @property
    def id(self) -> str: ...
    @property
    def name(self) -> str: ...
    @property
    def scale(self) -> float: ...


def told_apart(
    title: str, names: Sequence[str], figures: Iterable[Figure], one: Mapping[str, Ratio], other: Mapping[str, Ratio]
) -> tuple[Section, dict[str, Any]]:
    """Figure by figure: the one, the other, how far they are apart and how sure that is; and the same for programs."""
    rows, data = [], {}
    for figure in figures:
        pair = one[figure.id], other[figure.id]
        apart, error = (figure.scale * each for each in difference(*pair))
        values = [figure.scale * each.value for each in pair]
        least, off, most = (decimal(each, "+.2f") for each in (apart - error, apart, apart + error))
        mark = "*" if abs(apart) > error else ""
        rows.append([_(figure.name), *(decimal(value, ".2f") for value in values), off, f"{least} … {most}", mark])
        data[figure.id] = {"values": values, "apart": apart, "error": error}
    clear = sum(row[-1] != "" for row in rows)
    said = plural("{count} figure differs by more than chance.", "{count} figures differ by more than chance.", clear)
    table = Rows("", [["", *names, _("apart"), "95 %", ""], *rows])
    marked = _("Marked with *: the interval leaves 0 out, as it does by chance alone for one figure in twenty.")
    return Section(title, [said.format(count=clear), marked], [table]), data
