"""Ways out: Escape asks, Ctrl+Z puts the game aside, and a window that is too small says how."""

import os
import signal
import time
from pathlib import Path

import pytest

from tests.terminals import APP, PATIENCE, Terminal
from tests.tui.at_the_table import seated
from tests.tui.looking import said
from tests.tui.test_match_handover import hot_seat
from tests.tui.test_match_whole import new_match
from wwtennis.tui.shell.app import WWTennisApp
from wwtennis.tui.shell.screens.asking import Leaving
from wwtennis.tui.shell.screens.handover import HandOver
from wwtennis.tui.shell.screens.title import TitleScreen
from wwtennis.tui.shell.window import GIVE_BACK, KEEP
from wwtennis.tui.worldwide.match import MatchScreen


@pytest.mark.parametrize("key", ["enter", "y", "q"])
async def test_escape_with_nothing_to_cancel_asks_whether_to_leave(tmp_path: Path, key: str):
    async with seated(new_match("solo", seed=7), tmp_path) as seat:
        await seat.press("escape")
        assert isinstance(seat.app.screen, Leaving)
        assert all(words in said(seat.app) for words in ("Leave the match?", "It is kept"))
        await seat.press(key)
        assert len(seat.app.screen_stack) == 1


@pytest.mark.parametrize("key", ["escape", "n"])
async def test_who_is_asked_whether_to_leave_may_stay(tmp_path: Path, key: str):
    async with seated(new_match("solo", seed=7), tmp_path) as seat:
        draft = seat.draft
        await seat.press("escape", key)
        assert isinstance(seat.app.screen, MatchScreen)
        assert seat.draft is draft


async def test_escape_cancels_first_where_there_is_something_to_cancel(tmp_path: Path):
    async with seated(new_match("solo", seed=7), tmp_path) as seat:
        await seat.press("plus")
        assert seat.draft is not None
        assert seat.draft.stars
        await seat.press("escape")
        assert not seat.draft.stars
        assert isinstance(seat.app.screen, MatchScreen)
        await seat.press("escape")
        assert isinstance(seat.app.screen, Leaving)


async def test_escape_goes_on_like_any_key_while_things_are_shown(tmp_path: Path):
    async with seated(new_match("solo", seed=7), tmp_path, motion="slow") as seat:
        await seat.wait_for(lambda: seat.playback.is_watched)
        await seat.press("escape")
        assert isinstance(seat.app.screen, MatchScreen)
        assert not seat.playback.is_watched


async def test_escape_at_the_hand_over_asks_too(tmp_path: Path):
    async with seated(hot_seat(seed=5), tmp_path, sit_down=False) as seat:
        await seat.press("escape", "escape")
        assert isinstance(seat.app.screen, HandOver)
        await seat.press("escape", "enter")
        assert isinstance(seat.app.screen, TitleScreen)


async def test_a_window_that_is_too_small_says_how_to_leave(app: WWTennisApp):
    async with app.run_test(size=(60, 20)):
        assert said(app) == "Needs 80x24, has 60x20. Ctrl+C leaves."


@pytest.mark.parametrize(
    ("straight", "first"), [("", "W O R L D W I D E"), ("straight_to_the_match=True", "tie-break to 7")]
)
def test_ctrl_z_puts_the_game_aside_and_fg_brings_it_back(tmp_path: Path, straight: str, first: str):
    with Terminal(APP.format(straight), tmp_path) as terminal:
        terminal.until("help")
        terminal.press("\x1a")
        stopped(terminal)
        assert terminal.is_as_before()
        assert terminal.written.count(KEEP.encode()) == terminal.written.count(GIVE_BACK.encode()) == 1
        aside = len(terminal.written)
        terminal.tell(signal.SIGCONT)
        terminal.until(first, since=aside)  # all of it is painted again, its first lines ...
        terminal.until("help", since=aside)  # ... and its last
        assert not terminal.is_as_before()
        terminal.press("\x03")
        assert terminal.end() == 0
        assert terminal.is_as_before()
    assert terminal.written.count(KEEP.encode()) == terminal.written.count(GIVE_BACK.encode()) == 2


def stopped(terminal: Terminal) -> None:
    """It has given the terminal to the shell."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        terminal.read()
        pid, status = os.waitpid(terminal.pid, os.WNOHANG | os.WUNTRACED)
        if pid and os.WIFSTOPPED(status):
            while terminal.read(0.2) and not terminal.is_as_before():
                assert time.monotonic() < until
            return
    raise AssertionError("it was never put aside")
