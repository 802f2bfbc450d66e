"""A match of Serve & Play as it is shown."""

from __future__ import annotations

from collections.abc import Sequence

from wwtennis.games.serve_play.setup import Setup
from wwtennis.games.serve_play.state import Match
from wwtennis.games.serve_play.view import View
from wwtennis.kernel.game import Game
from wwtennis.tennis.calling import side_name
from wwtennis.tennis.score import side_of
from wwtennis.tui.serve_play.draft import Draft
from wwtennis.tui.serve_play.scene import Scene
from wwtennis.tui.serve_play.screens import COURT
from wwtennis.tui.shell.shown import ShownMatch


class Shown(ShownMatch[Scene, Draft]):
    """What every widget of the game paints from."""

    view: View

    def __init__(self, game: Game[Match], setup: Setup, names: Sequence[str]) -> None:
        super().__init__(game, names, lambda: Scene(game, names), COURT)
        self.setup = setup

    @property
    def near_side(self) -> int:
        return side_of(self.near)

    @property
    def opponent(self) -> str:
        """Whoever is at the far end."""
        return side_name(self.names, 1 - self.near_side)
