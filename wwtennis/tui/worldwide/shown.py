"""A match of Worldwide Tennis as it is shown."""

from __future__ import annotations

from wwtennis.games.worldwide.setup import Setup
from wwtennis.games.worldwide.state import Match
from wwtennis.games.worldwide.view import View
from wwtennis.kernel.game import Game
from wwtennis.tui.shell.shown import ShownMatch
from wwtennis.tui.worldwide.draft import Draft
from wwtennis.tui.worldwide.scene import Scene


class Shown(ShownMatch[Scene, Draft]):
    """What every widget of the game paints from."""

    names: tuple[str, ...]
    view: View

    def __init__(self, game: Game[Match], setup: Setup, names: tuple[str, ...]) -> None:
        super().__init__(game, names, lambda: Scene(game, names), setup.surface)
        self.setup = setup

    @property
    def opponent(self) -> str:
        """Whoever is at the far end."""
        return self.names[1 - self.near]
