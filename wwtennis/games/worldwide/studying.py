"""What the lab is to find out about Worldwide Tennis: does it play like tennis, is every card of use?"""

from __future__ import annotations

from collections.abc import Sequence

from wwtennis.games.worldwide.material import Material
from wwtennis.games.worldwide.options import ALL, options
from wwtennis.games.worldwide.setup import Setup
from wwtennis.games.worldwide.simulating import arrange
from wwtennis.games.worldwide.stats.findings import compared, findings
from wwtennis.games.worldwide.stats.report import headline
from wwtennis.games.worldwide.stats.shape import Shape, shape_for
from wwtennis.kernel.findings import Findings
from wwtennis.kernel.kind import Arranged, Asked, Option, Part
from wwtennis.kernel.words import _

NOT_ASKED = ("--solo",)  # the solo opponent has no hand that could be looked into


class WorldwideStudy:
    """See `wwtennis.kernel.kind.Study`."""

    trial = "players"

    @property
    def options(self) -> Sequence[Option]:
        """Those of a simulation, but on all surfaces unless one is named."""
        asked = [option for option in options() if option.name not in NOT_ASKED]
        says = _("only this surface")
        return [option._replace(default=ALL, says=says) if option.name == "--surface" else option for option in asked]

    def arrange(self, material: Material, asked: Asked, bots: Sequence[str | None]) -> Arranged:
        return arrange(material, {**asked, "solo": None}, bots)

    def watch(self, setup: Setup) -> Shape:
        return shape_for(setup.deck)

    def findings(self, material: Material, parts: Sequence[Part], bots: Sequence[str]) -> Findings:
        return findings(headline(parts, bots), material.tour, parts)

    def compared(self, names: Sequence[str], parts: Sequence[Sequence[Part]], bots: Sequence[str]) -> Findings:
        return compared(headline(parts[0], bots), names, parts)
