"""What a position is worth: the chance to win the match.

The score is folded exactly; what both have left to play with is worth so many points (`greedy.worth`), and a point is
worth what it changes. In a rally greedy's best answer is weighed instead of rolled.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import log
from typing import NamedTuple

from wwtennis.games.worldwide.bots import beliefs
from wwtennis.games.worldwide.bots.greedy import worth
from wwtennis.games.worldwide.bots.greedy.outlook import odds
from wwtennis.games.worldwide.bots.greedy.strokes import chance_of, remembered_best_stroke
from wwtennis.games.worldwide.cards import NET, Deck
from wwtennis.games.worldwide.setup import SEATS, Setup
from wwtennis.games.worldwide.state import Match
from wwtennis.tennis.chances import win_chance
from wwtennis.tennis.score import Format, Score, after_point, winner

ENOUGH_VOLLEYS = 4
LEAST = 0.02  # no answer is worse, nor surer than the rest


class Standing(NamedTuple):
    """What the score alone says of seat A."""

    chance: float  # to win
    at_stake: float  # by how much the next point changes it
    log_odds: float
    slope: float  # of the log-odds, for each point more


@lru_cache(maxsize=50_000)
def _stands(played: Format, share: float, score: Score) -> Standing:
    on_serve = (share, share)
    chance = win_chance(played, score, on_serve)
    if winner(played, score) is not None:
        return Standing(chance, 0.0, 0.0, 0.0)
    won, lost = (win_chance(played, after_point(played, score, side), on_serve) for side in (0, 1))
    return Standing(chance, won - lost, log(chance / (1 - chance)), (won - lost) / (chance * (1 - chance)))


@lru_cache(maxsize=50_000)
def _after(played: Format, share: float, score: Score) -> tuple[Standing, Standing]:
    """When seat A has won the point, and when seat B has."""
    one, other = (_stands(played, share, after_point(played, score, seat)) for seat in SEATS)
    return one, other


def standing(setup: Setup, score: Score, share: float) -> Standing:
    """With so large a share of the points for the server."""
    return _stands(setup.played, share, score)


def by_score(setup: Setup, score: Score, share: float, apart: float) -> float:
    """The chance of seat A, where it has what is worth so many points beyond the other."""
    return _chance(standing(setup, score, share), apart)


def _chance(stands: Standing, apart: float) -> float:
    return odds(stands.log_odds + stands.slope * apart) if stands.slope else stands.chance


def leverage(setup: Setup, score: Score) -> float:
    """By how much the next point changes the chance to win."""
    return _stands(setup.played, beliefs.ON_SERVE[setup.surface], score).at_stake


def value(m: Match, seat: int) -> float:
    """Between two points."""
    return _worth(m, seat, m.score, means_apart(m))


def in_a_rally(m: Match, seat: int) -> float:
    """When somebody must answer the ball: by the best answer that there is."""
    apart, setup = means_apart(m), m.setup
    after, wins = _after(setup.played, beliefs.ON_SERVE[setup.surface], m.score), _wins(m, apart)
    won, lost = _chance(after[m.turn], apart), _chance(after[1 - m.turn], apart)
    return wins * won + (1 - wins) * lost if seat == 0 else wins * (1 - won) + (1 - wins) * (1 - lost)


def wins_the_rally(m: Match) -> float:
    """The chance of whoever must answer to win the point."""
    return _wins(m, means_apart(m))


def _wins(m: Match, apart: float) -> float:
    return odds(sum([factor * each for factor, each in zip(beliefs.ANSWER, answer_features(m, apart), strict=True)]))


def _worth(m: Match, seat: int, score: Score, apart: float) -> float:
    chance = by_score(m.setup, score, beliefs.ON_SERVE[m.setup.surface], apart)
    return chance if seat == 0 else 1 - chance


# What is known of a position


def best_chance(m: Match) -> float:
    """Of whoever must answer: the chance to win the point by the best answer, as log-odds."""
    best = remembered_best_stroke(m, m.turn)
    chance = LEAST if best is None else min(1 - LEAST, max(LEAST, chance_of(best)))
    return log(chance / (1 - chance))


def answer_features(m: Match, apart: float) -> tuple[float, ...]:
    """Of whoever must answer: the chance of the best answer, what they have beyond the other, and who is at the net.

    The answer is weighed without a look into the other's hand; what stands at the net is as good as its volleys.
    """
    me, other = m.sides[m.turn], m.sides[1 - m.turn]
    beyond = apart if m.turn == 0 else -apart
    if other.zone is not NET:
        return 1.0, best_chance(m), beyond, me.zone is NET, 0.0, 0.0
    return 1.0, best_chance(m), beyond, 0.0, 1.0, min(ENOUGH_VOLLEYS, volleys_of(m.setup.deck, other.hand))


def means_apart(m: Match) -> float:
    """What seat A has left to play with beyond what seat B has, in points."""
    one, other = m.sides
    return worth.of_side(m.setup.deck, one) - worth.of_side(m.setup.deck, other)


def volleys_of(deck: Deck, hand: Sequence[int]) -> int:
    volleys = _volleys(deck)
    return sum([card in volleys for card in hand])


@lru_cache(maxsize=32)
def _volleys(deck: Deck) -> frozenset[int]:
    return frozenset(number for number, card in deck.strokes.items() if NET in card.starts)
