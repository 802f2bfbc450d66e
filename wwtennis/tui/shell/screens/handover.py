"""Handing over the keyboard: nothing of anybody's hand is to be seen until the next player is ready."""

from __future__ import annotations

from time import monotonic

from textual.app import ComposeResult

from wwtennis.games.worldwide.cards import Surface
from wwtennis.kernel.words import _
from wwtennis.tennis.calling import call_score
from wwtennis.tui.shell.actions import bindings_for, key_name
from wwtennis.tui.shell.canvas import Canvas, wrap
from wwtennis.tui.shell.key_line import KeyLine
from wwtennis.tui.shell.page import Page
from wwtennis.tui.shell.painted import Painted
from wwtennis.tui.shell.session import MatchSession
from wwtennis.tui.worldwide.story import Story

WIDTH = 64
LINES = 4  # of the commentary
TOO_SOON = 0.5  # seconds in which a key is still that of whoever played before


class Notice(Painted):
    """Whose turn it is, how the match stands, and what happened last: all of it open to both."""

    def __init__(self, surface: Surface, title: str, seat: int, score: str, lines: list[str], keys: str) -> None:
        super().__init__(surface)
        self._title, self._seat, self._score, self._lines, self._keys = title, seat, score, lines, keys

    def paint(self, canvas: Canvas) -> None:
        width = min(WIDTH, canvas.width - 4)
        pieces = [piece for line in self._lines for piece in wrap(line, width - 6)]
        height = 8 + len(pieces)
        x, y = (canvas.width - width) // 2, max(0, (canvas.height - height) // 2)
        canvas.fill(x, y, width, height, "surface")
        canvas.box(x, y, width, height, self.symbols.card, "frame")
        ground = "home" if self._seat == 0 else "away"
        title = f"  {self._title}  "
        canvas.put(x + max(0, (width - len(title)) // 2), y + 2, title, "bold on_seat", ground)
        canvas.put_middle(x, width, y + 4, self._score, "bold foreground")
        for row, piece in enumerate(pieces):
            canvas.put(x + 3, y + 6 + row, piece, "muted")
        canvas.put_middle(x, width, y + height - 1, f" {self._keys} ", "bold accent")
        canvas.spot(x, y, width, height, "screen.ready")


class HandOver(Page[int | None], inherit_bindings=False):
    """Between two people on one keyboard."""

    section = "handover"
    BINDINGS = bindings_for("handover")
    DEFAULT_CSS = """
    HandOver > Notice { width: 1fr; height: 1fr; background: $background; }
    """

    def __init__(self, session: MatchSession, story: Story, seat: int, before: int | None) -> None:
        super().__init__()
        self._session, self._story, self._seat, self._before = session, story, seat, before
        self._since = monotonic()

    def compose(self) -> ComposeResult:
        names = self._session.names
        score = call_score(self._session.setup.played, self._story.state.score, names)
        lines = [line.text for line in self._story.lines[-LINES:]]
        title = _("{name}, it is your turn").format(name=names[self._seat])
        ready = _("{key} when you are ready").format(key=key_name("enter", self.shell.ascii_only))
        yield Notice(self._session.setup.surface, title, self._seat, score, lines, ready)
        yield KeyLine()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        if action == "undo":
            return self._before is not None and self._session.may_undo(self._before)
        return True

    def action_ready(self) -> None:
        """Not with a key that is pressed twice, or held down, by the one who hands over."""
        before, self._since = self._since, monotonic()
        if self._before is None or self._since - before >= TOO_SOON:
            self.dismiss(self._seat)

    def action_undo(self) -> None:
        """Whoever has just handed over changes their mind, before anything was seen."""
        if self._before is not None and self._session.undo(self._before):
            self.dismiss(self._before)

    def action_leave(self) -> None:
        self.shell.leave_match(self._session)
