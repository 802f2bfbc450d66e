"""The greedy coach: it counts the points that each answer is expected to bring, and looks no further."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from wwtennis.games.hoops.bots.greedy import acting, between, rolling
from wwtennis.games.hoops.bots.greedy.mind import Mind
from wwtennis.games.hoops.bots.greedy.weights import WEIGHTS, Weights
from wwtennis.games.hoops.choices import Ask
from wwtennis.games.hoops.view import View
from wwtennis.kernel.game import Choice, Question

ANSWERS: dict[Ask, Callable[[Mind, Sequence[Choice]], Choice]] = {
    Ask.TEAM: between.take_team,
    Ask.DRAFT_OWN: between.draft_own,
    Ask.DRAFT_COMMON: between.draft_common,
    Ask.PROFILE: between.take_profile,
    Ask.PUT_BACK: between.put_back,
    Ask.ADJUST: between.adjust,
    Ask.ACT: acting.act,
    Ask.SUBSTITUTE: acting.substitute,
    Ask.SHIFT: acting.shift,
    Ask.ROOM: acting.make_room,
    Ask.PAY: acting.pay,
    Ask.OPPONENT: acting.opponent,
    Ask.REROLL: rolling.reroll,
    Ask.KEEP: rolling.keep,
    Ask.HAND: between.hand,
    Ask.LEVEL: between.level,
}


class Greedy:
    """Whatever brings most, by its beliefs."""

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self._weights = weights

    def choose(self, view: View, question: Question) -> Choice:
        return ANSWERS[question.kind](Mind(view, self._weights), question.options)
