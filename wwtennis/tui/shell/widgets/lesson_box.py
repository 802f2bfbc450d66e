"""What a lesson says at this step, over the part of the match screen that matters least."""

from __future__ import annotations

import msgspec
from textual.geometry import Region

from wwtennis.kernel.words import _
from wwtennis.tui.shell.arranged import Plan
from wwtennis.tui.shell.canvas import Canvas, wrap
from wwtennis.tui.shell.lesson_session import LessonSession
from wwtennis.tui.shell.painted import Painted
from wwtennis.tui.shell.shown import AnyShown

TALL_WORDS, TALL_HAND = 7, 12  # rows from which on the commentary, or the hand, has room for it
MARGIN = 2


class LessonShown(msgspec.Struct, frozen=True):
    title: str
    heading: str  # how far one has come
    text: str = ""
    is_wrong: bool = False


def field_in(plan: Plan) -> Region:
    """Where it may lie: on the commentary, under the cards of a hand, or on the panel."""
    words, hand, panel = plan["commentary"], plan["hand"], plan["panel"]
    if words.height >= TALL_WORDS:
        return words
    if hand.height >= TALL_HAND:
        return hand
    return Region(panel.x, panel.y, panel.width, words.bottom - panel.y)


class LessonBox(Painted[AnyShown, LessonShown]):
    """As high as its text, at the bottom of its field."""

    def __init__(self, shown: AnyShown, session: LessonSession) -> None:
        super().__init__(shown)
        self._session = session
        self._field = Region()

    def value(self, shown: AnyShown) -> LessonShown:
        session = self._session
        title = _("Find the best chance") if session.lesson.is_puzzle else _("Lesson")
        return LessonShown(
            title, session.heading, session.says() if shown.draft is not None else "", session.is_objected
        )

    def paint(self, canvas: Canvas, value: LessonShown) -> None:
        canvas.fill(0, 0, canvas.width, canvas.height, "panel")
        canvas.put(
            1, 0, _("Not that one") if value.is_wrong else value.title, "bold bad" if value.is_wrong else "bold accent"
        )
        canvas.put_right(canvas.width - 1, 0, value.heading, "muted")
        for row, line in enumerate(wrap(value.text, canvas.width - MARGIN), start=1):
            canvas.put(1, row, line, "foreground")

    def lie_in(self, field: Region) -> None:
        """In this rectangle, as far up as it needs."""
        self._field = field
        self._put_in_place()

    def _hear(self) -> None:
        self._put_in_place()
        super()._hear()

    def _put_in_place(self) -> None:
        value = self.value(self._shown)
        self.display = bool(value.text) and bool(self._field.area)
        if self.display:
            field = self._field
            rows = min(field.height, 1 + len(wrap(value.text, field.width - MARGIN)))
            self.styles.offset = (field.x, field.bottom - rows)
            self.styles.width, self.styles.height = field.width, rows
