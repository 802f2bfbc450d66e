"""How a point looks when the opponent must answer: the odds of winning it, from what can be seen.

All of it can be asked of a state or of a view, for the seat whose hand it shows.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import exp
from typing import NamedTuple

from wwtennis.games.worldwide.bots.greedy import weights as w
from wwtennis.games.worldwide.cards import NET, THE_WINNER, Deck, Kind, Risk, Spin, Surface, Zone
from wwtennis.games.worldwide.position import Position
from wwtennis.games.worldwide.rules.player_powers import topspin_costs
from wwtennis.games.worldwide.rules.rally import may_go_to_net
from wwtennis.games.worldwide.rules.stars_and_spin import topspin_on
from wwtennis.games.worldwide.setup import Setup
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
            return w.LOB + w.LOB_MALUS * ball.malus
        return w.AT_THEM + w.AT_THEM_MALUS * ball.malus
    if ball.drop:
        return w.DROP_SHOT + w.DROP_SHOT_MALUS * ball.malus
    is_wide, is_sliced = ball.zone is not Zone.NEUTRAL, ball.spin is Spin.SLICE
    topspin = w.TOPSPIN if ball.spin is Spin.TOPSPIN else 0.0
    if ball.risk is Risk.LOW:
        return w.EASY + w.EASY_WIDE * is_wide + w.EASY_SLICED * is_sliced + topspin
    return w.HARD + w.HARD_WIDE * is_wide + w.HARD_SLICED * is_sliced + w.HARD_MALUS * ball.malus + topspin


class Sheet(NamedTuple):
    """What is known of a card before any match."""

    is_volley: bool
    is_safe: bool
    is_attack: bool
    aims: tuple[tuple[tuple[Zone, float], ...], ...]  # each target, and its trouble: on the baseline, at the net


def sheets_for(setup: Setup) -> Mapping[int, Sheet]:
    return _sheets(setup.deck, setup.surface, setup.advanced)


@lru_cache(maxsize=32)
def _sheets(deck: Deck, surface: Surface, spins: bool) -> Mapping[int, Sheet]:
    def aims(number: int, at_net: bool) -> tuple[tuple[Zone, float], ...]:
        card = deck.strokes[number]
        balls = [struck(surface, 0, card, card.spin if spins else None, target) for target in card.targets]
        return tuple((ball.zone, trouble(ball, at_net)) for ball in balls)

    return {
        number: Sheet(
            NET in card.starts,
            card.risk is Risk.LOW,
            card.kind is Kind.ATTACK,
            (aims(number, False), aims(number, True)),
        )
        for number, card in deck.strokes.items()
    }


def means(m: Position, seat: int) -> float:
    """What both have left to play with, as log-odds for me. The solo opponent has no Stars."""
    me, opponent = m.sides[seat], m.sides[1 - seat]
    value = w.MY_STAR * me.stars + w.THEIR_STAR * opponent.stars + w.THEIR_BUILT * opponent.built
    if THE_WINNER in me.hand:
        value += w.MY_BUILT * me.built
    return value


class Places:
    """What standing somewhere means for me, with these cards: volleys at the net, the others on the baseline."""

    __slots__ = ("_off_centre", "at_net", "in_the_middle")

    def __init__(self, setup: Setup, hand: Sequence[int]) -> None:
        sheets = sheets_for(setup)
        volleys = safe = attacks = 0
        for card in hand:
            is_volley, is_safe, is_attack, _ = sheets[card]
            volleys += is_volley
            safe += is_safe
            attacks += is_attack
        self.at_net = w.AT_THE_NET[min(volleys, len(w.AT_THE_NET) - 1)]
        baseline = w.SAFE_CARD * min(safe, w.SAFE_CARDS) + w.ATTACK * min(attacks, w.ATTACKS)
        self.in_the_middle = baseline + 0.0
        self._off_centre = baseline + w.OFF_CENTRE

    def worth(self, zone: Zone) -> float:
        if zone is NET:
            return self.at_net
        return self.in_the_middle if zone is Zone.NEUTRAL else self._off_centre


def best_place(m: Position, seat: int) -> float:
    """Where I stand now, or the net if I may go there for nothing after this stroke: whichever is better."""
    side = m.sides[seat]
    places = Places(m.setup, side.hand)
    here = places.worth(side.zone)
    if not may_go_to_net(m, seat) or (topspin_on(m.ball) and topspin_costs(side)):
        return here
    return max(here, places.at_net)
