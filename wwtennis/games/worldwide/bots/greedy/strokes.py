"""Phase B: which card, where to, with how many Stars; take a sure success, or roll."""

from __future__ import annotations

from functools import lru_cache
from math import exp
from operator import itemgetter
from typing import Any, NamedTuple

from wwtennis.games.worldwide.bots import beliefs
from wwtennis.games.worldwide.bots.greedy import worth
from wwtennis.games.worldwide.bots.greedy.outlook import (
    aims_for,
    best_place,
    chance,
    means,
    waiting,
)
from wwtennis.games.worldwide.cards import NET, THE_WINNER, Deck, Zone
from wwtennis.games.worldwide.choices import PlayStroke
from wwtennis.games.worldwide.events import total
from wwtennis.games.worldwide.position import Position
from wwtennis.games.worldwide.rules.rally import Playable, bare_number, playable, stroke_number
from wwtennis.games.worldwide.rules.stars_and_spin import slice_forces_test, star_gain

NOTHING = -1.0  # the prospect of having no stroke: worse than any
CLOSE_CALL = 0.0125  # a twentieth of all rolls, half of them upheld, and the point to play again

# A stroke on the scales: its prospect, the card, its target, the odds once it has landed there, and the roll.
Weighed = tuple[float, Playable, Zone | None, float, "Gamble"]
BY_PROSPECT = itemgetter(0)


def way_of(weighed: Weighed) -> PlayStroke:
    """The answer that was weighed."""
    _, each, target, _, gamble = weighed
    return PlayStroke(each.card.number, target, gamble.stars, gamble.roll)


def chance_of(weighed: Weighed) -> float:
    """The chance to win the point by it."""
    _, _, _, lands, gamble = weighed
    return gamble.is_in * lands + gamble.winner * (1 - lands)


class Gamble(NamedTuple):
    """A number of Stars for the roll: what they cost, and the chances that they buy."""

    stars: int
    roll: bool
    cost: float
    is_in: float
    second_chance: float  # what a close call is worth
    winner: float  # the chance of a roll that is a winner by itself (WT-18.4)


SURE = (Gamble(0, False, 0.0, 1.0, 0.0, 0.0),)


def best_stroke(m: Position, seat: int, *, with_stars: bool = True) -> Weighed | None:
    """The stroke with the best prospect, of equals the first; None where there is none."""
    return max(weigh_strokes(m, seat, with_stars=with_stars), key=BY_PROSPECT, default=None)


def remembered_best_stroke(m: Position, seat: int) -> Weighed | None:
    """The same, for whoever plays one position out again and again. In a match hardly anything comes twice.

    It is remembered where no player card has a say: then nothing is read of the match but what is named.
    """
    me, opponent, setup = m.sides[seat], m.sides[1 - seat], m.setup
    if me.powers or opponent.powers:
        return best_stroke(m, seat)
    wait = waiting(m, seat)
    known = _situation(
        tuple(me.hand), worth.stock_of(setup.deck, me), m.ball, me.zone, me.stars, me.built, opponent.stars,
        opponent.built, opponent.zone, tuple(wait.attacks.values()), wait.passes,
        me.challenges > 0, me.tokens, m.retreated,
        setup.deck, setup.surface, setup.level,
    )  # fmt: skip
    if not known:
        known.append(best_stroke(m, seat))
    return known[0]


@lru_cache(maxsize=20_000)  # enough for the few decisions in which the same is met again
def _situation(*named: object) -> list[Weighed | None]:
    """What is known of a situation: the best stroke; nothing as yet."""
    return []


