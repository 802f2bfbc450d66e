"""Questions of fairness: are the player cards even, and do the solo levels rise?"""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence

from wwtennis.games.worldwide.cards import Surface
from wwtennis.games.worldwide.material import Material
from wwtennis.games.worldwide.setup import SOLO_SEAT, Setup, seat_of
from wwtennis.games.worldwide.solo_levels import SOLO_LEVELS
from wwtennis.kernel.estimates import not_rising
from wwtennis.kernel.kind import Duel, Trial
from wwtennis.kernel.words import _, decimal

STRONGEST, WEAKEST = 56.0, 44.0  # percent, over all surfaces
SOMEWHERE = 50.0  # what everybody passes on one surface at least


class PlayerCards:
    """Everybody against everybody, on each surface, in either seat."""

    def duels(self, material: Material) -> list[Duel]:
        pairs = itertools.product(itertools.combinations(material.players, 2), Surface)
        return [self._duel(material, one, other, surface) for (one, other), surface in pairs]

    def _duel(self, material: Material, one: str, other: str, surface: Surface) -> Duel:
        cards = material.players
        first, second = seat_of(one, cards[one]), seat_of(other, cards[other])
        there = Setup(material.deck, surface=surface, seats=(first, second))
        turned = Setup(material.deck, surface=surface, seats=(second, first))
        return Duel(one, other, surface.value, ((there, 0), (turned, 1)))

    def complaints(self, shares: Mapping[str, Sequence[float]], overall: Mapping[str, float]) -> list[str]:
        """Who is too strong, who too weak, and who is at home nowhere."""
        said = []
        for player, each in shares.items():
            if not WEAKEST <= overall[player] <= STRONGEST:
                text = _("{player} wins {share} % overall, {least:.0f} to {most:.0f} are fair")
                said.append(text.format(player=player, share=decimal(overall[player]), least=WEAKEST, most=STRONGEST))
            if max(each) <= SOMEWHERE:
                text = _("{player} wins {share} % where it wins most, more than {least:.0f} are fair")
                said.append(text.format(player=player, share=decimal(max(each)), least=SOMEWHERE))
        return said


class SoloLevels:
    """How often the solo opponent wins, at each level and on each surface."""

    def duels(self, material: Material) -> list[Duel]:
        return [
            Duel(name, None, surface.value, ((Setup(material.deck, surface=surface, solo=level), SOLO_SEAT),))
            for (name, level), surface in itertools.product(SOLO_LEVELS.items(), Surface)
        ]

    def complaints(self, shares: Mapping[str, Sequence[float]], overall: Mapping[str, float]) -> list[str]:
        """A harder level wins more."""
        return not_rising(overall)


TRIALS: dict[str, Trial] = {"players": PlayerCards(), "levels": SoloLevels()}
