"""The last line of defence: no letter on the screen acts on the terminal, and in ASCII mode each is a plain one."""

from __future__ import annotations

import unicodedata
from functools import lru_cache

from rich.cells import cell_len
from rich.segment import Segment
from textual.color import Color
from textual.filter import LineFilter

from wwtennis.kernel.plain import silenced

ALIKE = {
    "’": "'", "‘": "'", "“": '"', "”": '"', "«": '"', "»": '"', "–": "-", "—": "-", "−": "-", "…": ".", "·": ".",
    "×": "x", "œ": "o", "Œ": "O", "æ": "a", "Æ": "A", "ß": "s", "ø": "o", "Ø": "O", "\u00a0": " ", "\u202f": " ",
}  # fmt: skip


class QuietLetters(LineFilter):
    """Takes out whatever would act on the terminal, wherever it came from. Cells stay where they are."""

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:
        if all(segment.text.isprintable() for segment in segments):
            return segments
        return [segment if segment.control else Segment(silenced(segment.text), segment.style) for segment in segments]


class PlainLetters(LineFilter):
    """Turns every cell into an ASCII one. Cells stay where they are."""

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:
        return [
            segment if segment.text.isascii() else Segment(plain_letters(segment.text), segment.style, segment.control)
            for segment in segments
        ]


@lru_cache(maxsize=4096)
def plain_letters(text: str) -> str:
    """Of the same width: é is e, and what has no likeness a question mark a cell."""
    return "".join(_plain(letter) for letter in text)


def _plain(letter: str) -> str:
    if letter.isascii():
        return letter
    if letter in ALIKE:
        return ALIKE[letter]
    base = unicodedata.normalize("NFKD", letter)[0]
    width = cell_len(letter)
    return base if base.isascii() and width == 1 else "?" * width


# One of each for all: lines remember what a filter made of them.
QUIET_LETTERS = QuietLetters()
PLAIN_LETTERS = PlainLetters()
