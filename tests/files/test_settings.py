"""The settings file: never a reason not to start, and never lost."""

from pathlib import Path

import msgspec
import pytest

from tests.disks import KINDS, hostile
from wwtennis.files.settings import Settings, SettingsFile, clean_name
from wwtennis.kernel.errors import WWTennisError


def test_what_was_saved_is_read_again(tmp_path: Path):
    file = SettingsFile(tmp_path / "there" / "settings.json")
    chosen = msgspec.structs.replace(Settings(), theme="ansi", names=("Zoé", "李", "Kim", "Robin"))
    file.save(chosen)

    assert SettingsFile(file.path).load() == chosen
    assert [path.name for path in file.path.parent.iterdir()] == ["settings.json"]


def test_without_a_file_the_defaults_hold_and_nothing_is_told(tmp_path: Path):
    file = SettingsFile(tmp_path / "settings.json")

    assert file.load() == Settings()
    assert file.complaint is None


@pytest.mark.parametrize(
    "content",
    [b"", b"{", b"[]", b'{"theme": "pink"}', b'{"names": [1]}', b"\xff\xfe", b"[" * 10**5, b" " * 10**5, b"null"],
)
def test_a_broken_file_means_the_defaults_and_one_sentence(tmp_path: Path, content: bytes):
    path = tmp_path / "settings.json"
    path.write_bytes(content)
    file = SettingsFile(path)

    assert file.load() == Settings()
    assert file.complaint is not None
    assert str(path) in file.complaint
    assert "\n" not in file.complaint


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_no_file_means_the_defaults_and_is_set_aside_when_new_settings_are_saved(tmp_path: Path, kind: str):
    file = SettingsFile(hostile(tmp_path / "settings.json", kind))
    assert file.load() == Settings()
    assert file.complaint is not None
    assert f"cannot be read (not a file, but a {kind})" in file.complaint
    file.save(msgspec.structs.replace(Settings(), theme="ansi"))
    assert SettingsFile(file.path).load().theme == "ansi"
    assert (tmp_path / "settings.json.unreadable").exists()


def test_a_broken_file_is_set_aside_when_new_settings_are_saved(tmp_path: Path):
    path = tmp_path / "settings.json"
    path.write_bytes(b"{ my notes")
    file = SettingsFile(path)
    file.load()
    file.save(Settings())

    assert (tmp_path / "settings.json.unreadable").read_bytes() == b"{ my notes"
    assert SettingsFile(path).load() == Settings()


def test_a_file_of_a_newer_version_keeps_what_is_known_of_it(tmp_path: Path):
    path = tmp_path / "settings.json"
    path.write_bytes(b'{"theme": "light", "crowd_noise": "loud"}')
    assert SettingsFile(path).load().theme == "light"


def test_what_cannot_be_written_is_one_sentence_and_leaves_nothing_behind(tmp_path: Path):
    (tmp_path / "file").write_bytes(b"")
    file = SettingsFile(tmp_path / "file" / "settings.json")

    with pytest.raises(WWTennisError, match="cannot be saved"):
        file.save(Settings())
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


@pytest.mark.parametrize(
    ("typed", "kept"),
    [("Anna", "Anna"), (" Anna ", "Anna"), ("\x1b[31mAnna", "(31mAnna"), ("a\nb", "ab"), ("x" * 99, "x" * 14)],
)
def test_a_name_is_fit_for_the_scoreboard(typed: str, kept: str):
    assert clean_name(typed) == kept


def test_names_in_the_file_are_not_trusted(tmp_path: Path):
    path = tmp_path / "settings.json"
    path.write_text('{"names": ["\\u001b[2J", ""]}', encoding="utf-8")
    assert SettingsFile(path).load().names == ("(2J", *Settings().names[1:])


def test_the_match_that_an_older_version_remembered_is_the_set_up_of_the_first_game(tmp_path: Path):
    path = tmp_path / "settings.json"
    path.write_bytes(b'{"names": ["Ann"], "match": {"surface": "clay", "opponent": "human"}}')
    found = SettingsFile(path).load()

    assert found.setups == {"worldwide": {"surface": "clay", "opponent": "human"}}
    assert found.names == ("Ann", *Settings().names[1:])
    assert b"match" not in msgspec.json.encode(found)


def test_each_game_keeps_its_own_set_up(tmp_path: Path):
    file = SettingsFile(tmp_path / "settings.json")
    chosen = msgspec.structs.replace(Settings(), game="b", setups={"a": {"surface": "clay"}, "b": {"length": 3}})
    file.save(chosen)
    assert file.load() == chosen
