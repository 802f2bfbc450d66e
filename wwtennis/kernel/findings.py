"""What many matches have shown, as a document that knows neither terminal nor browser: sections of tables and charts.

A game fills it in; the lab shows it as text or as a page.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

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


class Gauges(NamedTuple):
    """Figures by name, each in several columns."""

    columns: Sequence[str]
    rows: Mapping[str, Sequence[Gauge]]
    model: str  # what the world outside is called: "tour"


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
