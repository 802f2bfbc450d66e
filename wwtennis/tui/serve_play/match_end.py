"""The end of a match: the numbers of both sides beside each other, and its momentum."""

from __future__ import annotations

from collections.abc import Sequence

import attrs

from wwtennis.games.serve_play.events import How
from wwtennis.games.serve_play.stats.box import BoxScore
from wwtennis.games.serve_play.stats.course import COURSE
from wwtennis.games.serve_play.stats.figures import FIGURES
from wwtennis.games.serve_play.words.terms import HOWS, about
from wwtennis.kernel.game import Event
from wwtennis.kernel.table import in_force
from wwtennis.kernel.words import _
from wwtennis.tennis.calling import side_name
from wwtennis.tennis.momentum import AfterPoint, Momentum
from wwtennis.tennis.timeline import Point
from wwtennis.tui.serve_play.scene import Scene
from wwtennis.tui.serve_play.shown import Shown
from wwtennis.tui.shell.canvas import Canvas
from wwtennis.tui.shell.ink import side_ink
from wwtennis.tui.shell.painted import Painted
from wwtennis.tui.shell.session import MatchSession
from wwtennis.tui.tennis.match_end import TennisEnd
from wwtennis.tui.tennis.momentum_chart import LEAST_CHART, paint_momentum

LABEL, NUMBER, GAP = 34, 12, 2  # columns


@attrs.frozen
class FiguresShown:
    """All that the numbers are made of."""

    names: tuple[str, str]
    box: BoxScore
    series: tuple[AfterPoint, ...]


def figures(shown: Shown) -> FiguresShown:
    box, series = BoxScore(), Momentum(COURSE)
    for event in shown.scene.happened:
        box.hear(event)
        series.hear(event)
    return FiguresShown((side_name(shown.names, 0), side_name(shown.names, 1)), box, tuple(series.moments))


class Figures(Painted[Shown, FiguresShown]):
    """What was counted, a column for each side, and below it the momentum point by point."""

    def value(self, shown: Shown) -> FiguresShown:
        return figures(shown)

    def paint(self, canvas: Canvas, value: FiguresShown) -> None:
        left = max(0, (canvas.width - LABEL - 2 * (NUMBER + GAP)) // 2)
        columns = [left + LABEL + (side + 1) * (NUMBER + GAP) for side in (0, 1)]
        for side, right in enumerate(columns):
            canvas.put_right(right, 0, value.names[side][:NUMBER], f"bold {side_ink(side)}")
        rows = list(FIGURES.items())[: canvas.height - 1 - LEAST_CHART]
        for row, (name, figure) in enumerate(rows, start=1):
            canvas.put(left, row, _(name), "muted")
            for side, right in enumerate(columns):
                canvas.put_right(right, row, figure(value.box, [value.box.sides[side]]))
        top = 1 + len(rows) + (canvas.height > len(rows) + LEAST_CHART + 2)
        paint_momentum(canvas, top, canvas.height - top, value.series, value.names, self.symbols)


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
