"""One line: what is asked, and of whom; or what is going on."""

from __future__ import annotations

from typing import Any, NamedTuple, TypeVar

from rich.cells import cell_len

from wwtennis.kernel.words import _
from wwtennis.tui.shell.canvas import Canvas, shorten
from wwtennis.tui.shell.ink import side_ink
from wwtennis.tui.shell.painted import Painted
from wwtennis.tui.shell.shown import ShownMatch

M = TypeVar("M", bound=ShownMatch[Any, Any])

MOST_OF_A_NAME = 16


class QuestionShown(NamedTuple):
    """Who is meant, if anybody, and the words; `alarm`: think twice."""

    name: str
    seat: int | None
    text: str
    hint: str = ""
    alarm: bool = False


class QuestionLine(Painted[M, QuestionShown]):
    """Over the whole width. A game derives its own from it, which puts the question that is being answered in words."""

    def asked(self, shown: M) -> QuestionShown:
        raise NotImplementedError

    def value(self, shown: M) -> QuestionShown:
        """The question that is being answered; else who thinks; else what has just happened."""
        names, headline = shown.names, shown.scene.headline
        if shown.draft is not None:
            return self.asked(shown)
        if shown.thinking is not None:
            return QuestionShown(names[shown.thinking], shown.thinking, _("is thinking ..."))
        name = names[headline.seat] if headline.seat is not None else ""
        return QuestionShown(name, headline.seat, headline.text, shown.hint)

    def paint(self, canvas: Canvas, value: QuestionShown) -> None:
        name, seat, text, hint, alarm = value
        canvas.fill(0, 0, canvas.width, 1, "bad" if alarm else "panel")
        x = 0
        if seat is not None:
            chip = f" {shorten(name, MOST_OF_A_NAME, self.symbols.ellipsis)} "
            x = canvas.put(0, 0, chip, "bold on_seat", side_ink(seat), about="question")
        canvas.put(x + 1, 0, text, "bold on_seat" if alarm else "bold foreground")
        if x + cell_len(text) + cell_len(hint) + 4 <= canvas.width:
            canvas.put_right(canvas.width - 1, 0, hint, "faint")
