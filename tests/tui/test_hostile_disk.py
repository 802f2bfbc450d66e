"""Hostile file systems, met by the real app in a real terminal: full, read-only, strange and vanished files."""

import os
import signal
from pathlib import Path

import pytest

from tests.bench.hostile import endure
from tests.bench.ordeals import Ordeal
from tests.disks import KINDS, hostile
from tests.terminals import APP, Terminal
from tests.tui.kept_matches import keep
from wwtennis.files.logs import read_log

TITLE, MATCH = APP.format(""), APP.format("straight_to_the_match=True")
CALM = "import os; os.environ['TEXTUAL_ANIMATIONS'] = 'none'\n"
# Files end after so many bytes, until `room` is there; the same disk, or every disk.
FULL = (
    CALM
    + """
import errno, os
real, home = os.write, os.environ["WWTENNIS_HOME"]
def write(file, data):
    name = os.readlink(f"/proc/self/fd/{file}")
    is_full = name.endswith(".jsonl") and not os.path.exists(home + "/room") and (EVERYWHERE or "/matches/" in name)
    if is_full and os.fstat(file).st_size + len(data) > 3000:
        raise OSError(errno.ENOSPC, "No space left on device")
    return real(file, data)
os.write = write
"""
)
EVERYWHERE, HERE = FULL.replace("EVERYWHERE", "True"), FULL.replace("EVERYWHERE", "False")
FLAG = "not saved ^S"


def logs(home: Path) -> list[Path]:
    return sorted((home / "data" / "matches").glob("*.jsonl"))


def play_until_it_is_full(terminal: Terminal) -> int:
    """Answer one question after the other, with whatever is proposed."""
    terminal.until("help")
    for _answer in range(400):
        if FLAG.encode() in terminal.written:
            return terminal.until(FLAG)
        terminal.press("\r")
        terminal.read(0.02)
    raise AssertionError(terminal.text[-3000:])


def test_a_full_disk_is_shown_and_ctrl_c_twice_leaves_with_a_copy_elsewhere(tmp_path: Path):
    with Terminal(MATCH, tmp_path, before=HERE) as terminal:
        since = play_until_it_is_full(terminal)
        terminal.press("\x03")
        since = terminal.until("save elsewhere", since)
        terminal.press("\x03")
        assert terminal.end() == 1
        assert terminal.is_as_before()
    [log] = logs(tmp_path)
    [copy] = (tmp_path / "state").glob("*.jsonl")
    said = terminal.text.splitlines()[-2:]
    assert "the match could not be kept here (No space left on device); all of it is in" in "".join(said)
    whole = read_log(copy)
    assert len(whole.entries) > len(read_log(log, torn_ok=True).entries)


def test_where_every_disk_is_full_the_match_goes_to_the_terminal(tmp_path: Path):
    with Terminal(MATCH, tmp_path, before=EVERYWHERE, size=(500, 40)) as terminal:
        since = play_until_it_is_full(terminal)
        terminal.press("\x03")
        terminal.until("save elsewhere", since)
        terminal.press("l")
        assert terminal.end() == 1
        assert terminal.is_as_before()
    said = terminal.written.rpartition(b"\x1b[?1049l")[2].replace(b"\r\n", b"\n")
    log = tmp_path / "copied.jsonl"
    log.write_bytes(said[said.index(b'{"format"') :])
    assert b"neither here nor elsewhere" in said
    assert read_log(log).entries
    assert not list((tmp_path / "state").glob("*.jsonl"))


def test_a_disk_that_has_room_again_gets_everything_and_nothing_is_asked(tmp_path: Path):
    with Terminal(MATCH, tmp_path, before=EVERYWHERE) as terminal:
        play_until_it_is_full(terminal)
        (tmp_path / "room").touch()
        terminal.press("\x03")
        assert terminal.end() == 0
    [log] = logs(tmp_path)
    assert read_log(log).entries


