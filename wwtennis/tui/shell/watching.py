"""Watching a recorded match: going to any moment of it, and playing it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from textual.timer import Timer

from wwtennis.kernel.errors import UsageError, WWTennisError
from wwtennis.kernel.replay import DECISION, EVENT
from wwtennis.kernel.words import _
from wwtennis.tui.shell.moments import Eyes, Moments, Retelling
from wwtennis.tui.shell.page import Page
from wwtennis.tui.shell.shown import AnyShown
from wwtennis.watching.watched import Watched

SPEEDS = (0.5, 1.0, 2.0, 4.0, 8.0)
LONGEST_NUMBER = 9  # digits


class Watching:
    """Moves the replay and lets it be shown."""

    def __init__(self, page: Page[Any], shown: AnyShown, watched: Watched, retelling: Retelling) -> None:
        self.shown, self.watched, self.replay = shown, watched, watched.replay
        self.speed = 1.0
        self._page, self._stays = page, retelling.stays
        self._moments = Moments(watched, retelling)
        self._timer: Timer | None = None
        self._complained = False
        self._steps = {"forward": EVENT, "decision": DECISION, **{stop: stop for stop in self.watched.line.stops()}}

    def show(self) -> None:
        """Take the moment in, and let it be painted once."""
        shown, replay = self.shown, self.replay
        try:
            shown.scene = self._moments.scene(shown.eyes)
        except WWTennisError as why:  # played by other rules: what cannot be told is passed over
            if not self._complained:  # once: it is likely to be the same all the way
                self._complained = True
                self._page.shell.warn(str(why))
        shown.hint = _("undone later") if replay.was_taken_back(replay.at) else ""
        shown.changed()

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
            "mark": lambda: self.seek(self._next_mark()),
            "mark_back": lambda: self.seek(self._mark_before()),
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

    def _next_mark(self) -> int:
        return next((moment for moment in self._marks() if moment > self.replay.at), self.replay.end)

    def _mark_before(self) -> int:
        return next((moment for moment in reversed(self._marks()) if moment < self.replay.at), 0)

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
        self._play()

    def _play(self) -> None:
        """To the next moment that there is something to say about, and on from there when it has been seen."""
        self._timer = None
        replay, stays = self.replay, None
        while replay.at < replay.end and stays is None:
            replay.forward()
            stays = self._stays(replay.entry)
        if replay.at < replay.end and stays is not None:
            self._timer = self._page.set_timer(stays / self.speed, self._play)
        self.shown.is_playing = self._timer is not None
        self.show()

    def pause(self) -> None:
        if self._timer is not None:
            self._timer.stop()
        self._timer, self.shown.is_playing = None, False

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
