"""From a moment of a recording to what each widget of the replay paints."""

from __future__ import annotations

from wwtennis.games.worldwide.cards import Zone
from wwtennis.kernel.words import _
from wwtennis.lab.watch import Watched
from wwtennis.tennis.score import Mode
from wwtennis.tui.worldwide.rewatch import ALL, NONE, SEAT_B, Look
from wwtennis.tui.worldwide.widgets.court import Scene
from wwtennis.tui.worldwide.widgets.hands import HandColumn
from wwtennis.tui.worldwide.widgets.numbers import NumbersShown
from wwtennis.tui.worldwide.widgets.score_table import ScoreShown
from wwtennis.tui.worldwide.widgets.trackers import IncomingShown, PlateShown


def near_seat(view: str) -> int:
    """Whose end is the near one."""
    return 1 if view == SEAT_B else 0


def view_name(watched: Watched, view: str) -> str:
    if view == ALL:
        return _("all hands open")
    if view == NONE:
        return _("all hands face down")
    return _("as {name} saw it").format(name=watched.names[near_seat(view)])


def score_at(watched: Watched, seen: Look) -> ScoreShown:
    state = seen.tale.state
    return ScoreShown(watched.names, state.setup.played, state.score, state.server, seen.tale.strokes, seen.points)


def scene_at(watched: Watched, seen: Look, near: int) -> Scene:
    tale, state = seen.tale, seen.tale.state
    ball = None
    if tale.flight is None:
        ball = (state.server, Zone.NEUTRAL) if state.ball is None else (1 - state.ball.by, state.ball.zone)
    return Scene(near, watched.names, (state.sides[0].zone, state.sides[1].zone), ball, tale.flight)


def plate_at(watched: Watched, seen: Look, seat: int, near: int) -> PlateShown:
    side = seen.tale.view(near).sides[seat]
    return PlateShown(watched.names[seat], seat, seat == near, side, seen.tale.state.setup.challenges_on)


def incoming_at(watched: Watched, seen: Look) -> IncomingShown | None:
    state, ball = seen.tale.state, seen.tale.state.ball
    if ball is None:
        return None
    return IncomingShown(watched.names[ball.by], ball.by, state.setup.deck.name(ball.card), ball)


def hands_at(watched: Watched, seen: Look, view: str) -> tuple[HandColumn, ...]:
    """The hands that are seen: one seat's, or everybody's who has one, and be it from the back."""
    if view in (ALL, NONE):
        shown = [seat for seat in (0, 1) if not watched.recording.setup.is_solo(seat)]
        return tuple(_hand(watched, seen, seat, face_down=view == NONE) for seat in shown)
    return (_hand(watched, seen, near_seat(view)),)


def _hand(watched: Watched, seen: Look, seat: int, *, face_down: bool = False) -> HandColumn:
    state = seen.tale.state
    side = state.sides[seat]
    if face_down:
        return HandColumn(watched.names[seat], seat, len(side.hand), side.limit)
    about = _("The solo opponent holds no cards.") if side.solo is not None else ""
    cards = tuple(state.setup.deck.strokes[card] for card in sorted(side.hand))
    fresh = frozenset(seen.tale.fresh[seat])
    return HandColumn(watched.names[seat], seat, len(cards), side.limit, cards, fresh, about)


def numbers_at(watched: Watched, seen: Look) -> NumbersShown:
    setup = watched.recording.setup
    with_games = setup.played.mode is Mode.MATCH
    return NumbersShown(watched.names, seen.box, seen.series, with_games, setup.challenges_on)
