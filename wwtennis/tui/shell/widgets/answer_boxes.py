"""The ways to answer, side by side: each with its key, what it costs and what it gives."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from rich.cells import cell_len

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
    cost_in_short: str = ""  # where there is little room


def paint_boxes(
    canvas: Canvas, x: int, y: int, width: int, height: int, boxes: Sequence[AnswerBox], symbols: Symbols
) -> None:
    """Boxes of the same size, in one row."""
    each = _width(width, boxes)
    for place, box in enumerate(boxes):
        _paint_box(canvas, x + place * each, y, each - 1, height, box, symbols)


def rows_for(width: int, boxes: Sequence[AnswerBox]) -> int:
    """How high they must be for all that they say."""
    return 2 + max(len(_words(box, _width(width, boxes) - 1)) for box in boxes)


def _width(width: int, boxes: Sequence[AnswerBox]) -> int:
    """Of a box, with the gap to the next one."""
    return min(MOST_WIDTH, (width + 1) // len(boxes))


def _words(box: AnswerBox, width: int) -> list[tuple[str, str]]:
    """What it costs and what it gives, line by line, each with its ink."""
    costs = [_("costs {cost}").format(cost=cost) for cost in (box.cost, box.cost_in_short) if cost] or [""]
    cost = next((text for text in costs if cell_len(text) <= width - 4), costs[-1])
    said = ((cost, "bad" if box.is_drastic else "risk_medium"), (box.gives, "foreground"))
    return [(line, ink) for text, ink in said if text for line in wrap(text, width - 4)]


def _paint_box(canvas: Canvas, x: int, y: int, width: int, height: int, box: AnswerBox, symbols: Symbols) -> None:
    ink = "frame" if not box.is_chosen else "bold bad" if box.is_drastic else "bold accent"
    canvas.fill(x, y, width, height, "chosen" if box.is_chosen else "surface")
    canvas.box(x, y, width, height, symbols.heavy if box.is_chosen else symbols.card, ink)
    at = canvas.put(x + 1, y, f" {key_name(box.key, not symbols.half)} ", "bold accent", about="key")
    label = shorten(box.label, x + width - 2 - at, symbols.ellipsis)
    canvas.put(at, y, f"{label} ", "bold foreground")
    words, rows = _words(box, width), height - 2
    for row, (line, ink) in enumerate(words[:rows]):
        goes_on = row + 1 == rows < len(words) and words[rows][1] == ink  # else something is left out wholly
        said = shorten(f"{line} {words[rows][0]}", width - 4, symbols.ellipsis) if goes_on else line
        canvas.put(x + 2, y + 1 + row, said, ink)
    canvas.spot(x, y, width, height, f"screen.answer({box.action!r})")
