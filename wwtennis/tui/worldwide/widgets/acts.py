"""The ways to answer, side by side: each with its key, what it costs and what it gives."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from wwtennis.kernel.words import _
from wwtennis.tui.shell.canvas import Canvas, shorten, wrap
from wwtennis.tui.shell.symbols import Symbols

MOST_WIDTH = 40


class ActBox(msgspec.Struct, frozen=True):
    """One way to answer."""

    key: str
    label: str
    cost: str
    gives: str
    action: str  # what a click runs
    is_chosen: bool = False
    is_drastic: bool = False


def paint_acts(
    canvas: Canvas, x: int, y: int, width: int, height: int, acts: Sequence[ActBox], symbols: Symbols
) -> None:
    """Boxes of the same size, in one row."""
    each = min(MOST_WIDTH, (width + 1) // len(acts))
    for place, act in enumerate(acts):
        _paint_box(canvas, x + place * each, y, each - 1, height, act, symbols)


def _paint_box(canvas: Canvas, x: int, y: int, width: int, height: int, act: ActBox, symbols: Symbols) -> None:
    ink = "frame" if not act.is_chosen else "bold bad" if act.is_drastic else "bold accent"
    canvas.fill(x, y, width, height, "chosen" if act.is_chosen else "surface")
    canvas.box(x, y, width, height, symbols.heavy if act.is_chosen else symbols.card, ink)
    at = canvas.put(x + 1, y, f" {act.key} ", "bold accent")
    label = shorten(act.label, x + width - 2 - at, symbols.ellipsis)
    canvas.put(at, y, f"{label} ", "bold foreground")
    room, row = width - 4, y + 1
    cost = wrap(_("costs {cost}").format(cost=act.cost), room) if act.cost else []
    for piece in cost:
        canvas.put(x + 2, row, piece, "bad" if act.is_drastic else "risk_medium")
        row += 1
    for piece in wrap(act.gives, room)[: y + height - 1 - row]:
        canvas.put(x + 2, row, piece, "foreground")
        row += 1
    canvas.spot(x, y, width, height, act.action)
