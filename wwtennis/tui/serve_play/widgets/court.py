"""The court: eight places, the way of the ball through the rally, and where the chosen card would send it."""

from __future__ import annotations

import msgspec

from wwtennis.games.serve_play.cards import Half, Place, ServeKind
from wwtennis.games.serve_play.events import How
from wwtennis.games.serve_play.setup import half_of
from wwtennis.games.serve_play.words.terms import place_on_court
from wwtennis.kernel.words import _, later
from wwtennis.tennis.score import side_of
from wwtennis.tui.serve_play.pacing import Flying
from wwtennis.tui.serve_play.scene import BACK_COURT, OTHER, Leg, Scene, Spot
from wwtennis.tui.serve_play.shown import Shown
from wwtennis.tui.serve_play.widgets.court_plan import CourtPlan, court_plan
from wwtennis.tui.shell.canvas import Canvas, shorten
from wwtennis.tui.shell.ink import side_ink
from wwtennis.tui.shell.painted import Painted
from wwtennis.tui.shell.symbols import Symbols
from wwtennis.tui.tennis.drama import Stamp, is_lit, paint_beside, paint_stamp, stamp_inks, stamp_of

STAMPS = {
    How.ACE: later("ACE"),
    How.DOUBLE_FAULT: later("DOUBLE FAULT"),
    How.SMASH: later("SMASH"),
    How.KILL: later("KILL"),
    How.OUT: later("OUT"),
    How.PASSED: later("PASS"),
}


class Pawn(msgspec.Struct, frozen=True):
    """A player on the court."""

    seat: int
    name: str
    spot: Spot


class CourtShown(msgspec.Struct, frozen=True):
    """All that a court shows."""

    near: int  # the side at the near end
    pawns: tuple[Pawn, ...] = ()
    ball: Spot | None = None
    legs: tuple[Leg, ...] = ()
    progress: float = 1.0  # of the last leg
    aim: Place | None = None  # of the far end: where the chosen card would send it
    stamp: Stamp | None = None  # how the point ended
    at_stake: Stamp | None = None  # what it is for


def court(shown: Shown) -> CourtShown:
    """The rally so far, and the flight that is on its way."""
    scene, draft, motion = shown.scene, shown.draft, shown.motion
    legs, progress = scene.legs, 1.0
    if isinstance(motion, Flying):
        legs, progress = (*legs, motion.leg), motion.progress
    aim = None
    if draft is not None and draft.view.ball is not None and not draft.is_passing and draft.choice is not None:
        aim = draft.line.face.end if draft.line is not None else None
    return CourtShown(
        shown.near_side, _pawns(shown), _ball(scene), legs, progress, aim, _stamp(shown),
        stamp_of(scene.stakes, motion),
    )  # fmt: skip


def _ball(scene: Scene) -> Spot:
    """Where it lies: with the server, before the serve."""
    m = scene.state
    if scene.legs:
        return scene.legs[-1].end
    return Spot(side_of(m.server), BACK_COURT[m.half])


def _stamp(shown: Shown) -> Stamp | None:
    scene = shown.scene
    if scene.won is not None:
        return Stamp(_(STAMPS[scene.won.how]), scene.won.side, is_lit(shown.motion))
    return Stamp(_("FAULT"), is_lit=False) if scene.turned == (ServeKind.FAULT,) and not scene.legs else None


def _pawns(shown: Shown) -> tuple[Pawn, ...]:
    return tuple(Pawn(seat, name, _stands(shown.scene, seat)) for seat, name in enumerate(shown.names))


def _stands(scene: Scene, seat: int) -> Spot:
    """Whoever serves or is to play the ball stands at it; everybody else waits at the back of their half."""
    m, side = scene.state, side_of(seat)
    ball = _ball(scene)
    if seat == (m.server if m.ball is None else m.turn) and ball.side == side:
        return ball
    if not m.setup.is_doubles:
        return Spot(side, BACK_COURT[m.half if m.ball is None else _last_half(scene, seat)])
    half = half_of(seat)
    if ball.side == side and ball.place.half is half:  # the partner is there
        half = OTHER[half]
    return Spot(side, BACK_COURT[half])


def _last_half(scene: Scene, seat: int) -> Half:
    """In singles: the half from which the ball was played last."""
    mine = [leg.start.place.half for leg in scene.legs if leg.start.side == side_of(seat)]
    return mine[-1] if mine else scene.state.half


class Court(Painted[Shown, CourtShown]):
    """A click on the place that is aimed at plays the card."""

    def value(self, shown: Shown) -> CourtShown:
        return court(shown)

    def paint(self, canvas: Canvas, value: CourtShown) -> None:
        brush = _Brush(canvas, court_plan(canvas.width, canvas.height), self.symbols, value)
        brush.ground()
        brush.lines()
        brush.path()
        brush.labels()
        brush.pawns()
        brush.ball()
        brush.stamps()


