"""The search bot: what Serve & Play brings to `kernel.search`.

Hands last for a game, so a game is played out (a tie-break, as long as its hands last), and the score says the rest.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import lru_cache

from wwtennis.games.serve_play.bots import weights
from wwtennis.games.serve_play.bots.greedy import Greedy
from wwtennis.games.serve_play.bots.greedy import Thought as Impression
from wwtennis.games.serve_play.choices import Ask
from wwtennis.games.serve_play.game import ServePlay
from wwtennis.games.serve_play.rules.dealing import TIEBREAK_REFILL
from wwtennis.games.serve_play.state import Match, Phase
from wwtennis.games.serve_play.view import View
from wwtennis.kernel.game import Choice, Event, Question
from wwtennis.kernel.luck import Luck
from wwtennis.kernel.search import SURE, Outcome, Searcher
from wwtennis.tennis.chances import win_chance
from wwtennis.tennis.score import Format, Score, after_point, games_played, is_tiebreak, side_of, winner

DOUBT = 0.1  # how far off greedy's worths are from each other, as a share of a game
NOT_SEARCHED = (Ask.GIVE, Ask.TAKE)
ON_SERVE = (weights.SERVER_WINS, weights.SERVER_WINS)


class Thought:
    """One question, as `kernel.search` wants it."""

    ends: Collection[type[Event]] = ()

    def __init__(self, view: View, question: Question) -> None:
        self._view, self._question, self._side = view, question, side_of(question.seat)
        self._game, self._greedy = ServePlay(view.setup), Greedy()
        self._at_stake = _at_stake(view.setup.played, view.score)
        self._games, self._hands = games_played(view.score), _hands_dealt(view.setup.played, view.score)

    def first_impression(self) -> Sequence[tuple[float, Choice]]:
        impression = Impression(self._view)
        return [(impression.worth(option) * self._at_stake, option) for option in self._question.options]

    def doubt(self) -> float:
        return DOUBT * self._at_stake

    def outcomes(self, state: Match, choice: Choice, steps: int) -> Sequence[Outcome]:
        """There are no dice."""
        return SURE

    def reply(self, state: Match, steps: int) -> Choice | None:
        if state.phase is Phase.OVER or games_played(state.score) != self._games:
            return None
        if _hands_dealt(state.setup.played, state.score) != self._hands:
            return None
        question = self._game.pending(state)
        assert question is not None
        return self._greedy.choose(self._game.view(state, question.seat), question)

    def value(self, state: Match) -> float:
        chance = win_chance(state.setup.played, state.score, ON_SERVE)
        return chance if self._side == 0 else 1 - chance


def _hands_dealt(played: Format, score: Score) -> int:
    """How often hands were filled up in this tie-break; in a game they never are."""
    return sum(score.points) // TIEBREAK_REFILL if is_tiebreak(played, score) else 0


@lru_cache(maxsize=5000)
def _at_stake(played: Format, score: Score) -> float:
    """By how much the game being played changes the chance to win the match."""
    chances = []
    for side in (0, 1):
        after = score
        while games_played(after) == games_played(score) and winner(played, after) is None:
            after = after_point(played, after, side)
        chances.append(win_chance(played, after, ON_SERVE))
    return chances[0] - chances[1]


def think(view: View, question: Question) -> Thought | Choice:
    return Greedy().choose(view, question) if question.kind in NOT_SEARCHED else Thought(view, question)


def search_bot(luck: Luck, rollouts: int) -> Searcher[Match]:
    return Searcher(lambda view: ServePlay(view.setup), think, rollouts, luck)
