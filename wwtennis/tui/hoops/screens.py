"""Hoops in the app. It names its screens and imports none of them yet."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from typing import TYPE_CHECKING

from wwtennis.kernel.errors import WWTennisError
from wwtennis.tui.shell.game_screens import GameScreens

if TYPE_CHECKING:
    from wwtennis.games.hoops.setup import Setup
    from wwtennis.games.hoops.state import Match
    from wwtennis.kernel.game import Game
    from wwtennis.tui.hoops.match import HoopsMatch
    from wwtennis.tui.hoops.match_end import HoopsEnd
    from wwtennis.tui.hoops.replay import HoopsReplay
    from wwtennis.tui.hoops.set_up import HoopsSetUp
    from wwtennis.tui.shell.glossary import Term
    from wwtennis.tui.shell.moments import Retelling
    from wwtennis.tui.shell.session import MatchSession
    from wwtennis.watching.watched import Watched

COURT = "clay"  # the colour of a parquet


class HoopsScreens:
    """See `wwtennis.tui.shell.game_screens.GameScreens`."""

    @property
    def set_up(self) -> HoopsSetUp:
        from wwtennis.tui.hoops.set_up import HoopsSetUp

        return HoopsSetUp()

    def match(self, session: MatchSession) -> HoopsMatch:
        from wwtennis.tui.hoops.match import HoopsMatch

        return HoopsMatch(session)

    def end(self, session: MatchSession, seconds: float) -> HoopsEnd:
        from wwtennis.tui.hoops.match_end import HoopsEnd, HoopsSeriesEnd

        return (HoopsEnd if session.setup.series is None else HoopsSeriesEnd)(session, seconds)

    def replay(self, watched: Watched, moment: int = 0, view: str | None = None) -> HoopsReplay:
        from wwtennis.tui.hoops.replay import HoopsReplay

        return HoopsReplay(watched, moment, view)

    def retelling(self, game: Game[Match], names: tuple[str, ...]) -> Retelling:
        from wwtennis.tui.hoops.retelling import retelling

        return retelling(game, names)

    def court(self, setup: Setup) -> str:
        return COURT

    def terms(self) -> Sequence[Term]:
        from wwtennis.tui.hoops.glossary import GLOSSARY

        return GLOSSARY

    def get_ready(self) -> None:
        """The cards. What is wrong with them is told when a match is set up."""
        from wwtennis.files.material import material_of

        with contextlib.suppress(WWTennisError):
            assert material_of("hoops").cards


SCREENS: GameScreens = HoopsScreens()
