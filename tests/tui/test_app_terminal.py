"""Terminals: which ones are refused, what the screen says to them, and that leaving puts them back in order."""

import os
import pty
import select
import subprocess
import sys
import time
from pathlib import Path

import pytest

from wwtennis.kernel.errors import UsageError
from wwtennis.tui.shell import terminal

CHECK = """
import sys
from wwtennis.kernel.errors import WWTennisError
from wwtennis.tui.shell.terminal import check_terminal
try:
    check_terminal()
except WWTennisError as why:
    print(why, file=sys.stderr)
    sys.exit(99 if any(name.startswith("textual") for name in sys.modules) else why.exit_code)
"""
RUN = "from wwtennis.tui.shell.opening import run; raise SystemExit(run({}))"


def test_a_pipe_is_refused_in_one_sentence_before_textual_is_imported():
    done = subprocess.run(
        [sys.executable, "-c", CHECK], stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False
    )

    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1
    assert "terminal" in done.stderr


def test_a_terminal_without_a_cursor_is_refused(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(os, "isatty", lambda _number: True)
    monkeypatch.setenv("TERM", "dumb")

    with pytest.raises(UsageError, match="dumb"):
        terminal.check_terminal()


def test_a_good_terminal_is_not_refused(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(os, "isatty", lambda _number: True)
    monkeypatch.setenv("TERM", "xterm-256color")
    terminal.check_terminal()


@pytest.mark.parametrize(
    ("encoding", "term", "ascii_only"),
    [
        ("UTF-8", "xterm", False),
        ("utf8", "xterm", False),
        ("ANSI_X3.4-1968", "xterm", True),
        ("ISO-8859-15", "xterm", True),
        ("UTF-8", "linux", True),
    ],
)
def test_where_letters_may_be_missing_ascii_is_the_default(
    monkeypatch: pytest.MonkeyPatch, encoding: str, term: str, ascii_only: bool
):
    monkeypatch.setattr("locale.getencoding", lambda: encoding)
    monkeypatch.setenv("TERM", term)

    assert terminal.wants_ascii() is ascii_only


@pytest.mark.parametrize(("value", "none"), [("1", True), ("", False)])
def test_no_color_counts_when_it_is_not_empty(monkeypatch: pytest.MonkeyPatch, value: str, none: bool):
    monkeypatch.setenv("NO_COLOR", value)
    assert terminal.wants_no_colour() is none


def in_a_terminal(code: str, home: Path, keys: bytes, wait_for: bytes, size: str = "") -> tuple[int, bytes]:
    """Run this in a real terminal, press keys when a text has appeared; its exit status, and all that it wrote."""
    pid, other = pty.fork()
    if pid == 0:
        os.environ.update(WWTENNIS_HOME=str(home), TERM="xterm-256color", LANG="C.UTF-8")
        os.environ.update(COLUMNS=size or "80", LINES=size or "24")
        os.execv(sys.executable, [sys.executable, "-c", code])
    written, pressed, until = b"", False, time.monotonic() + 30
    while time.monotonic() < until:
        if select.select([other], [], [], 0.2)[0]:
            try:
                written += os.read(other, 2**16)
            except OSError:  # the program has gone
                break
        if not pressed and wait_for in written:
            os.write(other, keys)
            pressed = True
    _pid, status = os.waitpid(pid, 0)
    return os.waitstatus_to_exitcode(status), written


def test_ctrl_c_twice_leaves_in_good_order(tmp_path: Path):
    status, written = in_a_terminal(RUN.format(""), tmp_path, b"\x03\x03", wait_for=b"help")

    assert status == 0
    assert written.rindex(b"\x1b[?1049l") > written.rindex(b"\x1b[?1049h")  # the shell's own screen is back
    assert b"Traceback" not in written


@pytest.mark.parametrize("size", ["1000000000", "0", "-5", "²"])
def test_a_monstrous_size_in_the_environment_is_not_believed(tmp_path: Path, size: str):
    status, written = in_a_terminal(RUN.format(""), tmp_path, b"\x03", wait_for=b"help", size=size)

    assert status == 0
    assert b"sorry" not in written


def test_a_crash_ends_in_one_sentence_on_the_shells_own_screen(tmp_path: Path):
    broken = "import wwtennis.tui.shell.court_picture as p; p._half_blocks = None; " + RUN.format("")
    status, written = in_a_terminal(broken, tmp_path, b"", wait_for=b"never")
    said = written.rpartition(b"\x1b[?1049l")[2]

    assert status == 1
    assert b"wwtennis: sorry, something went wrong" in said
    assert b"Traceback" not in written
    [report] = (tmp_path / "state").glob("crash-*.txt")
    assert "Traceback" in report.read_text(encoding="utf-8")
