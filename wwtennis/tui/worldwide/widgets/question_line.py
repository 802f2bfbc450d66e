"""One line: what is asked, and of whom; or what is going on."""

from __future__ import annotations

from typing import NamedTuple

from rich.cells import cell_len

from wwtennis.games.worldwide.words.questions import question_text
from wwtennis.kernel.words import _
from wwtennis.tui.shell.canvas import Canvas, shorten
from wwtennis.tui.shell.painted import Painted
from wwtennis.tui.worldwide.draft import Draft
from wwtennis.tui.worldwide.shown import Shown
from wwtennis.tui.worldwide.widgets.inks import SEAT_INKS

MOST_OF_A_NAME = 16


class QuestionShown(NamedTuple):
    """Who is meant, if anybody, and the words; `alarm`: think twice."""

    name: str
    seat: int | None
    text: str
    hint: str = ""
    alarm: bool = False


def question(shown: Shown) -> QuestionShown:
    """The question that is being answered; else who thinks; else what has just happened."""
    names, draft, headline = shown.names, shown.draft, shown.scene.headline
    if draft is not None:
        return _asked(shown, draft)
    if shown.thinking is not None:
        return QuestionShown(names[shown.thinking], shown.thinking, _("is thinking ..."))
    name = names[headline.seat] if headline.seat is not None else ""
    return QuestionShown(name, headline.seat, headline.text, shown.hint)


def _asked(shown: Shown, draft: Draft) -> QuestionShown:
    name, seat = shown.names[shown.near], shown.near
    if draft.is_confirming:
        return QuestionShown(name, seat, _(draft.way.sure).format(opponent=shown.opponent), alarm=True)
    hint = _("so would the coach") if draft.advice is not None and draft.choice == draft.advice else ""
    return QuestionShown(name, seat, question_text(draft.ask, draft.view, shown.opponent), hint)


class QuestionLine(Painted[Shown, QuestionShown]):
    """Over the whole width."""

    def value(self, shown: Shown) -> QuestionShown:
        return question(shown)

    def paint(self, canvas: Canvas, value: QuestionShown) -> None:
        name, seat, text, hint, alarm = value
        canvas.fill(0, 0, canvas.width, 1, "bad" if alarm else "panel")
        x = 0
        if seat is not None:
            chip = f" {shorten(name, MOST_OF_A_NAME, self.symbols.ellipsis)} "
            x = canvas.put(0, 0, chip, "bold on_seat", SEAT_INKS[seat])
        canvas.put(x + 1, 0, text, "bold on_seat" if alarm else "bold foreground")
        if x + cell_len(text) + cell_len(hint) + 4 <= canvas.width:
            canvas.put_right(canvas.width - 1, 0, hint, "faint")
