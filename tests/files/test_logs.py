"""Log files: what is written is read again; nothing half-written stays, nothing is written over."""

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest

from tests.material import load_deck
from tests.recordings import match
from wwtennis.files import disk
from wwtennis.files.logs import must_be_new, place, read_log, write_log
from wwtennis.games.worldwide.header import Header, header_of
from wwtennis.kernel.errors import BadFile, UsageError, WWTennisError
from wwtennis.kernel.table import Entry, Table

DECK = load_deck()


def header(table: Table[Any], seed: int = 1) -> Header:
    return header_of(table.state.setup, seed, ("random", "human"))


def test_log_is_read_as_it_was_written(tmp_path: Path):
    table = match(1, undo_every=20)
    write_log(tmp_path / "match.jsonl", header(table), table.entries)

    recording = read_log(tmp_path / "match.jsonl")

    assert recording.entries == table.entries
    assert recording.header == header(table)
    assert recording.setup == table.state.setup


def test_log_is_one_object_a_line_numbered_after_the_header(tmp_path: Path):
    table = match(1)
    write_log(tmp_path / "match.jsonl", header(table), table.entries)

    first, *rest = map(json.loads, (tmp_path / "match.jsonl").read_text().splitlines())

    assert (first["format"], first["version"], first["seed"]) == ("wwtennis-log", 2, 1)
    assert [entry["n"] for entry in rest] == list(range(1, len(table.entries) + 2))  # and the one that closes it


@pytest.mark.parametrize("trouble", [KeyboardInterrupt, OSError(28, "No space left on device")])
def test_interrupted_writing_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, trouble: BaseException):
    def stop(unfinished: Path, path: Path) -> None:
        assert unfinished.exists()
        raise trouble

    monkeypatch.setattr(disk, "_put_in_place", stop)
    table = match(1)
    with pytest.raises((KeyboardInterrupt, WWTennisError)):
        write_log(tmp_path / "match.jsonl", header(table), table.entries)
    assert list(tmp_path.iterdir()) == []


def test_log_that_breaks_while_it_is_written_leaves_the_old_one(tmp_path: Path):
    table, path = match(1), tmp_path / "match.jsonl"
    write_log(path, header(table), table.entries)
    before = path.read_bytes()

    def entries() -> Iterator[Entry]:
        yield from table.entries[:5]
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        write_log(path, header(table), entries())
    assert (path.read_bytes(), list(tmp_path.iterdir())) == (before, [path])


@pytest.mark.parametrize("links", [True, False])
def test_a_whole_file_takes_the_place_of_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, links: bool):
    if not links:  # as on a stick from the camera shop
        monkeypatch.setattr(os, "link", Mock(side_effect=PermissionError(1, "Operation not permitted")))
    path = tmp_path / "new"
    disk.write_new(path, b"first")
    with pytest.raises(FileExistsError):
        disk.write_new(path, b"second")
    monkeypatch.setattr(os.path, "lexists", lambda _path: False)  # it came just now
    with pytest.raises(FileExistsError):
        disk.write_new(path, b"third")
    assert (path.read_bytes(), list(tmp_path.iterdir())) == (b"first", [path])


def test_folder_that_is_a_file_is_one_sentence(tmp_path: Path):
    (tmp_path / "logs").write_text("")
    table = match(1, answers=0)
    with pytest.raises(WWTennisError, match=r"match\.jsonl: cannot be written \(Not a directory\)"):
        write_log(tmp_path / "logs" / "match.jsonl", header(table), table.entries)


def test_what_could_not_be_written_is_known_before_the_work_and_nothing_is_left_of_the_trial(tmp_path: Path):
    taken = tmp_path / "taken"
    taken.write_text("mine")
    with pytest.raises(UsageError, match="this is there already"):
        must_be_new(taken)
    with pytest.raises(WWTennisError, match=r"page\.html: cannot be written \(No such file or directory\)"):
        must_be_new(tmp_path / "none" / "page.html")
    with pytest.raises(WWTennisError, match="cannot be written"):
        must_be_new(tmp_path / "a\0b")
    must_be_new(tmp_path / "free")
    assert list(tmp_path.iterdir()) == [taken]


def test_place_is_what_editors_understand():
    assert place(Path("a.jsonl"), 0) == "a.jsonl:1"
    assert place(Path("a.jsonl"), 12) == "a.jsonl:13"


def test_missing_log_is_one_sentence(tmp_path: Path):
    with pytest.raises(BadFile, match=r"none\.jsonl: cannot be read \(No such file or directory\)"):
        read_log(tmp_path / "none.jsonl")
