"""The ways to answer, side by side: each with its key, what it costs and what it gives."""

from __future__ import annotations

from collections.abc import Sequence

import attrs

from wwtennis.kernel.words import _
from wwtennis.tui.symbols import Symbols
from wwtennis.tui.widgets.canvas import Canvas, shorten

MOST_WIDTH = 40


@attrs.frozen
class ActBox:
    """One way to answer."""

    key: str
    label: str
    cost: str
    gives: str
    action: str  # what a click runs
    is_chosen: bool = False
    is_drastic: bool = False


def paint_acts(canvas: Canvas, x: int, y: int, width: int, acts: Sequence[ActBox], symbols: Symbols) -> None:
    each = min(MOST_WIDTH, width // len(acts))
    for place, act in enumerate(acts):
        _paint_box(canvas, x + place * each, y, each - 1, act, symbols)


def _paint_box(canvas: Canvas, x: int, y: int, width: int, act: ActBox, symbols: Symbols) -> None:
    ink = "bold accent" if act.is_chosen else "frame"
    if act.is_drastic and act.is_chosen:
        ink = "bold bad"
    canvas.fill(x, y, width, 4, "chosen" if act.is_chosen else "surface")
    canvas.box(x, y, width, 4, symbols.heavy if act.is_chosen else symbols.card, ink)
    at = canvas.put(x + 2, y, f" {act.key} ", "bold accent")
    label = shorten(act.label, width - (at - x) - 3, symbols.ellipsis)
    canvas.put(at, y, f"{label} ", "bold foreground")
    row = y + 1
    if act.cost:
        text = _("costs {cost}").format(cost=act.cost)
        canvas.put(
            x + 2, row, shorten(text, width - 4, symbols.ellipsis), "risk_high" if act.is_drastic else "risk_medium"
        )
        row += 1
    canvas.put(x + 2, row, shorten(act.gives, width - 4, symbols.ellipsis), "foreground")
    canvas.spot(x, y, width, 4, act.action)
