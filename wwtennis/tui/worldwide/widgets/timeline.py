"""The timeline of a replay: the whole match as a bar, its moments worth seeing, and where one stands.

What seat A won lies in the upper half of the bar and its marks stand above it; seat B's lie below. So no colour is
needed to tell whose they are.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator

import attrs
from rich.cells import cell_len
from textual import events
from textual.message import Message

from wwtennis.games.worldwide.cards import Surface
from wwtennis.games.worldwide.stats import timeline
from wwtennis.games.worldwide.stats.timeline import Mark, MarkKind
from wwtennis.kernel.words import later
from wwtennis.tui.shell.canvas import Canvas, Span
from wwtennis.tui.shell.painted import Painted
from wwtennis.tui.shell.symbols import Symbols

ABOVE, BAR, BELOW, STATUS = range(4)  # the rows
MARGIN, GAP = 1, 2
SEAT_INKS = ("home", "away")

# Where two fall on one cell, the later in this table is seen.
MARKS = {MarkKind.UNDO: "«", MarkKind.LONG_RALLY: "≈", MarkKind.ACE: "✦", MarkKind.BREAK: "✕", MarkKind.SET: "┃"}
ASCII_MARKS = {MarkKind.UNDO: "<", MarkKind.LONG_RALLY: "~", MarkKind.ACE: "A", MarkKind.BREAK: "B", MarkKind.SET: "|"}
LEGEND = {
    MarkKind.ACE: later("ace"),
    MarkKind.BREAK: later("break"),
    MarkKind.LONG_RALLY: later("long rally"),
    MarkKind.SET: later("set"),
    MarkKind.UNDO: later("undo"),
}
MEANINGS = {  # the same at length
    MarkKind.ACE: later("an ace"),
    MarkKind.BREAK: later("a break of serve"),
    MarkKind.LONG_RALLY: later("one of the longest rallies"),
    MarkKind.SET: later("the end of a set"),
    MarkKind.UNDO: later("a decision was taken back here"),
}
ON_THE_BAR = (MarkKind.SET, MarkKind.UNDO)  # the other marks have an owner


def mark_glyph(kind: MarkKind, ascii_only: bool) -> str:
    return (ASCII_MARKS if ascii_only else MARKS)[kind]


@attrs.frozen
class Scale:
    """Which cell of the bar is which moment."""

    width: int
    end: int  # the last moment

    def cell(self, moment: int) -> int:
        return moment * (self.width - 1) // self.end if self.end and self.width > 1 else 0

    def moment(self, cell: int) -> int:
        """The first moment of a cell."""
        last = max(1, self.width - 1)
        return -(-min(max(cell, 0), last) * self.end // last)


@attrs.frozen
class TimelineShown:
    """Where one stands. `status` is a line about it, `asides` stand at its end as far as there is room."""

    at: int
    status: tuple[Span, ...] = ()
    asides: tuple[str, ...] = ()


class TimelineBar(Painted):
    """Four rows: marks, bar, marks, and the status. Click, drag and wheel go somewhere."""

    class Sought(Message):
        """Somebody wants to be at this moment."""

        def __init__(self, moment: int) -> None:
            super().__init__()
            self.moment = moment

    def __init__(
        self,
        surface: Surface,
        line: timeline.Timeline,
        end: int,
        undone: Collection[int] = (),
        *,
        id: str | None = None,  # noqa: A002
    ) -> None:
        super().__init__(surface, id=id)
        self._line, self._end, self._undone = line, end, undone
        self._shown = TimelineShown(0)
        self._drawn: tuple[int, list[int | None]] = (0, [])  # whose each cell is, for a width

    def show(self, shown: TimelineShown) -> None:
        if shown != self._shown:
            self._shown = shown
            self.repaint()

    def scale(self, width: int) -> Scale:
        return Scale(width - 2 * MARGIN, self._end)

    # How it is drawn

    def paint(self, canvas: Canvas) -> None:
        scale = self.scale(canvas.width)
        canvas.fill(0, ABOVE, canvas.width, 3, "surface")
        self._paint_bar(canvas, scale)
        self._paint_marks(canvas, scale)
        self._paint_cursor(canvas, scale)
        self._paint_status(canvas)

    def _paint_bar(self, canvas: Canvas, scale: Scale) -> None:
        here = scale.cell(self._shown.at)
        halves = (self.symbols.won_near, self.symbols.won_far)
        for cell, owner in enumerate(self._owners(scale)):
            x, ahead = MARGIN + cell, "dim " if cell > here else ""
            if owner is None:
                canvas.put(x, BAR, self.symbols.bar_empty, "faint", "panel")
            else:
                canvas.put(x, BAR, halves[owner], ahead + SEAT_INKS[owner], "panel")

    def _owners(self, scale: Scale) -> list[int | None]:
        """Who won the point that is played in each cell; a gap where a new one begins, if there is room for it."""
        if self._drawn[0] == scale.width:
            return self._drawn[1]
        owners: list[int | None] = [None] * scale.width
        for point in self._line.points:
            first, last = scale.cell(point.start), scale.cell(point.end)
            first += last - first >= 2
            owners[first : last + 1] = [point.winner] * (last + 1 - first)
        counted = {scale.cell(moment) for moment in range(self._end + 1) if moment not in self._undone}
        for cell in {scale.cell(moment) for moment in self._undone} - counted:
            owners[cell] = None
        self._drawn = (scale.width, owners)
        return owners

    def _paint_marks(self, canvas: Canvas, scale: Scale) -> None:
        here = scale.cell(self._shown.at)
        for mark, glyph in self._marks(self.symbols):
            cell = scale.cell(mark.moment)
            ahead = "dim " if cell > here else "bold "
            if mark.kind in ON_THE_BAR or mark.seat is None:
                canvas.put(MARGIN + cell, BAR, glyph, "bold foreground")
            else:
                row = BELOW if mark.seat else ABOVE
                canvas.put(MARGIN + cell, row, glyph, ahead + SEAT_INKS[mark.seat])

    def _marks(self, symbols: Symbols) -> Iterator[tuple[Mark, str]]:
        for kind in MARKS:
            glyph = mark_glyph(kind, not symbols.half)
            yield from ((mark, glyph) for mark in self._line.marks if mark.kind is kind)

    def _paint_cursor(self, canvas: Canvas, scale: Scale) -> None:
        x = MARGIN + scale.cell(self._shown.at)
        for row in (ABOVE, BAR, BELOW):
            mark = canvas.letters[row][x] if row != BAR else " "
            plain = " " if self.symbols.half else "|"
            canvas.put(x, row, mark if mark != " " else plain, "bold on_accent", "accent")

    def _paint_status(self, canvas: Canvas) -> None:
        shown, ellipsis = self._shown, self.symbols.ellipsis
        x = canvas.write(MARGIN, STATUS, shown.status, canvas.width - 2 * MARGIN, ellipsis)
        room = canvas.width - MARGIN - x - GAP
        aside = ""
        for each in shown.asides:
            more = f"{aside}{' ' * GAP}{each}" if aside else each
            if cell_len(more) > room:
                break
            aside = more
        canvas.put_right(canvas.width - MARGIN, STATUS, aside, "muted")

    # The mouse

    def _seek(self, event: events.MouseEvent) -> None:
        if event.y < STATUS:
            event.stop()
            self.post_message(self.Sought(self.scale(self.size.width).moment(event.x - MARGIN)))

    async def on_click(self, event: events.Click) -> None:
        self._seek(event)

    def on_mouse_move(self, event: events.MouseMove) -> None:
        if event.button:
            self._seek(event)

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        event.stop()
        self.post_message(self.Sought(self._shown.at + 1))

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        event.stop()
        self.post_message(self.Sought(max(0, self._shown.at - 1)))
