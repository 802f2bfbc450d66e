"""The bot that plays anything: the measure of the others, and the one that finds what nobody would try."""

from __future__ import annotations

from wwtennis.games.worldwide.choices import GiveUp, Refuse
from wwtennis.games.worldwide.view import View
from wwtennis.kernel.game import Choice, Question
from wwtennis.kernel.luck import Luck

SURRENDERS = (GiveUp, Refuse)


class RandomPlay:
    """Any option is as good as another, but for those that give the point away."""

    def __init__(self, luck: Luck) -> None:
        self._luck = luck

    def choose(self, view: View, question: Question) -> Choice:
        options = question.options
        if isinstance(options[-1], SURRENDERS):  # the rules list it last
            options = options[:-1]
        choice: Choice = options[self._luck.die(len(options)) - 1]
        return choice
