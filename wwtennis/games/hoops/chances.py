"""What dice may bring: how much a tactic is likely to keep, and what rolling some dice again may make of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import combinations_with_replacement
from math import factorial

import msgspec

from wwtennis.games.hoops.bots.greedy.odds import best_of, counts, faces, top
from wwtennis.games.hoops.cards import SIDES_OF_A_DIE, Cards, Die, Side, Skill, Tactic
from wwtennis.games.hoops.rules.court import SeenTeam, dice_of, intelligence

Spread = dict[int, float]  # how likely each sum is
Colours = frozenset[Skill]


class Outlook(msgspec.Struct, frozen=True):
    """What is kept as the dice lie; and once these are rolled again: what on average, and how likely it is more."""

    now: int
    mean: float
    better: float


def likely(deck: Cards, team: SeenTeam, tactic: Tactic, colours: Colours = frozenset()) -> float:
    """HO-3.10: what the tactic keeps on average, without rerolls; a defence against these colours (HO-3.13)."""
    kept = [best_of(skill, dice_of(deck, team, skill), keep, colours) for skill, keep in tactic.keeps.items()]
    return sum(kept)


def likely_defence(deck: Cards, team: SeenTeam, lying: Iterable[int], colours: Colours) -> float:
    """The most that a team's prepared defences stop of such an attack, on average; as far as it is clever enough."""
    clever = intelligence(deck, team)
    able = [deck.tactics[card] for card in lying if deck.tactics[card].complexity <= clever]
    return max([likely(deck, team, tactic, colours) for tactic in able if tactic.side is Side.DEFENCE], default=0.0)


def outlook(tactic: Tactic, dice: Sequence[Die], again: Sequence[Die], colours: Colours) -> Outlook:
    """H12: these of the dice are rolled again, together."""
    now, spread = 0, {0: 1.0}
    for skill, keep in tactic.keeps.items():
        lying = [counts(skill, die.face, colours) for die in dice if die.skill is skill]
        rolled = [counts(skill, die.face, colours) for die in again if die.skill is skill]
        stay = list((Counter(lying) - Counter(rolled)).elements())
        now += top(lying, keep)
        spread = _together(spread, _kept(skill, tuple(sorted(stay)), len(rolled), keep, colours))
    mean = sum([total * chance for total, chance in spread.items()])
    return Outlook(now, mean, sum([chance for total, chance in spread.items() if total > now]))


@cache
def _kept(skill: Skill, stay: tuple[int, ...], rolled: int, keep: int, colours: Colours) -> Spread:
    """The best `keep` of those that stay and so many new ones: every hand of faces, as often as it comes up."""
    shown = Counter(faces(skill, colours))
    found: Spread = {}
    for hand in combinations_with_replacement(sorted(shown), rolled):
        ways = factorial(rolled)
        for value, count in Counter(hand).items():
            ways = ways // factorial(count) * shown[value] ** count
        total = top([*stay, *hand], keep)
        found[total] = found.get(total, 0.0) + ways / SIDES_OF_A_DIE**rolled
    return found


def _together(one: Spread, other: Spread) -> Spread:
    found: Spread = {}
    for total, chance in one.items():
        for more, also in other.items():
            found[total + more] = found.get(total + more, 0.0) + chance * also
    return found