def test_a_signal_on_a_full_disk_leaves_a_copy_elsewhere(tmp_path: Path):
    with Terminal(MATCH, tmp_path, before=HERE) as terminal:
        play_until_it_is_full(terminal)
        terminal.tell(signal.SIGTERM)
        assert terminal.end() == 128 + signal.SIGTERM
        assert terminal.is_as_before()
    [copy] = (tmp_path / "state").glob("*.jsonl")
    assert str(copy) in "".join(terminal.text.split())
    assert read_log(copy).entries


def test_a_closed_terminal_on_a_full_disk_leaves_a_copy_elsewhere(tmp_path: Path):
    with Terminal(MATCH, tmp_path, before=HERE) as terminal:
        play_until_it_is_full(terminal)
        terminal.hang_up()
        assert terminal.end(reading=False) == 129
    [copy] = (tmp_path / "state").glob("*.jsonl")
    assert read_log(copy).entries


def test_a_log_that_vanishes_is_written_anew(tmp_path: Path):
    with Terminal(MATCH, tmp_path, before=CALM) as terminal:
        terminal.until("help")
        [log] = logs(tmp_path)
        log.unlink()
        since = len(terminal.written)
        while b"written anew" not in terminal.written[since:] and not log.exists():
            terminal.press("\r")
            assert terminal.read(0.1)
        terminal.press("\x03")
        assert terminal.end() == 0
    assert read_log(log).entries


@pytest.mark.parametrize("kind", [*KINDS, "terminal"])
def test_strange_files_hold_nobody_up(tmp_path: Path, kind: str):
    """As the newest log, as a title, as the settings: the title is there, the list too, and Ctrl+C leaves."""
    matches = tmp_path / "data" / "matches"
    log = keep(matches, answers=30, by=("human", "greedy"), names=("Anna", "Greedy"))
    os.utime(log, (1_000_000_000, 1_000_000_000))
    hostile(matches / "newest.jsonl", kind)
    hostile(matches / f"{log.name}.title", kind)
    (tmp_path / "config").mkdir()
    hostile(tmp_path / "config" / "settings.json", kind)
    with Terminal(TITLE, tmp_path, before=CALM) as terminal:
        since = terminal.until("Continue")
        terminal.until("defaults")
        terminal.press("m")
        since = terminal.until("cannot be read", since)
        terminal.press("\x1b[27u")
        terminal.press("c")
        terminal.until("Anna", since)
        terminal.press("\x03")
        assert terminal.end() == 0
        assert terminal.is_as_before()


def test_a_read_only_disk_lets_one_play_and_says_so(tmp_path: Path):
    read_only = (
        CALM
        + """
import errno, os
real, home = os.open, os.environ["WWTENNIS_HOME"]
def open_(path, flags, *more, **named):
    if flags & (os.O_WRONLY | os.O_RDWR) and str(path).startswith(home):
        raise OSError(errno.EROFS, "Read-only file system")
    return real(path, flags, *more, **named)
os.open = open_
"""
    )
    with Terminal(MATCH, tmp_path, before=read_only) as terminal:
        since = terminal.until(FLAG)
        terminal.press("\x03")
        terminal.until("Read-only file system", since)
        terminal.press("l")
        assert terminal.end() == 1
        assert terminal.is_as_before()
    assert not list(tmp_path.rglob("*.jsonl"))


@pytest.mark.parametrize(
    "name",
    [
        "full in the middle, then room again",
        "log replaced",
        "pipe as log, title and settings",
        "slow settings, to be changed",
        "broken matches, in the list",
    ],
)
def test_nothing_is_lost_hung_or_crashed(name: str):
    """A few of all that `python -m tests.bench.hostile` tries."""
    assert endure(name).trouble == ""


def test_what_is_lost_is_noticed(tmp_path: Path):
    forgetful = "from wwtennis.files.growing import GrowingFile as File; File.write = lambda self, force: None\n"
    with Ordeal(tmp_path, before=forgetful) as sitting:
        sitting.terminal.until("help")
        sitting.play(20)
        sitting.leave()
    assert "lost" in sitting.fared().trouble
