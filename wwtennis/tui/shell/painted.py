"""A widget that paints itself on a canvas, once for each change, and says what was clicked."""

from __future__ import annotations

from typing import Any

from textual import events
from textual.strip import Strip
from textual.widget import Widget

from wwtennis.games.worldwide.cards import Surface
from wwtennis.tui.shell.canvas import Canvas
from wwtennis.tui.shell.ink import Inks
from wwtennis.tui.shell.symbols import Symbols, symbols


class Painted(Widget):
    """Draw in `paint`; call `repaint` when what is shown has changed."""

    def __init__(self, surface: Surface, *, id: str | None = None) -> None:  # noqa: A002  Textual's own word
        super().__init__(id=id)
        self._surface = surface
        self._painted_for: tuple[Any, ...] | None = None
        self._canvas = Canvas(0, 0)
        self._strips: list[Strip] = []

    def paint(self, canvas: Canvas) -> None:
        """Draw everything on a clean sheet of the widget's size."""
        raise NotImplementedError

    def repaint(self) -> None:
        self._painted_for = None
        self.refresh()

    @property
    def symbols(self) -> Symbols:
        return symbols(getattr(self.app, "ascii_only", False))

    def canvas(self) -> Canvas:
        """What is shown now."""
        self._paint_where_needed()
        return self._canvas

    def render_line(self, y: int) -> Strip:
        self._paint_where_needed()
        return self._strips[y] if y < len(self._strips) else Strip.blank(self.size.width)

    def _paint_where_needed(self) -> None:
        wanted = (self.size, self.app.theme, self.symbols.half)
        if wanted == self._painted_for:
            return
        self._canvas = Canvas(self.size.width, self.size.height)
        self.paint(self._canvas)
        self._strips = self._canvas.strips(Inks(self.app.theme, self._surface, self.app.no_color))
        self._painted_for = wanted

    async def on_click(self, event: events.Click) -> None:
        """The last thing drawn lies on top."""
        for spot in reversed(self.canvas().spots):
            if spot.where.contains(event.x, event.y):
                event.stop()
                await self.run_action(spot.twice if spot.twice and event.chain > 1 else spot.action)
                return
