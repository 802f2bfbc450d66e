"""Two bots of Worldwide Tennis against each other, with the luck of the dice taken out of the result.

    python -m tests.bench.duels search:300 greedy [--pairs 50] [--seed 1]

A tie-break says little: dice decide most of it. But what a roll could have brought is known, and so, roughly, is what
each of that is worth. What a roll brought beyond its mean is luck; taken off, the result has the same mean, whatever
the worths are, and varies much less. A pair is one match played both ways round with the same luck, on each surface in
turn. Told are tie-breaks and points of the first bot, as they fell and without luck, in percent with standard errors.
"""

from __future__ import annotations

import argparse
from math import sqrt
from statistics import mean, stdev
from typing import Any, NamedTuple

from tests.material import load_deck
from wwtennis.games.worldwide.bots.search import Thought
from wwtennis.games.worldwide.bots.search.outcomes import outcomes
from wwtennis.games.worldwide.bots.search.value import wins_the_rally
from wwtennis.games.worldwide.cards import Surface
from wwtennis.games.worldwide.events import PointWon
from wwtennis.games.worldwide.game import Worldwide
from wwtennis.games.worldwide.kind import KIND
from wwtennis.games.worldwide.setup import Setup
from wwtennis.games.worldwide.state import Match, Phase
from wwtennis.kernel.bots import Bot
from wwtennis.kernel.game import Choice, Question
from wwtennis.kernel.luck import SharedLuck, shared_numbers
from wwtennis.kernel.search import Search
from wwtennis.lab.entrants import maker_of

FINE = 10_000
NUMBERS = 2**14  # for the luck of a match


class OfTheMatch(Thought):
    """What a roll is worth to a seat: the chance to win the match, judged when somebody stands at the ball."""

    def __init__(self, view: Any, question: Question, seat: int) -> None:
        super().__init__(view, question)
        self._seat, self._last_shot = seat, 0


class OfThePoint(OfTheMatch):
    """The same, in points."""

    def value(self, state: Match) -> float:
        if state.phase is not Phase.STROKE:
            return 0.5 if state.replaying else float(state.point_winner == self._seat)
        wins = wins_the_rally(state)
        return wins if state.turn == self._seat else 1 - wins


class Result(NamedTuple):
    """Of one match, or of several on average, for the first bot: tie-breaks, and points out of those played."""

    won: float
    without_luck: float
    points: float
    points_without_luck: float
    played: float


class Duel:
    """One match; `seat` is that of the first bot."""

    def __init__(self, game: Worldwide, bots: list[Bot], seat: int, seed: int) -> None:
        self._game, self._bots, self._seat = game, bots, seat
        self._luck = SharedLuck(shared_numbers(seed, NUMBERS), 0)
        self._state = game.new_state()
        self._points, self._played, self._by_luck, self._points_by_luck = 0, 0, 0.0, 0.0
        self._take(game.opening(self._state, self._luck))

    def run(self) -> Result:
        while (question := self._game.pending(self._state)) is not None:
            choice = question.options[0]
            if len(question.options) > 1:
                choice = self._bots[question.seat].choose(self._game.view(self._state, question.seat), question)
            self._answer(question, choice)
        won = float(self._seat in self._game.winners(self._state))
        points = float(self._points)
        return Result(won, won - self._by_luck, points, points - self._points_by_luck, self._played)

    def _answer(self, question: Question, choice: Choice) -> None:
        found = outcomes(self._state, choice)
        if len(found) > 1:
            came, left = 0, self._luck.die(FINE) / FINE
            while left > found[came][0] + 1e-9 and came < len(found) - 1:
                left -= found[came][0]
                came += 1
            self._by_luck += self._beyond(OfTheMatch, question, choice, came)
            self._points_by_luck += self._beyond(OfThePoint, question, choice, came)
            self._luck = self._luck.after(found[came][1])
        self._take(self._game.play(self._state, choice, self._luck))

    def _beyond(self, kind: type[OfTheMatch], question: Question, choice: Choice, came: int) -> float:
        """What the outcome that came is worth beyond the mean of all of them."""
        thought = kind(self._game.view(self._state, question.seat), question, self._seat)
        worths = Search(self._game, thought, None, 0).worths(self._state, choice)
        return worths[came][1] - sum(chance * worth for chance, worth in worths)

    def _take(self, events: Any) -> None:
        for event in events:
            self._game.advance(self._state, event)
            if isinstance(event, PointWon):
                self._points += event.seat == self._seat
                self._played += 1


def pair(game: Worldwide, names: tuple[str, str], seed: int) -> Result:
    """Both ways round."""
    found = []
    for seat in (0, 1):
        bots = [maker_of(KIND, name)(seed * 2 + number) for number, name in enumerate(names)]
        found.append(Duel(game, bots[::-1] if seat else bots, seat, seed).run())
    return Result(*[mean(each) for each in zip(*found, strict=True)])


def told(names: tuple[str, str], found: list[Result]) -> str:
    played = sum(each.played for each in found)

    def share(parts: list[float]) -> str:
        return f"{100 * mean(parts):.1f} +- {100 * stdev(parts) / sqrt(len(parts)):.1f}"

    def points(parts: list[float]) -> str:
        whole = sum(parts) / played
        off = [part - whole * each.played for part, each in zip(parts, found, strict=True)]
        return f"{100 * whole:.1f} +- {100 * stdev(off) * sqrt(len(off)) / played:.1f}"

    return (
        f"{names[0]} against {names[1]}, {2 * len(found)} tie-breaks: {share([each.won for each in found])} %, without "
        f"luck {share([each.without_luck for each in found])}; points {points([each.points for each in found])} %, "
        f"without luck {points([each.points_without_luck for each in found])}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bots", nargs=2)
    parser.add_argument("--pairs", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    games = [Worldwide(Setup(load_deck(), surface=surface)) for surface in Surface]
    found: list[Result] = []
    for number in range(asked.pairs):
        found.append(pair(games[number % len(games)], tuple(asked.bots), asked.seed + number))
        if number % 4 == 3:
            print(told(tuple(asked.bots), found), flush=True)


if __name__ == "__main__":
    main()
