"""What is this? Lies over a screen, with a cursor that goes from one sign, number or word to the next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.app import ComposeResult
from textual.content import Content
from textual.strip import Strip
from textual.widget import Widget
from textual.widgets import Static

from wwtennis.kernel.words import _
from wwtennis.tui.shell.actions import EXPLAIN, bindings_for, key_name
from wwtennis.tui.shell.canvas import wrap
from wwtennis.tui.shell.explaining import Explained, explained, nearest
from wwtennis.tui.shell.page import Dialogue, Page

WIDTH = 62
BEGINS_IN = "panel"  # where the numbers are that one is about to decide by


class Marked(Widget):
    """What is asked about, lit up where it stands."""

    letters: tuple[str, ...] = ()

    def render_line(self, y: int) -> Strip:
        text = self.letters[y] if y < len(self.letters) else ""
        style = self.rich_style + Style(reverse=self.app.no_color)
        return Strip([Segment(text, style)], len(text))


class ExplainScreen(Dialogue[None]):
    """One thing is explained at a time."""

    section = EXPLAIN
    BINDINGS = bindings_for(EXPLAIN)
    AUTO_FOCUS = ""
    DEFAULT_CSS = """
    ExplainScreen > * { position: absolute; }
    ExplainScreen > Marked { background: $accent; color: $on-accent; text-style: bold; }
    ExplainScreen > Static {
        background: $surface; border: round $accent; padding: 0 1; border-title-color: $accent;
        border-title-style: bold; border-subtitle-color: $muted;
    }
    """

    def __init__(self, page: Page[Any]) -> None:
        super().__init__()
        self._size = page.app.size
        self.all_of_them = explained(page)
        here = [number for number, each in enumerate(self.all_of_them) if each.part == BEGINS_IN]
        self.at = here[0] if here else 0

    def compose(self) -> ComposeResult:
        yield Marked()
        yield Static()

    def on_mount(self) -> None:
        self.query_one(Static).border_subtitle = _("arrows move, Esc closes")
        self._show()

    def on_resize(self, event: events.Resize) -> None:
        """Another size: what is below has moved."""
        if event.size != self._size:
            self.dismiss()

    def on_mouse_move(self, event: events.MouseMove) -> None:
        """The mouse asks by pointing. The last one painted lies on top."""
        under = [n for n, each in enumerate(self.all_of_them) if each.where.contains(event.screen_x, event.screen_y)]
        if under:
            self._go_to(min(under, key=lambda number: self.all_of_them[number].where.area))

    def on_click(self, event: events.Click) -> None:
        self.dismiss()

    def action_up(self) -> None:
        self._go_to(nearest(self.all_of_them, self.at, 0, -1))

    def action_down(self) -> None:
        self._go_to(nearest(self.all_of_them, self.at, 0, 1))

    def action_left(self) -> None:
        self._go_to(nearest(self.all_of_them, self.at, -1, 0))

    def action_right(self) -> None:
        self._go_to(nearest(self.all_of_them, self.at, 1, 0))

    def action_next(self) -> None:
        self._go_to((self.at + 1) % len(self.all_of_them))

    def action_previous(self) -> None:
        self._go_to((self.at - 1) % len(self.all_of_them))

    def action_back(self) -> None:
        self.dismiss()

    def _go_to(self, number: int) -> None:
        if number != self.at:
            self.at = number
            self._show()

    @property
    def now(self) -> Explained:
        return self.all_of_them[self.at]

    def rules_here(self) -> Sequence[str]:
        return self.now.term.rules

    def _show(self) -> None:
        where = self.now.where
        marked, box = self.query_one(Marked), self.query_one(Static)
        marked.letters = self.now.letters
        _place(marked, where.x, where.y, where.width, where.height)
        lines = self._lines()
        box.border_title = _title(self.now, self.shell.ascii_only)
        box.update(Content("\n").join(lines))
        high, wide = len(lines) + 2, min(WIDTH + 4, self.app.size.width)
        left = max(0, min(where.x - 2, self.app.size.width - wide))
        below = where.bottom + 1 + high <= self.app.size.height - 1
        _place(box, left, where.bottom + 1 if below else max(0, where.y - 1 - high), wide, high)
        marked.refresh()

    def _lines(self) -> list[Content]:
        term = self.now.term
        lines = [Content(line) for line in wrap(_(term.says), WIDTH)]
        if term.rules:
            more = _("Rules: {ids} ({key} opens them)").format(ids=", ".join(term.rules), key=key_name("R"))
            lines.append(Content.styled(more, "$muted"))
        return lines


def _title(now: Explained, ascii_only: bool) -> Content:
    sign = now.term.drawn(ascii_only)
    word = _(now.term.word)
    return Content(f"{sign}  {word}" if sign else word)


def _place(widget: Widget, x: int, y: int, width: int, height: int) -> None:
    widget.styles.offset = (x, y)
    widget.styles.width, widget.styles.height = width, height
