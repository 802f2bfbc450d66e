"""The timeline of a replay: the whole match as a bar, its moments worth seeing, and where one stands.

What seat A won lies in the upper half of the bar and its marks stand above it; seat B's lie below. So no colour is
needed to tell whose they are.
"""

from __future__ import annotations

from collections.abc import Iterator

import attrs
from rich.cells import cell_len
from textual import events
from textual.message import Message

from wwtennis.kernel.timeline import Mark
from wwtennis.kernel.words import _, later
from wwtennis.tennis.timeline import MarkKind
from wwtennis.tui.shell.canvas import Canvas, Span
from wwtennis.tui.shell.painted import Painted
from wwtennis.tui.shell.symbols import Symbols
from wwtennis.tui.worldwide.shown_replay import ShownReplay
from wwtennis.tui.worldwide.widgets.inks import SEAT_INKS

ABOVE, BAR, BELOW, STATUS = range(4)  # the rows
MARGIN, GAP = 1, 2

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
    """Where one stands, and how it is being watched."""

    at: int
    end: int
    point: int
    points: int
    is_playing: bool
    speed: float
    seen: str  # through whose eyes


def timeline(shown: ShownReplay) -> TimelineShown:
    replay, line = shown.watched.replay, shown.watched.line
    return TimelineShown(
        replay.at, replay.end, line.point_at(replay.at), len(replay.stops("point")), shown.is_playing, shown.speed,
        eyes_name(shown),
    )  # fmt: skip


def eyes_name(shown: ShownReplay) -> str:
    if len(shown.eyes) != 1:
        return _("all hands open") if shown.eyes else _("all hands face down")
    return _("as {name} saw it").format(name=shown.names[shown.near])


class TimelineBar(Painted[ShownReplay, TimelineShown]):
    """Four rows: marks, bar, marks, and the status. Click, drag and wheel go somewhere."""

    class Sought(Message):
        """Somebody wants to be at this moment."""

        def __init__(self, moment: int) -> None:
            super().__init__()
            self.moment = moment

    def __init__(self, shown: ShownReplay, *, id: str | None = None) -> None:  # noqa: A002
        super().__init__(shown, id=id)
        self._line, self._end = shown.watched.line, shown.watched.replay.end
        self._drawn: tuple[int, list[int | None]] = (0, [])  # whose each cell is, for a width

    def value(self, shown: ShownReplay) -> TimelineShown:
        return timeline(shown)

    def scale(self, width: int) -> Scale:
        return Scale(width - 2 * MARGIN, self._end)

    # How it is drawn

    def paint(self, canvas: Canvas, value: TimelineShown) -> None:
        scale = self.scale(canvas.width)
        here = scale.cell(value.at)
        canvas.fill(0, ABOVE, canvas.width, 3, "surface")
        self._paint_bar(canvas, scale, here)
        self._paint_marks(canvas, scale, here)
        self._paint_cursor(canvas, MARGIN + here)
        self._paint_status(canvas, value)

    def _paint_bar(self, canvas: Canvas, scale: Scale, here: int) -> None:
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
        replay, moments = self._shown.watched.replay, range(self._end + 1)
        counted = {scale.cell(moment) for moment in moments if not replay.was_taken_back(moment)}
        for cell in {scale.cell(moment) for moment in moments} - counted:
            owners[cell] = None
        self._drawn = (scale.width, owners)
        return owners

    def _paint_marks(self, canvas: Canvas, scale: Scale, here: int) -> None:
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
            yield from ((mark, glyph) for mark in self._line.marks if mark.kind == kind)

    def _paint_cursor(self, canvas: Canvas, x: int) -> None:
        for row in (ABOVE, BAR, BELOW):
            mark = canvas.letters[row][x] if row != BAR else " "
            plain = " " if self.symbols.half else "|"
            canvas.put(x, row, mark if mark != " " else plain, "bold on_accent", "accent")

    def _paint_status(self, canvas: Canvas, value: TimelineShown) -> None:
        status = self._status(value)
        x = canvas.write(MARGIN, STATUS, status, canvas.width - 2 * MARGIN, self.symbols.ellipsis)
        room = canvas.width - MARGIN - x - GAP
        aside = ""
        for each in self._legend():
            more = f"{aside}{' ' * GAP}{each}" if aside else each
            if cell_len(more) > room:
                break
            aside = more
        canvas.put_right(canvas.width - MARGIN, STATUS, aside, "muted")

    def _status(self, value: TimelineShown) -> tuple[Span, Span]:
        pace, symbols = f"{value.speed:g}x", self.symbols
        playing = f"{symbols.right} {pace}" if value.is_playing else _("paused {speed}").format(speed=pace)
        parts = [
            _("point {number}/{all}").format(number=value.point, all=value.points),
            _("entry {number}/{all}").format(number=value.at, all=value.end),
            value.seen,
        ]
        said = f" {symbols.dot} ".join(parts)
        return Span(f"{playing:<12}", "bold accent" if value.is_playing else "bold muted"), Span(said, "foreground")

    def _legend(self) -> list[str]:
        """The marks that there are in this match."""
        kinds, ascii_only = {mark.kind for mark in self._line.marks}, not self.symbols.half
        return [f"{mark_glyph(kind, ascii_only)} {_(says)}" for kind, says in LEGEND.items() if kind in kinds]

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
        self.post_message(self.Sought(self._shown.watched.replay.at + 1))

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        event.stop()
        self.post_message(self.Sought(max(0, self._shown.watched.replay.at - 1)))
