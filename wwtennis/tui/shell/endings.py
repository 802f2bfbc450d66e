"""Ends that nobody at the keyboard chose: the program is told to end by a signal, or its terminal has gone.

Either way it ends as if somebody had left: the match is kept, its lock let go, the terminal put back as it was. Where
the screen cannot be put back in time, because nothing takes what is written to it any more, it ends all the same.
"""

from __future__ import annotations

import contextlib
import os
import signal
import sys
from collections.abc import Callable
from threading import Event, Thread
from types import FrameType
from typing import TYPE_CHECKING

from wwtennis.tui.shell.leaving import save_the_rest
from wwtennis.tui.shell.window import GIVE_BACK

if sys.platform != "win32":
    import termios

if TYPE_CHECKING:
    from wwtennis.tui.shell.app import WWTennisApp

TOLD_BY = ("SIGTERM", "SIGQUIT", "SIGHUP", "SIGINT")
GONE = 1  # SIGHUP, by which systems tell it
AS_SHELLS_SAY = 128  # and the number of the signal: the exit status
LOOK_EVERY = 1.0  # seconds
GRACE = 2.0  # seconds for an end in good order
TERMINAL = 0  # the descriptor that keys come from

# The screen of the shell, its cursor, its line wrap; no mouse, no bracketed paste, no focus events, no special keys.
MODES = b"\x1b[<u\x1b[?1049l\x1b[?25h\x1b[?7h\x1b[?1000l\x1b[?1003l\x1b[?1015l\x1b[?1006l\x1b[?2004l\x1b[?1004l"
PUT_BACK = GIVE_BACK.encode() + MODES


class Endings:
    """Watches while the app runs: `with Endings(app) as endings`. Then `endings.status` is the exit status, if any."""

    def __init__(self, app: WWTennisApp) -> None:
        self._app = app
        self._number: int | None = None  # of the signal that ends it
        self._is_gone = False  # the terminal
        self._is_over = Event()
        self._before: dict[int, object] = {}
        self._attributes = _attributes()

    @property
    def status(self) -> int | None:
        return None if self._number is None else AS_SHELLS_SAY + self._number

    def __enter__(self) -> Endings:
        for name in TOLD_BY:
            number = getattr(signal, name, None)
            if number is not None and signal.getsignal(number) is not signal.SIG_IGN:  # as `nohup` has it
                self._before[number] = signal.signal(number, self._told)
        if self._attributes is not None:
            Thread(target=self._watch, daemon=True).start()
        return self

    def __exit__(self, *_problem: object) -> None:
        self._is_over.set()
        for number, before in self._before.items():
            if signal.getsignal(number) == self._told:  # whoever has left does not want to be interrupted in it
                signal.signal(number, before)  # type: ignore[arg-type]
        if self._is_gone:
            _fall_silent()

    def _told(self, number: int, _frame: FrameType | None) -> None:
        if self._app.loop is None:  # nothing has been shown yet
            raise SystemExit(AS_SHELLS_SAY + number)
        self._end(number)

    def _watch(self) -> None:
        """In a thread: with hangups ignored, nobody says that the terminal has gone; Textual would spin for ever."""
        while not self._is_over.wait(LOOK_EVERY):
            if _attributes() is None:
                self._is_gone = True
                self._end(GONE)
                return

    def _end(self, number: int) -> None:
        if self._number is None:
            self._number = number
            loop = self._app.loop
            with contextlib.suppress(RuntimeError):  # the app is ending already
                if loop is not None:
                    loop.call_soon_threadsafe(self._app.leave_by, AS_SHELLS_SAY + number)
            Thread(target=self._insist, daemon=True).start()

    def _insist(self) -> None:
        """The app may be stuck in writing to a terminal that takes nothing any more."""
        if self._is_over.wait(GRACE):
            return
        _within(GRACE, lambda: save_the_rest(self._app.autosave))
        if not self._is_gone:
            _within(GRACE / 4, lambda: os.write(1, PUT_BACK))
            _put_back(self._attributes)
        os._exit(self.status or 1)


def _attributes() -> list[object] | None:
    """How the terminal is set; None where there is none, or none any more."""
    if sys.platform == "win32":
        return None
    try:
        return termios.tcgetattr(TERMINAL)
    except termios.error:
        return None


def _put_back(attributes: list[object] | None) -> None:
    if sys.platform != "win32" and attributes is not None:
        with contextlib.suppress(termios.error):
            termios.tcsetattr(TERMINAL, termios.TCSANOW, attributes)  # type: ignore[arg-type]


def _within(seconds: float, work: Callable[[], object]) -> None:
    """Do this, unless it takes longer."""
    thread = Thread(target=work, daemon=True)
    thread.start()
    thread.join(seconds)


def _fall_silent() -> None:
    """Python flushes both streams on its way out, and would fail to."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (1, 2):
        os.dup2(nowhere, stream)
