"""What is not saved stays to be seen, leaving says it, and nothing is lost in silence."""

from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import Input

from tests.disks import FullDisk
from tests.tui.looking import make_app, said, text_of, until
from wwtennis.files.logs import read_log
from wwtennis.tui.shell.app import WWTennisApp
from wwtennis.tui.shell.leaving import save_the_rest
from wwtennis.tui.shell.screens.setup import SetupScreen
from wwtennis.tui.shell.screens.title import TitleScreen
from wwtennis.tui.shell.screens.unsaved import UnsavedScreen
from wwtennis.tui.worldwide.match_end import MatchEndScreen

pytestmark = pytest.mark.usefixtures("stand_in_match")
FLAG = "✗ not saved ^S"


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> FullDisk:
    return FullDisk(monkeypatch, room=10**9)


async def play(app: WWTennisApp, pilot: Pilot[Any], decisions: int = 3) -> None:
    """Begin a match, or go on with it."""
    if app.match is None:
        await pilot.press("n", "enter")
    assert app.match is not None
    for _decision in range(decisions):
        assert app.match.pending is not None
        app.match.answer(app.match.pending.options[0])
    await pilot.pause()


async def test_it_stays_on_every_screen_until_it_is_saved(app: WWTennisApp, disk: FullDisk):
    async with app.run_test(size=(80, 24)) as pilot:
        await play(app, pilot)
        await until(pilot, lambda: FLAG not in said(app))
        disk.room = 0
        await play(app, pilot)
        assert app.autosave.unsaved
        await pilot.press("question_mark")
        await until(pilot, lambda: FLAG in said(app))
        await pilot.press("escape", "q", "l")  # leave all the same
        await pilot.pause()
        for keys, screen in ((("n",), SetupScreen), (("escape",), TitleScreen)):
            await pilot.press(*keys)
            await pilot.pause()
            assert isinstance(app.screen, screen)
            await until(pilot, lambda: FLAG in said(app))
        await pilot.press("question_mark", "2")
        await until(pilot, lambda: "Something is not saved" in said(app))  # the help has its key
        await pilot.press("escape")
        disk.room = 10**9
        await pilot.press("ctrl+s", "r")
        await pilot.pause()
        assert isinstance(app.screen, TitleScreen)
        await until(pilot, lambda: FLAG not in said(app))
        await pilot.press("question_mark", "2")
        await until(pilot, lambda: "Everywhere" in said(app))
        await until(pilot, lambda: "Something is not saved" not in said(app))
    [log] = app.autosave.folder.glob("*.jsonl")
    assert read_log(log).entries


async def test_leaving_the_match_asks_and_whoever_stays_plays_on(app: WWTennisApp, disk: FullDisk):
    async with app.run_test(size=(80, 24)) as pilot:
        await play(app, pilot)
        match, disk.room = app.match, 0
        await play(app, pilot)
        await pilot.press("q")
        assert isinstance(app.screen, UnsavedScreen)
        await until(pilot, lambda: "No space left on device" in said(app))
        await pilot.press("escape")
        assert app.match is match
        await play(app, pilot)
        disk.room = 10**9
        await pilot.press("q")
        await pilot.pause()
        assert isinstance(app.screen, TitleScreen)
        assert match is not None
    [log] = app.autosave.folder.glob("*.jsonl")
    assert read_log(log).entries == match.entries


async def test_the_end_of_a_match_says_it_and_so_does_quitting(app: WWTennisApp, disk: FullDisk):
    async with app.run_test(size=(80, 24)) as pilot:
        await play(app, pilot)
        disk.room = 0
        await play(app, pilot)
        await pilot.press("o")
        await pilot.pause()
        assert isinstance(app.screen, UnsavedScreen)
        await until(pilot, lambda: "leave anyway" not in said(app))
        await pilot.press("escape")
        assert isinstance(app.screen, MatchEndScreen)
        await pilot.press("q", "q")
        await pilot.pause()
        assert isinstance(app.screen, UnsavedScreen)
        await until(pilot, lambda: "leave anyway" in said(app))
        await pilot.press("escape")
        assert isinstance(app.screen, TitleScreen)
        assert app.is_running
        await pilot.press("q", "l")
    assert app.return_code == 0  # what comes of it is decided when the app has ended
    assert app.autosave.unsaved


