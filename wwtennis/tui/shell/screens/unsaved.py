"""Something could not be saved: try again, save it elsewhere, or go on without."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.content import Content
from textual.widgets import Static

from wwtennis.files.growing import GrowingFile
from wwtennis.files.rescue import other_places
from wwtennis.kernel.errors import WWTennisError
from wwtennis.kernel.words import _
from wwtennis.tui.shell.actions import UNSAVED, bindings_for
from wwtennis.tui.shell.key_line import KeyLine
from wwtennis.tui.shell.page import Dialogue
from wwtennis.tui.shell.screens.asking import Prompt


class UnsavedScreen(Dialogue[bool]):
    """What is to become of it? `leaves`: somebody is about to leave, and goes on doing so when this says yes."""

    section = UNSAVED
    CSS_PATH = "asking.tcss"
    BINDINGS = bindings_for(UNSAVED)
    AUTO_FOCUS = ""

    def __init__(self, leaves: bool) -> None:
        super().__init__()
        self._leaves = leaves

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Static(Content.styled(_("Not all of your match is saved"), "bold"))
            yield Static(id="why")
            yield Static(Content.styled(self._about(), "$muted"))
            yield KeyLine()

    def on_mount(self) -> None:
        self._tell()

    def _about(self) -> str:
        if not self._leaves:
            return _("It is in memory. You can go on, and it is tried again at every decision.")
        return _(
            "It is in memory, until the game ends. Then a copy goes to any folder that takes it, or to the terminal."
        )

    def _tell(self) -> None:
        told = [_("{path}: {why}").format(path=log.path, why=log.why) for log in self.shell.autosave.unsaved]
        self.query_one("#why", Static).update(Content.styled("\n".join(map(self.shell.named, told)), "$bad"))

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        return self._leaves if action == "go" else True

    def action_try_again(self) -> None:
        self.shell.autosave.try_again()
        self._go_on_if_saved()

    def action_elsewhere(self) -> None:
        unsaved = self.shell.autosave.unsaved
        if unsaved:
            log = unsaved[0]
            proposed = str(next(other_places(log.path), ""))
            prompt = Prompt(
                _("Save it as"), _("A new file, on a disk that has room."), proposed, 0, partial(_move, log)
            )
            self.app.push_screen(prompt, lambda _path: self._go_on_if_saved())

    def _go_on_if_saved(self) -> None:
        if self.shell.autosave.unsaved:
            self._tell()
        else:
            self.dismiss(True)

    def action_go(self) -> None:
        self.dismiss(True)

    def action_back(self) -> None:
        self.dismiss(False)


def _move(log: GrowingFile, typed: str) -> None:
    """Keep it there from now on."""
    try:
        path = Path(typed.strip()).expanduser().absolute()
    except RuntimeError as why:  # "~somebody" whom nobody knows
        raise WWTennisError(str(why)) from None
    if not typed.strip() or not path.name:
        raise WWTennisError(_("A file needs a name."))
    log.move(path)
