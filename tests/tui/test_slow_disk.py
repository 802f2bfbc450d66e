"""A slow disk: whatever is read from it, the screen stays awake, and whoever wants to leave can."""

import asyncio
import errno
import os
from collections.abc import Callable
from typing import Any
from unittest.mock import Mock

import pytest

from tests.disks import SlowDisk
from tests.tui.kept_matches import keep
from tests.tui.looking import on_top, text_of, until
from wwtennis.files.journal import is_played
from wwtennis.files.matches import title_file
from wwtennis.files.settings import SettingsFile
from wwtennis.tui.shell.app import WWTennisApp
from wwtennis.tui.shell.background import in_background
from wwtennis.tui.shell.screens.matches import MatchesScreen
from wwtennis.tui.shell.screens.settings import SettingsScreen
from wwtennis.tui.shell.screens.title import TitleScreen
from wwtennis.tui.worldwide.match import MatchScreen
from wwtennis.tui.worldwide.replay import ReplayScreen

SOLO: dict[str, Any] = {"names": ("Anna", "Solo"), "by": ("human", "greedy")}


@pytest.fixture(autouse=True)
def impatient_screens(monkeypatch: pytest.MonkeyPatch, patient_screens: None) -> None:
    monkeypatch.setattr("wwtennis.tui.shell.background.PATIENCE", 0.01)


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Callable[[], SlowDisk]:
    """From now on logs and titles are opened only when somebody says `go`. On the screen's own loop they never may."""
    return lambda: SlowDisk(monkeypatch, lambda name: name.endswith((".jsonl", ".title")))


def on(app: WWTennisApp, screen: type) -> Callable[[], bool]:
    return lambda: isinstance(app.screen, screen)


async def test_the_title_is_there_before_the_disk_and_keeps_the_line_that_is_chosen(app: WWTennisApp, slow):
    keep(app.autosave.folder, answers=30, **SOLO)
    disk = slow()
    async with app.run_test(size=(80, 24)) as pilot:
        assert disk.asked.is_set()
        assert "Continue" not in text_of(app)
        await pilot.press("down")
        assert "▸ m  Matches" in text_of(app)
        disk.go()
        await until(pilot, lambda: "Continue" in text_of(app))
        assert "▸ m  Matches" in text_of(app)


async def test_continuing_takes_its_time_and_then_the_match_is_there(app: WWTennisApp, slow):
    keep(app.autosave.folder, answers=30, **SOLO)
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: "Continue" in text_of(app) and on_top(app, TitleScreen).is_looked_up)
        disk = slow()
        await pilot.press("c", "c")
        await until(pilot, disk.asked.is_set)
        assert on(app, TitleScreen)()
        assert [note.message for note in app._notifications] == ["Reading the match ..."]
        disk.go()
        await until(pilot, on(app, MatchScreen))
        assert len(app._notifications) == 1  # nobody says that it is being played in another window


async def test_who_goes_elsewhere_meanwhile_stays_there_and_the_match_is_let_go(app: WWTennisApp, slow):
    path = keep(app.autosave.folder, answers=30, **SOLO)
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: "Continue" in text_of(app) and on_top(app, TitleScreen).is_looked_up)
        disk = slow()
        await pilot.press("c", "s")
        assert on(app, SettingsScreen)()
        disk.go()
        await until(pilot, lambda: not is_played(path))
        assert on(app, SettingsScreen)()


async def test_the_list_is_read_while_the_screen_is_awake(app: WWTennisApp, slow):
    path = keep(app.autosave.folder, answers=30, **SOLO)
    title_file(path).write_text("Mine")
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: on_top(app, TitleScreen).is_looked_up)
        disk = slow()
        await pilot.press("m")
        await until(pilot, lambda: on(app, MatchesScreen)() and "Reading ..." in text_of(app))
        await pilot.press("enter", "w", "d", "s")  # nothing is there yet to do anything with
        await pilot.press("escape")
        assert on(app, TitleScreen)()
        await pilot.press("m")
        disk.go()
        await until(pilot, lambda: "Mine" in text_of(app))


async def test_a_replay_opens_while_the_screen_is_awake(app: WWTennisApp, slow):
    keep(app.autosave.folder, answers=30, **SOLO)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("m")
        await until(pilot, lambda: "Anna" in text_of(app))
        disk = slow()
        await pilot.press("w")
        await until(pilot, disk.asked.is_set)
        await pilot.press("question_mark", "escape")
        assert on(app, MatchesScreen)()
        disk.go()
        await until(pilot, on(app, ReplayScreen))


async def test_settings_are_saved_while_the_screen_is_awake_and_the_last_ones_count(
    app: WWTennisApp, monkeypatch: pytest.MonkeyPatch
):
    async with app.run_test(size=(80, 24)) as pilot:
        disk = SlowDisk(monkeypatch, lambda name: ".settings.json." in name)
        for theme in ("light", "contrast", "ansi"):
            app.change(theme=theme)
        await pilot.press("s")
        assert on(app, SettingsScreen)()
        disk.go()
        await until(pilot, lambda: SettingsFile(app.settings_file.path).load().theme == "ansi")


@pytest.mark.parametrize("fault", [errno.EIO, errno.EACCES])
async def test_a_folder_that_cannot_be_looked_at_is_told(app: WWTennisApp, monkeypatch: pytest.MonkeyPatch, fault: int):
    keep(app.autosave.folder, answers=30, **SOLO)

    def fail(path: object, *_more: object, **_named: object) -> None:
        raise OSError(fault, os.strerror(fault), str(path))

    def is_told() -> bool:
        return any(os.strerror(fault) in note.message for note in app._notifications)

    monkeypatch.setattr(os, "scandir", fail)
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, is_told)
        app.clear_notifications()
        await pilot.press("m")
        await until(pilot, is_told)


def test_a_fault_that_nobody_thought_of_is_told():
    said: list[str] = []
    work = Mock(side_effect=OSError(errno.EIO, "Input/output error", "some/file"))
    in_background(Mock(), work, said.append, said.append)
    assert said == ["some/file: Input/output error"]


@pytest.mark.parametrize("keys", ["c", "m", "mw", "md"])
async def test_nobody_is_kept_in_by_a_disk_that_does_not_answer(app: WWTennisApp, slow, keys: str):
    keep(app.autosave.folder, answers=30, **SOLO)
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: on_top(app, TitleScreen).is_looked_up)
        for key in keys[:-1]:
            await pilot.press(key)
            await until(pilot, lambda: "Anna" in text_of(app))
        disk = slow()
        await pilot.press(keys[-1], *("y" if keys[-1] == "d" else ""))
        await until(pilot, disk.asked.is_set)
        await pilot.press("ctrl+c")
        await asyncio.sleep(0)
    assert app.return_code == 0
    disk.go()
