"""A question of fairness: do the levels of the machine coach rise step by step, from an easy one to half and more?"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise, product

from wwtennis.games.hoops.material import Material
from wwtennis.games.hoops.profiles import MACHINES
from wwtennis.games.hoops.setup import EASIEST, EVEN, LADDER, MACHINE_SEAT, Machine, Setup
from wwtennis.kernel.estimates import not_rising
from wwtennis.kernel.kind import Duel, Trial
from wwtennis.kernel.words import _, decimal

# Percent that the first level may win, that the even one is to win, and that a level may win more than the one below,
# over all profiles.
EASY, HALF, STEP = 20.0, (40.0, 60.0), 20.0


class MachineLevels:
    """HO-6: how often the machine coach wins, at each level of the ladder and with each profile."""

    def duels(self, material: Material) -> list[Duel]:
        ladder = product(LADDER, MACHINES.values())
        return [
            self._duel(Setup(material.cards, machine=Machine(each.id, level)), each.title) for level, each in ladder
        ]

    def _duel(self, setup: Setup, column: str) -> Duel:
        assert setup.machine is not None
        return Duel(level_name(setup.machine.level), None, column, ((setup, MACHINE_SEAT),))

    def complaints(self, shares: Mapping[str, Sequence[float]], overall: Mapping[str, float]) -> list[str]:
        """A harder level wins more, and not all at once; the first is easy, the even one wins about half."""
        said = not_rising(overall)
        for (lower, least), (higher, most) in pairwise(overall.items()):
            if most - least > STEP:
                text = _("{higher} wins {more} % more than {lower}, at most {step:.0f} are a step")
                said.append(text.format(higher=higher, lower=lower, more=decimal(most - least), step=STEP))
        first, even = level_name(EASIEST), level_name(EVEN)
        if overall[first] > EASY:
            text = _("{level} wins {share} %, at most {most:.0f} are easy")
            said.append(text.format(level=first, share=decimal(overall[first]), most=EASY))
        if not HALF[0] <= overall[even] <= HALF[1]:
            text = _("{level} wins {share} %, {least:.0f} to {most:.0f} are about half")
            said.append(text.format(level=even, share=decimal(overall[even]), least=HALF[0], most=HALF[1]))
        return said


def level_name(level: int) -> str:
    return _("level {level}").format(level=level)


TRIALS: dict[str, Trial] = {"machines": MachineLevels()}
