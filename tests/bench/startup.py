"""How long the first frame takes, and how much memory, beside a bare Textual app: `python -m tests.bench.startup`.

Each program is started in a pseudo-terminal of its own, in turn, several rounds. Medians are shown and compared;
so is the fastest run of each, which is what counts: whatever made another run slower was some other program. A first
frame is there when a text of its last line has been written. Moving the selection is counted in frames, not timed: the
terminal says where a frame begins.
"""

from __future__ import annotations

import argparse
import fcntl
import json
import os
import pty
import select
import statistics
import struct
import sys
import tempfile
import termios
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
COLUMNS, ROWS = 80, 24
PATIENCE = 20.0  # seconds for a first frame
FRAME = b"\x1b[?2026h"  # "synchronized output begins": sent before each frame by programs that were told it is known
ASKED, KNOWN = b"\x1b[?2026$p", b"\x1b[?2026;1$y"

BARE = """
from textual.app import App
from textual.widgets import Static
class Bare(App):
    def compose(self):
        yield Static("first frame")
Bare().run()
"""
GAME = "from wwtennis.tui.shell.opening import run; raise SystemExit(run({}))"


class Subject(NamedTuple):
    """A program, the text that its first frame ends with, and a key that moves its selection."""

    code: str
    text: bytes
    key: bytes = b""
    limit: float = 0.0  # of its first frame, as a multiple of the bare one


SUBJECTS = {
    "bare": Subject(BARE, b"first frame"),
    "title": Subject(GAME.format(""), b"help", b"\x1b[B", 1.5),
    "match": Subject(GAME.format("straight_to_the_match=True"), b"help", b"\x1b[B", 1.4),
}
MOST_MEMORY = 1.5


class Run(NamedTuple):
    seconds: float  # to the first frame
    work: float  # seconds of them that the processor spent on it: what a busy machine does not change
    megabytes: float
    frames: int | None  # drawn after the key


@contextmanager
def started(code: str, home: str, tree: Path) -> Iterator[tuple[int, int]]:
    """The program in a terminal: its process and the terminal's other end. It is told to stop, and then made to.

    It is started in its tree: where a program has no file, Python looks for packages there first.
    """
    pid, terminal = pty.fork()
    if pid == 0:
        plain = {"TERM": "xterm-256color", "COLORTERM": "truecolor", "LANG": "C.UTF-8", "WWTENNIS_HOME": home}
        plain["TEXTUAL_ANIMATIONS"] = "none"  # the ball on the title would be counted among the frames of a move
        kept = {name: os.environ[name] for name in ("PATH", "HOME") if name in os.environ}
        os.chdir(tree)
        os.execve(sys.executable, [sys.executable, "-c", code], kept | plain)
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))
    try:
        yield pid, terminal
    finally:
        os.close(terminal)
        os.kill(pid, 9)
        os.waitpid(pid, 0)


def written(terminal: int, seconds: float) -> Iterator[bytes]:
    """What the program writes, as it comes, for so long. Asked whether frames may be marked, the terminal says yes."""
    until = time.perf_counter() + seconds
    while (left := until - time.perf_counter()) > 0:
        if select.select([terminal], [], [], left)[0]:
            data = os.read(terminal, 2**16)
            if ASKED in data:
                os.write(terminal, KNOWN)
            yield data


def measure(subject: Subject, home: str, tree: Path = ROOT) -> Run:
    begin = time.perf_counter()
    with started(subject.code, home, tree) as (pid, terminal):
        seen = b""
        for data in written(terminal, PATIENCE):
            seen += data
            if subject.text in seen:
                break
        else:
            raise SystemExit(f"no first frame within {PATIENCE} s: {seen[-400:]!r}")
        seconds, spent = time.perf_counter() - begin, work(pid)
        for _data in written(terminal, 0.7):
            pass  # until it has settled
        megabytes = memory(pid)
        return Run(seconds, spent, megabytes, frames_after(terminal, subject.key) if subject.key else None)


