"""The summary of the kept matches: it spares the opening of logs, and is never believed against them."""

import errno
import os
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.disks import KINDS, hostile, no_opening
from tests.journals import kept
from wwtennis.files.folders import cache_folder
from wwtennis.files.matches import Kept, delete, kept_matches, rename, title_file
from wwtennis.files.sealed import read_sealed, write_sealed
from wwtennis.files.summary import Summary, mark_of

LONG_AGO = 1_700_000_000


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("WWTENNIS_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """With three matches that were played long ago, one of them titled, and listed since."""
    folder = tmp_path / "matches"
    for number in range(3):
        path = kept(folder, seed=number, answers=None if number else 40)
    rename(path, "Final")
    for found in folder.iterdir():
        age(found)
    kept_matches(folder)
    return folder


def age(path: Path, seconds: int = LONG_AGO) -> None:
    os.utime(path, (seconds, seconds))


def summary() -> Path:
    [path] = cache_folder().glob("matches-*")
    return path


def logs(folder: Path) -> list[Path]:
    return sorted(folder.glob("*.jsonl"))


def by_their_logs(folder: Path) -> list[Kept]:
    for path in cache_folder().glob("matches-*"):
        path.unlink()
    return kept_matches(folder)


def test_what_is_known_is_listed_without_opening_a_log(folder: Path, monkeypatch: pytest.MonkeyPatch):
    wanted = by_their_logs(folder)
    no_opening(monkeypatch, errno.EIO, lambda name: "/matches/" in name)
    assert kept_matches(folder) == wanted
    assert {match.title for match in wanted} == {"", "Final"}


def test_a_list_that_has_not_changed_is_not_written_again(folder: Path):
    age(summary())
    kept_matches(folder)
    assert summary().stat().st_mtime == LONG_AGO


def test_a_name_that_is_no_text_is_listed_with_the_others(folder: Path):
    path = Path(os.fsdecode(os.fsencode(logs(folder)[0]) + b"\xff.jsonl"))
    logs(folder)[0].rename(path)
    found = kept_matches(folder)
    assert len(found) == 3
    assert path in [match.path for match in found]
    assert kept_matches(folder) == found


# What has changed is read


def grows(path: Path) -> None:
    with path.open("ab") as file:
        file.write(b'{"n":9999,"undo":1}\n')
    age(path)


def is_touched(path: Path) -> None:
    path.write_bytes(path.read_bytes().replace(b'"Alex"', b'"Olga"'))
    age(path, LONG_AGO + 5)


def is_replaced_by_one_like_it(path: Path) -> None:
    other = path.with_name("other")
    other.write_bytes(path.read_bytes().replace(b'"Alex"', b'"Olga"'))
    age(other)
    other.replace(path)


def is_titled(path: Path) -> None:
    rename(path, "Another")


def has_another_title(path: Path) -> None:
    title_file(path).write_text("Lanif")
    age(title_file(path), LONG_AGO + 5)


def has_no_title(path: Path) -> None:
    title_file(path).unlink(missing_ok=True)


def is_empty(path: Path) -> None:
    path.write_bytes(b"")
    age(path)


def is_gone(path: Path) -> None:
    delete(path)


def is_spoilt(path: Path) -> None:
    path.write_bytes(b"x" * path.stat().st_size)
    age(path, LONG_AGO + 5)


CHANGES = [
    grows, is_touched, is_replaced_by_one_like_it, is_titled, has_another_title, has_no_title, is_empty, is_gone,
    is_spoilt,
]  # fmt: skip


@pytest.mark.parametrize("change", CHANGES)
def test_a_file_that_is_another_is_read_again(folder: Path, change):
    before = kept_matches(folder)
    [title] = folder.glob("*.title")
    change(title.with_suffix(""))
    found = kept_matches(folder)
    assert found == by_their_logs(folder)
    assert found != before
    assert kept_matches(folder) == found


def test_what_was_written_just_now_is_not_believed_to_stay(folder: Path):
    """Within a tick of the clock a file may change and look the same."""
    path = logs(folder)[0]
    os.utime(path)
    about = path.stat()
    kept_matches(folder)
    with path.open("r+b") as file:
        data = file.read()
        file.seek(0)
        file.write(data.replace(b'"Alex"', b'"Olga"'))
    os.utime(path, ns=(about.st_atime_ns, about.st_mtime_ns))
    assert mark_of(path.stat()) == mark_of(about)
    assert any(match.names[0] == "Olga" for match in kept_matches(folder))


# Whatever is wrong with it


@pytest.mark.parametrize("spoilt", [b"", b"x", b"\x80" * 40, b"\0" * 10_000])
def test_a_spoilt_summary_is_made_anew(folder: Path, spoilt: bytes):
    wanted, path = by_their_logs(folder), summary()
    whole = path.read_bytes()
    path.write_bytes(spoilt)
    assert kept_matches(folder) == wanted
    assert path.read_bytes() == whole


def test_no_byte_of_it_can_change_unnoticed(folder: Path):
    wanted, path = by_their_logs(folder), summary()
    whole, chance = path.read_bytes(), random.Random(3)
    for _round in range(60):
        data = bytearray(whole)
        data[chance.randrange(len(data))] ^= 1 << chance.randrange(8)
        path.write_bytes(data)
        assert kept_matches(folder) == wanted
        path.write_bytes(whole[: chance.randrange(len(whole))])
        assert kept_matches(folder) == wanted


@pytest.mark.parametrize("kind", KINDS)
def test_something_else_in_its_place_is_no_trouble(folder: Path, kind: str):
    wanted, path = by_their_logs(folder), summary()
    hostile(path, kind)
    assert kept_matches(folder) == wanted
    assert kept_matches(folder) == wanted


def test_where_it_cannot_be_kept_there_is_none(folder: Path, home: Path):
    wanted = by_their_logs(folder)
    summary().unlink()
    cache_folder().rmdir()
    cache_folder().write_text("mine")
    assert kept_matches(folder) == wanted
    assert cache_folder().read_text() == "mine"


def test_where_there_is_no_home_there_is_none(folder: Path, monkeypatch: pytest.MonkeyPatch):
    wanted = by_their_logs(folder)
    monkeypatch.delenv("WWTENNIS_HOME")
    monkeypatch.setattr("platformdirs.user_cache_path", lambda *_a, **_k: Path("~/.cache"))
    assert kept_matches(folder) == wanted


def sealed_with(folder: Path, **changes: Any) -> None:
    """A summary that is well made, and says something else."""
    matches = {match.name: msgspec.structs.replace(match, **changes) for match in by_their_logs(folder)}
    found = msgspec.msgpack.decode(read_sealed(summary()) or b"")
    told = {name: (found[name][0], matches[name]) for name in found}
    write_sealed(summary(), msgspec.msgpack.encode(told, enc_hook=lambda _folder: None))


@pytest.mark.parametrize(
    "lie",
    [
        {"names": ("\x1b[2J", "x")},
        {"title": "a\nb"},
        {"winners": (7,)},
        {"game": "go"},
        {"scored": {"score": 1}},
        {"agreed": {"surface": "mud"}},
        {"by": ("a\x07", "b")},
        {"date": "\u202e"},
    ],
)
def test_what_makes_no_sense_in_it_is_not_believed(folder: Path, lie: dict[str, Any]):
    wanted = by_their_logs(folder)
    sealed_with(folder, **lie)
    assert kept_matches(folder) == wanted


def test_one_that_says_another_thing_is_read_as_such(folder: Path):
    """So that the test before proves something."""
    sealed_with(folder, title="a title")
    assert {match.title for match in kept_matches(folder)} == {"a title"}


def test_what_cannot_be_read_is_told_in_the_words_of_the_day(folder: Path, monkeypatch: pytest.MonkeyPatch):
    (folder / "junk.jsonl").write_text('{"format": "none"}')
    age(folder / "junk.jsonl")
    assert [match.problem for match in kept_matches(folder) if match.problem]
    monkeypatch.setattr("wwtennis.files.logs._", lambda text: f"Hm: {text}")
    [problem] = [match.problem for match in kept_matches(folder) if match.problem]
    assert "Hm: this is not" in problem


def test_each_folder_and_each_kind_of_thing_has_its_own(folder: Path, tmp_path: Path):
    class Other(msgspec.Struct, frozen=True):
        name: str

    kept_matches(tmp_path / "elsewhere")
    assert Summary(folder, Kept)._read()
    assert not Summary(folder, Other)._read()
    assert not Summary(tmp_path / "elsewhere", Kept)._read()
    Summary(folder, Other).keep([("a", mark_of(None), Other("a"))])
    assert len(list(cache_folder().glob("matches-*"))) == 1  # what another version kept of the folder goes
    assert not Summary(folder, Kept)._read()
