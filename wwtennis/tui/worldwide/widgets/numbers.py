"""The box score and the momentum of a match, beside it where there is room, and at its end.

What counts and paints them is loaded when they are first shown: a small window never does.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from wwtennis.tui.shell.canvas import Canvas
from wwtennis.tui.shell.painted import Painted
from wwtennis.tui.worldwide.scene import Scene
from wwtennis.tui.worldwide.shown import Shown

if TYPE_CHECKING:
    from wwtennis.tui.worldwide.widgets.numbers_brush import NumbersShown


class Numbers(Painted[Shown, "NumbersShown"]):
    """The box score, and below it the momentum point by point. They are counted anew when more has happened."""

    _counted: tuple[Scene, int] | None = None

    def value(self, shown: Shown) -> NumbersShown:
        from wwtennis.tui.worldwide.widgets.numbers_brush import numbers

        now = shown.scene, len(shown.scene.happened)
        if self._counted == now and self._value is not None:
            return self._value
        self._counted = now
        return numbers(shown)

    def paint(self, canvas: Canvas, shown: NumbersShown) -> None:
        from wwtennis.tui.worldwide.widgets.numbers_brush import paint_numbers

        paint_numbers(canvas, shown, self.symbols)
