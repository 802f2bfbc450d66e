"""One line: what is asked, and of whom; or what is going on."""

from __future__ import annotations

from wwtennis.games.hoops.words.questions import question_text
from wwtennis.kernel.words import _
from wwtennis.tui.hoops.shown import Shown
from wwtennis.tui.shell.widgets import question_line
from wwtennis.tui.shell.widgets.question_line import QuestionShown


class QuestionLine(question_line.QuestionLine[Shown]):
    """Puts the questions of the game in words."""

    def asked(self, shown: Shown) -> QuestionShown:
        draft = shown.draft
        assert draft is not None
        hint = _("so would the coach") if draft.advice is not None and draft.choice == draft.advice else ""
        return QuestionShown(shown.names[shown.near], shown.near, question_text(draft.ask, draft.view), hint)
