"""A widget that paints itself on a canvas, once for each change, and says what was clicked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, Protocol, TypeVar

from textual import events
from textual.geometry import Region
from textual.strip import Strip
from textual.widget import Widget

from wwtennis.kernel.words import language_in_use
from wwtennis.tui.shell.canvas import Canvas
from wwtennis.tui.shell.ink import Inks
from wwtennis.tui.shell.symbols import Symbols, symbols


class Followed(Protocol):
    """Something that is shown, a match for instance, and says when it has changed."""

    court: str  # the one whose colours are painted with

    def subscribe(self, hear: Callable[[], None]) -> None: ...

    def unsubscribe(self, hear: Callable[[], None]) -> None: ...


M = TypeVar("M", bound=Followed)
V = TypeVar("V")


class Painted(Widget, Generic[M, V]):
    """Subscribes to the shown match. `value` works out of it all that is painted, `paint` paints that and nothing else.

    Where the value is the same after a change, nothing is painted anew. The wheel of the mouse runs an action where it
    has one.
    """

    wheel_up = wheel_down = ""
    has_something_to_show = True  # else it takes no place

    def __init__(self, shown: M, *, id: str | None = None) -> None:  # noqa: A002  Textual's own word
        super().__init__(id=id)
        self._shown = shown
        self._value: V | None = None
        self._is_up_to_date = False
        self._said_in = ""  # the language of its words
        self._painted_for: tuple[Any, ...] | None = None
        self._canvas = Canvas(0, 0)
        self._strips: list[Strip] = []

    def value(self, shown: M) -> V:
        """What there is to be painted."""
        raise NotImplementedError

    def paint(self, canvas: Canvas, value: V) -> None:
        """Draw everything on a clean sheet of the widget's size."""
        raise NotImplementedError

    # Following the match

    def on_mount(self) -> None:
        self._shown.subscribe(self._hear)

    def on_unmount(self) -> None:
        self._shown.unsubscribe(self._hear)

    def _hear(self) -> None:
        """Look at once; what is not displayed, or has no place on the screen yet, looks when it is painted."""
        self._is_up_to_date = False
        if self.display and self.size:
            before = self._value
            if self._look() != before:
                self.refresh()

    def _look(self) -> V:
        if not self._is_up_to_date or self._said_in != language_in_use():
            value = self.value(self._shown)
            if value != self._value:
                self._value, self._painted_for = value, None
            self._is_up_to_date, self._said_in = True, language_in_use()
        return self._value  # type: ignore[return-value]

    # Painting

    @property
    def symbols(self) -> Symbols:
        return symbols(getattr(self.app, "ascii_only", False))

    def canvas(self) -> Canvas:
        """What is shown now."""
        self._paint_where_needed()
        return self._canvas

    def render_lines(self, crop: Region) -> list[Strip]:
        """Looked at once, and not for every line."""
        self._paint_where_needed()
        return super().render_lines(crop)

    def render_line(self, y: int) -> Strip:
        return self._strips[y] if y < len(self._strips) else Strip.blank(self.size.width)

    def _paint_where_needed(self) -> None:
        value = self._look()
        wanted = (self.size, self.app.theme, self.symbols.half, self._said_in)
        if wanted == self._painted_for:
            return
        self._canvas = Canvas(self.size.width, self.size.height)
        self.paint(self._canvas, value)
        self._strips = self._canvas.strips(Inks(self.app.theme, self._shown.court, self.app.no_color))
        self._painted_for = wanted

    async def on_click(self, event: events.Click) -> None:
        """The last thing drawn lies on top."""
        for spot in reversed(self.canvas().spots):
            if spot.where.contains(event.x, event.y):
                event.stop()
                await self.run_action(spot.twice if spot.twice and event.chain > 1 else spot.action)
                return

    async def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        await self._turn(event, self.wheel_up)

    async def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        await self._turn(event, self.wheel_down)

    async def _turn(self, event: events.MouseEvent, action: str) -> None:
        if action:
            event.stop()
            await self.run_action(action)
