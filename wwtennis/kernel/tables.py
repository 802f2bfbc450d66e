"""Texts for a terminal: how wide they are, and tables with columns as wide as they must be."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Sequence

GAP, NARROW = "  ", " "


def cells(text: str) -> int:
    """How many columns a text takes in a terminal."""
    return len(text) if text.isascii() else sum(map(_width, text))


def _width(letter: str) -> int:
    if unicodedata.combining(letter):
        return 0
    return 2 if unicodedata.east_asian_width(letter) in "WF" else 1


def fit(text: str, width: int) -> str:
    """The text in exactly so many columns."""
    if text.isascii():
        return text[:width].ljust(width)
    taken = 0
    for number, letter in enumerate(text):
        taken += _width(letter)
        if taken > width:
            return text[:number] + " " * (width - taken + _width(letter))
    return text + " " * (width - taken)


def table(rows: Sequence[Sequence[str]], left: Collection[int] = (0,), gap: str = GAP) -> list[str]:
    """The rows as lines; the first is the head. The columns named in `left` hold words, the others numbers."""
    widths = [max(cells(row[at]) for row in rows) for at in range(len(rows[0]))]
    return [_line(row, widths, left, gap) for row in rows]


def table_within(
    width: int, rows: Sequence[Sequence[str]], left: Collection[int] = (0,), together: int = 1
) -> list[str]:
    """The same in lines of this width: where they would be longer, closer together, or several tables after another.

    Each of these has the columns of words, which come first. The others come `together`: by twos, say.
    """
    for gap in (GAP, NARROW):
        lines = table(rows, left, gap)
        if _widest(lines) <= width:
            return lines
    groups = (len(rows[0]) - len(left)) // together
    for several in range(2, groups + 1):
        lines = _parted(rows, left, together * -(-groups // several))
        if _widest(lines) <= width:
            break
    return lines


def _parted(rows: Sequence[Sequence[str]], left: Collection[int], columns: int) -> list[str]:
    """As tables of so many columns, without those of words; an empty line between two."""
    first, lines = len(left), []
    for at in range(first, len(rows[0]), columns):
        lines += ["", *table([[*row[:first], *row[at : at + columns]] for row in rows], left)]
    return lines[1:]


def _widest(lines: Sequence[str]) -> int:
    return max(map(cells, lines))


def _line(row: Sequence[str], widths: Sequence[int], left: Collection[int], gap: str) -> str:
    aligned = []
    for at, (text, width) in enumerate(zip(row, widths, strict=True)):
        blanks = " " * (width - cells(text))
        aligned.append(text + blanks if at in left else blanks + text)
    return gap.join(aligned).rstrip()
