"""The ways to answer, side by side: each with its key, what it costs and what it gives."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from wwtennis.kernel.words import _
from wwtennis.tui.shell.actions import key_name
from wwtennis.tui.shell.canvas import Canvas, shorten, wrap
from wwtennis.tui.shell.symbols import Symbols

MOST_WIDTH = 40


class AnswerBox(msgspec.Struct, frozen=True):
    """One way to answer."""

    key: str
    label: str
    cost: str
    gives: str
    action: str  # what a click answers
    is_chosen: bool = False
    is_drastic: bool = False


def paint_boxes(
    canvas: Canvas, x: int, y: int, width: int, height: int, boxes: Sequence[AnswerBox], symbols: Symbols
) -> None:
    """Boxes of the same size, in one row."""
    each = min(MOST_WIDTH, (width + 1) // len(boxes))
    for place, box in enumerate(boxes):
        _paint_box(canvas, x + place * each, y, each - 1, height, box, symbols)


def _paint_box(canvas: Canvas, x: int, y: int, width: int, height: int, box: AnswerBox, symbols: Symbols) -> None:
    ink = "frame" if not box.is_chosen else "bold bad" if box.is_drastic else "bold accent"
    canvas.fill(x, y, width, height, "chosen" if box.is_chosen else "surface")
    canvas.box(x, y, width, height, symbols.heavy if box.is_chosen else symbols.card, ink)
    at = canvas.put(x + 1, y, f" {key_name(box.key, not symbols.half)} ", "bold accent", about="key")
    label = shorten(box.label, x + width - 2 - at, symbols.ellipsis)
    canvas.put(at, y, f"{label} ", "bold foreground")
    room, row = width - 4, y + 1
    cost = wrap(_("costs {cost}").format(cost=box.cost), room) if box.cost else []
    for piece in cost:
        canvas.put(x + 2, row, piece, "bad" if box.is_drastic else "risk_medium")
        row += 1
    for piece in wrap(box.gives, room)[: y + height - 1 - row]:
        canvas.put(x + 2, row, piece, "foreground")
        row += 1
    canvas.spot(x, y, width, height, f"screen.answer({box.action!r})")
