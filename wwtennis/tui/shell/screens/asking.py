"""Small dialogues: type something, and are you sure? Whatever they quote is never read as markup."""

from __future__ import annotations

from collections.abc import Callable

from textual import on
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.content import Content
from textual.widgets import Input, Static

from wwtennis.kernel.errors import WWTennisError
from wwtennis.kernel.words import _
from wwtennis.tui.shell.actions import CONFIRM, LEAVING, PROMPT, bindings_for
from wwtennis.tui.shell.key_line import KeyLine
from wwtennis.tui.shell.page import Dialogue


class Prompt(Dialogue[str | None]):
    """Asks for a line of text. `check` says with a WWTennisError what is wrong with it; None means: never mind."""

    section = PROMPT
    CSS_PATH = "asking.tcss"
    BINDINGS = bindings_for(PROMPT)

    def __init__(
        self, question: str, hint: str = "", text: str = "", most: int = 0, check: Callable[[str], object] = str
    ) -> None:
        super().__init__()
        self._question, self._hint, self._text, self._most, self._check = question, hint, text, most, check

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Static(Content.styled(self._question, "bold"))
            yield Input(self._text, max_length=self._most, select_on_focus=False)
            yield Static(Content.styled(self._hint, "$muted"), id="hint")
            yield KeyLine()

    @on(Input.Submitted)
    def action_submit(self) -> None:
        text = self.query_one(Input).value
        try:
            self._check(text)
        except WWTennisError as why:
            self.query_one("#hint", Static).update(Content.styled(str(why), "$bad"))
        else:
            self.dismiss(text)

    def action_back(self) -> None:
        self.dismiss(None)


class Confirm(Dialogue[bool]):
    """Asks before something that cannot be undone. Anything but yes means no."""

    section = CONFIRM
    CSS_PATH = "asking.tcss"
    BINDINGS = bindings_for(CONFIRM)
    AUTO_FOCUS = ""

    def __init__(self, question: str, about: str = "") -> None:
        super().__init__()
        self._question, self._about = question, about

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Static(Content.styled(self._question, "bold"))
            yield Static(Content.styled(self._about, "$muted"))
            yield KeyLine()

    def action_yes(self) -> None:
        self.dismiss(True)

    def action_no(self) -> None:
        self.dismiss(False)


class Leaving(Confirm, inherit_bindings=False):
    """Escape may have been pressed once too often: leave the match, or stay?"""

    section = LEAVING
    BINDINGS = bindings_for(LEAVING)

    def __init__(self) -> None:
        super().__init__(_("Leave the match?"), _("It is kept: go on with it whenever you like."))