def weigh_strokes(m: Position, seat: int, *, with_stars: bool = True) -> list[Weighed]:
    """Every way to play every card: the odds of winning the point, with what it costs and earns beyond the point."""
    cards = playable(m, seat)
    if not cards:
        return []
    me, at_net = m.sides[seat], m.sides[1 - seat].zone is NET
    standing, aims = means(m, seat) + best_place(m, seat), aims_for(m.setup, at_net)
    attacks, runs = waiting(m, seat).attacks, worth.of_runs(m.sides[1 - seat])
    deck, builds, gains = m.setup.deck, THE_WINNER in me.hand, m.setup.advanced
    economy = _economy(deck, me.stars, me.tokens, gains, worth.stock_of(deck, me))
    found: list[Weighed] = []
    for each in cards:
        card = each.card
        gambles = _gambles(m, seat, each, with_stars)
        aside, on_success = economy[card.number]
        if each.price:
            aside -= worth.of_stars(each.price)
        from_here = standing + (beliefs.MY_BUILT * card.difficulty if builds else 0.0)
        for target, trouble, attack in aims[card.number]:
            if target is None:
                lands, landed = 1.0, 1.0 + on_success
            else:
                lands = 1 / (1 + exp(-(trouble + attack * attacks[target] + from_here)))
                landed = lands + on_success + runs[target]
            found += [
                (
                    aside - gamble[2] + (gamble[3] * landed + gamble[4]) + gamble[5] * (1 - landed),
                    each, target, lands, gamble,
                )
                for gamble in gambles
            ]  # fmt: skip
    return found


def _gambles(m: Position, seat: int, each: Playable, with_stars: bool) -> tuple[Gamble, ...]:
    """The rolls that there are for this card; without looking at Stars, the one that there must be."""
    if not each.tested and not (each.may_roll and with_stars):
        return SURE
    me, most = m.sides[seat], each.stars if with_stars else 0
    close = me.challenges > 0
    if not (me.powers or m.sides[1 - seat].powers):
        assert m.ball is not None
        built = me.built if each.card.number == THE_WINNER else 0
        sliced = slice_forces_test(each.card, m.ball, me.zone)
        return _bare_gambles(each.card.difficulty, built, m.ball.malus, sliced, most, close)
    numbers = [total(stroke_number(m, seat, each.card, stars)) for stars in range(most + 1)]
    rolls = _rolls(numbers, close, each.winner_from, each.may_roll)
    return (*SURE, *rolls) if each.may_roll else rolls


@lru_cache(maxsize=20_000)
def _bare_gambles(difficulty: int, built: int, malus: int, sliced: bool, most: int, close: bool) -> tuple[Gamble, ...]:
    """Where no player card has a say."""
    numbers = [bare_number(difficulty, built, malus, sliced, stars) for stars in range(most + 1)]
    return _rolls([total(reasons) for reasons in numbers], close, None, False)


def _rolls(numbers: list[int], close: bool, winner_from: int | None, may_roll: bool) -> tuple[Gamble, ...]:
    """One for each number of Stars, by what the die must reach then."""
    return tuple(
        Gamble(
            stars, may_roll, worth.of_stars(stars), chance(needed),
            CLOSE_CALL if close and 2 <= needed <= 21 else 0.0,  # a miss by 1 may be challenged
            0.0 if winner_from is None else chance(max(needed, winner_from)),
        )
        for stars, needed in enumerate(numbers)
    )  # fmt: skip


@lru_cache(maxsize=5000)
def _economy(*named: Any) -> Economy:
    return Economy(*named)


class Economy(dict[int, tuple[float, float]]):
    """What each card earns and costs beyond the point: anyhow, and if it lands. Worked out when it is asked for."""

    def __init__(self, deck: Deck, stars: int, tokens: int, gains: bool, stock: worth.Stock) -> None:
        """`gains`: Stars can be won."""
        super().__init__()
        self._deck, self._stars, self._tokens, self._gains, self._stock = deck, stars, tokens, gains, stock

    def __missing__(self, number: int) -> tuple[float, float]:
        gained = star_gain(self._gains, self._deck.strokes[number].star, self._stars, self._tokens)
        self[number] = found = worth.of_playing(self._deck, number, self._stock), worth.of_stars(gained)
        return found
