"""Serve & Play in the app. It names its screens and imports none of them yet."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from typing import TYPE_CHECKING

from wwtennis.kernel.errors import WWTennisError
from wwtennis.tui.shell.game_screens import GameScreens

if TYPE_CHECKING:
    from wwtennis.games.serve_play.setup import Setup
    from wwtennis.games.serve_play.state import Match
    from wwtennis.kernel.game import Game
    from wwtennis.tui.serve_play.match import ServePlayMatch
    from wwtennis.tui.serve_play.match_end import ServePlayEnd
    from wwtennis.tui.serve_play.replay import ServePlayReplay
    from wwtennis.tui.serve_play.set_up import ServePlaySetUp
    from wwtennis.tui.shell.glossary import Term
    from wwtennis.tui.shell.moments import Retelling
    from wwtennis.tui.shell.session import MatchSession
    from wwtennis.watching.watched import Watched

COURT = "grass"  # the leaflet's lawn: the game has one surface


class ServePlayScreens:
    """See `wwtennis.tui.shell.game_screens.GameScreens`."""

    @property
    def set_up(self) -> ServePlaySetUp:
        from wwtennis.tui.serve_play.set_up import ServePlaySetUp

        return ServePlaySetUp()

    def match(self, session: MatchSession) -> ServePlayMatch:
        from wwtennis.tui.serve_play.match import ServePlayMatch

        return ServePlayMatch(session)

    def end(self, session: MatchSession, seconds: float) -> ServePlayEnd:
        from wwtennis.tui.serve_play.match_end import ServePlayEnd

        return ServePlayEnd(session, seconds)

    def replay(self, watched: Watched, moment: int = 0, view: str | None = None) -> ServePlayReplay:
        from wwtennis.tui.serve_play.replay import ServePlayReplay

        return ServePlayReplay(watched, moment, view)

    def retelling(self, game: Game[Match], names: tuple[str, ...]) -> Retelling:
        from wwtennis.tui.serve_play.retelling import retelling

        return retelling(game, names)

    def court(self, setup: Setup) -> str:
        return COURT

    def terms(self) -> Sequence[Term]:
        from wwtennis.tui.serve_play.glossary import GLOSSARY

        return GLOSSARY

    def get_ready(self) -> None:
        """Both decks. What is wrong with them is told when a match is set up."""
        from wwtennis.files.material import material_of

        with contextlib.suppress(WWTennisError):
            assert material_of("serve-play").decks


SCREENS: GameScreens = ServePlayScreens()
