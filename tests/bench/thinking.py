"""What thinking ahead is worth, and what it costs: `python -m tests.bench.thinking [--rollouts 300] [--decisions 400]`.

Whole matches tell little for what they cost: a decision changes who wins by a hundredth. So decisions are taken out of
matches of greedy against itself, and where the search would answer otherwise, both answers are played to the end of
the point many times, in the world as it really is, with the same dice. Reported is the gain of the search over greedy
in points, for each decision and, by how many decisions a point has, for each point; and roll-outs a second.
"""

from __future__ import annotations

import argparse
import time
from random import Random
from statistics import mean, median, stdev
from typing import NamedTuple

from tests.material import load_deck
from wwtennis.games.worldwide.bots.greedy import best_answer, reply
from wwtennis.games.worldwide.bots.search import NOT_SEARCHED, Thought
from wwtennis.games.worldwide.bots.search.value import leverage, value
from wwtennis.games.worldwide.cards import Surface
from wwtennis.games.worldwide.events import PointWon
from wwtennis.games.worldwide.game import Worldwide
from wwtennis.games.worldwide.setup import Setup
from wwtennis.games.worldwide.state import Match
from wwtennis.kernel.game import Choice, Event, Question
from wwtennis.kernel.luck import SeededLuck
from wwtennis.kernel.search import Search, step
from wwtennis.kernel.table import Table

SAMPLED = 0.15  # of the decisions
PLAYED_OUT = 60  # times, for each of the two answers


class Tried(NamedTuple):
    """A decision that was thought through."""

    gain: float  # in points
    seconds: float
    rollouts: int


def gain_of(game: Worldwide, state: Match, better: Choice, than: Choice, seat: int) -> float:
    """What one answer wins over another, in points."""
    at_stake = leverage(game.setup, state.score)
    pairs = [[_to_the_end(game, state, each, seed, seat) for each in (better, than)] for seed in range(PLAYED_OUT)]
    return mean(one - other for one, other in pairs) / at_stake


def _to_the_end(game: Worldwide, state: Match, choice: Choice, seed: int, seat: int) -> float:
    copy, luck = state.copy(), SeededLuck(seed)
    while not step(game, copy, choice, luck, Thought.ends):
        choice = reply(copy)
    return value(copy, seat)


def tried(game: Worldwide, state: Match, question: Question, rollouts: int, seed: int) -> Tried:
    view = game.view(state, question.seat)
    begin = time.process_time()
    judged = Search(game, Thought(view, question), view, seed).run(rollouts)
    seconds = time.process_time() - begin
    best, plain = judged[0].choice, best_answer(view, question)
    gain = 0.0 if best == plain else gain_of(game, state, best, plain, question.seat)
    return Tried(gain, seconds, sum(each.rollouts for each in judged))


def run(rollouts: int, decisions: int, seed: int) -> tuple[list[Tried], float]:
    """So many decisions, and how many a seat has in a point."""
    games = [Worldwide(Setup(load_deck(), surface=surface)) for surface in Surface]
    found: list[Tried] = []
    random, asked, points, number = Random(seed), 0, [0], seed * 1000

    def hear(event: Event) -> None:
        points[0] += isinstance(event, PointWon)

    while len(found) < decisions:
        number += 1
        game = games[number % len(games)]
        table = Table(game, SeededLuck(number), record=False)
        table.subscribe(hear)
        table.open()
        while (question := table.pending) is not None:
            if question.kind not in NOT_SEARCHED:
                asked += 1
                if random.random() < SAMPLED and len(found) < decisions:
                    found.append(tried(game, table.state, question, rollouts, number))
            table.answer(best_answer(game.view(table.state, question.seat), question))
    return found, asked / points[0] / 2


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rollouts", type=int, default=300)
    parser.add_argument("--decisions", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    told = parser.parse_args()
    found, a_point = run(told.rollouts, told.decisions, told.seed)
    gains = [100 * each.gain for each in found]
    error = stdev(gains) / len(gains) ** 0.5
    rate = sum(each.rollouts for each in found) / sum(each.seconds for each in found)
    unlike, gain = sum(each != 0 for each in gains), mean(gains)
    print(f"{told.rollouts} roll-outs, {len(found)} decisions, {unlike} of them unlike greedy's")
    print(f"gain in 100 points, a decision: {gain:.2f} +- {error:.2f}")
    print(f"gain in 100 points, a point: {gain * a_point:.1f} +- {error * a_point:.1f}")
    print(f"{rate:,.0f} roll-outs a second, {median(each.seconds for each in found):.3f} s a decision (median)")


if __name__ == "__main__":
    main()
