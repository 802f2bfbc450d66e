"""Data files that are kept parsed: as quick as can be, and never another thing than the file says."""

from pathlib import Path

import pytest

from wwtennis.files import sheets
from wwtennis.files.assets import read_yaml
from wwtennis.files.folders import cache_folder
from wwtennis.files.shipped import assets_folder
from wwtennis.kernel.errors import BadFile

SHIPPED = sorted(assets_folder().glob("*/*.yaml"))


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WWTENNIS_HOME", str(tmp_path / "home"))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game" / "cards.yaml"
    path.parent.mkdir()
    path.write_text("1: {name: Lob, zones: [B, N]}\n")
    return path


@pytest.fixture
def unparsed(monkeypatch: pytest.MonkeyPatch) -> None:
    """From here on nothing can be parsed."""
    monkeypatch.setattr(sheets, "parse_yaml", lambda *_: pytest.fail("it was parsed again"))


def kept() -> list[Path]:
    return sorted(cache_folder().iterdir()) if cache_folder().is_dir() else []


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_every_file_that_ships_is_the_same_from_the_cache(path: Path, monkeypatch: pytest.MonkeyPatch):
    parsed = sheets.read_sheet(path)
    monkeypatch.setattr(sheets, "parse_yaml", lambda *_: pytest.fail("it was parsed again"))

    assert repr(sheets.read_sheet(path)) == repr(parsed) == repr(read_yaml(path))


def test_file_is_parsed_once(file: Path, request: pytest.FixtureRequest):
    sheets.read_sheet(file)
    request.getfixturevalue("unparsed")

    assert sheets.read_sheet(file) == {1: {"name": "Lob", "zones": ["B", "N"]}}


def test_changed_file_is_read_anew_and_only_the_newest_is_kept(file: Path):
    sheets.read_sheet(file)
    [before] = kept()
    file.write_text("2: {}\n")

    assert sheets.read_sheet(file) == {2: {}}
    [after] = kept()
    assert after != before


@pytest.mark.parametrize("spoil", [b"", b"x", b"\0" * 40])
def test_spoilt_cache_is_not_believed(file: Path, spoil: bytes):
    wanted = sheets.read_sheet(file)
    [path] = kept()
    path.write_bytes(spoil)

    assert sheets.read_sheet(file) == wanted


def test_altered_number_in_the_cache_is_not_believed(file: Path):
    wanted = sheets.read_sheet(file)
    [path] = kept()
    path.write_bytes(path.read_bytes().replace(b"Lob", b"Bol"))

    assert sheets.read_sheet(file) == wanted


def test_what_cannot_be_kept_is_read_all_the_same(file: Path):
    cache_folder().parent.mkdir(parents=True)
    cache_folder().write_text("in the way")

    assert sheets.read_sheet(file) == sheets.read_sheet(file)


def test_what_would_not_come_back_as_it_was_is_not_kept(file: Path):
    file.write_text("day: 2024-05-01\nsome: !!set {a, b}\n")

    assert sheets.read_sheet(file) == read_yaml(file)
    assert kept() == []


def test_nowhere_to_keep_anything_is_no_reason_not_to_read(file: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.delenv("WWTENNIS_HOME")
    monkeypatch.setattr("platformdirs.user_cache_path", lambda *_, **__: Path("~"))

    assert sheets.read_sheet(file) == {1: {"name": "Lob", "zones": ["B", "N"]}}


def test_bad_file_is_told_as_ever(file: Path):
    file.write_text("a: 1\na: 2\n")
    for _ in range(2):
        with pytest.raises(BadFile, match="the key 'a' is there twice"):
            sheets.read_sheet(file)
