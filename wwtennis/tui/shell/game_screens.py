"""The screens of a game, found by its id. Those of a game are imported when it is first played or watched.

To bring a game into the app: write a folder beside this one, with an object that has what `GameScreens` asks for, and
put it in `SCREENS`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any, Protocol

from wwtennis.games import GAMES

if TYPE_CHECKING:
    from wwtennis.kernel.game import Game
    from wwtennis.tui.shell.form import Line
    from wwtennis.tui.shell.glossary import Term
    from wwtennis.tui.shell.moments import Retelling
    from wwtennis.tui.shell.page import Page
    from wwtennis.tui.shell.replay_page import ReplayPage
    from wwtennis.tui.shell.session import MatchSession
    from wwtennis.watching.watched import Watched

SCREENS = {  # each module has its `SCREENS`
    "worldwide": "wwtennis.tui.worldwide.screens",
    "serve-play": "wwtennis.tui.serve_play.screens",
    "hoops": "wwtennis.tui.hoops.screens",
}

Saved = Mapping[str, Any]  # what was agreed on for the last match, as the settings keep it
Values = dict[str, str]  # of the lines of a form
ON, OFF = "on", "off"  # of a line that is a switch


class SetUp(Protocol):
    """What a game asks before a match. Names and the seed are asked by lines that every game shares."""

    def values(self, saved: Saved) -> Values:
        """What the lines of the form begin with: as it was saved, and by default where that makes no sense."""

    def lines(self, values: Values) -> list[Line]:
        """The lines that make sense with what is chosen so far."""

    def saved(self, values: Values) -> Saved:
        """What is to be remembered of it."""

    def court(self, values: Values) -> str:
        """The tennis court to show beside the form; empty where none is played on."""

    def before(self, saved: Saved, names: Sequence[str]) -> Page[None] | None:
        """A page that comes before the match: the matches that it belongs to. None where there is none."""

    def match(self, saved: Saved, names: Sequence[str], seed: int | None = None) -> MatchSession:
        """The match that was chosen, before its first event."""


class GameScreens(Protocol):
    """A game in the app."""

    @property
    def set_up(self) -> SetUp: ...

    def match(self, session: MatchSession) -> Page[None]: ...

    def end(self, session: MatchSession, seconds: float) -> Page[None]: ...

    def replay(self, watched: Watched, moment: int = 0, view: str | None = None) -> ReplayPage: ...

    def retelling(self, game: Game[Any], names: tuple[str, ...]) -> Retelling: ...

    def court(self, setup: Any) -> str:
        """The one whose colours a match has."""

    def terms(self) -> Sequence[Term]:
        """Its words and signs, for whoever asks."""

    def get_ready(self) -> None:
        """Load what a match needs, so that nobody waits for it later. Called in a thread."""


def playable() -> list[str]:
    """The games that there are screens for, by their ids."""
    return [game for game in GAMES if game in SCREENS]


def known(game: str) -> str:
    """This game, or the first where it has no screens: settings may be of another version."""
    return game if game in playable() else playable()[0]


def screens_of(game: str) -> GameScreens:
    found: GameScreens = import_module(SCREENS[game]).SCREENS
    return found
