"""The coach of Worldwide Tennis: the thoughts of its search bot, and why an answer is what it is (`kernel.advice`)."""

from __future__ import annotations

from wwtennis.games.worldwide.bots.search import Thought, think
from wwtennis.games.worldwide.view import View
from wwtennis.games.worldwide.words.answers import answer_text
from wwtennis.games.worldwide.words.reasons import reason
from wwtennis.kernel.game import Choice, Question


class Coach:
    def think(self, view: View, question: Question) -> Thought | Choice:
        return think(view, question)

    def answer(self, view: View, choice: Choice) -> str:
        return answer_text(choice, view)

    def reason(self, view: View, choice: Choice) -> str:
        return reason(view, choice)
