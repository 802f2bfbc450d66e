"""What dice may bring: exact, and held against all that can come up."""

from itertools import product
from typing import Any

import pytest

from tests.games.hoops.courtside import (
    BLOCK,
    BOX,
    DRIVE,
    FULL_PRESS,
    HARD_PLAY,
    QUICK_DRIVE,
    STOP,
    THREE,
    TRAP,
    blue,
    brown,
    grey,
    red,
    team,
)
from wwtennis.games.hoops.cards import DICE, Die
from wwtennis.games.hoops.chances import likely, likely_defence, outlook

COLOURS = frozenset((DRIVE,))


def kept(tactic_number: int, dice: list[Die], colours: frozenset[Any]) -> int:
    tactic = BOX.tactics[tactic_number]
    total = 0
    for skill, keep in tactic.keeps.items():
        values = [die.points for die in dice if die.skill is skill and (die.stops is None or die.stops in colours)]
        total += sum(sorted(values, reverse=True)[:keep])
    return total


@pytest.mark.parametrize(
    ("tactic", "dice", "again", "colours"),
    [
        (QUICK_DRIVE, [red(6), red(2), red(0), red(0)], [red(0), red(0)], frozenset()),
        (QUICK_DRIVE, [red(6), red(2), red(0)], [red(6)], frozenset()),
        (HARD_PLAY, [blue(0), blue(9), red(2), red(0)], [blue(0), red(0)], frozenset()),
        (TRAP, [grey(3, DRIVE), brown(3, THREE)], [brown(3, THREE)], COLOURS),
        (QUICK_DRIVE, [red(6), red(2)], [], frozenset()),
    ],
)
def test_a_reroll_is_counted_over_all_that_can_come_up(tactic, dice, again, colours):
    stay = dice[:]
    for die in again:
        stay.remove(die)
    now = kept(tactic, dice, colours)
    results = [kept(tactic, [*stay, *new], colours) for new in product(*[DICE[die.skill] for die in again])]

    found = outlook(BOX.tactics[tactic], dice, again, colours)

    assert found.now == now
    assert found.mean == pytest.approx(sum(results) / len(results))
    assert found.better == pytest.approx(sum(result > now for result in results) / len(results))


def test_what_a_tactic_is_likely_to_keep():
    starters = team()  # three drive dice, of which three are kept
    mean = sum(die.points for die in DICE[DRIVE]) / 6

    assert likely(BOX, Five(starters), BOX.tactics[QUICK_DRIVE]) == pytest.approx(3 * mean)


def test_only_defences_that_the_court_is_clever_enough_for_are_counted():
    five = Five(team())
    clever, harder = likely_defence(BOX, five, [TRAP], COLOURS), likely_defence(BOX, five, [TRAP, FULL_PRESS], COLOURS)

    assert 0 < clever < harder
    assert likely_defence(BOX, five, [QUICK_DRIVE], COLOURS) == 0
    assert {BLOCK, STOP} == set(BOX.tactics[TRAP].keeps)


class Five:
    """As much of a team as these rules read."""

    profile = None

    def __init__(self, given) -> None:
        self.court = given.court
