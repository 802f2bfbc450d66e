"""A match that teaches while it is played: a sentence at each thing that is new, on the question that it is about.

A game has a table of hints. Each is shown once, stays until its question is answered or it has been followed, and is
remembered in the settings as seen.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from textual.geometry import Region

from wwtennis.kernel.words import _
from wwtennis.tui.shell.arranged import Plan
from wwtennis.tui.shell.canvas import Canvas, wrap
from wwtennis.tui.shell.page import page_of
from wwtennis.tui.shell.painted import Painted
from wwtennis.tui.shell.shown import AnyShown


class Hint(NamedTuple):
    """A sentence, and when it comes. `comes` and `followed` are asked with the answer that is being put together."""

    id: str
    says: str  # marked for translation
    comes: Callable[[Any], bool]
    followed: Callable[[Any], bool] = lambda draft: False


HINT_ROWS = ((76, 2), (46, 4), (0, 7))  # from which width on how many are enough, the widest first


def with_hint(plan: Plan) -> Plan:
    """A hint lies over the last rows of the commentary, beside the question."""
    below = plan["commentary"]
    rows = min(below.height, next(rows for width, rows in HINT_ROWS if below.width >= width))
    return {**plan, "hint": Region(below.x, below.bottom - rows, below.width, rows)}


class HintBox(Painted[AnyShown, str]):
    """Lies over the commentary while there is something to learn."""

    def __init__(self, shown: AnyShown, hints: Sequence[Hint], *, id: str) -> None:  # noqa: A002  Textual's own word
        super().__init__(shown, id=id)
        self._hints = hints
        self._now: Hint | None = None
        self._on: Any = None  # the draft that it is about
        self.display = False

    def value(self, shown: AnyShown) -> str:
        return _(self._now.says) if self._now is not None else ""

    def paint(self, canvas: Canvas, value: str) -> None:
        canvas.fill(0, 0, canvas.width, canvas.height, "panel")
        x = canvas.put(1, 0, _("Hint"), "bold accent") + 2
        for row, line in enumerate(wrap(value, canvas.width - x - 1)):
            canvas.put(x, row, line, "bold foreground")

    @property
    def has_something_to_show(self) -> bool:  # type: ignore[override]  # it changes
        return self._now is not None

    def _hear(self) -> None:
        self._look_for_hints(self._shown.draft)
        self.display = self.has_something_to_show
        super()._hear()

    @property
    def _are_wanted(self) -> bool:
        """A lesson says all that is to be said."""
        shell = page_of(self).shell
        return shell.settings.hints == "on" and not (shell.match is not None and shell.match.is_lesson)

    def _look_for_hints(self, draft: Any) -> None:
        shell = page_of(self).shell
        if self._now is not None and (draft is not self._on or self._now.followed(draft)):
            shell.learnt(self._now.id)
            self._now = None
        if self._now is None and draft is not None and draft is not self._on and self._are_wanted:
            seen = shell.settings.hints_seen
            self._now = next((hint for hint in self._hints if hint.id not in seen and hint.comes(draft)), None)
        self._on = draft