class _Brush(msgspec.Struct, frozen=True):
    canvas: Canvas
    plan: CourtPlan
    symbols: Symbols
    shown: CourtShown

    def _is_near(self, side: int) -> bool:
        return side == self.shown.near

    def ground(self) -> None:
        canvas, plan = self.canvas, self.plan
        canvas.fill(0, 0, canvas.width, canvas.height, "surround")
        canvas.fill(plan.left, plan.top, plan.right - plan.left + 1, plan.bottom - plan.top + 1, "court")
        for near in (True, False):
            for place in (Place.FORE_LEFT, Place.FORE_RIGHT):
                self._fill(place, near, "court_alt")
        if self.shown.aim is not None:
            self._fill(self.shown.aim, False, "aimed")
            where = plan.place(self.shown.aim, near=False)
            canvas.spot(where.x, where.y, where.width, where.height, "screen.answer('play')")

    def _fill(self, place: Place, near: bool, ground: str) -> None:
        where = self.plan.place(place, near)
        self.canvas.fill(where.x, where.y, where.width, where.height, ground)

    def lines(self) -> None:
        canvas, plan, ink = self.canvas, self.plan, "line"
        across, down, nw, ne, sw, se, east, west, tee, foot, cross = list(self.symbols.lines)
        wide = plan.right - plan.left - 1
        for row in range(plan.top + 1, plan.bottom):
            for x in (plan.left, plan.middle, plan.right):
                canvas.put(x, row, down, ink)
        for row, first, joint, last in (
            (plan.top, nw, tee, ne), (plan.bottom, sw, foot, se),
            (plan.net - plan.service, east, cross, west), (plan.net + plan.service, east, cross, west),
        ):  # fmt: skip
            canvas.put(plan.left, row, first + across * wide + last, ink)
            canvas.put(plan.middle, row, joint, ink)
        net, knot, left_post, right_post = list(self.symbols.net)
        canvas.fill(plan.left, plan.net, wide + 2, 1, "net_shade")
        ink = "bold line" if self.shown.at_stake is None else f"bold {stamp_inks(self.shown.at_stake)[1]}"
        canvas.put(plan.left, plan.net, left_post + net * wide + right_post, ink)
        canvas.put(plan.middle, plan.net, knot, ink)

    def labels(self) -> None:
        """Each place by its name, along the outer edge."""
        for near in (True, False):
            for place in Place:
                where = self.plan.place(place, near)
                row = where.bottom - 1 if near else where.y
                aimed = not near and place is self.shown.aim
                name = shorten(place_on_court(place), where.width, self.symbols.ellipsis)
                self.canvas.put_middle(where.x, where.width, row, name, "bold on_mark" if aimed else "label")

    def path(self) -> None:
        """The last leg stands out, those before it are faint."""
        for leg in self.shown.legs[:-1]:
            self._leg(leg, "divider", 1.0)
        if self.shown.legs:
            self._leg(self.shown.legs[-1], "trail", self.shown.progress)

    def _leg(self, leg: Leg, ink: str, progress: float) -> None:
        for x, y in _between(self._at(leg.start), self._at(leg.end), progress)[1:]:
            self.canvas.put(x, y, self.symbols.trail, ink)

    def _at(self, spot: Spot) -> tuple[int, int]:
        return self.plan.centre(spot.place, self._is_near(spot.side))

    def pawns(self) -> None:
        for pawn in self.shown.pawns:
            near = self._is_near(pawn.spot.side)
            where = self.plan.place(pawn.spot.place, near)
            _middle, row = self.plan.centre(pawn.spot.place, near)
            glyph = self.symbols.near if near else self.symbols.far
            named = f"{glyph} {shorten(pawn.name, where.width - 6, self.symbols.ellipsis)}"
            self.canvas.put(where.x + 1, row, named, f"bold {side_ink(pawn.seat)}", about="player")

    def ball(self) -> None:
        if self.shown.progress < 1.0:
            leg = self.shown.legs[-1]
            x, y = _between(self._at(leg.start), self._at(leg.end), self.shown.progress)[-1]
        elif self.shown.ball is not None:
            x, y = self._at(self.shown.ball)
        else:
            return
        letters = self.canvas.letters[y]
        while letters[x].isalnum() or letters[x - 1].isalnum():  # beside a long name, not in it
            if not letters[x].isalnum():
                self.canvas.put(x, y, " ")
            x += 1
        self.canvas.put(x, y, self.symbols.ball, "bold ball", about="ball")

    def stamps(self) -> None:
        """What is at stake before the serve, on the net; how the point ended, where the ball came to."""
        shown, plan = self.shown, self.plan
        high = plan.bottom + plan.top + 1
        if shown.at_stake is not None and not shown.legs:
            paint_stamp(self.canvas, plan.middle, plan.net, shown.at_stake, high)
        if shown.stamp is not None and shown.ball is not None and shown.progress == 1.0:
            x, row = self._at(shown.ball)
            paint_beside(self.canvas, x, row, shown.stamp, high)


def _between(start: tuple[int, int], end: tuple[int, int], progress: float) -> list[tuple[int, int]]:
    """The cells of a straight line, as far as it is drawn."""
    steps = max(abs(end[0] - start[0]) // 2, abs(end[1] - start[1]), 1)
    drawn = max(1, round(steps * progress))
    return [
        (start[0] + round((end[0] - start[0]) * n / steps), start[1] + round((end[1] - start[1]) * n / steps))
        for n in range(drawn + 1)
    ]
