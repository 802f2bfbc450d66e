"""A progress bar for whoever watches: on a terminal only, and on stderr, so that a pipe gets nothing but data."""

from __future__ import annotations

import time

from wwtennis.cli.parsing import width
from wwtennis.kernel.voice import is_watched, say_in_place

EVERY = 0.1  # seconds


class Progress:
    """`with Progress(total, "matches") as bar: bar.step()`."""

    def __init__(self, total: int, what: str) -> None:
        self._total = total
        self._what = what
        self._done = 0
        self._start = time.monotonic()
        self._shown_at = 0.0
        self._shows = is_watched()

    def step(self, done: int = 1) -> None:
        self._done += done
        now = time.monotonic()
        if self._shows and now - self._shown_at >= EVERY:
            self._shown_at = now
            say_in_place(self._line(now - self._start))

    def _line(self, elapsed: float) -> str:
        left = elapsed / self._done * (self._total - self._done)
        said = f" {self._done}/{self._total} {self._what}  {int(left) // 60}:{int(left) % 60:02} "
        room = max(0, min(40, width() - len(said) - 3))
        full = room * self._done // self._total
        return ("[" + "#" * full + "." * (room - full) + "]" + said)[: width() - 1]

    def __enter__(self) -> Progress:
        return self

    def __exit__(self, *problem: object) -> None:
        if self._shows:
            say_in_place("")
