"""A match is saved, exported and found again from the list of matches, as from the end of one."""

import json
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import Input

from tests.tui.kept_matches import keep
from tests.tui.looking import finished_match, said, text_of, until
from tests.tui.test_matches import opened
from wwtennis.files.logs import read_log
from wwtennis.tui.shell.app import WWTennisApp
from wwtennis.tui.shell.screens.matches import MatchesScreen
from wwtennis.tui.shell.screens.save import SaveScreen


@pytest.fixture(autouse=True)
def here(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder where the game was started."""
    folder = tmp_path_factory.mktemp("here")
    monkeypatch.chdir(folder)
    return folder


async def saving(pilot: Pilot[Any], app: WWTennisApp, *keys: str) -> None:
    await opened(pilot)
    await pilot.press(*keys)
    assert isinstance(app.screen, SaveScreen)


async def saved(pilot: Pilot[Any], app: WWTennisApp) -> None:
    await pilot.press("enter")
    await until(pilot, lambda: isinstance(app.screen, MatchesScreen))


async def test_a_kept_match_is_saved_as_the_log_that_it_is(app: WWTennisApp, here: Path):
    log = keep(app.autosave.folder, seed=7)
    async with app.run_test(size=(80, 24)) as pilot:
        await saving(pilot, app, "s")
        assert "can be watched, checked and counted" in said(app)
        await saved(pilot, app)
        [told] = [note.message for note in app._notifications]
    assert (here / "anna-rafael.jsonl").read_bytes() == log.read_bytes()
    assert told == f"Saved as anna-rafael.jsonl, in {here}"


async def test_a_kept_match_is_exported_as_a_recording_a_picture_and_numbers(app: WWTennisApp, here: Path):
    keep(app.autosave.folder, seed=7, answers=4)
    async with app.run_test(size=(80, 24)) as pilot:
        for tabs, label in enumerate(("film for terminals", "as a picture", "for programs")):
            await saving(pilot, app, "e", *["tab"] * tabs)
            assert label in said(app)
            await saved(pilot, app)
            await pilot.press("escape")
    cast = (here / "anna-rafael.cast").read_text().splitlines()
    assert json.loads(cast[0])["version"] == 2
    assert len(cast) > 5
    assert "Anna" in "".join(ET.parse(here / "anna-rafael.svg").getroot().itertext())
    assert json.loads((here / "anna-rafael.json").read_text())["match"]["names"] == ["Anna", "Rafael"]


async def test_the_end_of_a_match_can_be_exported_too(app: WWTennisApp, here: Path):
    session = finished_match("tiebreak")
    async with app.run_test(size=(80, 24)) as pilot:
        app.push_screen(SaveScreen(session))
        await pilot.pause()
        await pilot.press("tab", "tab", "enter")
        await until(pilot, lambda: not isinstance(app.screen, SaveScreen))
        app.push_screen(SaveScreen(session))
        await pilot.pause()
        await pilot.press("enter")
        await until(pilot, lambda: not isinstance(app.screen, SaveScreen))
    [log] = here.glob("*.jsonl")
    assert read_log(log).entries == session.entries
    assert ET.parse(log.with_suffix(".svg"))


async def test_a_name_that_was_typed_keeps_to_the_form(app: WWTennisApp):
    keep(app.autosave.folder, seed=7)
    async with app.run_test(size=(80, 24)) as pilot:
        await saving(pilot, app, "s")
        line = app.screen.query_one(Input)
        line.value = "final.jsonl"
        await pilot.press("tab")
        assert line.value == "final.cast"
        await pilot.press("down", "tab", "tab")
        assert line.value == "final.jsonl"


@pytest.mark.parametrize("keys", [("s",), ("e",), ("e", "tab")])
async def test_nothing_is_written_over_and_a_sentence_says_so(app: WWTennisApp, here: Path, keys: tuple[str, ...]):
    keep(app.autosave.folder, seed=7)
    (here / "mine").write_text("mine")
    async with app.run_test(size=(80, 24)) as pilot:
        await saving(pilot, app, *keys)
        app.screen.query_one(Input).value = str(here / "mine")
        await pilot.press("enter")
        await until(pilot, lambda: "nothing is written over" in said(app))
        app.screen.query_one(Input).value = " "
        await pilot.press("enter")
        assert "A file needs a name." in said(app)
    assert (here / "mine").read_text() == "mine"


async def test_what_cannot_be_read_is_not_saved(app: WWTennisApp):
    app.autosave.folder.mkdir(parents=True)
    (app.autosave.folder / "a.jsonl").write_text("no\n")
    async with app.run_test(size=(80, 24)) as pilot:
        await opened(pilot)
        await pilot.press("s", "e")
        assert isinstance(app.screen, MatchesScreen)
        assert {note.message.partition(":")[0] for note in app._notifications} == {"a.jsonl"}  # by its name alone


async def test_the_path_of_a_match_is_copied(app: WWTennisApp):
    log = keep(app.autosave.folder, seed=7)
    async with app.run_test(size=(80, 24)) as pilot:
        await opened(pilot)
        await pilot.press("c")
        assert app.clipboard == str(log)
        assert "The path of final.jsonl is copied" in text_of(app).replace("\n", " ") or app._notifications
