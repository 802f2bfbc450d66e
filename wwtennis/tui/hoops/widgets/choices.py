"""What can be answered: a line each, with what it brings. A window on it follows the cursor."""

from __future__ import annotations

import re

import msgspec
from rich.cells import cell_len

from wwtennis.kernel.words import _
from wwtennis.tui.hoops.draft import Line
from wwtennis.tui.hoops.shown import Shown
from wwtennis.tui.shell.canvas import Canvas, fitting
from wwtennis.tui.shell.painted import Painted

# Where there is little room, "D:2" is "D2", "D-1" is "D-", "D2 S1" is "D2S1", and what a card costs
# is told at the market only.
COLON = re.compile(r"(?<=[^\W\d]):")
ONE = re.compile(r"(?<=[+-])1\b")
GAP = re.compile(r"(?<=\d) (?=[^\W\d])")
COST = re.compile(r"^[^\W\d]+ \d+\s?: ")


class ChoicesShown(msgspec.Struct, frozen=True):
    """All lines, where the cursor is, and what the coach would do."""

    lines: tuple[Line, ...] = ()
    at: int = 0
    advised: int | None = None


def choices(shown: Shown) -> ChoicesShown:
    draft = shown.draft
    if draft is None:
        return ChoicesShown()
    advised = draft.options.index(draft.advice) if draft.advice in draft.options else None
    return ChoicesShown(draft.lines, draft.at, advised)


class Choices(Painted[Shown, ChoicesShown]):
    """As many lines as there is room for; the first ten have numbers."""

    def value(self, shown: Shown) -> ChoicesShown:
        return choices(shown)

    def paint(self, canvas: Canvas, value: ChoicesShown) -> None:
        count, room = len(value.lines), canvas.height
        top = min(max(0, value.at - room // 2), max(0, count - room))
        for row, line in enumerate(value.lines[top : top + room]):
            self._paint_line(canvas, row, top + row, line, value)
        if top > 0:
            canvas.put_right(canvas.width, 0, self.symbols.up, "bold accent", about="more")
        if top + room < count:
            canvas.put_right(canvas.width, room - 1, self.symbols.down, "bold accent", about="more")

    def _paint_line(self, canvas: Canvas, row: int, place: int, line: Line, value: ChoicesShown) -> None:
        chosen = place == value.at
        if chosen:
            canvas.fill(0, row, canvas.width - 1, 1, "chosen")
            canvas.put(0, row, self.symbols.cursor, "bold accent", about="cursor")
        number = str((place + 1) % 10) if place < 10 else " "
        canvas.put(1, row, number, "bold muted", about="digit" if number != " " else "")
        note = line.note if place != value.advised else " ".join([line.note, _("(the coach)")]).strip()
        room = canvas.width - 5
        room_for_it = max(0, room - min(11, cell_len(line.texts[-1])) - 1)
        note = fitting(_shorter_and_shorter(note), room_for_it, self.symbols.ellipsis)
        text = fitting(line.texts, room - cell_len(note) - 1, self.symbols.ellipsis)
        canvas.put(3, row, text, "bold foreground" if chosen else "foreground", about="answer")
        canvas.put_right(canvas.width - 1, row, note, "accent" if chosen else "muted", about="brings")
        canvas.spot(0, row, canvas.width, 1, f"screen.answer('line', {place})", "screen.answer('play')")


def _shorter_and_shorter(note: str) -> tuple[str, ...]:
    without = COLON.sub("", note)
    brief = ONE.sub("", without)
    tight = GAP.sub("", brief)
    return note, without, brief, tight, COST.sub("", tight)
