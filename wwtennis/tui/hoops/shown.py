"""A match of Hoops as it is shown."""

from __future__ import annotations

from collections.abc import Sequence

from wwtennis.games.hoops.setup import Setup
from wwtennis.games.hoops.state import Match
from wwtennis.games.hoops.view import View
from wwtennis.kernel.game import Game
from wwtennis.tui.hoops.draft import Draft
from wwtennis.tui.hoops.scene import Scene
from wwtennis.tui.hoops.screens import COURT
from wwtennis.tui.shell.shown import ShownMatch


class Shown(ShownMatch[Scene, Draft]):
    """What every widget of the game paints from."""

    view: View

    def __init__(self, game: Game[Match], setup: Setup, names: Sequence[str]) -> None:
        super().__init__(game, names, lambda: Scene(game, names), COURT)
        self.setup = setup

    @property
    def others(self) -> list[int]:
        """The seats of the opponents, the next one first."""
        coaches = len(self.names)
        return [(self.near + step) % coaches for step in range(1, coaches)]
