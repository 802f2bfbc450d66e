"""A match being reviewed: judged in processes of their own while somebody looks on, and kept beside its log."""

from __future__ import annotations

import os
from collections.abc import Callable
from threading import Event as Signal
from threading import Lock
from weakref import WeakKeyDictionary

from textual.message_pump import MessagePump

from wwtennis.files.analyses import keep_decisions, kept_decisions
from wwtennis.files.logs import lines_of
from wwtennis.kernel.replay import Replay
from wwtennis.kernel.review import Decision, decisions_of, review
from wwtennis.lab.analyse import ROLLOUTS, analyse
from wwtennis.lab.spread import crew
from wwtennis.tui.shell.background import in_background
from wwtennis.watching.reviewed import Spoken, why_not
from wwtennis.watching.watched import Watched

SEED = 0  # as `wwtennis analyse` has it: what one of them has found the other knows


class Reviewing:
    """One match, and what is known of it. When nobody looks any more it stops; it goes on where it stopped."""

    court = "hard"

    def __init__(self, watched: Watched) -> None:
        self.watched = watched
        self.moments = decisions_of(watched.replay)
        self.spoken: Spoken | None = None  # the review, when it is there
        self._found: list[Decision | None] = []
        self._ears: list[Callable[[], None]] = []
        self._lock = Lock()
        self._stopped: Signal | None = None  # of whoever works at it just now

    @property
    def why_not(self) -> str:
        return why_not(self.watched)

    @property
    def done(self) -> int:
        """Of the decisions."""
        return len(self._found)

    def subscribe(self, hear: Callable[[], None]) -> None:
        self._ears.append(hear)

    def unsubscribe(self, hear: Callable[[], None]) -> None:
        self._ears.remove(hear)

    def changed(self) -> None:
        for hear in tuple(self._ears):
            hear()

    def begin(self, pump: MessagePump, trouble: Callable[[str], object]) -> None:
        """Judge what is not judged yet; whoever subscribes hears when that is done."""
        if self.spoken is None:
            self._stopped = stopped = Signal()
            in_background(pump, lambda: self._judge(stopped), self._judged, trouble, is_long=True)

    def stop(self) -> None:
        with self._lock:
            if self._stopped is not None:
                self._stopped.set()

    def _judge(self, stopped: Signal) -> list[Decision] | None:
        """In a thread, with a replay of its own: that of the screen is being looked at."""
        recording, found = self.watched.recording, self._found
        log = b"".join(lines_of(recording.header, recording.entries))
        kept = kept_decisions(recording.path, log, ROLLOUTS, SEED, Replay(recording.game, recording.entries))
        if kept is not None:
            return kept
        with crew(max(1, (os.cpu_count() or 1) - 1), apart=True) as helpers:
            for each in analyse(log, self.moments[len(found) :], ROLLOUTS, SEED, helpers):
                with self._lock:  # whoever was told to stop adds nothing to what the next one goes on from
                    if stopped.is_set():
                        return None
                    found.append(each)
        decisions = [each for each in found if each is not None]
        keep_decisions(recording.path, log, ROLLOUTS, SEED, decisions)
        return decisions

    def _judged(self, decisions: list[Decision] | None) -> None:
        if decisions is not None:
            self.take(decisions)

    def take(self, decisions: list[Decision]) -> None:
        """That is what was found."""
        watched = self.watched
        self.spoken = Spoken(watched, review(watched.kind, watched.replay, decisions))
        self.changed()


_known: WeakKeyDictionary[Replay[object], Reviewing] = WeakKeyDictionary()


def reviewing(watched: Watched) -> Reviewing:
    """The one of this match, wherever it is asked for."""
    found = _known.get(watched.replay)
    if found is None:
        found = _known[watched.replay] = Reviewing(watched)
    return found
