"""Things to read during a match, over it: all that happened, say."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Static

from wwtennis.kernel.commentary import Tone
from wwtennis.kernel.words import _
from wwtennis.tui.shell.actions import NOTES, bindings_for
from wwtennis.tui.shell.key_line import KeyLine
from wwtennis.tui.shell.reading import Reading
from wwtennis.tui.shell.shown import ShownMatch


class NotesScreen(Reading):
    """Lies over the match, and scrolls."""

    section = NOTES
    BINDINGS = bindings_for(NOTES)
    AUTO_FOCUS = ""
    DEFAULT_CSS = """
    NotesScreen > VerticalScroll {
        width: 76; height: auto; max-height: 90%; background: $surface; border: round $accent; padding: 1 2;
        border-title-color: $accent; border-title-style: bold; scrollbar-size-vertical: 1;
    }
    NotesScreen Static { height: auto; width: 1fr; }
    """

    def __init__(self, title: str, lines: Iterable[Content], from_the_end: bool = False) -> None:
        super().__init__()
        self._title, self._lines, self._from_the_end = title, list(lines), from_the_end

    def compose(self) -> ComposeResult:
        with VerticalScroll(can_focus=False) as box:
            box.border_title = Content(self._title)
            yield Static(Content("\n").join(self._lines))
        yield KeyLine()

    def on_mount(self) -> None:
        if self._from_the_end:
            self.action_last()


def what_happened(shown: ShownMatch[Any, Any]) -> NotesScreen:
    """The commentary, as far back as it is kept."""
    styles = {Tone.POINT: "bold", Tone.SCORE: "bold $accent", Tone.NOTE: "$muted", Tone.PLAY: ""}
    lines = [Content.styled(line.full, styles[line.tone]) for line in shown.scene.lines]
    return NotesScreen(_("What happened"), lines, from_the_end=True)
