"""The search bot: what Worldwide Tennis brings to `kernel.search`. Greedy is its first impression and its roll-outs."""

from __future__ import annotations

from collections.abc import Sequence

from wwtennis.games.worldwide.bots.greedy import best_answer, reply, weigh
from wwtennis.games.worldwide.bots.search.outcomes import outcomes
from wwtennis.games.worldwide.bots.search.value import in_a_rally, leverage, value
from wwtennis.games.worldwide.choices import Ask
from wwtennis.games.worldwide.game import Worldwide
from wwtennis.games.worldwide.position import Position
from wwtennis.games.worldwide.state import Match, Phase
from wwtennis.games.worldwide.view import View
from wwtennis.kernel.game import Choice, Question
from wwtennis.kernel.luck import Luck
from wwtennis.kernel.search import Outcome, Searcher

# Questions of which the first impression is as good as any: what they decide comes true points later.
NOT_SEARCHED = (Ask.CHALLENGE, Ask.TRIM, Ask.REST, Ask.PLAN)
SHOTS = 2  # that are played out before a rally is judged
DOUBT = 0.03  # how far off greedy's prospects are from each other, in points
JUDGED = (Phase.SERVE, Phase.SIDE, Phase.OVER)  # a point is over, and all that follows from it


class Thought:
    """One question, as `kernel.search` wants it."""

    def __init__(self, view: View, question: Question) -> None:
        self._view, self._question, self._seat = view, question, question.seat
        self._score, self._last_shot = view.score, _shots(view) + SHOTS
        self._leverage = leverage(view.setup, view.score)

    def first_impression(self) -> Sequence[tuple[float, Choice]]:
        return [(worth * self._leverage, choice) for worth, choice in weigh(self._view, self._question)]

    def doubt(self) -> float:
        return DOUBT * self._leverage

    def outcomes(self, state: Match, choice: Choice) -> Sequence[Outcome]:
        return outcomes(state, choice)

    def reply(self, state: Match, steps: int) -> Choice | None:
        """To the next point, or until so many shots are played and one stands at the ball."""
        phase = state.phase
        if phase is Phase.STROKE and _shots(state) >= self._last_shot:
            return None
        if state.score is not self._score and phase in JUDGED:
            return None
        return reply(state)

    def value(self, state: Match) -> float:
        if state.phase is Phase.STROKE:
            return in_a_rally(state, self._seat)
        return value(state, self._seat)


def _shots(m: Position) -> int:
    """Played in this rally."""
    return len(m.sides[0].played) + len(m.sides[1].played)


def think(view: View, question: Question) -> Thought | Choice:
    return best_answer(view, question) if question.kind in NOT_SEARCHED else Thought(view, question)


def search_bot(luck: Luck, rollouts: int) -> Searcher[Match]:
    return Searcher(lambda view: Worldwide(view.setup), think, rollouts, luck)
