"""A shot as it is drawn on its card: the court lying on its side, one's own end on the left."""

from __future__ import annotations

from wwtennis.games.serve_play.cards import Face, Half, Kind, Place
from wwtennis.tui.shell.canvas import Canvas
from wwtennis.tui.shell.symbols import Symbols

WIDTH, HEIGHT = 26, 4
_NET = WIDTH // 2
_COLUMNS = {True: {False: 3, True: 9}, False: {True: 16, False: 22}}  # own end or not -> fore or not
KIND_INKS = {Kind.SHOT: "foreground", Kind.SMASH: "risk_medium", Kind.KILL: "risk_high", Kind.OUT: "muted"}


def paint_drawing(
    canvas: Canvas, x: int, y: int, face: Face, symbols: Symbols, ground: str = "surface", *, quiet: bool = False
) -> None:
    """The court with the way of the ball; a card that is played anywhere has its word over the net instead.

    `quiet`: it cannot be played now.
    """
    _court(canvas, x, y, symbols)
    if face.start is None or face.end is None:
        word = f" {face.name.upper()} "
        canvas.put(
            x + (WIDTH - len(word)) // 2, y + 1, word, "muted" if quiet else f"bold {KIND_INKS[face.kind]}", ground
        )
        return
    start, end = _cell(face.start, own=True), _cell(face.end, own=False)
    ink = "muted" if quiet else "bold accent"
    for at in range(start[0] + 1, end[0]):
        row = start[1] if at < (start[0] + end[0]) // 2 else end[1]
        canvas.put(x + at, y + row, symbols.lines[0], ink)
    canvas.put(x + start[0], y + start[1], symbols.ball, "muted" if quiet else "bold ball")
    canvas.put(x + end[0], y + end[1], symbols.right, ink)


def _cell(place: Place, *, own: bool) -> tuple[int, int]:
    """S12: looking along the court from one's own end, one's left is above, and the other end's left is below."""
    is_above = (place.half is Half.LEFT) == own
    return _COLUMNS[own][place.is_fore], 1 if is_above else 2


def _court(canvas: Canvas, x: int, y: int, symbols: Symbols) -> None:
    across, down, nw, ne, sw, se = list(symbols.lines[:6])
    canvas.put(x, y, nw + across * (WIDTH - 2) + ne, "frame")
    canvas.put(x, y + HEIGHT - 1, sw + across * (WIDTH - 2) + se, "frame")
    for row in (y + 1, y + 2):
        for at in (0, 6, WIDTH - 7, WIDTH - 1):
            canvas.put(x + at, row, down if at in (0, WIDTH - 1) else symbols.divider, "frame")
        canvas.put(x + _NET, row, down, "bold foreground")
