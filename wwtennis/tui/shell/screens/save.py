"""Saving a match to a file of one's choice: its log, a recording, a picture, or numbers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

from textual import on
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.content import Content
from textual.widgets import Input, Static

from wwtennis.files.journal import slug
from wwtennis.files.logs import lines_of, must_be_new, read_bytes, save
from wwtennis.files.matches import Kept
from wwtennis.kernel.words import _, later
from wwtennis.tui.shell.actions import SAVE, bindings_for
from wwtennis.tui.shell.background import in_background
from wwtennis.tui.shell.exports import FORMS, Wanted
from wwtennis.tui.shell.key_line import KeyLine
from wwtennis.tui.shell.page import Dialogue
from wwtennis.tui.shell.session import MatchSession
from wwtennis.watching.watched import Watched, watch


class Form(NamedTuple):
    """As what a match can be saved, and what that is good for."""

    suffix: str
    label: str
    says: str


LOG = Form("jsonl", later("log"), later("The whole match as a log: it can be watched, checked and counted."))
RECORDING = Form("cast", later("recording"), later("The match as a film for terminals (asciinema), to be posted."))
SAVE_AS = (
    LOG,
    RECORDING,
    Form("svg", later("picture"), later("The last screen of the match as a picture.")),
    Form("json", later("numbers"), later("The numbers of the match, for programs.")),
)


class Source(NamedTuple):
    """Where the match is taken from, when it is known as what."""

    names: Sequence[str]
    log: Callable[[], bytes]
    watched: Callable[[], Watched]


def source_of(match: MatchSession | Kept) -> Source:
    if isinstance(match, Kept):
        return Source(match.names, partial(read_bytes, match.path), partial(watch, match.path))
    return Source(match.names, lambda: b"".join(lines_of(match.header, match.entries)), match.watched)


class SaveScreen(Dialogue[None]):
    """Asks as what and where to, and never writes over another file."""

    section = SAVE
    BINDINGS = bindings_for(SAVE)
    DEFAULT_CSS = """
    SaveScreen > Vertical {
        width: 72; height: auto; background: $surface; border: round $accent; padding: 1 2;
        border-title-color: $accent; border-title-style: bold;
    }
    SaveScreen Static { height: auto; }
    SaveScreen #forms { margin: 0 0 1 0; }
    SaveScreen Input, SaveScreen Input:focus { border: none; padding: 0 1; height: 1; margin: 1 0; background: $panel; }
    """

    def __init__(self, match: MatchSession | Kept, form: Form = LOG) -> None:
        super().__init__()
        self.source = source_of(match)
        self.form = form
        self._is_writing = False

    def compose(self) -> ComposeResult:
        with Vertical() as box:
            box.border_title = _("Save the match")
            yield Static(id="forms")
            yield Static(id="says", markup=False)
            yield Input(str(proposed(self.source.names, self.form)), select_on_focus=False)
            yield Static("", id="told", markup=False)
        yield KeyLine()

    def on_mount(self) -> None:
        self._show()

    def _show(self) -> None:
        taken = "bold reverse" if self.app.no_color or self.app.native_ansi_color else "bold $on-accent on $accent"
        chips = [Content.styled(f" {_(form.label)} ", taken if form is self.form else "$muted") for form in SAVE_AS]
        self.query_one("#forms", Static).update(Content(" ").join(chips))
        self.query_one("#says", Static).update(_(self.form.says))

    def action_form(self) -> None:
        """Another form; the file is called as before, with the suffix of the form."""
        line, before = self.query_one(Input), self.form
        self.form = SAVE_AS[(SAVE_AS.index(before) + 1) % len(SAVE_AS)]
        if line.value == str(proposed(self.source.names, before)):
            line.value = str(proposed(self.source.names, self.form))
        else:
            line.value = line.value.removesuffix(f".{before.suffix}") + f".{self.form.suffix}"
        self._tell("")
        self._show()

    @on(Input.Submitted)
    def _save(self, event: Input.Submitted) -> None:
        event.stop()
        if self._is_writing:
            return
        try:
            path = Path(event.value.strip()).expanduser()
        except RuntimeError as why:  # "~somebody" whom nobody knows
            self._tell(str(why))
            return
        if not path.name:
            self._tell(_("A file needs a name."))
            return
        self._is_writing = True
        wait = partial(self._tell, _("Writing ... a long match takes a moment."))
        in_background(self, partial(self._write, path, self.form), self._saved, self._not_saved, wait)

    def _write(self, path: Path, form: Form) -> Path:
        """In a thread: a film takes long."""
        must_be_new(path)
        if form is LOG:
            save(path, self.source.log())
        else:
            wanted = Wanted(self.source.watched(), settings_file=self.shell.settings_file)
            save(path, f"{FORMS[form.suffix](wanted)}\n".encode())
        return path

    def _saved(self, path: Path) -> None:
        self.app.notify(_("Saved as {name}, in {folder}").format(name=path.name, folder=path.absolute().parent))
        self.dismiss()

    def _not_saved(self, why: str) -> None:
        self._is_writing = False
        self._tell(why)

    def _tell(self, sentence: str) -> None:
        self.query_one("#told", Static).update(sentence)

    async def action_save(self) -> None:
        await self.query_one(Input).action_submit()

    def action_back(self) -> None:
        self.dismiss()


def proposed(names: Sequence[str], form: Form = LOG) -> Path:
    """A file in the folder where the game was started, named after the players."""
    name = "-".join(slug(each) for each in names)
    for number in range(1, 1000):
        path = Path(name + ("" if number == 1 else f"-{number}") + f".{form.suffix}")
        if not path.exists():
            return path.absolute()
    return Path(f"match.{form.suffix}").absolute()
