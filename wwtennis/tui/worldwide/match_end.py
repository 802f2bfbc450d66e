"""The end of a match: its box score and its momentum."""

from __future__ import annotations

from collections.abc import Sequence

from wwtennis.games.worldwide.cards import SURFACE_NAMES
from wwtennis.games.worldwide.events import How
from wwtennis.games.worldwide.words.terms import HOWS
from wwtennis.kernel.game import Event
from wwtennis.kernel.table import in_force
from wwtennis.kernel.words import _
from wwtennis.tennis.score import Mode
from wwtennis.tennis.timeline import Point
from wwtennis.tui.shell.session import MatchSession
from wwtennis.tui.tennis.match_end import TennisEnd
from wwtennis.tui.worldwide.scene import Scene
from wwtennis.tui.worldwide.shown import Shown
from wwtennis.tui.worldwide.widgets.numbers import Numbers


class MatchEndScreen(TennisEnd):
    """What there is to say about a match when it is over."""

    game = "worldwide"

    def about(self) -> Sequence[str]:
        setup = self.session.setup
        mode = _("tie-break") if setup.played.mode is Mode.TIEBREAK else _("match")
        return _(SURFACE_NAMES[setup.surface]), mode

    def numbers(self) -> Numbers:
        return Numbers(_at_its_end(self.session))

    def how(self, point: Point) -> str:
        return _(HOWS[How(point.how)]).format(loser=self.session.names[1 - point.winner])


def _at_its_end(session: MatchSession) -> Shown:
    """All of the match, for the numbers to be made of."""
    shown = Shown(session.table.game, session.setup, session.names)
    events = [entry for entry in in_force(session.entries) if isinstance(entry, Event)]
    shown.scene = Scene(session.table.game, session.names, session.table.state, events)
    return shown
