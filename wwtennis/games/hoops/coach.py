"""The coach of Hoops: the thoughts of its search bot, and why an answer is what it is (`kernel.advice`).

Dice, attacks, defences, the tactic market and the cards left over are thought through; what to buy and who comes in
pays off too late for that, and is answered as the greedy bot reckons it.
"""

from __future__ import annotations

from wwtennis.games.hoops.bots.search import Thought, think
from wwtennis.games.hoops.view import View
from wwtennis.games.hoops.words.questions import option_text
from wwtennis.games.hoops.words.reasons import reason
from wwtennis.kernel.game import Choice, Question


class Coach:
    def think(self, view: View, question: Question) -> Thought | Choice:
        return think(view, question)

    def answer(self, view: View, choice: Choice) -> str:
        return option_text(choice, view)

    def reason(self, view: View, choice: Choice) -> str:
        return reason(view, choice)
