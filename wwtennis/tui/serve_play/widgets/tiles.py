"""The hand as cards that lie side by side, where there is room for them: each with its drawing."""

from __future__ import annotations

from collections.abc import Sequence

from wwtennis.tui.serve_play.draft import Line
from wwtennis.tui.serve_play.widgets.drawing import HEIGHT, KIND_INKS, WIDTH, paint_drawing
from wwtennis.tui.serve_play.widgets.way import way_letters
from wwtennis.tui.shell.canvas import Canvas, shorten, wrap
from wwtennis.tui.shell.symbols import Symbols

NAME = 2  # rows
WIDE, HIGH = WIDTH + 3, 1 + NAME + HEIGHT + 1  # a card, and the gap to the next
LEAST_COLUMNS = 3  # with fewer a hand would change its looks whenever a card is gone


def columns_for(width: int, height: int, cards: int) -> int:
    """How many cards lie side by side in such a place; 0 where there is no room for all of them."""
    columns = (width + 1) // WIDE
    fits = columns >= LEAST_COLUMNS and rows_for(cards, columns) <= height
    return columns if fits else 0


def rows_for(cards: int, columns: int) -> int:
    return -(-cards // columns) * HIGH


def paint_tiles(
    canvas: Canvas, top: int, lines: Sequence[Line], symbols: Symbols, columns: int, at: int | None = None
) -> int:
    """Cards to choose from. Returns the row below them."""
    for place, line in enumerate(lines):
        x, y = _corner(place, top, columns)
        canvas.fill(x, y, WIDE - 1, HIGH - 1, "chosen" if place == at else "surface")
        if place == at:
            canvas.put(x, y, symbols.cursor, "bold accent", about="cursor")
        if place < 10:
            ink = "muted" if line.why_not else "bold accent"
            canvas.put(x + 2, y, str((place + 1) % 10), ink, about="key of a card")
        canvas.spot(x, y, WIDE - 1, HIGH - 1, f"screen.answer('choose', {line.card})", "screen.answer('play')")
        way = line.why_not or way_letters(line.face, symbols)
        _paint_tile(canvas, x, y, line, symbols, way, "chosen" if place == at else "surface", quiet=bool(line.why_not))
    return top + rows_for(len(lines), columns)


def paint_seen(canvas: Canvas, top: int, lines: Sequence[Line], symbols: Symbols, columns: int) -> None:
    """Cards that are only to be seen."""
    for place, line in enumerate(lines):
        x, y = _corner(place, top, columns)
        canvas.fill(x, y, WIDE - 1, HIGH - 1, "surface")
        _paint_tile(canvas, x, y, line, symbols, way_letters(line.face, symbols), "surface", quiet=True)


def _corner(place: int, top: int, columns: int) -> tuple[int, int]:
    return place % columns * WIDE, top + place // columns * HIGH


def _paint_tile(
    canvas: Canvas, x: int, y: int, line: Line, symbols: Symbols, way: str, ground: str, *, quiet: bool
) -> None:
    """How many there are and its way, or why it has none now; its name, its drawing."""
    ink = "muted" if quiet else f"bold {KIND_INKS[line.face.kind]}"
    if line.count > 1:
        canvas.put(x + 4, y, f"x{line.count}", ink, about="count")
    about = "hindrance" if way == line.why_not else "way"
    canvas.put_right(x + WIDE - 2, y, way, "muted" if quiet else "accent", about=about)
    pieces = wrap(line.face.name, WIDE - 4)
    pieces[NAME - 1 :] = [shorten(" ".join(pieces[NAME - 1 :]), WIDE - 4, symbols.ellipsis)]
    for row, piece in enumerate(pieces, start=y + 1):
        canvas.put(x + 2, row, piece, ink)
    paint_drawing(canvas, x + 1, y + 1 + NAME, line.face, symbols, ground, quiet=quiet)
    canvas.note(x + 1, y + 1 + NAME, WIDTH, HEIGHT, "drawing")
