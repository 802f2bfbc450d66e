"""Tables for a terminal: columns as wide as they must be, numbers to the right."""

from __future__ import annotations

from collections.abc import Sequence

GAP = "  "


def table(rows: Sequence[Sequence[str]], numbers: bool = True) -> list[str]:
    """The rows as lines; the first is the head. With `numbers`, all columns but the first stand to the right."""
    widths = [max(len(row[at]) for row in rows) for at in range(len(rows[0]))]
    return [_line(row, widths, numbers) for row in rows]


def _line(row: Sequence[str], widths: Sequence[int], numbers: bool) -> str:
    first, *others = [
        cell.rjust(width) if numbers and at else cell.ljust(width)
        for at, (cell, width) in enumerate(zip(row, widths, strict=True))
    ]
    return GAP.join([first, *others]).rstrip()
