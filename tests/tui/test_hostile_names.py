"""Nothing that comes from outside acts on the terminal: hostile files, titles, folders, letters, screen by screen."""

import json
from pathlib import Path
from typing import Any

import pytest
from rich.segment import Segment
from textual.color import Color
from textual.events import Paste
from textual.pilot import Pilot
from textual.widgets import Input

from tests.hostile import ESCAPES, HOSTILE, is_harmless
from tests.tui.kept_matches import keep
from tests.tui.looking import STYLED, make_app, picture_of, settled, text_of
from tests.tui.test_app_shell import end_a_match
from tests.tui.test_app_terminal import RUN, in_a_terminal
from tests.tui.test_matches import opened
from wwtennis.files.autosave import Autosave
from wwtennis.files.matches import title_file
from wwtennis.files.settings import SettingsFile
from wwtennis.tui.shell.app import WWTennisApp
from wwtennis.tui.shell.plain_letters import QUIET_LETTERS
from wwtennis.tui.shell.screens.asking import Confirm, Prompt
from wwtennis.tui.worldwide.replay import ReplayScreen

NAME = HOSTILE.replace("/", "")
EVIL = json.dumps(HOSTILE)


def looks_harmless(app: WWTennisApp) -> bool:
    """Whether nothing on the screen acts on the terminal but the colours that the app itself chose."""
    return is_harmless(STYLED.sub("", picture_of(app)))


def hostile_app(home: Path, settings: str = "{}") -> WWTennisApp:
    home.mkdir(exist_ok=True)
    (home / "settings.json").write_text(settings, encoding="utf-8")
    return WWTennisApp(SettingsFile(home / "settings.json"), Autosave(home / "matches"))


@pytest.mark.parametrize("settings", [f'{{"theme": {EVIL}}}', f'{{"{ESCAPES}', f"{{{EVIL}: ["])
async def test_hostile_settings_that_cannot_be_read(tmp_path: Path, settings: str):
    app = hostile_app(tmp_path / NAME, settings)
    async with app.run_test(size=(100, 40), notifications=True) as pilot:
        await pilot.pause()
        await pilot.pause()
        assert "settings.json: these settings cannot be read" in " ".join(text_of(app).replace("▌", " ").split())
        assert looks_harmless(app)


async def test_hostile_settings_that_can_be_read(tmp_path: Path):
    match = {"opponent": f"bot:{HOSTILE}", "cards": [HOSTILE, HOSTILE]}
    app = hostile_app(tmp_path / NAME, json.dumps({"names": [HOSTILE, HOSTILE], "match": match}))
    async with app.run_test(size=(80, 24), notifications=True) as pilot:
        await pilot.press("n")
        await pilot.pause()
        assert looks_harmless(app)
        await pilot.press("enter")
        await pilot.pause()
        assert app.is_running
        assert looks_harmless(app)


def hostile_matches(folder: Path) -> None:
    """Matches under names that harm: to go on with, to watch, cut off, and not to be read."""
    good = keep(folder, f"{NAME}1", answers=30)
    over = keep(folder, f"{NAME}2", seed=5)
    (folder / f"{NAME}3.jsonl").write_bytes(good.read_bytes()[:-9])
    (folder / f"{NAME}4.jsonl").write_bytes(good.read_bytes().replace(b'"Anna"', EVIL.encode()))
    (folder / f"{NAME}5.jsonl").write_bytes(b'{"format":' + EVIL.encode() + b"}\n")
    (folder / f"{NAME}6.jsonl").write_bytes(
        good.read_bytes().replace(b'"surface":"hard"', b'"surface":' + EVIL.encode())
    )
    for path in (good, over):
        title_file(path).write_bytes(HOSTILE.encode("utf-8", "surrogateescape"))


async def test_hostile_matches_in_the_list(tmp_path: Path):
    app = make_app(tmp_path / NAME)
    hostile_matches(app.autosave.folder)
    async with app.run_test(size=(120, 40), notifications=True) as pilot:
        screen = await opened(pilot)
        assert len(screen.shown) == 6
        for number in range(6):
            for key in ("w", "d", "r"):
                await pilot.press("home", *["down"] * number, key)
                await settled(pilot)
                assert looks_harmless(app), (number, key)
                if isinstance(app.screen, ReplayScreen):
                    await pilot.press("end")
                    assert looks_harmless(app)
                if isinstance(app.screen, Confirm | Prompt | ReplayScreen):
                    await pilot.press("escape")
                await pilot.pause()
                assert app.screen is screen, (number, key)


@pytest.mark.parametrize("number", range(6))
async def test_hostile_matches_that_are_opened(tmp_path: Path, number: int):
    app = make_app(tmp_path / NAME)
    hostile_matches(app.autosave.folder)
    async with app.run_test(size=(80, 24), notifications=True) as pilot:
        await opened(pilot)
        await pilot.press(*["down"] * number, "enter")
        await settled(pilot)
        assert app.is_running
        assert looks_harmless(app)
        await pilot.press("f1")
        await pilot.pause()
        assert looks_harmless(app)


async def paste(pilot: Pilot[Any], text: str) -> None:
    field = pilot.app.screen.query_one(Input)
    field.focus()
    field.value = ""
    field.post_message(Paste(text))
    await pilot.pause()
    field.value = text  # and by any other way
    await pilot.pause()


async def test_hostile_letters_that_are_typed(tmp_path: Path):
    app = make_app(tmp_path / NAME)
    hostile_matches(app.autosave.folder)
    async with app.run_test(size=(80, 24), notifications=True) as pilot:
        screen = await opened(pilot)
        for key in ("slash", "r"):
            await pilot.press(key)
            await pilot.pause()
            await paste(pilot, HOSTILE)
            assert looks_harmless(app)
            await pilot.press("enter")
            await pilot.pause()
            assert looks_harmless(app)
            screen.query_one(Input).value = ""
            await pilot.pause()


@pytest.mark.usefixtures("stand_in_match")
async def test_hostile_places_to_save_to(tmp_path: Path):
    app = make_app(tmp_path)
    async with app.run_test(size=(80, 24), notifications=True) as pilot:
        await end_a_match(app, pilot)
        for name in (f"no/such/folder/{NAME}", str(tmp_path / NAME)):
            await pilot.press("s")
            await paste(pilot, name)
            assert looks_harmless(app)
            await pilot.press("enter")
            await pilot.pause()
            assert looks_harmless(app)
            await pilot.press("escape")
            assert looks_harmless(app)
        assert (tmp_path / NAME).exists()


def test_whatever_comes_to_the_screen_leaves_its_cells_where_they_are():
    line = [Segment("Zoë 🎾 "), Segment(f"{ESCAPES}{HOSTILE}")]
    quiet = QUIET_LETTERS.apply(line, Color(0, 0, 0))
    assert is_harmless("".join(segment.text for segment in quiet))
    assert sum(segment.cell_length for segment in quiet) == sum(segment.cell_length for segment in line)
    assert QUIET_LETTERS.apply(line[:1], Color(0, 0, 0)) == line[:1]


def test_a_crash_in_a_hostile_folder_ends_in_one_harmless_sentence(tmp_path: Path):
    broken = "import wwtennis.tui.shell.court_picture as p; p._half_blocks = None; " + RUN.format("")
    status, written = in_a_terminal(broken, tmp_path / NAME, b"", wait_for=b"never")
    said = written.rpartition(b"\x1b[?1049l")[2].decode().rpartition("wwtennis: sorry")[2]
    assert status == 1
    assert is_harmless(said.replace("\r\n", ""))
    assert "a\\x1b]0;owned" in said
