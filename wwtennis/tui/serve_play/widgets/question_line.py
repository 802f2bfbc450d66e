"""One line: what is asked, and of whom; or what is going on."""

from __future__ import annotations

from wwtennis.games.serve_play.words.questions import question_text
from wwtennis.kernel.words import _
from wwtennis.tui.serve_play.shown import Shown
from wwtennis.tui.shell.widgets import question_line
from wwtennis.tui.shell.widgets.question_line import QuestionShown


class QuestionLine(question_line.QuestionLine[Shown]):
    """Puts the questions of the game in words."""

    def asked(self, shown: Shown) -> QuestionShown:
        name, seat, draft = shown.names[shown.near], shown.near, shown.draft
        assert draft is not None
        if draft.is_passing:
            text = _("Let it pass? {opponent} wins the point.").format(opponent=shown.opponent)
            return QuestionShown(name, seat, text, alarm=True)
        hint = _("so would the coach") if draft.advice is not None and draft.choice == draft.advice else ""
        return QuestionShown(name, seat, question_text(draft.ask, draft.view), hint)
