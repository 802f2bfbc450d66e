"""The coach of Serve & Play: the thoughts of its search bot, and why an answer is what it is (`kernel.advice`)."""

from __future__ import annotations

from wwtennis.games.serve_play.bots.search import Thought, think
from wwtennis.games.serve_play.view import View
from wwtennis.games.serve_play.words.questions import option_text
from wwtennis.games.serve_play.words.reasons import reason
from wwtennis.kernel.game import Choice, Question


class Coach:
    def think(self, view: View, question: Question) -> Thought | Choice:
        return think(view, question)

    def answer(self, view: View, choice: Choice) -> str:
        return option_text(choice, view)

    def reason(self, view: View, choice: Choice) -> str:
        return reason(view, choice)
