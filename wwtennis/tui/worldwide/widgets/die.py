"""The die: what it shows, against what it had to show."""

from __future__ import annotations

from rich.cells import cell_len

from wwtennis.games.worldwide.words.terms import sum_text
from wwtennis.kernel.words import _
from wwtennis.tui.shell.canvas import Canvas, shorten
from wwtennis.tui.shell.symbols import Symbols
from wwtennis.tui.worldwide.scene import Roll

FACES = 20
DIE_WIDTH, DIE_HEIGHT = 8, 3
# What a rolling die shows on its way: any order without a pattern will do.
TUMBLE = (7, 16, 3, 12, 19, 5, 10, 1, 14, 8)


def paint_die(canvas: Canvas, x: int, y: int, face: str, ink: str, symbols: Symbols) -> None:
    canvas.box(x, y, DIE_WIDTH, DIE_HEIGHT, symbols.heavy, ink)
    canvas.put_middle(x, DIE_WIDTH, y + 1, face, f"bold {ink}", about="die")


def paint_scale(
    canvas: Canvas,
    x: int,
    y: int,
    width: int,
    needed: int,
    symbols: Symbols,
    face: int | None = None,
    special: int = 0,
) -> None:
    """The twenty faces as a line: those that miss, those that do, and the last ones where they do more.

    A mark above shows the face that came.
    """
    step = max(1, width // FACES)
    for number in range(1, FACES + 1):
        does = number >= needed
        ink = "star" if does and number > FACES - special else "good" if does else "bad"
        glyph = symbols.bar_full if does else symbols.bar_empty
        canvas.put(x + (number - 1) * step, y + 1, glyph * step, ink)
    canvas.note(x, y + 1, FACES * step, 1, "scale")
    if face is not None:
        at = x + (face - 1) * step + (step - 1) // 2
        canvas.put(at, y, symbols.bar_mark, "bold good" if face >= needed else "bold bad", about="die")


def paint_numbers(canvas: Canvas, x: int, y: int, width: int, needed: int) -> None:
    """The first and the last face under a scale, and the one that is needed."""
    step = max(1, width // FACES)
    canvas.put(x, y, "1", "faint", about="scale")
    canvas.put_right(x + FACES * step, y, str(FACES), "faint", about="scale")
    if 1 < needed <= FACES:
        canvas.put(x + (needed - 1) * step, y, str(needed), "bold foreground", about="needs")


def verdict(roll: Roll) -> str:
    """In words: by how much."""
    by = abs(roll.face - roll.needed)
    if roll.is_in:
        return _("in by {by}").format(by=by) if by else _("just in")
    return _("out by {by}").format(by=by)


def paint_roll(canvas: Canvas, x: int, y: int, width: int, roll: Roll, symbols: Symbols, tumbling: int | None) -> None:
    """The whole picture of a roll, four lines high. While the die tumbles nothing is given away."""
    ink = "accent" if tumbling is not None else "good" if roll.is_in else "bad"
    face = TUMBLE[tumbling % len(TUMBLE)] if tumbling is not None else roll.face
    paint_die(canvas, x, y, str(face), ink, symbols)
    left = x + DIE_WIDTH + 3
    room = width - DIE_WIDTH - 4
    scale = min(room, 3 * FACES) // FACES * FACES
    shown = None if tumbling is not None else roll.face
    paint_scale(canvas, left, y, scale, roll.needed, symbols, shown)
    at = canvas.put(left, y + 2, _("needs {needed}").format(needed=roll.needed), "bold foreground")
    if tumbling is None:
        at = canvas.put(at + 2, y + 2, verdict(roll), f"bold {ink}", about="die")
    why = sum_text(roll.why, symbols.minus)
    if cell_len(why) <= left + room - at - 2:
        canvas.put(at + 2, y + 2, why, "muted")
    else:  # below, where a long one begins under the die
        begin = left if cell_len(why) <= room else x
        canvas.put(begin, y + 3, shorten(why, left + room - begin, symbols.ellipsis), "muted")
