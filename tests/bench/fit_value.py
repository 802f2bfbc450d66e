"""Makes `fitted.py`, what the search bot believes of positions, from matches of the greedy bot against itself.

    python -m tests.bench.fit_value [--matches 2000] > wwtennis/games/worldwide/bots/search/fitted.py

The score is folded exactly (`tennis.chances`); what is fitted is the rest. A card or a Star more is worth so many of
the points to come (least squares); the chance of greedy's best answer in a rally is made true (logistic regression).
Half of the matches are kept apart, and there the result is judged beside what the score and the server alone say.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from math import exp, log
from typing import NamedTuple

from tests.material import load_deck
from wwtennis.games.worldwide.bots.greedy import reply
from wwtennis.games.worldwide.bots.search.value import by_score, means_features, rally_features
from wwtennis.games.worldwide.cards import Deck, Kind, Surface
from wwtennis.games.worldwide.events import PointStarted, PointWon
from wwtennis.games.worldwide.game import Worldwide
from wwtennis.games.worldwide.setup import Setup
from wwtennis.games.worldwide.state import Match, Phase
from wwtennis.kernel.luck import SeededLuck
from wwtennis.tennis.score import Score

AHEAD = 6  # points over which it shows what a card or a Star is worth
Row = list[float]


class Point(NamedTuple):
    """The beginning of a point, for seat A."""

    setup: Setup
    score: Score
    features: Row


class Rally(NamedTuple):
    """Somebody must answer: what is known then, and whether this seat wins the point."""

    features: Row
    seat: int


class Seen:
    """What a match had."""

    def __init__(self) -> None:
        self.points: list[Point] = []
        self.rallies: list[list[Rally]] = []
        self.winners: list[int] = []  # of the points
        self.winner = 0


def watch(setup: Setup, seed: int) -> Seen:
    """A match of greedy against greedy."""
    game, luck, seen = Worldwide(setup), SeededLuck(seed), Seen()
    state = game.new_state()
    _take(game.opening(state, luck), game, state, seen)
    while state.phase is not Phase.OVER:
        if state.phase is Phase.STROKE and seen.rallies:
            seen.rallies[-1].append(Rally(rally_features(state), state.turn))
        _take(game.play(state, reply(state), luck), game, state, seen)
    (seen.winner,) = game.winners(state)
    return seen


def _take(events: Iterator[object], game: Worldwide, state: Match, seen: Seen) -> None:
    for event in events:
        game.advance(state, event)  # type: ignore[arg-type]
        if isinstance(event, PointStarted) and not event.replayed:
            seen.points.append(Point(state.setup, state.score, means_features(state, 0)))
            seen.rallies.append([])
        elif isinstance(event, PointWon):
            seen.winners.append(event.seat)


# What is fitted


def on_serve(matches: Sequence[Seen]) -> dict[str, float]:
    """The share of points that the server wins, by surface."""
    shares = {}
    for surface in Surface:
        won = [
            winner == point.score.server
            for seen in matches
            for point, winner in zip(seen.points, seen.winners, strict=True)
            if point.setup.surface is surface
        ]
        shares[surface.value] = sum(won) / len(won)
    return shares


def worths(matches: Sequence[Seen], shares: dict[str, float]) -> Row:
    """What a Star and each kind of card are worth, in points: least squares over the points that follow."""
    rows, targets = [], []
    for seen in matches:
        for number, point in enumerate(seen.points):
            coming = range(number, min(number + AHEAD, len(seen.points)))
            gained = [_beyond(seen.points[each], seen.winners[each], shares) for each in coming]
            rows.append(point.features)
            targets.append(sum(gained))
    return least_squares(rows, targets)


def _beyond(point: Point, winner: int, shares: dict[str, float]) -> float:
    """What seat A won of a point, beyond what its server would have made of it."""
    share = shares[point.setup.surface.value]
    return (winner == 0) - (share if point.score.server == 0 else 1 - share)


def answers(matches: Sequence[Seen]) -> Row:
    """How the chance of the best answer is to be read."""
    rows, hits = [], []
    for seen in matches:
        for rallies, winner in zip(seen.rallies, seen.winners, strict=True):
            rows += [rally.features for rally in rallies]
            hits += [float(rally.seat == winner) for rally in rallies]
    return logistic(rows, hits)


# Small linear algebra


def solve(matrix: list[Row], right: Row) -> Row:
    """Gauss, with the largest pivot first."""
    size = len(right)
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for at in range(size):
        best = max(range(at, size), key=lambda row: abs(rows[row][at]))
        rows[at], rows[best] = rows[best], rows[at]
        for row in range(size):
            if row != at:
                factor = rows[row][at] / rows[at][at]
                rows[row] = [a - factor * b for a, b in zip(rows[row], rows[at], strict=True)]
    return [rows[at][size] / rows[at][at] for at in range(size)]


def least_squares(rows: Sequence[Row], targets: Row, ridge: float = 1.0) -> Row:
    size = len(rows[0])
    matrix = [[ridge * (a == b) for b in range(size)] for a in range(size)]
    right = [0.0] * size
    for row, target in zip(rows, targets, strict=True):
        for a, value in enumerate(row):
            if value:
                right[a] += value * target
                line = matrix[a]
                for b in range(size):
                    line[b] += value * row[b]
    return solve(matrix, right)


def logistic(rows: Sequence[Row], hits: Row, rounds: int = 6) -> Row:
    size = len(rows[0])
    found = [0.0] * size
    for _ in range(rounds):
        matrix = [[1.0 * (a == b) for b in range(size)] for a in range(size)]
        right = [-each for each in found]
        for row, hit in zip(rows, hits, strict=True):
            chance = 1 / (1 + exp(-sum([a * b for a, b in zip(found, row, strict=True)])))
            weight = chance * (1 - chance)
            for a, value in enumerate(row):
                right[a] += value * (hit - chance)
                line = matrix[a]
                for b in range(size):
                    line[b] += weight * value * row[b]
        found = [a + b for a, b in zip(found, solve(matrix, right), strict=True)]
    return found


# How good it is


def judged(matches: Sequence[Seen], chance_of: Callable[[Point], float]) -> tuple[float, float]:
    """Log loss and Brier score of a chance that seat A wins, at the beginning of every point."""
    loss = brier = count = 0.0
    for seen in matches:
        for point in seen.points:
            chance = min(0.999, max(0.001, chance_of(point)))
            won = seen.winner == 0
            loss -= log(chance if won else 1 - chance)
            brier += (won - chance) ** 2
            count += 1
    return loss / count, brier / count


def calibration(matches: Sequence[Seen], chance_of: Callable[[Point], float]) -> list[str]:
    """Ten lines: what was foretold, how often, and what came of it."""
    told: list[list[tuple[float, bool]]] = [[] for _ in range(10)]
    for seen in matches:
        for point in seen.points:
            chance = chance_of(point)
            told[min(9, int(chance * 10))].append((chance, seen.winner == 0))
    lines = []
    for each in filter(None, told):
        foretold, came = (100 * sum(part) / len(each) for part in zip(*each, strict=True))
        lines.append(f"told {foretold:5.1f} %, came {came:5.1f} %, n = {len(each):6} |{'#' * round(came / 2.5)}")
    return lines


def main(deck: Deck, matches: int) -> None:
    setups = [Setup(deck, surface=surface) for surface in Surface]
    seen = [watch(setups[seed // 2 % len(setups)], seed) for seed in range(matches)]
    learnt, apart = seen[::2], seen[1::2]
    shares = on_serve(learnt)
    means, reading = worths(learnt, shares), answers(learnt)
    told = []
    for name, by in (("score and server alone", [0.0] * len(means)), ("and with what both have", means)):

        def chance_of(point: Point, by: Row = by) -> float:
            apart = sum([a * b for a, b in zip(by, point.features, strict=True)])
            return by_score(point.setup, point.score, shares[point.setup.surface.value], apart)

        loss, brier = judged(apart, chance_of)
        told.append(f"{name}: log loss {loss:.4f}, Brier score {brier:.4f}")
    for line in calibration(apart, chance_of):
        print(line, file=sys.stderr)
    print(written(shares, means, reading, told, matches))


def written(shares: dict[str, float], means: Row, reading: Row, told: Sequence[str], matches: int) -> str:
    named = dict(zip((kind.value for kind in Kind), means[1:], strict=True))
    lines = [
        f'"""Made by `tests.bench.fit_value` from {matches:,} matches of greedy against itself: change that script.',
        "",
        "How well it foretells who wins, at the beginning of every point of the other half of the matches:",
        *told,
        '"""',
        "",
        "# The share of points that the server wins, by surface",
        f"ON_SERVE = {_told(shares)}",
        "",
        "# What is worth how many points: a Star more, a card more of each kind",
        f"STAR = {means[0]:.4f}",
        f"CARDS = {_told(named)}",
        "",
        "# How the chance of the best answer is read, as log-odds: always, for each of its own, for each other feature",
        f"ANSWER = ({', '.join(f'{each:.4f}' for each in reading)})",
    ]
    return "\n".join(lines)


def _told(numbers: dict[str, float]) -> str:
    return "{\n" + "".join(f'    "{name}": {number:.4f},\n' for name, number in numbers.items()) + "}"


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=2000)
    main(load_deck(), parser.parse_args().matches)