def frames_after(terminal: int, key: bytes) -> int:
    os.write(terminal, key)
    return b"".join(written(terminal, 0.4)).count(FRAME)


def work(pid: int) -> float:
    """Seconds of processor time so far. The name of the program, in parentheses, may have blanks in it."""
    after_the_name = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return sum(map(int, after_the_name[11:13])) / os.sysconf("SC_CLK_TCK")


def memory(pid: int) -> float:
    """Megabytes in memory now."""
    pages = int(Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGESIZE") / 2**20


def race(rounds: int) -> dict[str, list[Run]]:
    """All subjects in turn, again and again; a first round warms the caches and is not counted."""
    runs: dict[str, list[Run]] = {name: [] for name in SUBJECTS}
    with tempfile.TemporaryDirectory() as home:
        for number in range(rounds + 1):
            for name, subject in SUBJECTS.items():
                run = measure(subject, home)
                if number:
                    runs[name].append(run)
    return runs


def summary(runs: dict[str, list[Run]]) -> dict[str, dict[str, float | int | None]]:
    bare_seconds = statistics.median(run.seconds for run in runs["bare"])
    bare_fastest = min(run.seconds for run in runs["bare"])
    bare_work = statistics.median(run.work for run in runs["bare"])
    bare_memory = statistics.median(run.megabytes for run in runs["bare"])
    told: dict[str, dict[str, float | int | None]] = {}
    for name, results in runs.items():
        seconds = statistics.median(run.seconds for run in results)
        fastest = min(run.seconds for run in results)
        megabytes = statistics.median(run.megabytes for run in results)
        told[name] = {
            "first_frame_ms": round(seconds * 1000), "times_bare": round(seconds / bare_seconds, 2),
            "work_ms": round(work_of(results) * 1000), "work_times_bare": round(work_of(results) / bare_work, 2),
            "fastest_ms": round(fastest * 1000), "fastest_times_bare": round(fastest / bare_fastest, 2),
            "most_times_bare": SUBJECTS[name].limit or None,
            "memory_mb": round(megabytes, 1), "memory_times_bare": round(megabytes / bare_memory, 2),
            "frames_a_move": max((run.frames for run in results if run.frames is not None), default=None),
        }  # fmt: skip
    return told


def work_of(results: list[Run]) -> float:
    return statistics.median(run.work for run in results)


def too_much(told: dict[str, dict[str, float | int | None]]) -> list[str]:
    """What is over its limit, in words."""
    found = []
    for name, row in told.items():
        if row["most_times_bare"] and (row["fastest_times_bare"] or 0) > row["most_times_bare"]:
            found.append(f"{name}: the first frame takes {row['fastest_times_bare']} x bare")
        if (row["memory_times_bare"] or 0) > MOST_MEMORY:
            found.append(f"{name}: memory is {row['memory_times_bare']} x bare")
        if row["frames_a_move"] not in (None, 1):
            found.append(f"{name}: a move of the selection takes {row['frames_a_move']} frames")
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    told = summary(race(options.rounds))
    over = too_much(told)
    if options.json:
        print(json.dumps({"subjects": told, "over": over}, indent=2))
    else:
        heads = (
            "median",
            "x bare",
            "work",
            "x bare",
            "fastest",
            "x bare",
            "at most",
            "memory",
            "x bare",
            "frames/move",
        )
        print(" " * 8 + "".join(f"{head:>12}" for head in heads))
        for name, row in told.items():
            cells = (
                f"{row['first_frame_ms']} ms", row["times_bare"], f"{row['work_ms']} ms", row["work_times_bare"],
                f"{row['fastest_ms']} ms", row["fastest_times_bare"],
                row["most_times_bare"], f"{row['memory_mb']} MB", row["memory_times_bare"], row["frames_a_move"],
            )  # fmt: skip
            print(f"{name:8}" + "".join(f"{'' if cell is None else cell:>12}" for cell in cells))
        print(*over, sep="\n")
    return 1 if over else 0


if __name__ == "__main__":
    sys.exit(main())
