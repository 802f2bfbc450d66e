"""Saving a match to a file of one's choice."""

from __future__ import annotations

from pathlib import Path

from textual import on
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import Input, Static

from wwtennis.files.journal import slug
from wwtennis.files.logs import write_log
from wwtennis.kernel.errors import WWTennisError
from wwtennis.kernel.words import _
from wwtennis.tui.shell.actions import SAVE, bindings_for
from wwtennis.tui.shell.key_line import KeyLine
from wwtennis.tui.shell.page import Dialogue
from wwtennis.tui.shell.session import MatchSession


class SaveScreen(Dialogue[None]):
    """Asks where to, and never writes over another file."""

    section = SAVE
    BINDINGS = bindings_for(SAVE)
    DEFAULT_CSS = """
    SaveScreen > Vertical {
        width: 72; height: auto; background: $surface; border: round $accent; padding: 1 2;
        border-title-color: $accent; border-title-style: bold;
    }
    SaveScreen Static { height: auto; }
    SaveScreen Input, SaveScreen Input:focus { border: none; padding: 0 1; height: 1; margin: 1 0; background: $panel; }
    """

    def __init__(self, session: MatchSession) -> None:
        super().__init__()
        self.session = session

    def compose(self) -> ComposeResult:
        with Vertical() as box:
            box.border_title = _("Save the match")
            yield Static(_("The whole match as a log: it can be watched, checked and counted."), markup=False)
            yield Input(str(proposed(self.session)), select_on_focus=False)
            yield Static("", id="told", markup=False)
        yield KeyLine()

    @on(Input.Submitted)
    def _save(self, event: Input.Submitted) -> None:
        event.stop()
        path = Path(event.value.strip())
        try:
            path = path.expanduser()
            self._write(path)
        except (WWTennisError, RuntimeError) as why:  # RuntimeError: "~somebody" whom nobody knows
            self.query_one("#told", Static).update(str(why))
            return
        self.app.notify(_("Saved as {path}.").format(path=path))
        self.dismiss()

    def _write(self, path: Path) -> None:
        if not path.name:
            raise WWTennisError(_("A file needs a name."))
        write_log(path, self.session.header, self.session.entries)

    async def action_save(self) -> None:
        await self.query_one(Input).action_submit()

    def action_back(self) -> None:
        self.dismiss()


def proposed(session: MatchSession) -> Path:
    """A file in the folder where the game was started, named after the players."""
    names = [slug(name) for name in session.names]
    for number in range(1, 1000):
        path = Path("-".join(names) + ("" if number == 1 else f"-{number}") + ".jsonl")
        if not path.exists():
            return path.absolute()
    return Path("match.jsonl").absolute()
