"""Texts for a terminal: how wide they are, and tables with columns as wide as they must be."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Sequence

GAP = "  "


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


def table(rows: Sequence[Sequence[str]], left: Collection[int] = (0,)) -> list[str]:
    """The rows as lines; the first is the head. The columns named in `left` hold words, the others numbers."""
    widths = [max(cells(row[at]) for row in rows) for at in range(len(rows[0]))]
    return [_line(row, widths, left) for row in rows]


def _line(row: Sequence[str], widths: Sequence[int], left: Collection[int]) -> str:
    aligned = []
    for at, (text, width) in enumerate(zip(row, widths, strict=True)):
        blanks = " " * (width - cells(text))
        aligned.append(text + blanks if at in left else blanks + text)
    return GAP.join(aligned).rstrip()
