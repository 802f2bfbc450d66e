"""The search bot: what Serve & Play brings to `kernel.search`. A point is played out; score and hands say the rest.

When to spend a SMASH or a KILL, and what to be rid of, pays off games later: there greedy's numbers were found by
playing sets, and the bot leaves it at that. Which shot, and so where to, is decided within the point: that it searches.
Where the other side let a ball go it is believed to have no answer (`determinise`).
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from wwtennis.games.serve_play.bots.greedy import Greedy
from wwtennis.games.serve_play.bots.greedy import Thought as Impression
from wwtennis.games.serve_play.bots.value import at_stake, value
from wwtennis.games.serve_play.cards import Kind
from wwtennis.games.serve_play.choices import Ask, PlayCard
from wwtennis.games.serve_play.events import PointWon
from wwtennis.games.serve_play.game import ServePlay
from wwtennis.games.serve_play.state import Match
from wwtennis.games.serve_play.view import View
from wwtennis.kernel.advice import Narrowed
from wwtennis.kernel.game import Choice, Event, Question
from wwtennis.kernel.luck import Luck
from wwtennis.kernel.search import SURE, Outcome, Searcher
from wwtennis.tennis.score import side_of

DOUBT = 0.1  # how far off greedy's worths are from each other, as a share of a game
NOT_SEARCHED = (Ask.GIVE, Ask.TAKE)


class Thought:
    """One question, as `kernel.search` wants it."""

    ends: Collection[type[Event]] = frozenset({PointWon})

    def __init__(self, view: View, question: Question) -> None:
        self._view, self._question, self._side = view, question, side_of(question.seat)
        self._game, self._greedy = ServePlay(view.setup), Greedy()
        self._at_stake = at_stake(view.setup.played, view.score)

    def first_impression(self) -> Sequence[tuple[float, Choice]]:
        impression = Impression(self._view)
        return [(impression.worth(option) * self._at_stake, option) for option in self._question.options]

    def doubt(self) -> float:
        return DOUBT * self._at_stake

    def outcomes(self, state: Match, choice: Choice, steps: int) -> Sequence[Outcome]:
        """There are no dice."""
        return SURE

    def reply(self, state: Match, steps: int) -> Choice | None:
        question = self._game.pending(state)
        assert question is not None  # a point that is over was judged
        return self._greedy.choose(self._game.view(state, question.seat), question)

    def value(self, state: Match) -> float:
        return value(state, self._side)


def think(view: View, question: Question) -> Thought | Choice:
    return Greedy().choose(view, question) if question.kind in NOT_SEARCHED else Thought(view, question)


def think_of_shots(view: View, question: Question) -> Narrowed | Choice:
    """Which shot, where greedy would play one."""
    best = Greedy().choose(view, question)
    shots = [option for option in question.options if _is_shot(view, option)]
    return Narrowed(Thought(view, question), shots) if best in shots and len(shots) > 1 else best


def _is_shot(view: View, choice: Choice) -> bool:
    return isinstance(choice, PlayCard) and view.setup.decks.plays[choice.card].kind is Kind.SHOT


def search_bot(luck: Luck, rollouts: int) -> Searcher[Match]:
    return Searcher(lambda view: ServePlay(view.setup), think_of_shots, rollouts, luck)
