"""What a position is worth: the chance to win the match.

The score is folded exactly; what both have left to play with is worth so many points (`fitted`), and a point is worth
what it changes. In a rally greedy's best answer is weighed instead of rolled.
"""

from __future__ import annotations

from functools import lru_cache
from math import log
from typing import NamedTuple

from wwtennis.games.worldwide.bots.greedy.outlook import odds
from wwtennis.games.worldwide.bots.greedy.strokes import best_stroke, chance_of
from wwtennis.games.worldwide.bots.search import fitted
from wwtennis.games.worldwide.cards import Deck, Kind
from wwtennis.games.worldwide.setup import Setup
from wwtennis.games.worldwide.state import Match, Side
from wwtennis.tennis.chances import win_chance
from wwtennis.tennis.score import Format, Score, after_point, winner

KINDS = tuple(Kind)
LASTING = 1.8  # what was fitted shows in the next six points; greedy's worths, found by playing, say that there is more
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


def by_score(setup: Setup, score: Score, share: float, apart: float) -> float:
    """The chance of seat A, where it has what is worth so many points beyond the other."""
    stands = _stands(setup.played, share, score)
    return odds(stands.log_odds + stands.slope * apart) if stands.slope else stands.chance


def leverage(setup: Setup, score: Score) -> float:
    """By how much the next point changes the chance to win."""
    return _stands(setup.played, fitted.ON_SERVE[setup.surface], score).at_stake


def value(m: Match, seat: int) -> float:
    """Between two points."""
    return _worth(m, seat, m.score, _apart(m))


def in_a_rally(m: Match, seat: int) -> float:
    """When somebody must answer the ball: by the best answer that there is."""
    wins = odds(sum([weight * feature for weight, feature in zip(fitted.ANSWER, rally_features(m), strict=True)]))
    apart, played = _apart(m), m.setup.played
    won = _worth(m, seat, after_point(played, m.score, m.turn), apart)
    lost = _worth(m, seat, after_point(played, m.score, 1 - m.turn), apart)
    return wins * won + (1 - wins) * lost


def _worth(m: Match, seat: int, score: Score, apart: float) -> float:
    chance = by_score(m.setup, score, fitted.ON_SERVE[m.setup.surface], apart)
    return chance if seat == 0 else 1 - chance


# What is known of a position


def rally_features(m: Match) -> list[float]:
    """Of whoever must answer: the chance of the best answer, as log-odds, and what both have."""
    best = best_stroke(m, m.turn)
    chance = LEAST if best is None else min(1 - LEAST, max(LEAST, chance_of(best)))
    me, other = m.sides[m.turn], m.sides[1 - m.turn]
    return [1.0, log(chance / (1 - chance)), float(me.stars - other.stars), float(me.hand_count - other.hand_count)]


def means_features(m: Match, seat: int) -> list[float]:
    """What this seat has more than the other: Stars, and cards of each kind."""
    mine, theirs = (_counted(m.setup.deck, m.sides[each]) for each in (seat, 1 - seat))
    return [float(a - b) for a, b in zip(mine, theirs, strict=True)]


def _counted(deck: Deck, side: Side) -> list[int]:
    kinds = [deck.strokes[card].kind for card in side.hand]
    return [side.stars, *[kinds.count(kind) for kind in KINDS]]


def _apart(m: Match) -> float:
    """What seat A has left to play with beyond what seat B has, in points."""
    return _means(m, m.sides[0]) - _means(m, m.sides[1])


def _means(m: Match, side: Side) -> float:
    worths = _card_worths(m.setup.deck)
    return LASTING * (fitted.STAR * side.stars + sum([worths[card] for card in side.hand]))


@lru_cache(maxsize=32)
def _card_worths(deck: Deck) -> dict[int, float]:
    return {number: fitted.CARDS[card.kind] for number, card in deck.strokes.items()}
