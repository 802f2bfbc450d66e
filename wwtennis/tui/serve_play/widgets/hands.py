"""Hands to look at: those that may be seen card by card, the others by their number."""

from __future__ import annotations

import msgspec

from wwtennis.games.serve_play.cards import Face
from wwtennis.games.serve_play.words.terms import cards_text
from wwtennis.kernel.words import _
from wwtennis.tui.serve_play.shown import Shown
from wwtennis.tui.serve_play.widgets.drawing import KIND_INKS
from wwtennis.tui.serve_play.widgets.way import way_letters
from wwtennis.tui.shell.canvas import Canvas, fitting, shorten
from wwtennis.tui.shell.ink import side_ink
from wwtennis.tui.shell.painted import Painted

GAP = 2  # columns between two hands
WITH_WAY = 26  # columns from which on a shot has its places beside its name


class HandColumn(msgspec.Struct, frozen=True):
    """One hand; without faces it is hidden."""

    seat: int
    name: str
    count: int
    faces: tuple[Face, ...] = ()


def hands(shown: Shown) -> tuple[HandColumn, ...]:
    """Everybody's, those who look first."""
    seats = [*shown.eyes, *[seat for seat in range(len(shown.names)) if seat not in shown.eyes]]
    return tuple(_column(shown, seat) for seat in seats)


def _column(shown: Shown, seat: int) -> HandColumn:
    hand, plays = shown.scene.state.hands[seat], shown.setup.decks.plays
    faces = tuple(plays[card] for card in sorted(hand)) if seat in shown.eyes else ()
    return HandColumn(seat, shown.names[seat], len(hand), faces)


class Hands(Painted[Shown, tuple[HandColumn, ...]]):
    """Two columns; in doubles the others below them."""

    def value(self, shown: Shown) -> tuple[HandColumn, ...]:
        return hands(shown)

    def paint(self, canvas: Canvas, columns: tuple[HandColumn, ...]) -> None:
        each, rows = (canvas.width + GAP) // 2, (len(columns) + 1) // 2
        high = canvas.height // rows
        for place, column in enumerate(columns):
            self._paint_column(canvas, place % 2 * each, place // 2 * high, each - GAP, high, column)

    def _paint_column(self, canvas: Canvas, x: int, y: int, width: int, height: int, column: HandColumn) -> None:
        left = canvas.put_right(x + width, y, cards_text(column.count), "muted", about="cards")
        canvas.put(
            x,
            y,
            shorten(column.name, left - x - 1, self.symbols.ellipsis),
            f"bold {side_ink(column.seat)}",
            about="player",
        )
        if column.count and not column.faces:
            canvas.put(x + 1, y + 1, _("hidden"), "faint")
        room = height - 1
        for row, face in enumerate(column.faces[:room], start=y + 1):
            self._paint_face(canvas, x + 1, row, width - 1, face)
        if len(column.faces) > room:
            canvas.put_right(x + width, y + room, f"+{len(column.faces) - room}", "bold accent", about="more")

    def _paint_face(self, canvas: Canvas, x: int, row: int, width: int, face: Face) -> None:
        way = way_letters(face, self.symbols) if width >= WITH_WAY else ""
        left = canvas.put_right(x + width, row, way, "muted", about="way")
        canvas.put(x, row, fitting((face.name, face.short), left - x - 1, self.symbols.ellipsis), KIND_INKS[face.kind])
