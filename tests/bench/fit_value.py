"""Makes `fitted.py`, what the search bot believes of positions, from matches of the greedy bot against itself.

    python -m tests.bench.fit_value [--matches 8000] > wwtennis/games/worldwide/bots/search/fitted.py

It needs numpy, which comes with the extra `calibrate`.

The score is folded exactly (`tennis.chances`); what is fitted is the rest, by logistic regression on who won: what a
Star or a card more is worth at the beginning of a point, in points; and in a rally, how the chance of greedy's best
answer is to be read, and what it means that somebody is at the net. Every other match begins with hands and Stars that
chance has thinned out, since greedy itself hardly ever lets them differ. Of all matches half are kept apart, and there
the result is judged beside what the score and the server alone say; and so it is in matches of sets, of which nothing
was fitted.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from math import log
from random import Random
from typing import NamedTuple

import numpy as np

from tests.material import load_deck
from wwtennis.games.worldwide.bots.greedy import reply
from wwtennis.games.worldwide.bots.search import fitted
from wwtennis.games.worldwide.bots.search.value import (
    KINDS,
    WINGS,
    answer_features,
    by_score,
    card_sheet,
    means_apart,
    means_features,
    standing,
    worths_of,
)
from wwtennis.games.worldwide.cards import Deck, Surface
from wwtennis.games.worldwide.events import PointStarted, PointWon
from wwtennis.games.worldwide.game import Worldwide
from wwtennis.games.worldwide.setup import Setup
from wwtennis.games.worldwide.state import Match, Phase
from wwtennis.kernel.luck import SeededLuck
from wwtennis.tennis.score import BEST_OF_3, Score

MOST_GONE = 7  # cards of a hand that is thinned out
LONGER = 20  # tie-breaks for each match of sets: that is about how many points it has
Row = list[float]


class Point(NamedTuple):
    """The beginning of a point, for seat A."""

    setup: Setup
    score: Score
    features: Row


class Rally(NamedTuple):
    """Somebody must answer: what is known then."""

    seat: int
    features: Row  # see `answer_features`


class Seen:
    """What a match had."""

    def __init__(self) -> None:
        self.points: list[Point] = []
        self.rallies: list[list[Rally]] = []  # of each point
        self.winners: list[int] = []  # of the points
        self.winner = 0


def watch(setup: Setup, seed: int) -> Seen:
    """A match of greedy against greedy."""
    game, luck, seen = Worldwide(setup), SeededLuck(seed), Seen()
    state = game.new_state()
    _take(game.opening(state, luck), game, state, seen)
    if seed % 4 > 1:
        _thin_out(state, Random(seed))
        seen.points[0] = Point(setup, state.score, means_features(state))
    while state.phase is not Phase.OVER:
        if state.phase is Phase.STROKE:
            seen.rallies[-1].append(Rally(state.turn, [*answer_features(state, means_apart(state))]))
        _take(game.play(state, reply(state), luck), game, state, seen)
    (seen.winner,) = game.winners(state)
    return seen


def _thin_out(state: Match, random: Random) -> None:
    for side in state.sides:
        side.stars = random.randint(0, side.tokens)
        for card in random.sample(side.hand, random.randint(0, MOST_GONE)):
            side.hand.remove(card)
            side.discard.append(card)
        side.known = [card for card in side.known if card in side.hand]


def _take(events: Iterator[object], game: Worldwide, state: Match, seen: Seen) -> None:
    for event in events:
        game.advance(state, event)  # type: ignore[arg-type]
        if isinstance(event, PointStarted) and not event.replayed:
            seen.points.append(Point(state.setup, state.score, means_features(state)))
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
    """What a Star and each kind of card are worth, in points, to whoever wins the match in the end."""
    rows, hits, known = [], [], []
    for seen in matches:
        for point in seen.points:
            stands = standing(point.setup, point.score, shares[point.setup.surface.value])
            rows.append([stands.slope * feature for feature in point.features])
            hits.append(float(seen.winner == 0))
            known.append(stands.log_odds)
    return logistic(rows, hits, known)


def answers(matches: Sequence[Seen]) -> Row:
    """How a position in a rally is to be read."""
    rows, hits = [], []
    for seen in matches:
        for rallies, winner in zip(seen.rallies, seen.winners, strict=True):
            for rally in rallies:
                rows.append(rally.features)
                hits.append(float(rally.seat == winner))
    return logistic(rows, hits, [0.0] * len(rows))


# Regression


def dot(one: Row, other: Row) -> float:
    return sum([a * b for a, b in zip(one, other, strict=True)])


def logistic(rows: Sequence[Row], hits: Row, known: Row, rounds: int = 6) -> Row:
    """By Newton's method, with a light ridge; `known`: the log-odds that are certain before."""
    table, won, certain = np.array(rows), np.array(hits), np.array(known)
    found, ridge = np.zeros(table.shape[1]), 2.0 * np.eye(table.shape[1])
    for _ in range(rounds):
        chance = 1 / (1 + np.exp(-certain - table @ found))
        curve = (table * (chance * (1 - chance))[:, None]).T @ table + ridge
        found = found + np.linalg.solve(curve, table.T @ (won - chance) - ridge @ found)
    return [float(each) for each in found]


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


