"""Expected points of dice: exact, and worked out once."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import comb

from wwtennis.games.hoops.cards import ATTACK, DICE_OF_A_KIND, FACES, SIDES_OF_A_DIE, Die, Skill

ANY: frozenset[Skill] = frozenset()
MOST_KEPT = 10


def counts(skill: Skill, face: int, colours: frozenset[Skill]) -> int:
    """What this face is good for: an attack die always, a defence die against the colours that wait."""
    points, stops = FACES[skill][face - 1]
    return points if stops is None or stops in colours else 0


@cache
def faces(skill: Skill, colours: frozenset[Skill] = ANY) -> tuple[int, ...]:
    return tuple(counts(skill, face, colours) for face in range(1, SIDES_OF_A_DIE + 1))


@cache
def best_of(skill: Skill, dice: int, keep: int, colours: frozenset[Skill] = ANY) -> float:
    """The expected sum of the best `keep` of so many dice: for each number, how many of them reach it."""
    values = faces(skill, colours)
    expected = 0.0
    for least in range(1, max(values) + 1):
        chance = sum([value >= least for value in values]) / SIDES_OF_A_DIE
        expected += sum([_at_least(dice, reach, chance) for reach in range(1, keep + 1)])
    return expected


def _at_least(dice: int, reach: int, chance: float) -> float:
    return sum([comb(dice, hits) * chance**hits * (1 - chance) ** (dice - hits) for hits in range(reach, dice + 1)])


Table = tuple[tuple[float, ...], ...]  # by the number of dice, and by how many are kept


@cache
def table_of(skill: Skill, colours: frozenset[Skill] = ANY) -> Table:
    """`best_of` for every number of dice, to be looked up."""
    return tuple(
        tuple(best_of(skill, dice, keep, colours) for keep in range(MOST_KEPT + 1))
        for dice in range(DICE_OF_A_KIND + 1)
    )


@cache
def stops_by_colour(skill: Skill) -> tuple[Table, Table, Table]:
    """Against attacks of one kind: three-point, inside, drive."""
    three, inside, drive = [table_of(skill, frozenset((colour,))) for colour in ATTACK]
    return three, inside, drive


def top(values: Sequence[int], keep: int) -> int:
    return sum(sorted(values, reverse=True)[:keep])


def gain_of_reroll(die: Die, dice: Sequence[Die], keep: int, colours: frozenset[Skill]) -> float:
    """What rolling this one again adds to the best `keep` of its kind, on average."""
    values = [counts(each.skill, each.face, colours) for each in dice if each.skill is die.skill]
    before = top(values, keep)
    values.remove(counts(die.skill, die.face, colours))
    after = [top([*values, new], keep) for new in faces(die.skill, colours)]
    return sum(after) / SIDES_OF_A_DIE - before
