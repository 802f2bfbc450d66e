"""Programs in real terminals, for tests: what they show, what they leave behind, and how they end."""

import contextlib
import fcntl
import os
import pty
import re
import select
import signal
import struct
import sys
import termios
import time
from pathlib import Path

PATIENCE = 40.0  # seconds: machines may be busy
MODES = {  # what a terminal has before: private modes, and whether they are on
    1049: False, 1000: False, 1003: False, 1006: False, 1015: False, 1004: False, 2004: False, 25: True, 7: True,
}  # fmt: skip
WATCHED = re.compile(rb"\x1b\[\?(\d+)([hl])")
APP = "from wwtennis.tui.shell.opening import run; raise SystemExit(run({}))"


class Terminal:
    """A program in a terminal of its own. It is stopped, if need be, when the `with` ends."""

    def __init__(self, code: str, home: Path, *, before: str = "", size: tuple[int, int] = (80, 24)) -> None:
        """`before` is run in its process before it is."""
        self.written = b""
        self.status: int | None = None
        self.pid, self.other = pty.fork()
        if self.pid == 0:
            os.environ.update(WWTENNIS_HOME=str(home), TERM="xterm-256color", LANG="C.UTF-8", TMPDIR=str(home))
            os.environ.pop("COLUMNS", None)
            os.environ.pop("LINES", None)
            for number in (signal.SIGHUP, signal.SIGINT, signal.SIGQUIT):  # in the background a shell ignores some
                signal.signal(number, signal.SIG_DFL)
            os.execv(sys.executable, [sys.executable, "-c", f"{before}\n{code}"])
        fcntl.ioctl(self.other, termios.TIOCSWINSZ, struct.pack("HHHH", size[1], size[0], 0, 0))
        self.attributes = termios.tcgetattr(self.other)

    def __enter__(self) -> "Terminal":
        return self

    def __exit__(self, *_problem: object) -> None:
        if self.status is None:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.pid, signal.SIGKILL)
            os.waitpid(self.pid, 0)
        with contextlib.suppress(OSError):
            os.close(self.other)

    # What it shows

    def read(self, seconds: float = 0.05) -> bool:
        """Take what it writes. False: it has closed the terminal."""
        if select.select([self.other], [], [], seconds)[0]:
            try:
                self.written += os.read(self.other, 2**16)
            except OSError:
                return False
        return True

    def until(self, text: str, since: int = 0) -> int:
        """Wait for this; what came after it begins at the place that is returned."""
        wanted, until = text.encode(), time.monotonic() + PATIENCE
        while wanted not in self.written[since:]:
            assert time.monotonic() < until, f"{text!r} never came: {self.text[-3000:]}"
            assert self.read(), f"it ended before {text!r} came: {self.text[-3000:]}"
        return self.written.index(wanted, since) + len(wanted)

    @property
    def text(self) -> str:
        return re.sub(rb"\x1b\[[0-9;?<>=]*[a-zA-Z]", b" ", self.written).decode("utf-8", "replace")

    def press(self, keys: str) -> None:
        os.write(self.other, keys.encode())

    # How it ends

    def tell(self, number: int) -> None:
        os.kill(self.pid, number)

    def hang_up(self) -> None:
        """The window is closed."""
        os.close(self.other)

    def end(self, *, reading: bool = True) -> int:
        """Its exit status, once it has ended by itself."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            if reading:
                self.read()
            else:
                time.sleep(0.05)
            pid, status = os.waitpid(self.pid, os.WNOHANG)
            if pid:
                while reading and select.select([self.other], [], [], 0)[0] and self.read():
                    pass
                self.status = os.waitstatus_to_exitcode(status)
                return self.status
        raise AssertionError(f"it never ended: {self.text[-3000:]}")

    def is_as_before(self) -> bool:
        """Whether it has left the terminal as it found it."""
        left = dict(MODES)
        for mode, state in WATCHED.findall(self.written):
            if int(mode) in left:
                left[int(mode)] = state == b"h"
        keys = self.written.count(b"\x1b[>") == self.written.count(b"\x1b[<u")
        return left == MODES and keys and termios.tcgetattr(self.other) == self.attributes
