"""Makes what the README shows of playing like tennis: prints its table, and paints its plot anew.

    wwtennis lab --seed 13 --matches 2500 --duels 0 --json > found.json
    python -m tests.bench.plays_like_tennis found.json

Told below the table is which figures lie outside of their bands: the README has to say that too.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from wwtennis.files.shipped import assets_folder
from wwtennis.games.worldwide.cards import Surface
from wwtennis.games.worldwide.stats.measures import MEASURES
from wwtennis.kernel.findings import Gauge, Gauges
from wwtennis.lab.page import picture

PLOT = assets_folder() / "screenshots" / "plays-like-tennis.svg"
SURFACES = (Surface.CLAY, Surface.HARD, Surface.INDOOR, Surface.GRASS)  # from slow to fast


class Row(NamedTuple):
    """Of the table: what it is called there, the figures in it, and how many digits they have after the point."""

    name: str
    figures: tuple[str, ...]
    digits: int


TABLE = (
    Row("aces, % of service points", ("aces",), 1),
    Row("double faults, %", ("double_faults",), 1),
    Row("first serves in, %", ("first_in",), 0),
    Row("points won on serve, %", ("serve_won",), 1),
    Row("shots in a rally", ("shots",), 1),
    Row("points of 1 to 3 shots, %", ("short",), 0),
    Row("net points in 100, and won, %", ("net", "net_won"), 0),
    Row("winners in 100 points, aces aside", ("winners",), 0),
    Row("drop shots in 100 points", ("drops",), 1),
    Row("smashes in 100 points", ("smashes",), 1),
    Row("slice, % of strokes", ("slice",), 0),
)
Found = dict[Surface, dict[str, Any]]  # by the ids of the measures


def read(path: Path) -> Found:
    data = json.loads(path.read_text(encoding="utf-8"))
    return {surface: data[surface.value]["figures"] for surface in SURFACES}


def table(found: Found) -> Iterator[str]:
    """Ours, and the tour's in brackets."""
    yield "| | " + " | ".join(SURFACES) + " |"
    yield "|---" * (len(SURFACES) + 1) + "|"
    for row in TABLE:
        cells = []
        for figures in found.values():
            ours, tour = (
                ", ".join(f"{figures[name][whose]:.{row.digits}f}" for name in row.figures)
                for whose in ("value", "tour")
            )
            cells.append(f"{ours} ({tour})")
        yield f"| {row.name} | " + " | ".join(cells) + " |"


def gauges(found: Found) -> Gauges:
    """The figures that the tour has too and that have a band."""
    rows = {}
    for measure in MEASURES:
        of_surfaces = [figures[measure.id] for figures in found.values()]
        if all(each["band"] and each["tour"] is not None for each in of_surfaces):
            rows[measure.name] = [_gauge(each) for each in of_surfaces]
    return Gauges(list(SURFACES), rows, "tour")


def _gauge(figure: dict[str, Any]) -> Gauge:
    (least, most), (low, high) = figure["interval"], figure["band"]
    return Gauge(figure["value"], least, most, figure["tour"], (low, high))


def outside(part: Gauges) -> Iterator[str]:
    shown = [gauge for row in part.rows.values() for gauge in row]
    yield f"{sum(gauge.is_inside is True for gauge in shown)} of {len(shown)} are inside their bands; outside are:"
    for name, row in part.rows.items():
        for surface, gauge in zip(part.columns, row, strict=True):
            if not gauge.is_inside:
                ends = ["any" if end is None else f"{end:.2f}" for end in gauge.band or ()]
                yield f"  {name}, {surface}: {gauge.value:.2f}, the band is {' to '.join(ends)}"


def main(words: list[str]) -> int:
    if len(words) != 1:
        print(__doc__, file=sys.stderr)
        return 2
    found = read(Path(words[0]))
    part = gauges(found)
    print(*table(found), "", *outside(part), sep="\n")
    PLOT.write_text(picture(part), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
