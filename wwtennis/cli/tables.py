"""Tables for a terminal: columns as wide as they must be, numbers to the right."""

from __future__ import annotations

from collections.abc import Collection, Sequence

GAP = "  "


def table(rows: Sequence[Sequence[str]], left: Collection[int] = (0,)) -> list[str]:
    """The rows as lines; the first is the head. The columns named in `left` hold words, the others numbers."""
    widths = [max(len(row[at]) for row in rows) for at in range(len(rows[0]))]
    return [_line(row, widths, left) for row in rows]


def _line(row: Sequence[str], widths: Sequence[int], left: Collection[int]) -> str:
    cells = enumerate(zip(row, widths, strict=True))
    return GAP.join(cell.ljust(width) if at in left else cell.rjust(width) for at, (cell, width) in cells).rstrip()
