"""Worldwide Tennis in the app. It names its screens and imports none of them yet."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from typing import TYPE_CHECKING

from wwtennis.kernel.errors import WWTennisError
from wwtennis.tui.shell.game_screens import GameScreens

if TYPE_CHECKING:
    from wwtennis.games.worldwide.setup import Setup
    from wwtennis.games.worldwide.state import Match
    from wwtennis.kernel.game import Game
    from wwtennis.tui.shell.glossary import Term
    from wwtennis.tui.shell.moments import Retelling
    from wwtennis.tui.shell.session import MatchSession
    from wwtennis.tui.worldwide.match import MatchScreen
    from wwtennis.tui.worldwide.match_end import MatchEndScreen
    from wwtennis.tui.worldwide.replay import ReplayScreen
    from wwtennis.tui.worldwide.set_up import WorldwideSetUp
    from wwtennis.watching.watched import Watched


class WorldwideScreens:
    """See `wwtennis.tui.shell.game_screens.GameScreens`."""

    @property
    def set_up(self) -> WorldwideSetUp:
        from wwtennis.tui.worldwide.set_up import WorldwideSetUp

        return WorldwideSetUp()

    def match(self, session: MatchSession) -> MatchScreen:
        from wwtennis.tui.worldwide.match import MatchScreen

        return MatchScreen(session)

    def end(self, session: MatchSession, seconds: float) -> MatchEndScreen:
        from wwtennis.tui.worldwide.match_end import MatchEndScreen

        return MatchEndScreen(session, seconds)

    def replay(self, watched: Watched, moment: int = 0, view: str | None = None) -> ReplayScreen:
        from wwtennis.tui.worldwide.replay import ReplayScreen

        return ReplayScreen(watched, moment, view)

    def retelling(self, game: Game[Match], names: tuple[str, ...]) -> Retelling:
        from wwtennis.tui.worldwide.retelling import retelling

        return retelling(game, names)

    def court(self, setup: Setup) -> str:
        return setup.surface

    def terms(self) -> Sequence[Term]:
        from wwtennis.tui.worldwide.glossary import GLOSSARY

        return GLOSSARY

    def get_ready(self) -> None:
        """Deck and player cards. What is wrong with them is told when a match is set up."""
        from wwtennis.files.material import material_of
        from wwtennis.tui.worldwide import set_up

        assert set_up  # loaded, for what comes next
        with contextlib.suppress(WWTennisError):
            assert material_of("worldwide").players  # which reads the deck as well


SCREENS: GameScreens = WorldwideScreens()
