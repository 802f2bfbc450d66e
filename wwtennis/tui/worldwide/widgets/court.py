"""The court: both ends, their zones, the pawns, the ball and its path."""

from __future__ import annotations

from msgspec.structs import replace

from wwtennis.games.worldwide.cards import Zone
from wwtennis.tui.shell.canvas import Canvas
from wwtennis.tui.shell.painted import Painted
from wwtennis.tui.worldwide.answers import PLAY, SERVE
from wwtennis.tui.worldwide.draft import Draft
from wwtennis.tui.worldwide.pacing import Flying
from wwtennis.tui.worldwide.shown import Shown
from wwtennis.tui.worldwide.widgets.court_brush import CourtShown, paint_court


def court(shown: Shown) -> CourtShown:
    """Who stands where, the ball or its last flight, and where the answer would send it or lead."""
    scene, state = shown.scene, shown.scene.state
    flight, progress = scene.flight, 1.0
    if isinstance(shown.motion, Flying):
        flight, progress = shown.motion.flight, shown.motion.progress
    ball = None
    if flight is None:
        ball = (state.server, Zone.NEUTRAL) if state.ball is None else (1 - state.ball.by, state.ball.zone)
    zones = (state.sides[0].zone, state.sides[1].zone)
    there = CourtShown(shown.near, shown.names, zones, ball, flight, progress)
    return there if shown.draft is None else _with_answer(there, shown.draft)


def _with_answer(there: CourtShown, draft: Draft) -> CourtShown:
    if draft.way is SERVE:
        return replace(there, targets=(draft.view.zone,), aim=draft.view.zone)
    if draft.way is PLAY:
        return replace(there, targets=tuple(draft.targets), aim=draft.target)
    places = {way: way.leads_to(draft.view) for way in draft.ways}
    offered = tuple((zone, way.action) for way, zone in places.items() if zone is not None)
    return replace(there, offered=offered, picked=places[draft.way])


class Court(Painted[Shown, CourtShown]):
    """One widget, drawn line by line."""

    def value(self, shown: Shown) -> CourtShown:
        return court(shown)

    def paint(self, canvas: Canvas, value: CourtShown) -> None:
        paint_court(canvas, value, self.symbols)
