"""The end of a match: the numbers of both sides beside each other, and its momentum."""

from __future__ import annotations

from collections.abc import Sequence

from wwtennis.games.serve_play.events import How
from wwtennis.games.serve_play.words.terms import HOWS, about
from wwtennis.kernel.game import Event
from wwtennis.kernel.table import in_force
from wwtennis.kernel.words import _
from wwtennis.tennis.calling import side_name
from wwtennis.tennis.timeline import Point
from wwtennis.tui.serve_play.scene import Scene
from wwtennis.tui.serve_play.shown import Shown
from wwtennis.tui.serve_play.widgets.figures import Figures
from wwtennis.tui.shell.session import MatchSession
from wwtennis.tui.tennis.match_end import TennisEnd


class ServePlayEnd(TennisEnd):
    """What there is to say about a match when it is over."""

    game = "serve-play"

    def about(self) -> Sequence[str]:
        return about(self.session.setup)[:1]

    def numbers(self) -> Figures:
        return Figures(_at_its_end(self.session))

    def how(self, point: Point) -> str:
        return _(HOWS[How(point.how)]).format(loser=side_name(self.session.names, 1 - point.winner))


def _at_its_end(session: MatchSession) -> Shown:
    """All of the match, for the numbers to be made of."""
    shown = Shown(session.table.game, session.setup, session.names)
    events = [entry for entry in in_force(session.entries) if isinstance(entry, Event)]
    shown.scene = Scene(session.table.game, session.names, session.table.state, events)
    return shown
