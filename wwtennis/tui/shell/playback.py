"""Playing what happened: one picture after the other, each with its time. Any key goes on to the end."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from time import monotonic
from typing import Any, Protocol

from textual.timer import Timer

from wwtennis.kernel.game import Event
from wwtennis.kernel.words import _
from wwtennis.tui.shell.page import Page
from wwtennis.tui.shell.shown import ShownMatch

MEANT_FOR_THE_STORY = 0.25  # seconds
LATER = 0.2


class Pacing(Protocol):
    """How fast a game is shown."""

    def motions(self, scene: Any, event: Event) -> Iterator[tuple[object, float]]:
        """What moves before the event is shown: picture by picture, each with its seconds."""

    def flashes_after(self, scene: Any, event: Event) -> Iterator[tuple[object, float]]:
        """What moves when the event has been shown, in the same way."""

    def pause_after(self, event: Event, watching: int) -> float:
        """How long the picture stays, for somebody on the seat `watching`."""


class Playback:
    """Hears the events of a match as they happen, and shows them at its own pace. At the end it calls `done`."""

    def __init__(self, page: Page[Any], shown: ShownMatch[Any, Any], pacing: Pacing, done: Callable[[], None]) -> None:
        self._page, self._shown, self._pacing, self._done = page, shown, pacing, done
        self.waiting: deque[Event] = deque()
        self._pictures: Iterator[float] | None = None
        self._timer: Timer | None = None
        self._ended = 0.0  # when it last came to its end while it was being watched

    def hear(self, event: Event) -> None:
        self.waiting.append(event)

    @property
    def is_watched(self) -> bool:
        """A picture stands that will give way to another: somebody may want to go on."""
        return self._timer is not None

    @property
    def has_just_ended(self) -> bool:
        """A key that was meant to go on must not answer the question at the end."""
        return monotonic() - self._ended <= MEANT_FOR_THE_STORY

    def carry_on(self) -> None:
        """Show what waits to be shown."""
        if self._pictures is None:
            self._pictures = self._play()
            self._set_playing(True)
            self._tick()

    def hurry(self) -> None:
        """To the end at once."""
        self.stop()
        while self.waiting:
            self._show_next()
        self._ended = monotonic()
        self._done()

    def stop(self) -> None:
        """Where it is: no more pictures of their own."""
        if self._timer is not None:
            self._timer.stop()
        self._timer = self._pictures = self._shown.motion = None
        self._set_playing(False)

    def _set_playing(self, playing: bool) -> None:
        self._shown.is_playing = playing
        self._shown.hint = _("any key goes on") if playing else ""

    def _tick(self) -> None:
        """The next picture, and the one after it when its time has come."""
        watched, self._timer = self._timer is not None, None
        page = self._page
        if self._pictures is None or not page.is_attached:
            return
        if page.app.screen is not page:  # help lies over it: nothing is missed
            self._timer = page.set_timer(LATER, self._tick)
            return
        for wait in self._pictures:
            speed = page.shell.speed
            if speed:
                self._shown.changed()
                self._timer = page.set_timer(wait / speed, self._tick)
                return
        self._pictures = None
        self._set_playing(False)
        if watched:  # somebody may be about to hurry it along
            self._ended = monotonic()
        self._done()

    def _play(self) -> Iterator[float]:
        """The pictures, each with the seconds that it stays."""
        while self.waiting:
            event = self.waiting[0]  # until it is shown: somebody may go on in the middle of it
            self._shown.draft = None
            moves = self._page.shell.speed > 0
            if moves:
                yield from self._move(self._pacing.motions(self._shown.scene, event))
            self._show_next()
            if moves:
                yield from self._move(self._pacing.flashes_after(self._shown.scene, event))
            pause = self._pacing.pause_after(event, self._shown.near)
            if pause:
                yield pause

    def _move(self, motions: Iterator[tuple[object, float]]) -> Iterator[float]:
        for motion, seconds in motions:
            self._shown.motion = motion
            yield seconds
        self._shown.motion = None

    def _show_next(self) -> None:
        self._shown.scene.advance(self.waiting.popleft())
