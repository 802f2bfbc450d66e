"""The replay: any moment of a recorded match, and ways from one to another."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from textual import events, on
from textual.app import ComposeResult
from textual.geometry import Size
from textual.timer import Timer

from wwtennis.games.worldwide.cards import Zone
from wwtennis.games.worldwide.events import GameWon, MatchWon, PointWon, SetWon
from wwtennis.games.worldwide.telling.commentary import SENTENCES
from wwtennis.kernel.errors import WWTennisError
from wwtennis.kernel.game import SEATS
from wwtennis.kernel.replay import DECISION, EVENT
from wwtennis.kernel.table import Undone
from wwtennis.kernel.words import _
from wwtennis.lab.watch import Watched
from wwtennis.stats.timeline import Kind
from wwtennis.tennis.score import Mode
from wwtennis.tui.actions import bindings_for
from wwtennis.tui.key_line import KeyLine
from wwtennis.tui.page import Page, is_too_small
from wwtennis.tui.replay_layout import arrange_replay, has_room_for_all
from wwtennis.tui.rewatch import ALL, SEAT_B, VIEWS, Look, look, moment_named, watched_session
from wwtennis.tui.session import MatchSession
from wwtennis.tui.symbols import symbols
from wwtennis.tui.widgets.canvas import Span
from wwtennis.tui.widgets.court import Court, Scene
from wwtennis.tui.widgets.hands import HandColumn, Hands
from wwtennis.tui.widgets.numbers import Numbers, NumbersShown
from wwtennis.tui.widgets.panel import QuestionLine
from wwtennis.tui.widgets.score_table import ScoreShown, ScoreTable
from wwtennis.tui.widgets.timeline import LEGEND, MEANINGS, TimelineBar, TimelineShown, mark_glyph
from wwtennis.tui.widgets.told import Told
from wwtennis.tui.widgets.trackers import Incoming, IncomingShown, Plate, PlateShown

POINT, GAME, SET, MARK = "point", "game", "set", "mark"
SPEEDS = (0.5, 1.0, 2.0, 4.0, 8.0)
STAYS = 0.8  # seconds at speed 1
STAYS_LONGER: dict[type[Any], float] = {PointWon: 1.6, GameWon: 1.2, SetWon: 1.6, MatchWon: 2.0, Undone: 1.4}


def replay_of(session: MatchSession) -> ReplayScreen:
    """The match that was just played here, from its beginning."""
    from wwtennis.tui.new_match import header_for

    return ReplayScreen(watched_session(session, header_for(session)))


class ReplayScreen(Page[bool], inherit_bindings=False):
    """Shows the moment that the replay stands at. It is dismissed with True by `q`, with False by Escape."""

    section = "replay"
    CSS_PATH = "replay.tcss"
    BINDINGS = bindings_for("replay")
    AUTO_FOCUS = ""

    def __init__(self, watched: Watched, moment: int = 0, view: str = ALL) -> None:
        super().__init__()
        self.watched = watched
        self.replay = watched.replay
        self.replay.seek(moment)
        self.view = view
        self.speed = 1.0
        self.shows_numbers = False  # where hands and numbers share a place
        self._timer: Timer | None = None
        self._complained = False
        self._marks = sorted({mark.moment for mark in watched.line.marks if mark.kind is not Kind.UNDO})

    # Its parts

    def compose(self) -> ComposeResult:
        watched = self.watched
        surface = watched.recording.setup.surface
        undone = {moment for moment in range(self.replay.end + 1) if self.replay.was_taken_back(moment)}
        yield ScoreTable(surface, id="score")
        yield Plate(surface, id="far")
        yield Court(surface, Scene(self.near, watched.names), id="court")
        yield Plate(surface, id="near")
        yield Incoming(surface, id="incoming")
        yield Hands(surface, id="hands")
        yield Numbers(surface, id="numbers")
        yield Told(surface, id="told")
        yield QuestionLine(surface, id="question")
        yield TimelineBar(surface, watched.line, self.replay.end, undone, id="timeline")
        yield KeyLine()

    def on_mount(self) -> None:
        for note in self.watched.notes:
            self.shell.warn(note)
        self._arrange(self.app.size)
        self.show()

    def on_resize(self, event: events.Resize) -> None:
        self._arrange(event.size)

    def on_screen_resume(self) -> None:
        self._arrange(self.app.size)

    def _arrange(self, size: Size) -> None:
        if is_too_small(size):
            return
        for name, where in arrange_replay(size.width, size.height).items():
            styles = self.get_child_by_id(name).styles
            styles.offset = (where.x, where.y)
            styles.width, styles.height = where.width, where.height
        both = has_room_for_all(size.width, size.height)
        self.query_one(Hands).display = both or not self.shows_numbers
        self.query_one(Numbers).display = both or self.shows_numbers

    @property
    def near(self) -> int:
        """Whose end is the near one."""
        return 1 if self.view == SEAT_B else 0

    # What is shown

    def show(self) -> None:
        """Paint the moment, once."""
        try:
            seen = look(self.watched)
        except WWTennisError as why:  # played by other rules: what cannot be told is passed over
            self._complain(str(why))
            self._show_timeline()
            return
        self._show_score(seen)
        self._show_court(seen)
        self.query_one(Hands).show(tuple(self._hand(seen, seat) for seat in self._open_hands()))
        self._show_numbers(seen)
        self.query_one(Told).show(seen.lines)
        self._show_headline(seen)
        self._show_timeline()
        self.query_one(KeyLine).refresh()

    def _complain(self, sentence: str) -> None:
        """Once: it is likely to be the same all the way."""
        if not self._complained:
            self._complained = True
            self.shell.warn(sentence)

    def _show_score(self, seen: Look) -> None:
        state, names = seen.tale.state, self.watched.names
        played = state.setup.played
        shown = ScoreShown(names, played, state.score, state.server, seen.tale.strokes, seen.points)
        self.query_one(ScoreTable).show(shown)

    def _show_court(self, seen: Look) -> None:
        tale, names, near = seen.tale, self.watched.names, self.near
        state, view = tale.state, tale.view(near)
        ball = None
        if tale.flight is None:
            ball = (state.server, Zone.NEUTRAL) if state.ball is None else (1 - state.ball.by, state.ball.zone)
        zones = (state.sides[0].zone, state.sides[1].zone)
        self.query_one(Court).scene = Scene(near, names, zones, ball, tale.flight)
        challenges = state.setup.challenges_on
        for place, seat in (("#far", 1 - near), ("#near", near)):
            shown = PlateShown(names[seat], seat, seat == near, view.sides[seat], challenges)
            self.query_one(place, Plate).show(shown)
        self.query_one(Incoming).show(self._incoming(seen))

    def _incoming(self, seen: Look) -> IncomingShown | None:
        state, ball = seen.tale.state, seen.tale.state.ball
        if ball is None:
            return None
        return IncomingShown(self.watched.names[ball.by], ball.by, state.setup.deck.name(ball.card), ball)

    def _open_hands(self) -> tuple[int, ...]:
        if self.view != ALL:
            return (self.near,)
        return tuple(seat for seat in SEATS if not self.watched.recording.setup.is_solo(seat))

    def _hand(self, seen: Look, seat: int) -> HandColumn:
        state, names = seen.tale.state, self.watched.names
        side = state.sides[seat]
        about = _("The solo opponent holds no cards.") if side.solo is not None else ""
        cards = tuple(state.setup.deck.strokes[card] for card in sorted(side.hand))
        fresh = frozenset(seen.tale.fresh[seat])
        return HandColumn(names[seat], seat, len(cards), side.limit, cards, fresh, about)

    def _show_numbers(self, seen: Look) -> None:
        setup = self.watched.recording.setup
        with_games = setup.played.mode is Mode.MATCH
        shown = NumbersShown(self.watched.names, seen.box, seen.series, with_games, setup.challenges_on)
        self.query_one(Numbers).show(shown)

    def _show_headline(self, seen: Look) -> None:
        seat, text = seen.headline.seat, seen.headline.text
        name = self.watched.names[seat] if seat is not None else ""
        hint = _("undone later") if self.replay.was_taken_back(self.replay.at) else ""
        self.query_one(QuestionLine).show(name, seat, text, hint)

    def _show_timeline(self) -> None:
        shown = TimelineShown(self.replay.at, self._status(), self._legend())
        self.query_one(TimelineBar).show(shown)

    def _status(self) -> tuple[Span, ...]:
        replay, line, symbols = self.replay, self.watched.line, self.query_one(TimelineBar).symbols
        pace = f"{self.speed:g}x"
        playing = f"{symbols.right} {pace}" if self.is_playing else _("paused {speed}").format(speed=pace)
        point, points = line.point_at(replay.at), len(replay.stops(POINT))
        parts = [
            _("point {number}/{all}").format(number=point, all=points),
            _("entry {number}/{all}").format(number=replay.at, all=replay.end),
            self._view_name(),
        ]
        told = f" {symbols.dot} ".join(parts)
        return Span(f"{playing:<12}", "bold accent" if self.is_playing else "bold muted"), Span(told, "foreground")

    def _view_name(self) -> str:
        if self.view == ALL:
            return _("all hands open")
        return _("as {name} saw it").format(name=self.watched.names[self.near])

    def legend(self) -> Sequence[tuple[str, str, str]]:
        ascii_only = self.shell.ascii_only
        glyphs = symbols(ascii_only)
        marks = [(mark_glyph(kind, ascii_only), "$accent", _(says)) for kind, says in MEANINGS.items()]
        upper = _("above the line: {name}'s points and marks").format(name=self.watched.names[0])
        lower = _("below the line: {name}'s points and marks").format(name=self.watched.names[1])
        return [*marks, (glyphs.won_near * 3, "$home", upper), (glyphs.won_far * 3, "$away", lower)]

    def _legend(self) -> tuple[str, ...]:
        """The marks that there are in this match."""
        kinds = {mark.kind for mark in self.watched.line.marks}
        ascii_only = self.shell.ascii_only
        return tuple(f"{mark_glyph(kind, ascii_only)} {_(says)}" for kind, says in LEGEND.items() if kind in kinds)

    # Going somewhere

    def go(self, moment: int) -> None:
        self.replay.seek(moment)
        self.show()

    def _step(self, step: str, by: int) -> None:
        self._pause()
        if by > 0:
            self.replay.forward(step)
        else:
            self.replay.back(step)
        self.show()

    @on(TimelineBar.Sought)
    def _sought(self, message: TimelineBar.Sought) -> None:
        self._pause()
        self.go(message.moment)

    def action_forward(self) -> None:
        self._step(EVENT, 1)

    def action_back(self) -> None:
        self._step(EVENT, -1)

    def action_decision(self) -> None:
        self._step(DECISION, 1)

    def action_decision_back(self) -> None:
        self._step(DECISION, -1)

    def action_point(self) -> None:
        self._step(POINT, 1)

    def action_point_back(self) -> None:
        self._step(POINT, -1)

    def action_game(self) -> None:
        self._step(GAME, 1)

    def action_game_back(self) -> None:
        self._step(GAME, -1)

    def action_set(self) -> None:
        self._step(SET, 1)

    def action_set_back(self) -> None:
        self._step(SET, -1)

    def action_mark(self) -> None:
        self._pause()
        self.go(next((moment for moment in self._marks if moment > self.replay.at), self.replay.end))

    def action_mark_back(self) -> None:
        self._pause()
        self.go(next((moment for moment in reversed(self._marks) if moment < self.replay.at), 0))

    def action_start(self) -> None:
        self._pause()
        self.go(0)

    def action_end(self) -> None:
        self._pause()
        self.go(self.replay.end)

    def action_jump(self) -> None:
        self._ask_where("")

    def action_jump_to(self, digit: str) -> None:
        self._ask_where(digit)

    def _ask_where(self, text: str) -> None:
        from wwtennis.tui.screens.asking import Prompt

        self._pause()
        self._show_timeline()
        hint = _("An entry from 0 to {end}, or a point from p1 to p{points}.").format(
            end=self.replay.end, points=len(self.replay.stops(POINT))
        )
        check = partial(moment_named, self.watched)
        self.app.push_screen(Prompt(_("Where to?"), hint, text, check=check), self._go_to)

    def _go_to(self, text: str | None) -> None:
        if text is not None:
            self.go(moment_named(self.watched, text))

    # Playing

    @property
    def is_playing(self) -> bool:
        return self._timer is not None

    def action_play(self) -> None:
        if self.is_playing:
            self._pause()
            self.show()
            return
        if self.replay.at == self.replay.end:
            self.replay.start()
        self._play()

    def _play(self) -> None:
        """To the next moment that there is something to say about, and on from there when it has been seen."""
        self._timer = None
        replay = self.replay
        while replay.at < replay.end:
            replay.forward()
            if type(replay.entry) in SENTENCES or isinstance(replay.entry, Undone):
                break
        if replay.at < replay.end:
            stays = STAYS_LONGER.get(type(replay.entry), STAYS)
            self._timer = self.set_timer(stays / self.speed, self._play)
        self.show()

    def _pause(self) -> None:
        if self._timer is not None:
            self._timer.stop()
            self._timer = None

    def action_faster(self) -> None:
        self._change_speed(1)

    def action_slower(self) -> None:
        self._change_speed(-1)

    def _change_speed(self, by: int) -> None:
        at = SPEEDS.index(self.speed) + by
        self.speed = SPEEDS[min(max(at, 0), len(SPEEDS) - 1)]
        self._show_timeline()

    # Looking otherwise

    def action_view(self) -> None:
        self.view = VIEWS[(VIEWS.index(self.view) + 1) % len(VIEWS)]
        self.show()

    def action_pane(self) -> None:
        self.shows_numbers = not self.shows_numbers
        self._arrange(self.app.size)
        self.query_one(KeyLine).refresh()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        if action == "pane":
            return not has_room_for_all(*self.app.size)
        if action == "play_on":
            return self.replay.decision_at(self.replay.at) is not None
        return True

    # Leaving

    def action_play_on(self) -> None:
        from wwtennis.tui.screens.play_on import PlayOnScreen

        decision = self.replay.decision_at(self.replay.at)
        if decision is not None:
            self._pause()
            self.app.push_screen(PlayOnScreen(self.watched, decision))

    def action_leave(self) -> None:
        self._pause()
        self.dismiss(True)

    def action_escape(self) -> None:
        self._pause()
        self.dismiss(False)
