"""Makes `fitted.py` of Serve & Play, what its search bot believes of hands, from matches of greedy against itself.

    python -m tests.bench.fit_serve_play [--matches 400] > wwtennis/games/serve_play/bots/fitted.py

At the beginning of every point both hands are counted, and by logistic regression on who won the game it is found how
many points a card of each kind more is worth; and at the end of every game, what those are worth in the next that were
kept. Half of the matches are kept apart to judge the result.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from math import exp, log
from typing import NamedTuple

from tests.bench.fit_beliefs import Row, dot, logistic
from wwtennis.files.material import material_of
from wwtennis.games.serve_play.bots.greedy import Greedy
from wwtennis.games.serve_play.bots.value import KEPT, features, standing
from wwtennis.games.serve_play.events import GameWon, PointStarted, PointWon
from wwtennis.games.serve_play.game import ServePlay
from wwtennis.games.serve_play.setup import Setup
from wwtennis.games.serve_play.state import Match
from wwtennis.kernel.game import Event
from wwtennis.kernel.luck import SeededLuck
from wwtennis.kernel.table import Table
from wwtennis.tennis.score import side_of, winner


class Point(NamedTuple):
    """A moment: what the score says of the game, the hands weighed by what a point changes, and who won that game."""

    log_odds: float
    row: Row
    won: float  # 1: side A


class Seen:
    """Matches that were watched."""

    def __init__(self) -> None:
        self.points: list[Point] = []  # the beginning of each
        self.games: list[Point] = []  # the end of each, before hands are filled up, and who won the next one
        self.served, self.won = 0, 0  # points, and those that the server won
        self.held, self.kept = (
            0,
            0,
        )  # cards that can be kept: at the beginnings of points, and at the ends of their games

    def watch(self, setup: Setup, seed: int) -> None:
        game, greedy = ServePlay(setup), Greedy()
        table, held = Table(game, SeededLuck(seed), record=False), list[int]()
        now, before = list[tuple[float, Row]](), list[tuple[float, Row]]()

        def hear(event: Event) -> None:
            state = table.state
            if isinstance(event, PointStarted):
                now.append(_moment(state))
                held.append(_specials(state))
            elif isinstance(event, PointWon):
                self.served += 1
                self.won += side_of(state.server) == state.point_winner
            elif isinstance(event, GameWon):
                won = float(state.point_winner == 0)
                self.points += [Point(*each, won) for each in now]
                self.games += [Point(*each, won) for each in before]
                self.held, self.kept = self.held + sum(held), self.kept + len(held) * _specials(state)
                for each in (now, before, held):
                    each.clear()
                if winner(setup.played, state.score) is None:
                    log_odds, row = _moment(state)
                    before.append((log_odds, row[: len(KEPT)]))

        table.subscribe(hear)
        table.open()
        while (question := table.pending) is not None:
            table.answer(greedy.choose(game.view(table.state, question.seat), question))


def _moment(state: Match) -> tuple[float, Row]:
    stands = standing(state.setup.played, state.score)
    return stands.log_odds, [stands.slope * more for more in features(state)]


def _specials(state: Match) -> int:
    plays = state.setup.decks.plays
    return sum(plays[card].kind in KEPT for hand in state.hands for card in hand)


def fitted_to(points: Sequence[Point]) -> Row:
    return logistic([each.row for each in points], [each.won for each in points], [each.log_odds for each in points])


def judged(points: Sequence[Point], worths: Row) -> str:
    loss = brier = 0.0
    for point in points:
        chance = min(0.999, max(0.001, 1 / (1 + exp(-point.log_odds - dot(worths, point.row)))))
        loss -= log(chance if point.won else 1 - chance)
        brier += (point.won - chance) ** 2
    return f"log loss {loss / len(points):.4f}, Brier score {brier / len(points):.4f}"


def main(matches: int) -> None:
    setup, learnt, apart = Setup(material_of("serve-play").decks, ("A", "B")), Seen(), Seen()
    for seed in range(matches):
        (learnt, apart)[seed % 2].watch(setup, seed)
    worths, kept = fitted_to(learnt.points), fitted_to(learnt.games)
    alone = judged(apart.points, [0.0] * len(worths))
    lines = [
        f'"""Made by `tests.bench.fit_serve_play` from {matches:,} matches of greedy against itself.',
        "",
        "How well it foretells who wins a game, at the beginning of every point of matches that it was not fitted to:",
        f"score and server alone: {alone}",
        f"and with both hands: {judged(apart.points, worths)}",
        '"""',
        "",
        "# The share of points that the server wins",
        f"ON_SERVE = {learnt.won / learnt.served:.4f}",
        "",
        "# What is worth how many points: a SMASH more, a KILL, an OUT, a shot, a place that can be answered from",
        f"WORTHS = ({_told(worths)})",
        "",
        "# And when a game is over and hands are filled up, in the next one: a SMASH more, a KILL, an OUT",
        f"KEPT = ({_told(kept)})",
        f"STAYS = {learnt.kept / learnt.held:.4f}  # of them, from the beginning of a point to the end of its game",
    ]
    print(*lines, sep="\n")


def _told(numbers: Row) -> str:
    return ", ".join(f"{each:.4f}" for each in numbers)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=400)
    main(parser.parse_args().matches)
