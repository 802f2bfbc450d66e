"""What the lab is to find out about Hoops: is a match what it is meant to be, is every card of use?"""

from __future__ import annotations

from collections.abc import Sequence

from wwtennis.games.hoops.material import Material
from wwtennis.games.hoops.options import options
from wwtennis.games.hoops.setup import Setup
from wwtennis.games.hoops.simulating import arrange
from wwtennis.games.hoops.stats.findings import compared, findings
from wwtennis.games.hoops.stats.report import headline
from wwtennis.games.hoops.stats.shape import Shape, shape_for
from wwtennis.kernel.findings import Findings
from wwtennis.kernel.kind import Arranged, Asked, Option, Part

NOT_ASKED = {"--coaches": "2", "--machine": None, "--level": None}  # what is measured is measured of two coaches


class HoopsStudy:
    """See `wwtennis.kernel.kind.Study`."""

    trial = "machines"

    @property
    def options(self) -> Sequence[Option]:
        """Those of a simulation between two coaches."""
        return [option for option in options() if option.name not in NOT_ASKED]

    def arrange(self, material: Material, asked: Asked, bots: Sequence[str | None]) -> Arranged:
        untold = {name.removeprefix("--"): told for name, told in NOT_ASKED.items()}
        return arrange(material, {**asked, **untold}, bots)

    def watch(self, setup: Setup) -> Shape:
        return shape_for(setup)

    def findings(self, material: Material, parts: Sequence[Part], bots: Sequence[str]) -> Findings:
        [part] = parts
        return findings(headline(part, bots), part)

    def compared(self, names: Sequence[str], parts: Sequence[Sequence[Part]], bots: Sequence[str]) -> Findings:
        [one], [other] = parts
        return compared(headline(one, bots), names, one, other)
