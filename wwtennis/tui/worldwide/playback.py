"""Playing the story: one picture after the other, each with its time, and any key goes on to the end."""

from __future__ import annotations

from collections.abc import Iterator
from time import monotonic

from textual import events
from textual.timer import Timer

from wwtennis.games.worldwide.events import DieRolled
from wwtennis.tui.shell.session import MatchSession
from wwtennis.tui.worldwide.answering import Answering
from wwtennis.tui.worldwide.story import FLIGHT_TIME, Story, pause_after
from wwtennis.tui.worldwide.widgets.court import Fate, Flight

TUMBLES, TUMBLE_TIME = 8, 0.06
FLIGHT_FRAMES = 7
MEANT_FOR_THE_STORY = 0.25  # seconds
LATER = 0.2
WHY_STAYS = 2.5  # seconds: it lies over the question
KEEP_WATCHING = ("q", "question_mark", "f1", "u", "i", "w")  # keys that do not hurry the story along


class Playback(Answering):
    """A screen that shows a story. What derives from it has the widgets, and asks when the story is told."""

    session: MatchSession
    story: Story
    near: int
    sitting: int | None

    _playing: Iterator[float] | None = None
    _timer: Timer | None = None
    _progress = 1.0  # of the ball's flight
    _tumbling: int | None = None  # which picture of the rolling die
    _hurried = 0.0  # when the story last came to its end while it was being watched

    def show(self) -> None:
        raise NotImplementedError

    def show_court(self) -> None:
        raise NotImplementedError

    def show_panel(self) -> None:
        raise NotImplementedError

    def ask(self) -> None:
        raise NotImplementedError

    @property
    def is_playing(self) -> bool:
        return self._playing is not None

    def carry_on(self) -> None:
        """Show what waits to be shown; then ask."""
        if self._playing is None:
            self._playing = self._play()
            self._tick()

    def _tick(self) -> None:
        """The next picture, and the one after it when its time has come."""
        watched, self._timer = self._timer is not None, None
        if self._playing is None or not self.is_attached:
            return
        if self.app.screen is not self:  # help lies over it: nothing is missed
            self._timer = self.set_timer(LATER, self._tick)
            return
        for wait in self._playing:
            speed = self.shell.speed
            if speed:
                self._timer = self.set_timer(wait / speed, self._tick)
                return
        self._playing = None
        if watched:  # somebody may be about to hurry it along
            self._hurried = monotonic()
        self.show()
        self.ask()

    def _play(self) -> Iterator[float]:
        """The pictures of the story, each with the seconds that it stays."""
        while self.story.waiting:
            before = self.story.flight
            event = self.story.next()
            self.draft = None
            if isinstance(event, DieRolled):
                yield from self._tumble()
            if self.story.flight is not before and self.shell.speed:
                yield from self._fly(self.story.flight)
            pause = pause_after(event, self.near)
            if pause and self.shell.speed:
                self.show()
                yield pause

    def _tumble(self) -> Iterator[float]:
        for frame in range(TUMBLES):
            self._tumbling = frame
            if self.shell.speed:
                self.show_panel()
                yield TUMBLE_TIME
        self._tumbling = None

    def _fly(self, flight: Flight | None) -> Iterator[float]:
        if flight is None or flight.fate is Fate.FLYING:
            return
        for frame in range(1, FLIGHT_FRAMES):
            self._progress = frame / FLIGHT_FRAMES
            self.show_court()
            yield FLIGHT_TIME / FLIGHT_FRAMES
        self._progress = 1.0

    def hurry(self) -> None:
        """To the end of the story at once."""
        self.stop_playing()
        while self.story.waiting:
            self.story.next()
        self._hurried = monotonic()
        self.show()
        self.ask()

    def action_play(self) -> None:
        """A key that was meant to hurry the story along must not answer the question at its end."""
        if monotonic() - self._hurried > MEANT_FOR_THE_STORY:
            super().action_play()

    def on_key(self, event: events.Key) -> None:
        """Any key hurries the story along. Where an undo is not fair, the key says why."""
        if event.key == "u" and self.sitting is not None and (why := self.session.why_no_undo(self.sitting)):
            event.stop()
            self.notify(why, timeout=WHY_STAYS)
        elif self._timer is not None and event.key not in KEEP_WATCHING:
            event.stop()
            event.prevent_default()
            self.hurry()

    def on_click(self, event: events.Click) -> None:
        if self._timer is not None:
            self.hurry()

    def stop_playing(self) -> None:
        """Where it is: no more pictures of their own."""
        if self._timer is not None:
            self._timer.stop()
        self._timer = self._playing = self._tumbling = None
        self._progress = 1.0
