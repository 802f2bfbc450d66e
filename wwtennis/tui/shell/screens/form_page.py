"""What the set-up and the settings share: a form on the left, the words about what is chosen on the right."""

from __future__ import annotations

from rich.segment import Segment
from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.strip import Strip
from textual.widget import Widget
from textual.widgets import Static

from wwtennis.tui.shell.court_picture import court_drawing, court_picture
from wwtennis.tui.shell.form import Form
from wwtennis.tui.shell.key_line import KeyLine
from wwtennis.tui.shell.page import Page, page_of


class SmallCourt(Widget):
    """A court in the colours of a surface."""

    surface: str = "hard"

    def render_line(self, y: int) -> Strip:
        shell = page_of(self).shell
        wide, high = self.size
        if shell.ascii_only or shell.no_color:
            return Strip([Segment(court_drawing(wide, high)[y], self.rich_style)], wide)
        return court_picture(wide, high, shell.theme, self.surface)[y]


class Heading(Static):
    """What this page is."""


class Words(Static):
    """What is chosen, in words."""


class FormPage(Page[None]):
    """A form, with the words about its chosen line beside it."""

    AUTO_FOCUS = ""
    DEFAULT_CSS = """
    FormPage { align: center middle; }
    FormPage .sheet { max-width: 136; max-height: 38; }
    FormPage Heading { padding: 1 2 0 3; height: 3; text-style: bold; color: $accent; }
    FormPage Horizontal { height: 1fr; padding: 0 0 0 1; }
    FormPage .form { width: 48; height: 1fr; }
    FormPage Form { height: 1fr; }
    FormPage .beside { width: 1fr; height: 1fr; padding: 0 0 0 1; max-width: 64; scrollbar-size-vertical: 1; }
    FormPage SmallCourt { height: 11; width: 1fr; margin: 0 2 1 0; color: $foreground; }
    FormPage Words { height: auto; }
    FormPage.-wide Horizontal { padding: 1 5; }
    FormPage.-wide .form { width: 58; }
    FormPage.-wide Heading { padding: 2 2 0 7; height: 4; }
    FormPage.-wide .beside { padding: 0 1 0 3; }
    FormPage.-wide SmallCourt { height: 18; margin: 0 0 1 0; }
    """
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (112, "-wide")]

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet"):
            yield Heading(self.heading())
            with Horizontal():
                with Vertical(classes="form"):
                    yield Form(self.changed, self.tell)
                    yield from self.below_the_form()
                with VerticalScroll(classes="beside", can_focus=False):
                    yield SmallCourt()
                    yield Words()
        yield KeyLine()

    # What the pages say

    def heading(self) -> str:
        raise NotImplementedError

    def below_the_form(self) -> ComposeResult:
        yield from ()

    def words(self) -> Content:
        """About the chosen line."""
        form = self.form
        option, line = form.option, form.line
        title = option.label if option else line.label
        says = (option.says if option else "") or line.says
        return Content.assemble((title[:1].upper() + title[1:], "bold"), "\n", (says, "$muted"))

    def changed(self, line: str, value: str) -> None:
        """A line of the form has a new value."""
        raise NotImplementedError

    def _show(self, values: dict[str, str]) -> None:
        """Put the lines on the form, with these values."""
        raise NotImplementedError

    def say_anew(self) -> None:
        self.query_one(Heading).update(self.heading())
        self._show(self.form.values)

    @property
    def form(self) -> Form:
        return self.query_one(Form)

    def tell(self) -> None:
        """Say the words about what is chosen now, from their beginning."""
        self.query_one(Words).update(self.words())
        self.query_one(VerticalScroll).scroll_home(animate=False)

    # Keys

    def on_key(self, event: events.Key) -> None:
        """Texts are typed right on their line."""
        if self.form.type(event):
            event.stop()
            event.prevent_default()

    def on_paste(self, event: events.Paste) -> None:
        self.form.paste(event.text)

    def action_previous(self) -> None:
        self.form.move(-1)

    def action_next(self) -> None:
        self.form.move(1)

    def action_change_back(self) -> None:
        self.form.turn(-1)

    def action_change(self) -> None:
        self.form.turn(1)

    def action_words_up(self) -> None:
        self.query_one(VerticalScroll).scroll_page_up(animate=False)

    def action_words_down(self) -> None:
        self.query_one(VerticalScroll).scroll_page_down(animate=False)

    def action_back(self) -> None:
        self.dismiss()
