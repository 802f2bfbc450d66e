"""A question of fairness: do the levels of the machine coach rise, from an easy one to one that wins half?"""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence

from wwtennis.games.hoops.material import Material
from wwtennis.games.hoops.profiles import MACHINES
from wwtennis.games.hoops.setup import EASIEST, EVEN, MACHINE_SEAT, Machine, Setup
from wwtennis.kernel.estimates import not_rising
from wwtennis.kernel.kind import Duel, Trial
from wwtennis.kernel.words import _

EASY, HALF = 20.0, (40.0, 60.0)  # percent that the first level may win, and the even one is to win, over all profiles


class MachineLevels:
    """HO-6: how often the machine coach wins, at each level of the ladder and with each profile."""

    def duels(self, material: Material) -> list[Duel]:
        ladder = itertools.product(range(EASIEST, EVEN + 1), MACHINES.values())
        return [
            self._duel(Setup(material.cards, machine=Machine(each.id, level)), each.title) for level, each in ladder
        ]

    def _duel(self, setup: Setup, column: str) -> Duel:
        assert setup.machine is not None
        return Duel(level_name(setup.machine.level), None, column, ((setup, MACHINE_SEAT),))

    def complaints(self, shares: Mapping[str, Sequence[float]], overall: Mapping[str, float]) -> list[str]:
        """A harder level wins more; the first is easy, the last wins about half."""
        said = not_rising(overall)
        first, even = level_name(EASIEST), level_name(EVEN)
        if overall[first] > EASY:
            said.append(f"{first} wins {overall[first]:.1f} %, at most {EASY:.0f} are easy")
        if not HALF[0] <= overall[even] <= HALF[1]:
            said.append(f"{even} wins {overall[even]:.1f} %, {HALF[0]:.0f} to {HALF[1]:.0f} are about half")
        return said


def level_name(level: int) -> str:
    return _("level {level}").format(level=level)


TRIALS: dict[str, Trial] = {"machines": MachineLevels()}
