"""How a point looks when the opponent must answer: the odds of winning it, from what can be seen.

All of it can be asked of a state or of a view, for the seat whose hand it shows.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from math import exp
from statistics import fmean
from typing import NamedTuple

from wwtennis.games.worldwide.bots import beliefs
from wwtennis.games.worldwide.cards import (
    NET,
    PILES,
    SERVES,
    THE_WINNER,
    Deck,
    Kind,
    Pile,
    Risk,
    Spin,
    Stroke,
    Surface,
    Zone,
)  # fmt: skip
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
    if ball.card in SERVES:
        return beliefs.SERVED_SLICED
    return beliefs.EASY_SLICED if ball.risk is Risk.LOW else beliefs.HARD_SLICED


def attacked(ball: Ball, at_net: bool) -> float:
    """What each point of malus of the attacks that wait for this ball means, as log-odds for me.

    Against a ball of low risk an attack is free (WT-9.5), unless it came sliced (WT-16.3).
    """
    if at_net or ball.drop or ball.risk is not Risk.LOW:
        return 0.0
    return beliefs.TESTED_ATTACK if ball.spin is Spin.SLICE else beliefs.FREE_ATTACK


class Waiting(NamedTuple):
    """What the opponent may have for my ball, each card as far as it is likely in hand."""

    attacks: Mapping[Zone, float]  # their malus, by the zones that they start from
    passes: float  # how many passing shots and lobs, for who comes to the net


def waiting(m: Position, seat: int) -> Waiting:
    """By what lies open."""
    them, deck, surface = m.sides[1 - seat], m.setup.deck, m.setup.surface
    if them.solo is not None:
        return _to_be_drawn(deck, surface)
    removed, known = m.setup.seats[1 - seat].removed, tuple(them.known)
    return _in_hand(deck, surface, removed, known, tuple(them.discard), tuple(them.played), them.hand_count)


Cards = tuple[int, ...]


@lru_cache(maxsize=20_000)
def _in_hand(
    deck: Deck, surface: Surface, removed: Cards, known: Cards, discard: Cards, played: Cards, held: int
) -> Waiting:
    """In hand are the cards that were seen to go there; the rest of it is any of those that lie nowhere in sight."""
    gone = {*removed, *discard, *played}
    hidden = len(deck.strokes) - len(removed) - len(known) - len(discard) - len(played)
    likely = (held - len(known)) / hidden if hidden > 0 else 0.0
    attacks, passes = dict.fromkeys(Zone, 0.0), 0.0
    for number, card in _waiting_cards(deck).items():
        share = 1.0 if number in known else 0.0 if number in gone else likely
        if card.kind is not Kind.ATTACK:
            passes += share
            continue
        for zone in card.starts:
            attacks[zone] += share * card.malus[surface]
    return Waiting(attacks, passes)


@lru_cache(maxsize=64)
def _to_be_drawn(deck: Deck, surface: Surface) -> Waiting:
    """WT-20.4: the solo opponent attacks from Neutral alone, and draws any card of one pile."""
    cards = _waiting_cards(deck).values()
    maluses = [card.malus[surface] for card in cards if card.kind is Kind.ATTACK]
    attacks = {**dict.fromkeys(Zone, 0.0), Zone.NEUTRAL: sum(maluses) / len(PILES[Pile.ATTACK])}
    return Waiting(attacks, (len(cards) - len(maluses)) / len(PILES[Pile.DEFENSE]))


@lru_cache(maxsize=32)
def _waiting_cards(deck: Deck) -> Mapping[int, Stroke]:
    kinds = (Kind.ATTACK, Kind.PASSING, Kind.LOB)
    return {number: card for number, card in deck.strokes.items() if card.kind in kinds}


# Each target of a card, the trouble that it makes there, and what an attack that waits there means
Aims = tuple[tuple[Zone | None, float, float], ...]
WINS: Aims = ((None, 0.0, 0.0),)  # a winner goes nowhere, and needs no outlook


def aims_for(setup: Setup, at_net: bool) -> Mapping[int, Aims]:
    """What each card can be aimed at, with an opponent at the net or not."""
    return _aims(setup.deck, setup.surface, setup.level, at_net)


@lru_cache(maxsize=64)
def _aims(deck: Deck, surface: Surface, level: Level, at_net: bool) -> Mapping[int, Aims]:
    def aims(card: Stroke) -> Aims:
        spin = card.spin if level is Level.ADVANCED else None
        balls = [struck(surface, 0, card, spin, target) for target in card.targets]
        return tuple((ball.zone, trouble(ball, at_net), attacked(ball, at_net)) for ball in balls) or WINS

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
    """What standing somewhere means for me, with so many cards: volleys at the net, the others on the baseline.

    `passes`: how many passing shots and lobs the other may have.
    """

    __slots__ = ("_at_net", "_off_centre", "going_to_net", "middle")

    def __init__(self, volleys: int, safe: int, attacks: int, volley_malus: float, passes: float) -> None:
        self._at_net = beliefs.AT_THE_NET[min(volleys, MOST_VOLLEYS)] + beliefs.VOLLEY_MALUS * volley_malus
        self._at_net += beliefs.PASSING * passes
        self.going_to_net = self._at_net - beliefs.PRICE_OF_THE_NET
        self.middle = beliefs.SAFE_CARD * min(safe, MOST_SAFE) + beliefs.ATTACK * min(attacks, MOST_ATTACKS)
        self._off_centre = self.middle + beliefs.OFF_CENTRE

    def worth(self, zone: Zone) -> float:
        if zone is NET:
            return self._at_net
        return self.middle if zone is Zone.NEUTRAL else self._off_centre


VOLLEY, SAFE, ATTACK = 1, 100, 10_000  # cards are counted all at once, as digits of one number: nobody has a hundred


def places_for(m: Position, seat: int) -> Places:
    """Where to stand with this hand."""
    deck = m.setup.deck
    counts = _counts(deck)
    counted = sum([counts[card] for card in m.sides[seat].hand])
    return _places(counted, volley_malus(deck, m.setup.surface), waiting(m, seat).passes)


@lru_cache(maxsize=5000)
def _places(counted: int, volley_malus: float, passes: float) -> Places:
    return Places(counted % SAFE, counted % ATTACK // SAFE, counted // ATTACK, volley_malus, passes)


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
    places = places_for(m, seat)
    here = places.worth(side.zone)
    if not may_go_to_net(m, seat) or (topspin_on(m.ball) and topspin_costs(side)):
        return here
    return max(here, places.going_to_net)
