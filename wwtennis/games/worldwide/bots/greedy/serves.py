"""The serve: which ball to hit, knowing whether there is another."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from operator import itemgetter
from typing import NamedTuple

from wwtennis.games.worldwide.bots.greedy import worth
from wwtennis.games.worldwide.bots.greedy.outlook import best_place, chance, means, odds, trouble
from wwtennis.games.worldwide.cards import Serve, Spin
from wwtennis.games.worldwide.choices import ServeBall
from wwtennis.games.worldwide.rules.player_powers import number_of
from wwtennis.games.worldwide.rules.serve import serve_number
from wwtennis.games.worldwide.rules.stars_and_spin import SERVE_BONUS
from wwtennis.games.worldwide.state import served
from wwtennis.games.worldwide.view import SideView, View


class Weighed(NamedTuple):
    """A serve on the scales: the prospect if there were no second ball, and the chance of needing one."""

    value: float
    fault: float
    way: ServeBall


def best_serve(view: View, options: Sequence[ServeBall]) -> ServeBall:
    """The serve with the best prospect; a first ball counts on the best second one with another card."""
    weighed = list(_weigh(view, options))
    best = max(weighed, key=BY_VALUE)
    if view.fault is not None:
        return best.way
    other = max([each for each in weighed if each[2].card != best.way.card], key=BY_VALUE)  # WT-8.4

    def prospect(first: Weighed) -> float:
        second = other if first.way.card == best.way.card else best
        return first.value + first.fault * second.value

    return max(weighed, key=prospect).way


BY_VALUE = itemgetter(0)


def _weigh(view: View, options: Sequence[ServeBall]) -> Iterator[Weighed]:
    """Each serve by itself. Options with the same card and spin stand together: their ball is judged once."""
    standing, me, opponent = means(view) + best_place(view), view.me, view.opponent
    last: tuple[object, ...] = ()
    for way in options:
        if last != (way.card, way.spin):
            last = way.card, way.spin
            card = view.setup.deck.serves[way.card]
            ball = served(view.setup, view.seat, card, way.spin, view.zone)
            rally = odds(trouble(ball, opponent) + standing)
            plain = _number(view, card, way.spin, 0)
        # Without a player card a Star's bonus is all that changes: the sum is made once.
        needed = _number(view, card, way.spin, way.stars) if me.powers else plain - SERVE_BONUS[way.stars]
        is_in, ace = chance(needed), _ace_chance(card, me, needed)
        yield Weighed(ace + (is_in - ace) * rally - worth.of_stars(me.stars, way.stars), 1 - is_in, way)


def _number(view: View, card: Serve, spin: Spin | None, stars: int) -> int:
    return sum([part for _, part in serve_number(view, view.seat, card, spin, stars)])


def _ace_chance(card: Serve, me: SideView, needed: int) -> float:
    """WT-8.3, and a power that lets the ACE range begin earlier."""
    if card.ace is None:
        return 0.0
    first, last = card.ace
    if me.powers:
        first -= number_of(me, "early_aces", 0)
    return (last - first + 1) / 20 if needed <= first else max(0, last - needed + 1) / 20