async def test_it_is_saved_elsewhere_and_the_match_goes_on_there(app: WWTennisApp, disk: FullDisk, tmp_path: Path):
    new = tmp_path / "elsewhere" / "mine.jsonl"
    async with app.run_test(size=(80, 24)) as pilot:
        await play(app, pilot)
        match, disk.room = app.match, 0
        await play(app, pilot)
        await pilot.press("ctrl+s", "s")
        await pilot.pause()
        app.screen.query_one(Input).value = str(new)
        disk.room = 10**9
        await pilot.press("enter")
        await pilot.pause()
        await until(pilot, lambda: "cannot be written" in said(app))
        new.parent.mkdir()
        await pilot.press("enter")
        await pilot.pause()
        assert not app.autosave.unsaved
        assert app.match is match
        await play(app, pilot)
        await pilot.press("ctrl+c")
    assert app.return_code == 0
    assert match is not None
    assert read_log(new).entries == match.entries
    assert save_the_rest(app.autosave)


async def test_what_was_left_unsaved_is_neither_continued_nor_forgotten(app: WWTennisApp, disk: FullDisk):
    async with app.run_test(size=(80, 24)) as pilot:
        await play(app, pilot)
        disk.room = 0
        await play(app, pilot)
        await pilot.press("q", "l")
        await pilot.pause()
        before = len(app._notifications)
        await pilot.press("c")
        await pilot.pause()
        assert isinstance(app.screen, TitleScreen)
        told = [note.message for note in app._notifications][before:]
        assert len(told) == 1
        assert "not all of it is saved" in told[0]
        disk.room = 10**9
        await pilot.press("c")
        await pilot.pause()
        assert app.match is not None
        assert not app.autosave.unsaved


@pytest.mark.parametrize("keys", [("ctrl+c", "l"), ("ctrl+c", "ctrl+c"), ("q", "ctrl+c"), ("ctrl+s", "s", "ctrl+c")])
async def test_ctrl_c_asks_once_and_a_second_one_leaves(app: WWTennisApp, disk: FullDisk, keys: tuple[str, ...]):
    async with app.run_test(size=(80, 24)) as pilot:
        await play(app, pilot)
        disk.room = 0
        await play(app, pilot)
        await pilot.press(*keys[:-1])
        await pilot.pause()
        assert app.is_running
        assert any(isinstance(screen, UnsavedScreen) for screen in app.screen_stack)
        await pilot.press(keys[-1])
    assert app.return_code == 0
    assert app.autosave.unsaved


async def test_in_ascii_mode_it_is_ascii(tmp_path: Path, disk: FullDisk):
    app = make_app(tmp_path, symbols="ascii")
    async with app.run_test(size=(80, 24)) as pilot:
        await play(app, pilot)
        disk.room = 0
        await play(app, pilot)
        await pilot.press("q")
        await pilot.pause()
        await until(pilot, lambda: "leave anyway" in said(app))
        assert text_of(app).isascii()
        await pilot.press("escape", "ctrl+p")
        await pilot.pause()
        assert text_of(app).isascii()
        await pilot.press("escape")
        await pilot.pause()
        await pilot.press("q")
        await pilot.press("l", "ctrl+c", "l")


# When the app has ended


async def unsaved(app: WWTennisApp, disk: FullDisk) -> list[Any]:
    """Leave a match unsaved; its entries."""
    async with app.run_test(size=(80, 24)) as pilot:
        await play(app, pilot)
        disk.room = 0
        await play(app, pilot)
        entries = list(app.match.entries) if app.match is not None else []
        await pilot.press("ctrl+c", "ctrl+c")
    app.autosave.tell_nobody()
    return entries


async def test_a_last_try_may_do(app: WWTennisApp, disk: FullDisk, capsys: pytest.CaptureFixture[str]):
    entries = await unsaved(app, disk)
    disk.room = 10**9
    assert save_the_rest(app.autosave)
    assert capsys.readouterr() == ("", "")
    [log] = app.autosave.folder.glob("*.jsonl")
    assert read_log(log).entries == entries


async def test_a_copy_goes_to_another_folder(
    app: WWTennisApp, disk: FullDisk, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    entries = await unsaved(app, disk)
    [log] = app.autosave.folder.glob("*.jsonl")
    before = log.read_bytes()
    disk.is_full = lambda name: name == str(log)
    assert not save_the_rest(app.autosave)
    out, err = capsys.readouterr()
    [copy] = (tmp_path / "home" / "state").glob("*.jsonl")
    assert (out, err.count("\n")) == ("", 1)
    assert str(log) in err
    assert str(copy) in err
    assert "No space left on device" in err
    assert read_log(copy).entries == entries
    assert log.read_bytes() == before


async def test_where_nothing_takes_it_all_of_it_goes_to_the_terminal(
    app: WWTennisApp, disk: FullDisk, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    entries = await unsaved(app, disk)
    assert not save_the_rest(app.autosave)
    out, err = capsys.readouterr()
    assert "neither here nor elsewhere (No space left on device)" in err
    copied = tmp_path / "copied.jsonl"
    copied.write_text(out, encoding="utf-8")
    assert read_log(copied).entries == entries
    assert not list((tmp_path / "home").rglob("*.jsonl"))
