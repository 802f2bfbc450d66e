"""The end of a point, and the points that matter: stamped on the court, and flashing as long as things may move."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from rich.cells import cell_len

from wwtennis.kernel.words import _
from wwtennis.tennis.stakes import STAMPS, Stakes
from wwtennis.tui.shell.canvas import Canvas
from wwtennis.tui.shell.ink import side_ink

LIT, UNLIT = 0.18, 0.12  # seconds
FLASHES = 3
TALL = 17  # rows of a court from which on a stamp has air around it


class Flash(msgspec.Struct, frozen=True):
    """A moment of flashing: what has just been won, or is at stake, is lit or not."""

    is_lit: bool


class Stamp(msgspec.Struct, frozen=True):
    """A word on the court, in the colour of whose it is; nobody's is quiet."""

    text: str
    side: int | None = None
    is_lit: bool = True


def flashes() -> Iterator[tuple[Flash, float]]:
    for _number in range(FLASHES):
        yield Flash(True), LIT
        yield Flash(False), UNLIT


def is_lit(motion: object) -> bool:
    """Whether what flashes is lit now: always, but for the moments between."""
    return not isinstance(motion, Flash) or motion.is_lit


def stamp_of(found: Stakes | None, motion: object = None) -> Stamp | None:
    """What is at stake, as a stamp."""
    return None if found is None else Stamp(_(STAMPS[found.stake]), found.side, is_lit(motion))


def stamp_inks(stamp: Stamp) -> tuple[str, str]:
    """Ink and ground."""
    ground = "accent" if stamp.side is None else side_ink(stamp.side)
    return ("bold on_seat", ground) if stamp.is_lit else (f"bold {ground}", "background")


def paint_stamp(canvas: Canvas, x: int, row: int, stamp: Stamp, high: int) -> None:
    """Around this cell, wholly on the court, which is so many rows high."""
    ink, ground = stamp_inks(stamp)
    text = f"  {stamp.text}  "
    left = max(0, min(canvas.width - cell_len(text), x - cell_len(text) // 2))
    air = 1 if high >= TALL else 0
    top = max(air, min(high - 1 - air, row))
    for line in range(top - air, top + air + 1):
        canvas.put(left, line, text if line == top else " " * cell_len(text), ink, ground)


def paint_beside(canvas: Canvas, x: int, row: int, stamp: Stamp, high: int) -> None:
    """Beside what lies in this cell, which stays to be seen: on the side of the net."""
    air = 1 if high >= TALL else 0
    step = 1 + air
    paint_stamp(canvas, x, row + step if row < high // 2 else row - step, stamp, high)
