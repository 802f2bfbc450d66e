"""The court: both ends, their zones, the pawns, the ball and its path."""

from __future__ import annotations

from msgspec.structs import replace

from wwtennis.games.worldwide.cards import NET, Zone
from wwtennis.games.worldwide.events import How
from wwtennis.games.worldwide.state import Match
from wwtennis.games.worldwide.words.points import NET_CORD, STAMPS
from wwtennis.kernel.words import _
from wwtennis.tui.shell.canvas import Canvas
from wwtennis.tui.shell.painted import Painted
from wwtennis.tui.tennis.drama import Stamp, is_lit, stamp_of
from wwtennis.tui.worldwide.answers import PLAY, SERVE
from wwtennis.tui.worldwide.draft import Draft
from wwtennis.tui.worldwide.pacing import Flying
from wwtennis.tui.worldwide.scene import Fate
from wwtennis.tui.worldwide.shown import Shown
from wwtennis.tui.worldwide.widgets.court_brush import paint_court
from wwtennis.tui.worldwide.widgets.court_path import CourtShown


def court(shown: Shown) -> CourtShown:
    """Who stands where, the ball or its last flight, and where the answer would send it or lead."""
    scene, state = shown.scene, shown.scene.state
    flight, progress = scene.flight, 1.0
    if isinstance(shown.motion, Flying):
        flight, progress = shown.motion.flight, shown.motion.progress
    zones = (state.sides[0].zone, state.sides[1].zone)
    there = CourtShown(
        shown.near, shown.names, zones, _ball(state) if flight is None else None, flight, progress,
        stamp=_stamp(shown), at_stake=stamp_of(scene.stakes, shown.motion),
    )  # fmt: skip
    return there if shown.draft is None else _with_answer(there, shown.draft)


def _ball(m: Match) -> tuple[int, Zone]:
    """At whose end it is, and where; a player at the net takes it there, unless it is a lob."""
    if m.ball is None:
        return m.server, Zone.NEUTRAL
    receiver = 1 - m.ball.by
    return receiver, NET if m.sides[receiver].zone is NET and not m.ball.lob else m.ball.zone


def _stamp(shown: Shown) -> Stamp | None:
    """How the point ended; before that, and quietly, what the last ball was called."""
    scene, flight = shown.scene, shown.scene.flight
    missed = NET_CORD if flight is not None and flight.fate is Fate.NET else STAMPS[How.FAULT]
    if scene.won is not None:
        text = missed if scene.won.how is How.FAULT else STAMPS[scene.won.how]
        return Stamp(_(text), scene.won.seat, is_lit(shown.motion))
    if flight is None or flight.fate not in (Fate.OUT, Fate.NET) or isinstance(shown.motion, Flying):
        return None
    is_fault = scene.strokes <= 1 and scene.state.called is None
    return Stamp(_("FAULT") if is_fault else _(missed), is_lit=False)


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
