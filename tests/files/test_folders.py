"""Where things live: the platform's folders, a folder of one's choice, and a sentence where there is no home."""

from pathlib import Path

import platformdirs
import pytest

from wwtennis.files.folders import config_folder, data_folder, made, matches_folder, state_folder
from wwtennis.kernel.errors import WWTennisError


def test_one_variable_names_a_place_for_everything(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("WWTENNIS_HOME", str(tmp_path))
    assert {config_folder().parent, data_folder().parent, state_folder().parent} == {tmp_path}
    assert matches_folder() == tmp_path / "data" / "matches"


def test_a_relative_place_stays_the_same_place_wherever_the_program_goes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("WWTENNIS_HOME", "here")
    assert data_folder() == tmp_path / "here" / "data"


def test_without_it_the_platform_says_where(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    monkeypatch.delenv("WWTENNIS_HOME", raising=False)
    monkeypatch.setattr(platformdirs, "user_data_path", lambda name, appauthor: tmp_path / name)
    assert matches_folder() == tmp_path / "wwtennis" / "matches"


@pytest.mark.parametrize("how", ["says so", "keeps the tilde"])
def test_without_a_home_there_is_one_sentence(monkeypatch: pytest.MonkeyPatch, how: str):
    def no_home(name: str, appauthor: bool) -> Path:
        if how == "says so":
            raise RuntimeError("could not determine the home directory")
        return Path("~/.local/share") / name

    monkeypatch.delenv("WWTENNIS_HOME", raising=False)
    monkeypatch.setattr(platformdirs, "user_data_path", no_home)
    with pytest.raises(WWTennisError, match=r"there is no home folder .* WWTENNIS_HOME names another place"):
        matches_folder()


def test_a_folder_is_made_with_all_above_it(tmp_path: Path):
    assert made(tmp_path / "a" / "b").is_dir()
    assert made(tmp_path / "a" / "b").is_dir()


def test_a_folder_that_cannot_be_made_is_one_sentence(tmp_path: Path):
    (tmp_path / "file").write_text("mine")
    with pytest.raises(WWTennisError, match=r"file/a: this folder cannot be made \(Not a directory\)"):
        made(tmp_path / "file" / "a")
    assert (tmp_path / "file").read_text() == "mine"
