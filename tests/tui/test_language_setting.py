"""The language in the settings: only what is there is offered, and what is wrong with one is told in a sentence."""

from pathlib import Path

import pytest

from tests.pseudo import pseudo_language
from tests.tui.looking import make_app, said, until
from wwtennis.files import languages
from wwtennis.kernel.errors import BadFile
from wwtennis.kernel.words import language_in_use
from wwtennis.tui.shell.app import WWTennisApp
from wwtennis.tui.shell.screens.settings import SettingsScreen, setting_lines

TORN = "wwtennis.mo: this catalogue cannot be read (it is torn), so English is spoken"


def told(app: WWTennisApp) -> list[str]:
    return [note.message for note in app._notifications]


def offered(app: WWTennisApp) -> list[str]:
    [line] = [line for line in setting_lines(app) if line.id == "language"]
    return [option.value for option in line.options]


def test_only_languages_that_are_there_are_offered(app: WWTennisApp, monkeypatch: pytest.MonkeyPatch):
    assert offered(app) == ["auto", "en", "fr"]
    monkeypatch.setattr("wwtennis.tui.shell.screens.settings.languages", lambda: ("en", "tlh"))
    assert offered(app) == ["auto", "en", "tlh"]


async def test_unknown_language_of_the_settings_is_told_and_english_is_spoken(tmp_path: Path):
    app = make_app(tmp_path, language="tlh")
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: told(app) == ["there is no language 'tlh', there are en, fr"])
        assert language_in_use() == "en"
        await pilot.press("s")
        await until(pilot, lambda: isinstance(app.screen, SettingsScreen))
        await pilot.press("up", "up", "up", "right")  # from Theme to Language
        assert app.settings.language in languages.languages()


async def test_broken_catalogue_is_told_and_the_game_goes_on_in_english(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    def broken(language: str) -> None:
        raise BadFile(TORN)

    monkeypatch.setattr(languages, "_load", broken)
    app = make_app(tmp_path, language="fr")
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: told(app) == [TORN])
        assert "New match" in said(app)
        await pilot.press("n")
        await until(pilot, lambda: "Start the match" in said(app))


async def test_language_that_the_command_line_asked_for_is_not_overruled_by_the_settings(tmp_path: Path):
    file = make_app(tmp_path, language="en").settings_file
    with pseudo_language():
        app = WWTennisApp(file, language="fr")
        async with app.run_test(size=(80, 24)):
            assert language_in_use() == "qps"
            assert "New match" not in said(app)
