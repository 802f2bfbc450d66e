"""The serve: which ball to hit, knowing whether there is another."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from operator import itemgetter
from typing import TypeVar

from wwtennis.games.worldwide.bots.greedy import worth
from wwtennis.games.worldwide.bots.greedy.outlook import (
    attacked,
    best_place,
    chance,
    means,
    odds,
    trouble,
    waiting,
)
from wwtennis.games.worldwide.cards import Deck, Serve, Spin, Surface, Zone
from wwtennis.games.worldwide.choices import ServeBall, serves_with
from wwtennis.games.worldwide.events import Reasons, total
from wwtennis.games.worldwide.position import Position
from wwtennis.games.worldwide.rules.player_powers import early_aces
from wwtennis.games.worldwide.rules.serve import ANY_SPIN, NO_SPIN, bare_serve_number, serve_number
from wwtennis.games.worldwide.rules.stars_and_spin import SERVE_BONUS, most_stars
from wwtennis.games.worldwide.state import served
from wwtennis.kernel.game import Choice
from wwtennis.kernel.luck import Luck

# A serve on the scales: the prospect if there were no second ball, the chance of needing one, and the serve.
Weighed = tuple[float, float, ServeBall]
BY_VALUE = itemgetter(0)
C = TypeVar("C", bound=Choice)
A_HAIR = 0.04  # points: two serves that are no further apart may be equally good for all that is known
FACES = 10_000


def best_serve(m: Position, seat: int) -> ServeBall:
    return max(weigh_serves(m, seat), key=BY_VALUE)[1]


def one_of_the_best(weighed: Sequence[tuple[float, C]], luck: Luck) -> C:
    """The best serve, or by chance one that is hardly worse: the closer to the best, the more often.

    Nobody is so sure of odds that they should always hit the same ball; and who varies it loses hardly anything by
    that, less than one tie-break in a hundred.
    """
    best = max([value for value, _ in weighed])
    good = [(value - best + A_HAIR, way) for value, way in weighed if best - value < A_HAIR]
    left = sum([weight for weight, _ in good]) * luck.die(FACES) / FACES
    for weight, way in good:
        left -= weight
        if left <= 0:
            return way
    return good[-1][1]  # where rounding leaves a rest


def weigh_serves(m: Position, seat: int) -> Sequence[tuple[float, ServeBall]]:
    """Every serve with its prospect.

    What is found is remembered, for whoever plays one point out again and again: nothing is read of the match but how I
    stand in a rally, which attacks wait for the serve, and what else `_situation` is given.
    """
    me, setup, standing = m.sides[seat], m.setup, means(m, seat) + best_place(m, seat)
    attacks = waiting(m, seat).attacks[m.zone]
    known = _situation(
        standing, attacks, setup.deck, setup.surface, setup.level, m.zone, m.fault, me.stars, me.powers
    )  # fmt: skip
    if not known:
        known += _with_a_second_ball(m, _weigh(m, seat, standing, attacks))
    return known


@lru_cache(maxsize=2000)
def _situation(*named: object) -> list[tuple[float, ServeBall]]:
    """What is known of a situation; nothing as yet."""
    return []


def _with_a_second_ball(m: Position, weighed: Sequence[Weighed]) -> Sequence[tuple[float, ServeBall]]:
    """A first ball counts on the best second one with another card."""
    if m.fault is not None:
        return [(value, way) for value, _, way in weighed]
    best = max(weighed, key=BY_VALUE)
    card = best[2].card
    other = max([each for each in weighed if each[2].card != card], key=BY_VALUE)  # WT-8.4
    return [(value + fault * (other[0] if way.card == card else best[0]), way) for value, fault, way in weighed]


def _weigh(m: Position, seat: int, standing: float, attacks: float) -> list[Weighed]:
    """Each serve by itself."""
    setup, me = m.setup, m.sides[seat]
    most = most_stars(setup, SERVE_BONUS, me.stars)
    costs = [worth.of_stars(stars) for stars in range(most + 1)]
    balls = _troubles(setup.deck, setup.surface, m.zone)
    found: list[Weighed] = []
    for card in setup.deck.serves.values():
        if card.number == m.fault:
            continue
        for spin in ANY_SPIN if setup.advanced else NO_SPIN:
            ball, attack = balls[card.number, spin]
            rally = odds(ball + attack * attacks + standing)
            chances = _chances(m, seat, card, spin, most)
            ways = serves_with(card.number, (spin,), most)
            for way, cost, (is_in, ace) in zip(ways, costs, chances, strict=True):
                found.append((ace + (is_in - ace) * rally - cost, 1 - is_in, way))
    return found


@lru_cache(maxsize=64)
def _troubles(deck: Deck, surface: Surface, zone: Zone) -> Mapping[tuple[int, Spin | None], tuple[float, float]]:
    """What each serve, with each spin, means to the receiver, and what an attack that waits for it means to me."""
    balls = {
        (card.number, spin): served(surface, 0, card, spin, zone) for card in deck.serves.values() for spin in ANY_SPIN
    }
    return {way: (trouble(ball, False), attacked(ball, False)) for way, ball in balls.items()}


def _chances(m: Position, seat: int, card: Serve, spin: Spin | None, most: int) -> tuple[tuple[float, float], ...]:
    """For each number of Stars the chance that the serve is in, and that it is an ace."""
    me = m.sides[seat]
    if not me.powers:
        return _bare_chances(card, spin, most)
    numbers = [serve_number(m, seat, card, spin, stars) for stars in range(most + 1)]
    return _of_numbers(card, numbers, early_aces(me))


@lru_cache(maxsize=500)
def _bare_chances(card: Serve, spin: Spin | None, most: int) -> tuple[tuple[float, float], ...]:
    return _of_numbers(card, [bare_serve_number(card, spin, stars) for stars in range(most + 1)], 0)


def _of_numbers(card: Serve, numbers: list[Reasons], early: int) -> tuple[tuple[float, float], ...]:
    sums = [total(reasons) for reasons in numbers]
    return tuple([(chance(needed), _ace_chance(card, early, needed)) for needed in sums])


def _ace_chance(card: Serve, early: int, needed: int) -> float:
    """WT-8.3, and a power that lets the ACE range begin earlier."""
    if card.ace is None:
        return 0.0
    first, last = card.ace[0] - early, card.ace[1]
    return (last - first + 1) / 20 if needed <= first else max(0, last - needed + 1) / 20
