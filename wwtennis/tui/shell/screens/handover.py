"""Handing over the keyboard: nothing of anybody's hand is to be seen until the next player is ready."""

from __future__ import annotations

from enum import Enum
from time import monotonic
from typing import TYPE_CHECKING, Any, NamedTuple

from textual.app import ComposeResult
from textual.widget import Widget

from wwtennis.kernel.words import _
from wwtennis.tui.shell.actions import HANDOVER, bindings_for, key_name
from wwtennis.tui.shell.canvas import Canvas, wrap
from wwtennis.tui.shell.ink import side_ink
from wwtennis.tui.shell.key_line import KeyLine
from wwtennis.tui.shell.page import Page
from wwtennis.tui.shell.painted import Painted
from wwtennis.tui.shell.shown import ShownMatch

if TYPE_CHECKING:
    from wwtennis.tui.shell.session import MatchSession

WIDTH = 64
LINES = 4  # of the commentary
TOO_SOON = 0.5  # seconds in which a key is still that of whoever played before


class HandedOver(Enum):
    """How it ended."""

    READY = "ready"
    UNDO = "undo"  # whoever has just handed over changes their mind, before anything was seen


class NoticeShown(NamedTuple):
    title: str
    stands: str
    last_point: str
    lines: tuple[str, ...]


class Notice(Painted[ShownMatch[Any, Any], NoticeShown]):
    """Whose turn it is, how the match stands, how the last point went and what happened since: open to everybody."""

    def __init__(self, shown: ShownMatch[Any, Any], seat: int) -> None:
        super().__init__(shown)
        self._seat = seat

    def value(self, shown: ShownMatch[Any, Any]) -> NoticeShown:
        title = _("{name}, it is your turn").format(name=shown.names[self._seat])
        scene = shown.scene
        return NoticeShown(title, scene.stands, scene.last_point[0], tuple(line.brief for line in scene.lines[-LINES:]))

    def paint(self, canvas: Canvas, value: NoticeShown) -> None:
        width = min(WIDTH, canvas.width - 4)
        pieces = [(piece, "muted") for line in value.lines for piece in wrap(line, width - 6)]
        if value.last_point:
            pieces = [*((piece, "bold accent") for piece in wrap(value.last_point, width - 6)), ("", "muted"), *pieces]
        height = 8 + len(pieces)
        x, y = (canvas.width - width) // 2, max(0, (canvas.height - height) // 2)
        canvas.fill(x, y, width, height, "surface")
        canvas.box(x, y, width, height, self.symbols.card, "frame")
        title = f"  {value.title}  "
        canvas.put(x + max(0, (width - len(title)) // 2), y + 2, title, "bold on_seat", side_ink(self._seat))
        canvas.put_middle(x, width, y + 4, value.stands, "bold foreground")
        for row, (piece, ink) in enumerate(pieces):
            canvas.put(x + 3, y + 6 + row, piece, ink)
        ready = _("{key} when you are ready").format(key=key_name("enter", not self.symbols.half))
        canvas.put_middle(x, width, y + height - 1, f" {ready} ", "bold accent")
        canvas.spot(x, y, width, height, "screen.ready")


class HandOver(Page[HandedOver], inherit_bindings=False):
    """Between people on one keyboard, with the score that everybody may see.

    `keeps_still`: for a moment no key counts, it may be one of whoever played.
    """

    section = HANDOVER
    BINDINGS = bindings_for(HANDOVER)
    DEFAULT_CSS = """
    HandOver > Notice { width: 1fr; height: 1fr; background: $background; }
    HandOver > .score { width: 1fr; height: 4; }
    """

    can_be_asked = False  # nothing but what it says

    def __init__(
        self, shown: ShownMatch[Any, Any], seat: int, score: Widget | None, *, keeps_still: bool, may_undo: bool
    ) -> None:
        super().__init__()
        self._shown, self._seat, self._keeps_still, self._may_undo = shown, seat, keeps_still, may_undo
        self._score = score
        if score is not None:
            score.add_class("score")
        self._since = monotonic()

    def compose(self) -> ComposeResult:
        if self._score is not None:
            yield self._score
        yield Notice(self._shown, self._seat)
        yield KeyLine()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        return self._may_undo if action == "undo" else True

    def action_ready(self) -> None:
        """Not with a key that is pressed twice, or held down, by the one who hands over."""
        before, self._since = self._since, monotonic()
        if not self._keeps_still or self._since - before >= TOO_SOON:
            self.dismiss(HandedOver.READY)

    def action_undo(self) -> None:
        self.dismiss(HandedOver.UNDO)

    def action_leave(self) -> None:
        self.shell.leave_match(self._match)

    def action_ask_to_leave(self) -> None:
        self.shell.ask_to_leave(self._match)

    @property
    def _match(self) -> MatchSession:
        match = self.shell.match
        assert match is not None  # this is one
        return match
