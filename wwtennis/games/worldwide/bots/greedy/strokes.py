"""Phase B: which card, where to, with how many Stars; take a sure success, or roll."""

from __future__ import annotations

from functools import cache
from operator import itemgetter
from typing import NamedTuple

from wwtennis.games.worldwide.bots.greedy import weights as w
from wwtennis.games.worldwide.bots.greedy import worth
from wwtennis.games.worldwide.bots.greedy.outlook import best_place, chance, means, odds, sheets_for
from wwtennis.games.worldwide.cards import NET, THE_WINNER, Stroke, Zone
from wwtennis.games.worldwide.choices import PlayStroke
from wwtennis.games.worldwide.position import Position
from wwtennis.games.worldwide.rules.rally import Playable, playable, stroke_number
from wwtennis.games.worldwide.rules.stars_and_spin import STROKE_BONUS, star_gain

NOTHING = -1.0  # the prospect of having no stroke: worse than any

# A stroke on the scales: its prospect, card, target, Stars, and whether it is rolled though it need not be.
Weighed = tuple[float, int, Zone | None, int, bool]
BY_PROSPECT = itemgetter(0)


class Gamble(NamedTuple):
    """A number of Stars for the roll: what they cost, and the chances that they buy."""

    stars: int
    roll: bool
    cost: float
    is_in: float
    second_chance: float  # what a close call is worth
    winner: float  # the chance of a roll that is a winner by itself (WT-18.4)


SURE = (Gamble(0, False, 0.0, 1.0, 0.0, 0.0),)


def best_stroke(m: Position, seat: int) -> tuple[float, PlayStroke | None]:
    """The stroke with the best prospect, and that prospect."""
    weighed = weigh_strokes(m, seat)
    if not weighed:
        return NOTHING, None
    prospect, *how = max(weighed, key=BY_PROSPECT)
    return prospect, PlayStroke(*how)


def weigh_strokes(m: Position, seat: int, *, with_stars: bool = True) -> list[Weighed]:
    """Every way to play every card, with the odds of winning the point, and what it costs and earns beyond the point."""
    cards = playable(m, seat)
    if not cards:
        return []
    me, sheets = m.sides[seat], sheets_for(m.setup)
    standing, at_net = means(m, seat) + best_place(m, seat), m.sides[1 - seat].zone is NET
    builds = THE_WINNER in me.hand
    found: list[Weighed] = []
    for each in cards:
        card = each.card
        gambles = _gambles(m, seat, each, with_stars)
        aside, on_success = _economy(m, seat, card, each.price)
        from_here = standing + (w.MY_BUILT * card.difficulty if builds else 0.0)
        aims = sheets[card.number].aims[at_net] or WINS
        for target, trouble in aims:
            landed = (1.0 if target is None else odds(trouble + from_here)) + on_success
            for stars, roll, cost, is_in, second_chance, winner in gambles:
                prospect = aside - cost + (is_in * landed + second_chance)
                if winner:
                    prospect += winner * (1 - landed)
                found.append((prospect, card.number, target, stars, roll))
    return found


WINS: tuple[tuple[None, float], ...] = ((None, 0.0),)  # a winner goes nowhere, and needs no outlook


def _gambles(m: Position, seat: int, each: Playable, with_stars: bool) -> tuple[Gamble, ...]:
    """The rolls that there are for this card; without looking at Stars, the one that there must be."""
    if not each.tested and not (each.may_roll and with_stars):
        return SURE
    me, most = m.sides[seat], each.stars if with_stars else 0
    close = me.challenges > 0
    if not (me.powers or m.sides[1 - seat].powers):
        # A Star's bonus is all that changes: the sum is made once.
        plain = sum([part for _, part in stroke_number(m, seat, each.card, 0)])
        return _plain_gambles(plain, me.stars - each.price, most, close)
    numbers = [sum([part for _, part in stroke_number(m, seat, each.card, stars)]) for stars in range(most + 1)]
    rolls = _rolls(numbers, me.stars - each.price, close, each.winner_from, each.may_roll)
    return (*SURE, *rolls) if each.may_roll else rolls


@cache
def _plain_gambles(plain: int, held: int, most: int, close: bool) -> tuple[Gamble, ...]:
    return _rolls([plain - STROKE_BONUS[stars] for stars in range(most + 1)], held, close, None, False)


def _rolls(numbers: list[int], held: int, close: bool, winner_from: int | None, may_roll: bool) -> tuple[Gamble, ...]:
    """One for each number of Stars, by what the die must reach then."""
    return tuple(
        Gamble(
            stars, may_roll, worth.of_stars(held, stars), chance(needed),
            w.CLOSE_CALL if close and 2 <= needed <= 21 else 0.0,  # a miss by 1 may be challenged
            0.0 if winner_from is None else chance(max(needed, winner_from)),
        )
        for stars, needed in enumerate(numbers)
    )  # fmt: skip


def _economy(m: Position, seat: int, card: Stroke, price: int) -> tuple[float, float]:
    """What a card earns and costs beyond the point: anyhow, and if it lands."""
    me = m.sides[seat]
    anyhow = w.DRAWN_CARD * card.draw - worth.of_stars(me.stars, price)
    if not card.reusable:
        anyhow -= w.KEPT_CARD[card.kind]
    gained = star_gain(m.setup, card.star, me.stars, me.tokens)
    return anyhow, worth.of_stars(me.stars + gained, gained)
