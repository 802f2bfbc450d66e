"""The replay: any moment of a recorded match, as it was to be seen."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from textual import events
from textual.app import ComposeResult
from textual.geometry import Size

from wwtennis.kernel.errors import WWTennisError
from wwtennis.kernel.words import _
from wwtennis.lab.watch import Watched
from wwtennis.tui.shell.actions import bindings_for
from wwtennis.tui.shell.canvas import Span
from wwtennis.tui.shell.key_line import KeyLine
from wwtennis.tui.shell.page import is_too_small
from wwtennis.tui.shell.screens.asking import Confirm
from wwtennis.tui.shell.session import MatchSession
from wwtennis.tui.shell.symbols import symbols
from wwtennis.tui.worldwide.replay_layout import arrange_replay, has_room_for_all
from wwtennis.tui.worldwide.replay_presenting import (
    hands_at,
    incoming_at,
    near_seat,
    numbers_at,
    plate_at,
    scene_at,
    score_at,
    view_name,
)  # fmt: skip
from wwtennis.tui.worldwide.rewatch import ALL, NONE, VIEWS, Look, look, view_unasked, watched_session
from wwtennis.tui.worldwide.stepping import POINT, Stepping
from wwtennis.tui.worldwide.widgets.court import Court, Scene
from wwtennis.tui.worldwide.widgets.hands import Hands
from wwtennis.tui.worldwide.widgets.numbers import Numbers
from wwtennis.tui.worldwide.widgets.panel import QuestionLine
from wwtennis.tui.worldwide.widgets.score_table import ScoreTable
from wwtennis.tui.worldwide.widgets.timeline import LEGEND, MEANINGS, TimelineBar, TimelineShown, mark_glyph
from wwtennis.tui.worldwide.widgets.told import Told
from wwtennis.tui.worldwide.widgets.trackers import Incoming, Plate


def replay_of(session: MatchSession) -> ReplayScreen:
    """The match that was just played here, from its beginning."""
    from wwtennis.tui.worldwide.new_match import header_for

    return ReplayScreen(watched_session(session, header_for(session)))


class ReplayScreen(Stepping, inherit_bindings=False):
    """Shows the moment that the replay stands at. It is dismissed with True by `q`, with False by Escape."""

    section = "replay"
    CSS_PATH = "replay.tcss"
    BINDINGS = bindings_for("replay")
    AUTO_FOCUS = ""

    def __init__(self, watched: Watched, moment: int = 0, view: str | None = None) -> None:
        """With no `view` asked for, only what may be seen unasked is seen."""
        super().__init__(watched, moment)
        self.view = view or view_unasked(watched)
        self._may_see = {*watched.open_hands, *VIEWS[self.view]}
        self.shows_numbers = False  # where hands and numbers share a place
        self._complained = False

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
        return near_seat(self.view)

    # What is shown

    def show(self) -> None:
        """Paint the moment, once."""
        try:
            seen = look(self.watched)
        except WWTennisError as why:  # played by other rules: what cannot be told is passed over
            self._complain(str(why))
            self.show_timeline()
            return
        watched, near = self.watched, self.near
        self.query_one(ScoreTable).show(score_at(watched, seen))
        self.query_one(Court).scene = scene_at(watched, seen, near)
        self.query_one("#far", Plate).show(plate_at(watched, seen, 1 - near, near))
        self.query_one("#near", Plate).show(plate_at(watched, seen, near, near))
        self.query_one(Incoming).show(incoming_at(watched, seen))
        self.query_one(Hands).show(hands_at(watched, seen, self.view))
        self.query_one(Numbers).show(numbers_at(watched, seen))
        self.query_one(Told).show(seen.lines)
        self._show_headline(seen)
        self.show_timeline()
        self.query_one(KeyLine).refresh()

    def _complain(self, sentence: str) -> None:
        """Once: it is likely to be the same all the way."""
        if not self._complained:
            self._complained = True
            self.shell.warn(sentence)

    def _show_headline(self, seen: Look) -> None:
        seat, text = seen.headline.seat, seen.headline.text
        name = self.watched.names[seat] if seat is not None else ""
        hint = _("undone later") if self.replay.was_taken_back(self.replay.at) else ""
        self.query_one(QuestionLine).show(name, seat, text, hint)

    def show_timeline(self) -> None:
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
            view_name(self.watched, self.view),
        ]
        told = f" {symbols.dot} ".join(parts)
        return Span(f"{playing:<12}", "bold accent" if self.is_playing else "bold muted"), Span(told, "foreground")

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

    # Looking otherwise

    def action_view(self) -> None:
        self._turn_to(self._view_after(self.view))

    def _view_after(self, view: str) -> str:
        views = list(VIEWS)
        if {*self.watched.open_hands} == {*VIEWS[ALL]}:
            views.remove(NONE)  # there is nothing to hide
        return views[(views.index(view) + 1) % len(views)] if view in views else ALL

    def _turn_to(self, view: str) -> None:
        """See it like this; of a match that is not over a hand is shown to those only who want to see it."""
        hidden = [seat for seat in VIEWS[view] if seat not in self._may_see]
        if not hidden:
            self.view = view
            self.show()
        elif view == ALL:  # each of them has been asked for
            self._turn_to(self._view_after(view))
        else:
            self.pause()
            question = _("See the cards that {name} holds?").format(name=self.watched.names[hidden[0]])
            self.app.push_screen(Confirm(question, _("The match is not over.")), partial(self._turn_if, view))

    def _turn_if(self, view: str, sure: bool | None) -> None:
        if sure:
            self._may_see.update(VIEWS[view])
        self._turn_to(view if sure else self._view_after(view))

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
        self.pause()
        if self._may_see >= {*VIEWS[ALL]}:
            self._play_on(True)
        else:
            about = _("The match is not over, and whoever plays on sees cards that are hidden now.")
            self.app.push_screen(Confirm(_("Play on from here?"), about), self._play_on)

    def _play_on(self, sure: bool | None) -> None:
        from wwtennis.tui.shell.screens.play_on import PlayOnScreen

        decision = self.replay.decision_at(self.replay.at)
        if sure and decision is not None:
            self.app.push_screen(PlayOnScreen(self.watched, decision))

    def action_leave(self) -> None:
        self.pause()
        self.dismiss(True)

    def action_escape(self) -> None:
        self.pause()
        self.dismiss(False)
