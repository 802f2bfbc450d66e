"""The real app in a real terminal on a disk that misbehaves, with a witness who forgets nothing.

The witness sits in the app's own process and says on a pipe, which no disk can fill, every entry of every match as it
happens. Whatever he has said must be found afterwards: in the log where it belongs, in a copy that the app names when
it ends, or on the terminal.
"""

import contextlib
import os
import resource
import subprocess
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tests.terminals import APP, Terminal

TITLE = "from wwtennis.__main__ import main; raise SystemExit(main([]))"
MATCH = APP.format("straight_to_the_match=True")
SCREEN = "help"  # is on the key line of every screen
TIME_TO_TAKE_A_KEY = 0.5  # seconds
GIVES_UP = 400  # keys
SOON = 10.0  # seconds, on a busy machine
CHOSEN = "chosen.jsonl"  # a file that somebody wants the match to be saved in

WITNESS = """
import os
os.environ["TEXTUAL_ANIMATIONS"] = "none"
from wwtennis.kernel import table
from wwtennis.kernel.log import entry_line
say, real, tables = {pipe}, table.Table.__init__, []

def seen(self, *agreed, **named):
    real(self, *agreed, **named)
    tables.append(self)
    match, heard = len(tables), []

    def hear(entry):
        heard.append(entry)
        os.write(say, b"%d " % match + entry_line(len(heard), entry))

    self.subscribe_entries(hear)

table.Table.__init__ = seen
"""

FAULTS = """
import builtins, errno, io, os, time
stat, flag = os.stat, os.environ["WWTENNIS_HOME"] + "/faults"

def is_faulty():
    try:
        stat(flag)
    except OSError:
        return False
    return True

def faulty(real):
    def fail(path, *more, **named):
        if {which!r} in str(path) and is_faulty():
            {fault}
        return real(path, *more, **named)
    return fail

for module, name in ((os, "open"), (os, "stat"), (os, "lstat"), (os, "scandir"), (io, "open"), (builtins, "open")):
    setattr(module, name, faulty(getattr(module, name)))
"""
SLOW = "time.sleep(60)"
BROKEN = "raise OSError(errno.EIO, os.strerror(errno.EIO), path)"
FORBIDDEN = "raise OSError(errno.EACCES, os.strerror(errno.EACCES), path)"


class Fared(NamedTuple):
    """How it went. `kept`: where the matches are; `trouble`: what must not happen, and did."""

    status: int | None
    kept: str
    trouble: str


