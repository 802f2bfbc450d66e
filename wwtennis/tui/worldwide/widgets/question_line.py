"""What is asked, in words."""

from __future__ import annotations

from wwtennis.games.worldwide.words.questions import question_text
from wwtennis.kernel.words import _
from wwtennis.tui.shell.widgets import question_line
from wwtennis.tui.shell.widgets.question_line import QuestionShown
from wwtennis.tui.worldwide.answers import BACK, TO_NET
from wwtennis.tui.worldwide.draft import Draft
from wwtennis.tui.worldwide.shown import Shown
from wwtennis.tui.worldwide.waiting import ways_to_go


def asked(shown: Shown) -> QuestionShown:
    """The question that is being answered; before the point is thrown away, whether that is meant."""
    draft, name, seat = shown.draft, shown.names[shown.near], shown.near
    assert draft is not None  # it is being answered
    if draft.is_confirming:
        return QuestionShown(name, seat, _(draft.way.sure).format(opponent=shown.opponent), alarm=True)
    return QuestionShown(name, seat, question_text(draft.ask, draft.view, shown.opponent), _hint(draft))


def _hint(draft: Draft) -> str:
    """Whether the coach agrees; else what goes with the stroke beside playing it."""
    if draft.advice is not None and draft.choice == draft.advice:
        return _("so would the coach")
    going = ways_to_go(draft)
    if TO_NET in going and BACK in going:
        return _("Enter stays, n net, b back")
    if TO_NET in going:
        return _("Enter stays, n net")
    return _("Enter stays, b back") if BACK in going else ""


class QuestionLine(question_line.QuestionLine[Shown]):
    """The question, and who is asked."""

    def asked(self, shown: Shown) -> QuestionShown:
        return asked(shown)
