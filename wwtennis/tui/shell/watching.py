"""Watching a recorded match: going to any moment of it, and playing it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from textual.timer import Timer

from wwtennis.kernel.commentary import Comment, Tone
from wwtennis.kernel.errors import UsageError, WWTennisError
from wwtennis.kernel.replay import DECISION, EVENT
from wwtennis.kernel.timeline import Mark
from wwtennis.kernel.words import _
from wwtennis.tui.shell.moments import Eyes, Moments, Retelling
from wwtennis.tui.shell.page import Page
from wwtennis.tui.shell.shown import AnyShown
from wwtennis.watching.watched import Watched

SPEEDS = (0.5, 1.0, 2.0, 4.0, 8.0)
FIRST = 0.8  # seconds that the picture stays which one begins with
LONGEST_NUMBER = 9  # digits


class Remark(NamedTuple):
    """Something more that is known of a moment: its mark on the timeline, and what is said of it."""

    mark: Mark
    says: str


class Watching:
    """Moves the replay and lets it be shown."""

    def __init__(self, page: Page[Any], shown: AnyShown, watched: Watched, retelling: Retelling) -> None:
        self.shown, self.watched, self.replay = shown, watched, watched.replay
        self.speed = 1.0
        self.remarks: Mapping[int, Remark] = {}  # by their moments, in order
        self._page, self._stays = page, retelling.stays
        self._moments = Moments(watched, retelling)
        self._pictures: Iterator[float] = iter(())
        self._timer: Timer | None = None
        self._complained = False
        self._taken_in: int | None = None  # the moment that is shown
        self._until = self.replay.end  # where playing stops by itself
        self._steps = {"forward": EVENT, "decision": DECISION, **{stop: stop for stop in self.watched.line.stops()}}

    def show(self) -> None:
        """Take the moment in, and let it be painted once."""
        self._take_in()
        self.shown.changed()

    def _take_in(self) -> None:
        shown, replay = self.shown, self.replay
        shown.motion, self._taken_in = None, replay.at
        try:
            shown.scene = self._moments.scene(shown.eyes)
        except WWTennisError as why:
            self._pass_over(why)
        shown.hint = _("undone later") if replay.was_taken_back(replay.at) else ""
        remark = self.remarks.get(replay.at)
        if remark is not None and remark.mark.seat in shown.eyes:  # it may speak of the cards of that hand
            shown.scene.say(Comment(remark.says, Tone.NOTE, remark.mark.seat))

    def _pass_over(self, why: WWTennisError) -> None:
        """Played by other rules: what cannot be told is passed over."""
        if not self._complained:  # once: it is likely to be the same all the way
            self._complained = True
            self._page.shell.warn(str(why))

    def look_through(self, eyes: Eyes) -> None:
        """Whose hands are open; the first of them is at the near end."""
        self.shown.eyes, self.shown.near = eyes, min(eyes, default=0)

    # Going somewhere

    def seek(self, moment: int) -> None:
        self.pause()
        self.replay.seek(moment)
        self.show()

    def press(self, action: str) -> None:
        """A key that goes somewhere, or plays."""
        keys: dict[str, Callable[[], None]] = {
            "play": self.play_or_pause,
            "faster": lambda: self._change_speed(1),
            "slower": lambda: self._change_speed(-1),
            "mark": lambda: self.seek(self._next_of(self._marks())),
            "mark_back": lambda: self.seek(self._before_of(self._marks())),
            "mistake": lambda: self.seek(self._next_of([*self.remarks])),
            "mistake_back": lambda: self.seek(self._before_of([*self.remarks])),
            "start": lambda: self.seek(0),
            "end": lambda: self.seek(self.replay.end),
        }
        if action in keys:
            keys[action]()
        else:
            self._step(action)

    def _step(self, action: str) -> None:
        self.pause()
        if action == "back":
            self.replay.back()
        elif action.endswith("_back"):
            self.replay.back(self._steps[action.removesuffix("_back")])
        else:
            self.replay.forward(self._steps[action])
        self.show()

    def _next_of(self, moments: Sequence[int]) -> int:
        return next((moment for moment in moments if moment > self.replay.at), self.replay.end)

    def _before_of(self, moments: Sequence[int]) -> int:
        return next((moment for moment in reversed(moments) if moment < self.replay.at), 0)

    def _marks(self) -> list[int]:
        """Marks with an owner; that something was taken back is nobody's feat."""
        return sorted({mark.moment for mark in self.watched.line.marks if mark.seat is not None})

    # Playing

    def play_or_pause(self) -> None:
        if self._timer is not None:
            self.pause()
            self.show()
            return
        if self.replay.at == self.replay.end:
            self.replay.start()
            self._take_in()
        self._until = self.replay.end
        self._pictures = self.pictures()
        self._play()

    def play_from_here(self, until: int | None = None) -> None:
        """Show this moment, and play on by itself: to the end, or to a moment."""
        self._until = self.replay.end if until is None else until
        self._pictures = self.pictures()
        self._timer = self._page.set_timer(FIRST / self.speed, self._play)
        self.shown.is_playing = True
        self.show()

    def _play(self) -> None:
        """The next picture, and the one after it when its time has come."""
        seconds, self._timer = next(self._pictures, None), None
        if seconds is not None and self.replay.at < self._until:
            self._timer = self._page.set_timer(seconds / self.speed, self._play)
        self.shown.is_playing = self._timer is not None
        self.shown.changed()

    def pictures(self) -> Iterator[float]:
        """All that is to be seen from here to where it stops, each picture with its seconds: motions and moments.

        Moments that there is nothing to say about are passed over.
        """
        replay = self.replay
        while replay.at < self._until:
            if self._page.shell.speed:
                yield from self._move()
            replay.forward()
            stays = self._stays(replay.entry)
            if stays is not None or replay.at == self._until:
                self._take_in()
                yield stays or 0.0

    def _move(self) -> Iterator[float]:
        """What moves before the next moment, over the picture of this one."""
        if self._taken_in != self.replay.at:
            self._take_in()
        try:
            motions = self._moments.motions(self.shown.scene, self.shown.eyes)
        except WWTennisError as why:
            self._pass_over(why)
            return
        for self.shown.motion, seconds in motions:
            yield seconds
        self.shown.motion = None

    def pause(self) -> None:
        if self._timer is not None:
            self._timer.stop()
        self._timer, self.shown.is_playing, self.shown.motion = None, False, None

    def _change_speed(self, by: int) -> None:
        at = SPEEDS.index(self.speed) + by
        self.speed = SPEEDS[min(max(at, 0), len(SPEEDS) - 1)]
        self.shown.changed()


def moment_named(watched: Watched, text: str) -> int:
    """The moment that somebody means: the number of an entry, or `p` and the number of a point."""
    words = text.strip().casefold()
    number = words.removeprefix("p").strip()
    if not number.isdecimal() or len(number) > LONGEST_NUMBER:
        raise UsageError(_("type the number of an entry, or p and the number of a point"))
    return watched.moment_of_point(int(number)) if words.startswith("p") else watched.moment(int(number))