class Ordeal:
    """One sitting on a bad disk: `with Ordeal(home) as ordeal: ...`, and then `ordeal.fared()`."""

    def __init__(self, home: Path, code: str = MATCH, before: str = "", played: str = "best-of-5") -> None:
        """A long match, so that it is not over before it has become interesting."""
        self.home = home
        self._settle(played)
        self._heard, say = os.pipe()
        os.set_inheritable(say, True)
        self._said = b""
        self._listening = threading.Thread(target=self._listen, daemon=True)
        self.terminal = Terminal(code, home, before=before + WITNESS.format(pipe=say), size=(120, 36))
        os.close(say)
        self._listening.start()
        self.status: int | None = None
        self._is_tidy = False

    def _settle(self, played: str) -> None:
        settings = self.home / "config" / "settings.json"
        if not os.path.lexists(settings):
            with contextlib.suppress(OSError):  # of a disk that takes nothing
                settings.parent.mkdir(parents=True, exist_ok=True)
                settings.write_text(f'{{"match": {{"played": "{played}"}}}}', encoding="utf-8")

    def __enter__(self) -> "Ordeal":
        return self

    def __exit__(self, *problem: object) -> None:
        self.terminal.__exit__(*problem)
        self._listening.join(5)

    def _listen(self) -> None:
        with os.fdopen(self._heard, "rb", buffering=0) as pipe:
            while said := pipe.read(2**16):
                self._said += said

    # What is done

    @property
    def matches(self) -> Path:
        return self.home / "data" / "matches"

    def log(self) -> Path:
        """The log of the match that is being played."""
        return max(self.matches.glob("*.jsonl"), key=lambda path: path.stat().st_mtime_ns)

    def play(self, entries: int = 60) -> None:
        """Take whatever is proposed, until so many more entries have happened."""
        wanted = self._said.count(b"\n") + entries
        for _key in range(GIVES_UP):
            if self._said.count(b"\n") >= wanted:
                return
            self._answer()
        raise AssertionError(f"nobody could play on: {self.terminal.text[-2000:]}")

    def _answer(self) -> None:
        """A key, and time to take it: keys that wait would be taken when something else is being tried."""
        before, until = len(self._said), time.monotonic() + TIME_TO_TAKE_A_KEY
        self.terminal.press("\r")
        while len(self._said) == before and time.monotonic() < until:
            assert self.terminal.read(0.01), f"it ended: {self.terminal.text[-2000:]}"

    def press(self, keys: str, then: str = "") -> None:
        """Press keys, and wait for what must come of it."""
        since = len(self.terminal.written)
        self.terminal.press(keys)
        if then:
            self.terminal.until(then, since)
        else:
            self.look(0.3)

    def look(self, seconds: float) -> None:
        until = time.monotonic() + seconds
        while time.monotonic() < until and self.terminal.read(0.05):
            pass

    def sees(self, text: str) -> bool:
        """Whether this is to be seen, at once or soon."""
        until = time.monotonic() + SOON
        while text not in self.terminal.text and time.monotonic() < until:
            self.look(0.1)
        return text in self.terminal.text

    def fill_the_disk(self, room: int = 0) -> None:
        """From now on no file of this process gets longer than this."""
        resource.prlimit(self.terminal.pid, resource.RLIMIT_FSIZE, (room, resource.RLIM_INFINITY))

    def clear_the_disk(self) -> None:
        resource.prlimit(self.terminal.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))

    def faults(self) -> None:
        """From now on the disk has the faults that it was given."""
        (self.home / "faults").touch()

    def leave(self, *, within: float = 40.0) -> None:
        """Ctrl+C; where something is not saved, a second one."""
        started = time.monotonic()
        self.terminal.press("\x03")
        while time.monotonic() < started + 1.5 and self._is_there():
            self.terminal.read(0.05)
        if self._is_there():
            self.terminal.press("\x03")
        self.status = self.terminal.end()
        self._is_tidy = self.terminal.is_as_before()
        took = time.monotonic() - started
        assert took < within, f"leaving took {took:.0f} s"

    def _is_there(self) -> bool:
        try:
            return os.waitid(os.P_PID, self.terminal.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT) is None
        except ChildProcessError:
            return False

    # What has become of it

    def fared(self) -> Fared:
        self._listening.join(5)
        said = self.terminal.written.rpartition(b"\x1b[?1049l")[2].replace(b"\r\n", b"\n")
        kept, trouble = [], []
        for match in self._witnessed():
            where = self._found(match, said)
            kept.append(where)
            if where == "lost":
                trouble.append(f"lost: {len(match.splitlines())} entries")
            elif where not in ("its log", CHOSEN) and self.status == 0:
                trouble.append(f"exit 0, and it is in {where}")
        if list(self.home.rglob("crash-*")) or b"Traceback" in self.terminal.written or b"sorry" in said:
            trouble.append("crashed")
        if self.status not in (0, 1):
            trouble.append(f"exit {self.status}")
        if not self._is_tidy:
            trouble.append("the terminal is not as it was")
        return Fared(self.status, ", ".join(kept) or "-", "; ".join(trouble))

    def said(self) -> bytes:
        """What the witness has said so far."""
        return self._said

    def _witnessed(self) -> list[bytes]:
        """The entries of each match that anything happened in, as lines of a log."""
        found: dict[bytes, bytes] = {}
        for line in self._said.splitlines(keepends=True):
            number, _blank, entry = line.partition(b" ")
            found[number] = found.get(number, b"") + entry
        return list(found.values())

    def _found(self, match: bytes, said: bytes) -> str:
        logs = [path for path in self.home.rglob("*.jsonl*") if path.is_file() and path.stat().st_size < 2**24]
        places = [path for path in logs if path.read_bytes().partition(b"\n")[2].startswith(match)]
        if any(path.parent == self.matches for path in places):
            return "its log"
        if any(path.name == CHOSEN for path in places):
            return CHOSEN
        named = "".join(said.decode("utf-8", "replace").split())
        if any("".join(str(path).split()) in named for path in places):
            return "a copy"
        return "the terminal" if match in said else "lost"


@contextlib.contextmanager
def mounted(folder: Path, *options: str) -> Iterator[bool]:
    """A file system of its own in this folder; False where this person may not mount any."""
    folder.mkdir(parents=True, exist_ok=True)
    command = ["mount", *options, str(folder)]
    done = subprocess.run(command, capture_output=True, check=False).returncode == 0
    try:
        yield done
    finally:
        if done:
            subprocess.run(["umount", "-l", str(folder)], check=False)
