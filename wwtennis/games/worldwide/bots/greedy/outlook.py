"""How a point looks when the opponent must answer: the odds of winning it, from what can be seen.

All of it can be asked of a state or of a view, for the seat whose hand it shows.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import exp
from statistics import fmean

from wwtennis.games.worldwide.bots import beliefs
from wwtennis.games.worldwide.cards import NET, SERVES, THE_WINNER, Deck, Kind, Risk, Spin, Stroke, Surface, Zone
from wwtennis.games.worldwide.position import Position
from wwtennis.games.worldwide.rules.player_powers import topspin_costs
from wwtennis.games.worldwide.rules.rally import may_go_to_net
from wwtennis.games.worldwide.rules.stars_and_spin import topspin_on
from wwtennis.games.worldwide.setup import Level, Setup
from wwtennis.games.worldwide.state import Ball, struck


def odds(log_odds: float) -> float:
    return 1 / (1 + exp(-log_odds))


def chance(needed: int) -> float:
    """That a d20 shows so much."""
    return 0.0 if needed > 20 else 1.0 if needed <= 1 else (21 - needed) / 20


@lru_cache(maxsize=5000)
def trouble(ball: Ball, at_net: bool) -> float:
    """What this ball means to an opponent at the net or not, as log-odds for me."""
    if at_net:
        if ball.lob:
            return beliefs.LOB + beliefs.LOB_MALUS * ball.malus
        return beliefs.AT_THEM + beliefs.AT_THEM_MALUS * ball.malus
    if ball.drop:
        return beliefs.DROP_SHOT + beliefs.DROP_SHOT_MALUS * ball.malus
    is_wide = ball.zone is not Zone.NEUTRAL
    if ball.risk is Risk.LOW:
        return beliefs.EASY + beliefs.EASY_WIDE * is_wide + _spin(ball)
    served = beliefs.SERVED_HARD * (ball.card in SERVES)
    return beliefs.HARD + beliefs.HARD_WIDE * is_wide + beliefs.HARD_MALUS * ball.malus + _spin(ball) + served


def _spin(ball: Ball) -> float:
    """What spin adds to that."""
    if ball.spin is Spin.TOPSPIN:
        return beliefs.TOPSPIN
    if ball.spin is None:
        return 0.0
    if ball.risk is not Risk.LOW:
        return beliefs.HARD_SLICED
    return beliefs.SERVED_SLICED if ball.card in SERVES else beliefs.EASY_SLICED


Aims = tuple[tuple[Zone | None, float], ...]  # each target of a card, and the trouble that it makes there
WINS: Aims = ((None, 0.0),)  # a winner goes nowhere, and needs no outlook


def aims_for(setup: Setup, at_net: bool) -> Mapping[int, Aims]:
    """What each card can be aimed at, with an opponent at the net or not."""
    return _aims(setup.deck, setup.surface, setup.level, at_net)


@lru_cache(maxsize=64)
def _aims(deck: Deck, surface: Surface, level: Level, at_net: bool) -> Mapping[int, Aims]:
    def aims(card: Stroke) -> Aims:
        spin = card.spin if level is Level.ADVANCED else None
        balls = [struck(surface, 0, card, spin, target) for target in card.targets]
        return tuple((ball.zone, trouble(ball, at_net)) for ball in balls) or WINS

    return {number: aims(card) for number, card in deck.strokes.items()}


def means(m: Position, seat: int) -> float:
    """What both have left to play with here, as log-odds for me. The solo opponent has no Stars."""
    me, opponent = m.sides[seat], m.sides[1 - seat]
    value = beliefs.ON_SURFACE[m.setup.surface] + beliefs.MY_STAR * me.stars
    value += beliefs.THEIR_STAR * opponent.stars + beliefs.THEIR_BUILT * opponent.built
    if THE_WINNER in me.hand:
        value += beliefs.MY_BUILT * me.built
    return value


# What is above that is not counted: nobody plays so many in a rally
MOST_VOLLEYS, MOST_SAFE, MOST_ATTACKS = len(beliefs.AT_THE_NET) - 1, 4, 3


class Places:
    """What standing somewhere means for me, with so many cards: volleys at the net, the others on the baseline."""

    __slots__ = ("_at_net", "_off_centre", "going_to_net", "middle")

    def __init__(self, volleys: int, safe: int, attacks: int, volley_malus: float) -> None:
        self._at_net = beliefs.AT_THE_NET[min(volleys, MOST_VOLLEYS)] + beliefs.VOLLEY_MALUS * volley_malus
        self.going_to_net = self._at_net - beliefs.PRICE_OF_THE_NET
        self.middle = beliefs.SAFE_CARD * min(safe, MOST_SAFE) + beliefs.ATTACK * min(attacks, MOST_ATTACKS)
        self._off_centre = self.middle + beliefs.OFF_CENTRE

    def worth(self, zone: Zone) -> float:
        if zone is NET:
            return self._at_net
        return self.middle if zone is Zone.NEUTRAL else self._off_centre


VOLLEY, SAFE, ATTACK = 1, 100, 10_000  # cards are counted all at once, as digits of one number: nobody has a hundred


def places_for(setup: Setup, hand: Sequence[int]) -> Places:
    """Where to stand with this hand."""
    counts = _counts(setup.deck)
    return _places(sum([counts[card] for card in hand]), volley_malus(setup.deck, setup.surface))


@lru_cache(maxsize=2000)
def _places(counted: int, volley_malus: float) -> Places:
    return Places(counted % SAFE, counted % ATTACK // SAFE, counted // ATTACK, volley_malus)


@lru_cache(maxsize=64)
def volley_malus(deck: Deck, surface: Surface) -> float:
    """How hard volleys are to answer here: a net player wins by that."""
    return fmean(card.malus[surface] for card in deck.strokes.values() if card.kind is Kind.VOLLEY)


@lru_cache(maxsize=32)
def _counts(deck: Deck) -> Mapping[int, int]:
    return {
        number: VOLLEY * (NET in card.starts) + SAFE * (card.risk is Risk.LOW) + ATTACK * (card.kind is Kind.ATTACK)
        for number, card in deck.strokes.items()
    }


def best_place(m: Position, seat: int) -> float:
    """Where I stand now, or the net if I may go there for nothing after this stroke: whichever is better."""
    side = m.sides[seat]
    places = places_for(m.setup, side.hand)
    here = places.worth(side.zone)
    if not may_go_to_net(m, seat) or (topspin_on(m.ball) and topspin_costs(side)):
        return here
    return max(here, places.going_to_net)
