"""However the program is ended, the match is kept, its lock let go, and the terminal is as it was."""

import signal
from pathlib import Path

import pytest

from tests.terminals import APP, Terminal
from wwtennis.files.journal import is_played
from wwtennis.files.logs import read_log

TITLE, MATCH = APP.format(""), APP.format("straight_to_the_match=True")
NO_HANGUPS = "import signal; signal.signal(signal.SIGHUP, signal.SIG_IGN)"
SIGNALS = [signal.SIGTERM, signal.SIGQUIT, signal.SIGHUP, signal.SIGINT]


def the_log(home: Path) -> Path:
    [log] = (home / "data" / "matches").glob("*.jsonl")
    return log


def is_kept(home: Path) -> bool:
    """The match is whole, and free to be taken up."""
    log = the_log(home)
    return bool(read_log(log).entries) and log.read_bytes().endswith(b"\n") and not is_played(log)


@pytest.mark.parametrize("number", SIGNALS, ids=lambda number: number.name)
def test_a_signal_ends_a_match_in_good_order(tmp_path: Path, number: signal.Signals):
    with Terminal(MATCH, tmp_path) as terminal:
        terminal.until("help")
        assert is_played(the_log(tmp_path))
        assert not terminal.is_as_before()
        terminal.tell(number)
        assert terminal.end() == 128 + number
        assert terminal.is_as_before()
    assert b"Traceback" not in terminal.written
    assert is_kept(tmp_path)


def test_a_signal_while_the_game_starts_leaves_the_terminal_alone(tmp_path: Path):
    slow = "import os, signal, wwtennis.files.autosave as a; a.Autosave = lambda: os.kill(os.getpid(), signal.SIGTERM)"
    with Terminal(TITLE, tmp_path, before=slow) as terminal:
        assert terminal.end() in (143, -signal.SIGTERM)
        assert terminal.is_as_before()


def test_two_signals_are_as_good_as_one(tmp_path: Path):
    with Terminal(TITLE, tmp_path) as terminal:
        terminal.until("help")
        terminal.tell(signal.SIGTERM)
        terminal.tell(signal.SIGQUIT)
        assert terminal.end() in (128 + signal.SIGTERM, 128 + signal.SIGQUIT)
        assert terminal.is_as_before()


def test_a_closed_terminal_ends_the_game_when_hangups_are_ignored(tmp_path: Path):
    """As with `nohup`: nobody says that the terminal has gone."""
    with Terminal(MATCH, tmp_path, before=NO_HANGUPS) as terminal:
        terminal.until("help")
        assert is_played(the_log(tmp_path))
        terminal.hang_up()
        assert terminal.end(reading=False) == 128 + signal.SIGHUP
    assert is_kept(tmp_path)
    assert not list(tmp_path.rglob("crash-*"))


def test_a_closed_terminal_ends_the_game_when_they_are_not(tmp_path: Path):
    with Terminal(MATCH, tmp_path) as terminal:
        terminal.until("help")
        terminal.hang_up()
        assert terminal.end(reading=False) == 128 + signal.SIGHUP
    assert is_kept(tmp_path)
    assert not list(tmp_path.rglob("crash-*"))


def test_where_hangups_are_ignored_and_the_terminal_is_there_the_game_goes_on(tmp_path: Path):
    with Terminal(TITLE, tmp_path, before=NO_HANGUPS) as terminal:
        since = terminal.until("help")
        terminal.tell(signal.SIGHUP)
        terminal.press("s")
        terminal.until("Language", since)
        terminal.press("\x03")
        assert terminal.end() == 0
        assert terminal.is_as_before()


def test_a_terminal_that_takes_nothing_any_more_keeps_nobody_in(tmp_path: Path):
    """Output is stopped and the program is stuck in writing: it ends all the same."""
    with Terminal(MATCH, tmp_path) as terminal:
        terminal.until("help")
        for _ in range(300):  # each draws something, and nobody takes it
            terminal.press("?\x1b[27u")
        terminal.tell(signal.SIGTERM)
        assert terminal.end(reading=False) == 128 + signal.SIGTERM
    assert is_kept(tmp_path)
