"""A sheet of cells to draw on. A cell has a letter, an ink (colour and weight) and a ground (what lies behind it)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

import msgspec
from rich.cells import cell_len, get_character_cell_size
from rich.segment import Segment
from textual.geometry import Region
from textual.strip import Strip

from wwtennis.tui.shell.ink import Inks

NO_BREAK = "\u00a0"  # a blank that no line is broken at
BREAKS = re.compile(r"[ \n]+")  # where one may be


class Span(msgspec.Struct, frozen=True):
    """A piece of a line in one ink."""

    text: str
    ink: str = "foreground"
    about: str = ""  # the id of its term, where its words do not say it


class Spot(msgspec.Struct, frozen=True):
    """Something to click: what it runs, and what a double click runs."""

    where: Region
    action: str
    twice: str = ""


class Note(msgspec.Struct, frozen=True):
    """Something to ask about, by the id of its term in the glossary."""

    where: Region
    about: str


class Canvas:
    """Inks and grounds go by name; which colours they are is decided when the sheet is turned into strips."""

    def __init__(self, width: int, height: int, ground: str = "") -> None:
        self.width = max(0, width)
        self.height = max(0, height)
        self.letters = [[" "] * self.width for _ in range(self.height)]
        self.inks = [[""] * self.width for _ in range(self.height)]
        self.grounds = [[ground] * self.width for _ in range(self.height)]
        self.spots: list[Spot] = []
        self.notes: list[Note] = []

    def put(
        self, x: int, y: int, text: str, ink: str = "foreground", ground: str | None = None, *, about: str = ""
    ) -> int:
        """Write on one line; what does not fit is cut off. Returns the column after it.

        `about`: the id of the term that explains it, for whoever asks.
        """
        if about:
            self.note(x, y, cell_len(text), 1, about)
        if not 0 <= y < self.height:
            return x + cell_len(text)
        letters, inks, grounds = self.letters[y], self.inks[y], self.grounds[y]
        for letter in text.replace(NO_BREAK, " "):
            size = get_character_cell_size(letter)
            if size == 0 or not letter.isprintable():  # nothing that is shown may steer the terminal
                continue
            if x >= 0 and x + size <= self.width:
                for cell in range(x, x + size):
                    letters[cell] = letter if cell == x else ""
                    inks[cell] = ink
                    if ground is not None:
                        grounds[cell] = ground
            x += size
        return x

    def write(self, x: int, y: int, spans: Iterable[Span], room: int | None = None, ellipsis: str = "…") -> int:
        """Write spans one after the other, in `room` cells at most."""
        end = self.width if room is None else x + room
        for span in spans:
            text = shorten(span.text, end - x, ellipsis)
            x = self.put(x, y, text, span.ink, about=span.about)
        return x

    def put_right(
        self, right: int, y: int, text: str, ink: str = "foreground", ground: str | None = None, *, about: str = ""
    ) -> int:
        """Write so that the text ends before column `right`. Returns where it begins."""
        x = right - cell_len(text)
        self.put(x, y, text, ink, ground, about=about)
        return x

    def put_middle(self, left: int, width: int, y: int, text: str, ink: str = "foreground", *, about: str = "") -> None:
        self.put(left + max(0, (width - cell_len(text)) // 2), y, text, ink, about=about)

    def fill(self, x: int, y: int, width: int, height: int, ground: str) -> None:
        """Colour what lies behind."""
        for row in range(max(0, y), min(self.height, y + height)):
            left, right = max(0, x), min(self.width, x + width)
            self.grounds[row][left:right] = [ground] * max(0, right - left)

    def box(self, x: int, y: int, width: int, height: int, lines: str, ink: str) -> None:
        """A frame, of the characters ─ │ ┌ ┐ └ ┘ in this order."""
        across, down, nw, ne, sw, se = list(lines[:6])
        self.put(x, y, nw + across * (width - 2) + ne, ink)
        self.put(x, y + height - 1, sw + across * (width - 2) + se, ink)
        for row in range(y + 1, y + height - 1):
            self.put(x, row, down, ink)
            self.put(x + width - 1, row, down, ink)

    def spot(self, x: int, y: int, width: int, height: int, action: str, twice: str = "") -> None:
        self.spots.append(Spot(Region(x, y, width, height), action, twice))

    def note(self, x: int, y: int, width: int, height: int, about: str) -> None:
        """Whoever asks what lies there is told of this term."""
        where = Region(x, y, width, height).intersection(Region(0, 0, self.width, self.height))
        if where.area:
            self.notes.append(Note(where, about))

    def text(self) -> list[str]:
        """The letters alone, line by line."""
        return ["".join(row) for row in self.letters]

    def strips(self, inks: Inks) -> list[Strip]:
        return [self._strip(y, inks) for y in range(self.height)]

    def _strip(self, y: int, inks: Inks) -> Strip:
        segments: list[Segment] = []
        letters, row_inks, grounds = self.letters[y], self.inks[y], self.grounds[y]
        start = 0
        for x in range(1, self.width + 1):
            if x == self.width or row_inks[x] != row_inks[start] or grounds[x] != grounds[start]:
                segments.append(Segment("".join(letters[start:x]), inks.style(row_inks[start], grounds[start])))
                start = x
        return Strip(segments, self.width)


def shorten(text: str, room: int, ellipsis: str = "…") -> str:
    """The text, cut to so many cells with an ellipsis where it is longer."""
    if cell_len(text) <= room:
        return text
    if room <= 0:
        return ""
    kept, used = "", 0
    for letter in text:
        used += get_character_cell_size(letter)
        if used > room - 1:
            break
        kept += letter
    return kept.rstrip() + ellipsis


def fitting(ways: Sequence[str], room: int, ellipsis: str = "…") -> str:
    """The first of the ways to say a thing that fits into so many cells; if none does, the last one, shortened."""
    return next((way for way in ways if cell_len(way) <= room), shorten(ways[-1], room, ellipsis))


def wrap(text: str, room: int) -> list[str]:
    """The text in lines of at most so many cells, broken between words."""
    lines: list[str] = []
    line = ""
    for word in BREAKS.split(text.strip()):
        joined = f"{line} {word}" if line else word
        if cell_len(joined) <= room:
            line = joined
            continue
        if line:
            lines.append(line)
        line = shorten(word, room)
    return [*lines, line] if line or not lines else lines
