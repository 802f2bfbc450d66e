"""The search coach: what Hoops brings to `kernel.search`. Greedy is its first impression and its roll-outs."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import msgspec

from wwtennis.games.hoops.bots.greedy import Greedy
from wwtennis.games.hoops.bots.greedy.mind import Mind
from wwtennis.games.hoops.bots.greedy.weights import WEIGHTS
from wwtennis.games.hoops.bots.search.impressions import IMPRESSIONS
from wwtennis.games.hoops.bots.search.value import leverage, value
from wwtennis.games.hoops.cards import Side
from wwtennis.games.hoops.choices import Activate
from wwtennis.games.hoops.events import Phase
from wwtennis.games.hoops.game import Hoops
from wwtennis.games.hoops.state import Match
from wwtennis.games.hoops.view import View
from wwtennis.kernel.game import Choice, Event, Question
from wwtennis.kernel.luck import Luck
from wwtennis.kernel.search import SURE, Outcome, Searcher

DOUBT = 3.0  # how far off greedy's worths are from each other, in points
# Weak players leave the game at once: good ones come round sooner.
BELIEFS = msgspec.structs.replace(WEIGHTS, thin_after=0.0)


class Thought:
    """One question, as `kernel.search` wants it."""

    ends: Collection[type[Event]] = ()

    def __init__(self, view: View, question: Question, weighed: Sequence[tuple[float, Choice]]) -> None:
        self._seat, self._weighed = question.seat, weighed
        self._game, self._greedy = Hoops(view.setup), Greedy(BELIEFS)
        self._leverage = leverage(view)
        self._until = _moment(view) + (2 if _is_attack(view, weighed) else 1)

    def first_impression(self) -> Sequence[tuple[float, Choice]]:
        return [(worth * self._leverage, choice) for worth, choice in self._weighed]

    def doubt(self) -> float:
        return DOUBT * self._leverage

    def outcomes(self, state: Match, choice: Choice, steps: int = 0) -> Sequence[Outcome]:
        """Dice come by the dozen: none of their outcomes is likely enough to be tried by itself."""
        return SURE

    def reply(self, state: Match, steps: int) -> Choice | None:
        """To the start of a turn: the next one, and for an attack, until it is scored."""
        if state.phase is Phase.OVER or (state.phase is Phase.ADJUST and _moment(state) >= self._until):
            return None
        question = self._game.pending(state)
        assert question is not None
        if len(question.options) == 1:
            only: Choice = question.options[0]
            return only
        return self._greedy.choose(self._game.view(state, question.seat), question)

    def value(self, state: Match) -> float:
        return value(self._game, state, self._seat)


def _moment(m: View | Match) -> int:
    """How many turns were begun; overtime counts on."""
    return m.number + m.specials + m.overtimes * (m.setup.turns + 2)


def _is_attack(view: View, weighed: Sequence[tuple[float, Choice]]) -> bool:
    tactics = view.setup.deck.tactics
    chosen = [choice for _, choice in weighed if isinstance(choice, Activate)]
    return any(tactics[choice.card].side is Side.OFFENCE for choice in chosen)


def think(view: View, question: Question) -> Thought | Choice:
    """Where greedy sees no other way worth trying, its answer stands."""
    if len(question.options) > 1 and question.kind in IMPRESSIONS:
        weighed = IMPRESSIONS[question.kind](Mind(view, BELIEFS), question.options)
        if len(weighed) > 1:
            return Thought(view, question, weighed)
    return Greedy(BELIEFS).choose(view, question)


def search_bot(luck: Luck, rollouts: int) -> Searcher[Match]:
    return Searcher(lambda view: Hoops(view.setup), think, rollouts, luck)