def believe(shares: dict[str, float], means: Row) -> None:
    """What is looked at from now on is judged by this."""
    fitted.ON_SERVE.update(shares)
    fitted.STAR, fitted.BEYOND_ENOUGH = means[0], means[-1]
    fitted.CARDS.update(zip(KINDS, means[1:], strict=False))
    fitted.FROM.update(zip(WINGS, means[1 + len(KINDS) :], strict=False))
    card_sheet.cache_clear()
    worths_of.cache_clear()


def main(deck: Deck, matches: int) -> None:
    setups = [Setup(deck, surface=surface) for surface in Surface]
    seen = [watch(setups[seed // 4 % len(setups)], seed) for seed in range(matches)]
    learnt, apart = seen[::2], seen[1::2]
    shares = on_serve(learnt)
    means = worths(learnt, shares)
    believe(shares, means)
    again = [watch(setups[seed // 4 % len(setups)], seed) for seed in range(matches // 2)]
    reading = answers(again)
    in_sets = [Setup(deck, BEST_OF_3, surface) for surface in Surface]
    sets = [watch(in_sets[seed // 4 % len(in_sets)], seed) for seed in range(matches // LONGER)]
    told = []
    for played, found in (("tie-breaks", apart), ("best of 3 sets", sets)):
        for name, by in (("score and server alone", [0.0] * len(means)), ("and with what both have", means)):

            def chance_of(point: Point, by: Row = by) -> float:
                return by_score(point.setup, point.score, shares[point.setup.surface.value], dot(by, point.features))

            loss, brier = judged(found, chance_of)
            told.append(f"{played}, {name}: log loss {loss:.4f}, Brier score {brier:.4f}")
        print(played, *calibration(found, chance_of), sep="\n", file=sys.stderr)
    print(written(shares, means, reading, told, matches))


def written(shares: dict[str, float], means: Row, reading: Row, told: Sequence[str], matches: int) -> str:
    kinds = dict(zip((kind.value for kind in KINDS), means[1:], strict=False))
    wings = dict(zip((wing.value for wing in WINGS), means[1 + len(KINDS) :], strict=False))
    lines = [
        f'"""Made by `tests.bench.fit_value` from {matches:,} matches of greedy against itself: change that script.',
        "",
        "How well it foretells who wins, at the beginning of every point of matches that it was not fitted to:",
        *told,
        '"""',
        "",
        "# The share of points that the server wins, by surface",
        f"ON_SERVE = {_told(shares)}",
        "",
        "# What is worth how many points: a Star more, a card more of each kind, and for each wing that it starts from",
        f"STAR = {means[0]:.4f}",
        f"CARDS = {_told(kinds)}",
        f"FROM = {_told(wings)}",
        f"BEYOND_ENOUGH = {means[-1]:.4f}  # for each card of a large hand",
        "",
        "# How a position is read, as log-odds of whoever must answer: always, for each of those of the best answer,",
        "# for each point apart, at the net, with the other at the net, and for each volley that the other has there",
        f"ANSWER = ({', '.join(f'{each:.4f}' for each in reading)})",
    ]
    return "\n".join(lines)


def _told(numbers: dict[str, float]) -> str:
    return "{\n" + "".join(f'    "{name}": {number:.4f},\n' for name, number in numbers.items()) + "}"


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=8000)
    main(load_deck(), parser.parse_args().matches)
