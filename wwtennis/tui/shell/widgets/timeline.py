"""The timeline of a replay: the whole match as a bar, its moments worth seeing, and where one stands.

What side A won lies in the upper half of the bar and its marks stand above it; side B's lie below. So no colour is
needed to tell whose they are.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import msgspec
from rich.cells import cell_len
from textual import events
from textual.message import Message

from wwtennis.kernel.timeline import Mark, number_at
from wwtennis.kernel.words import _, later
from wwtennis.tui.shell.canvas import Canvas, Span
from wwtennis.tui.shell.glossary import Term
from wwtennis.tui.shell.ink import side_ink
from wwtennis.tui.shell.painted import Painted
from wwtennis.tui.shell.shown import AnyShown
from wwtennis.tui.shell.watching import Watching

ABOVE, BAR, BELOW, STATUS = range(4)  # the rows
MARGIN, GAP = 1, 2


class MarkSign(NamedTuple):
    """How a kind of mark is drawn and called. Where two fall on one cell, the one of more weight is seen."""

    sign: str
    ascii_sign: str
    word: str
    meaning: str  # the same at length
    weight: int
    on_the_bar: bool = False  # it stands on the bar itself, whosever it is

    def drawn(self, ascii_only: bool) -> str:
        return self.ascii_sign if ascii_only else self.sign


MISTAKE_SIGN = MarkSign("!", "!", later("mistake"), later("a decision that cost something, by the review"), 5)
UNDO_SIGN = MarkSign("«", "<", later("undo"), later("a decision was taken back here"), 0, on_the_bar=True)

MarkSigns = Mapping[str, MarkSign]  # by the kinds of mark, in the order of the legend


def mark_id(kind: str) -> str:
    """The term of a kind of mark."""
    return f"mark {kind}"


def mark_terms(signs: MarkSigns, ascii_only: bool) -> list[Term]:
    return [
        Term(mark_id(kind), sign.word, sign.meaning, sign=sign.drawn(ascii_only), ink="accent", is_found=False)
        for kind, sign in signs.items()
    ]


class Stretch(NamedTuple):
    """A part of the match, and the side that it went to."""

    start: int
    end: int
    side: int


class Scale(msgspec.Struct, frozen=True):
    """Which cell of the bar is which moment."""

    width: int
    end: int  # the last moment

    def cell(self, moment: int) -> int:
        return moment * (self.width - 1) // self.end if self.end and self.width > 1 else 0

    def moment(self, cell: int) -> int:
        """The first moment of a cell."""
        last = max(1, self.width - 1)
        return -(-min(max(cell, 0), last) * self.end // last)


class TimelineShown(msgspec.Struct, frozen=True):
    """Where one stands, and how it is being watched."""

    at: int
    end: int
    point: int
    points: int
    step: str  # what is counted: points, turns
    is_playing: bool
    speed: float
    seen: str  # through whose eyes
    remarks: int  # moments of which something more is known


def timeline(shown: AnyShown, watching: Watching) -> TimelineShown:
    watched, at = watching.watched, watching.replay.at
    step = watched.kind.step
    return TimelineShown(
        at, watching.replay.end, number_at(watched.line, step, at), len(watching.replay.stops(step)), step,
        shown.is_playing, watching.speed, eyes_name(shown), len(watching.remarks),
    )  # fmt: skip


def eyes_name(shown: AnyShown) -> str:
    if len(shown.eyes) == len(shown.names):
        return _("all hands open")
    if not shown.eyes:
        return _("all hands face down")
    return _("as {name} saw it").format(name=shown.names[shown.near])


class TimelineBar(Painted[AnyShown, TimelineShown]):
    """Four rows: marks, bar, marks, and the status. Click, drag and wheel go somewhere."""

    class Sought(Message):
        """Somebody wants to be at this moment."""

        def __init__(self, moment: int) -> None:
            super().__init__()
            self.moment = moment

    def __init__(
        self,
        shown: AnyShown,
        watching: Watching,
        signs: MarkSigns,
        stretches: Sequence[Stretch],
        *,
        id: str | None = None,  # noqa: A002
    ) -> None:
        super().__init__(shown, id=id)
        self._watching, self._signs, self._stretches = watching, signs, stretches
        self._drawn: tuple[int, list[int | None]] = (0, [])  # whose each cell is, for a width

    @property
    def _marks(self) -> list[Mark]:
        """Those of more weight last."""
        remarks = [remark.mark for remark in self._watching.remarks.values()]
        return sorted([*self._watching.watched.line.marks, *remarks], key=lambda mark: self._signs[mark.kind].weight)

    def value(self, shown: AnyShown) -> TimelineShown:
        return timeline(shown, self._watching)

    def scale(self, width: int) -> Scale:
        return Scale(width - 2 * MARGIN, self._watching.replay.end)

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
                canvas.put(x, BAR, halves[owner], ahead + side_ink(owner), "panel")

    def _owners(self, scale: Scale) -> list[int | None]:
        """Whose stretch each cell is; a gap where a new one begins, if there is room for it."""
        if self._drawn[0] == scale.width:
            return self._drawn[1]
        owners: list[int | None] = [None] * scale.width
        for stretch in self._stretches:
            first, last = scale.cell(stretch.start), scale.cell(stretch.end)
            first += last - first >= 2
            owners[first : last + 1] = [stretch.side] * (last + 1 - first)
        replay, moments = self._watching.replay, range(self._watching.replay.end + 1)
        counted = {scale.cell(moment) for moment in moments if not replay.was_taken_back(moment)}
        for cell in {scale.cell(moment) for moment in moments} - counted:
            owners[cell] = None
        self._drawn = (scale.width, owners)
        return owners

    def _paint_marks(self, canvas: Canvas, scale: Scale, here: int) -> None:
        for (cell, row), mark in self._seen(scale).items():
            drawn, ahead = self._signs[mark.kind].drawn(not self.symbols.half), "" if cell > here else "bold "
            ink = "bold foreground" if row == BAR or mark.seat is None else ahead + side_ink(mark.seat)
            canvas.put(MARGIN + cell, row, drawn, ink, about=mark_id(mark.kind))

    def _seen(self, scale: Scale) -> dict[tuple[int, int], Mark]:
        """By cell and row: of several the one of most weight."""
        seen = {}
        for mark in self._marks:
            if self._signs[mark.kind].on_the_bar or mark.seat is None:
                row = BAR
            else:
                row = BELOW if mark.seat % 2 else ABOVE
            seen[scale.cell(mark.moment), row] = mark
        return seen

    def _paint_cursor(self, canvas: Canvas, x: int) -> None:
        canvas.note(MARGIN, BAR, canvas.width - 2 * MARGIN, 1, "bar")
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
        canvas.put_right(canvas.width - MARGIN, STATUS, aside, "muted", about="mark" if aside else "")

    def _status(self, value: TimelineShown) -> tuple[Span, Span]:
        pace, symbols = f"{value.speed:g}x", self.symbols
        playing = f"{symbols.right} {pace}" if value.is_playing else _("paused {speed}").format(speed=pace)
        parts = [
            _("{step} {number}/{all}").format(step=_(value.step), number=value.point, all=value.points),
            _("entry {number}/{all}").format(number=value.at, all=value.end),
            value.seen,
        ]
        said = f" {symbols.dot} ".join(parts)
        ink = "bold accent" if value.is_playing else "bold muted"
        return Span(f"{playing:<12}", ink, "speed"), Span(said, "foreground")

    def _legend(self) -> list[str]:
        """The marks that there are in this match."""
        kinds = {mark.kind for mark in self._marks}
        signs = [sign for kind, sign in self._signs.items() if kind in kinds]
        return [f"{sign.drawn(not self.symbols.half)} {_(sign.word)}" for sign in signs]

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

    async def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        event.stop()
        self.post_message(self.Sought(self._watching.replay.at + 1))

    async def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        event.stop()
        self.post_message(self.Sought(max(0, self._watching.replay.at - 1)))
