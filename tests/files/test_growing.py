"""A file that grows: whatever happens to it or to its disk, all of it is in one place in the end."""

import errno
import os
from pathlib import Path

import pytest

from tests.disks import FullDisk, no_opening
from tests.journals import SEED, header, in_another_process, kept, start
from tests.recordings import game, play_on
from wwtennis.files.growing import GrowingFile
from wwtennis.files.journal import Journal, is_played
from wwtennis.files.logs import read_log
from wwtennis.files.resume import resume
from wwtennis.kernel.errors import WWTennisError
from wwtennis.kernel.luck import SeededLuck
from wwtennis.kernel.table import Table


@pytest.fixture
def told() -> list[str]:
    return []


@pytest.fixture
def file(tmp_path: Path, told: list[str]) -> GrowingFile:
    """With two lines in it."""
    file = GrowingFile(tmp_path / "a.jsonl")
    file.tell = told.append
    grow(file, b"one\n", b"two\n")
    return file


def grow(file: GrowingFile, *lines: bytes, force: bool = False) -> None:
    for line in lines:
        file.add(line)
        file.write(force=force)


# Removed, replaced, changed


def test_a_removed_file_is_written_anew_in_whole_and_told(file: GrowingFile, told: list[str]):
    path = file.path
    path.unlink()
    grow(file, b"three\n")

    assert path.read_bytes() == b"one\ntwo\nthree\n"
    assert told == [f"{path}: another program has removed or changed this log, so it is written anew as a.jsonl."]
    assert is_played(path)  # it is locked again
    grow(file, b"four\n")
    assert path.read_bytes() == b"one\ntwo\nthree\nfour\n"
    assert len(told) == 1


def test_it_is_noticed_when_the_folder_has_gone_too(file: GrowingFile):
    moved = file.path.parent.with_name("moved")
    file.path.parent.rename(moved)
    grow(file, b"three\n")

    assert file.path.read_bytes() == b"one\ntwo\nthree\n"
    assert (moved / "a.jsonl").read_bytes() == b"one\ntwo\n"


def by_another_file(path: Path) -> None:
    other = path.with_name("other")
    other.write_bytes(b"mine\n")
    other.replace(path)


def by_cutting_it(path: Path) -> None:
    path.write_bytes(b"one\n")


def by_adding_to_it(path: Path) -> None:
    path.write_bytes(b"one\ntwo\nmine\n")


def by_a_folder(path: Path) -> None:
    path.unlink()
    path.mkdir()


@pytest.mark.parametrize("spoil", [by_another_file, by_cutting_it, by_adding_to_it, by_a_folder])
def test_what_somebody_put_in_its_place_is_left_alone(file: GrowingFile, told: list[str], spoil):
    path = file.path
    spoil(path)
    before = path.read_bytes() if path.is_file() else b""
    grow(file, b"three\n")

    assert file.path == path.with_name("a-2.jsonl")
    assert file.path.read_bytes() == b"one\ntwo\nthree\n"
    assert not path.is_file() or path.read_bytes() == before
    assert "so it is written anew as a-2.jsonl." in told[0]


def test_a_removed_file_on_a_disk_that_takes_no_new_ones_waits(
    file: GrowingFile, told: list[str], monkeypatch: pytest.MonkeyPatch
):
    path = file.path
    path.unlink()
    with monkeypatch.context() as refused:
        no_opening(refused, errno.EROFS)
        grow(file, b"three\n")
        assert "(Read-only file system)" in (file.trouble or "")
        assert not path.exists()
    grow(file, b"four\n")

    assert path.read_bytes() == b"one\ntwo\nthree\nfour\n"
    assert file.trouble is None
    for words, sentence in zip(("cannot be kept", "written anew", "kept again"), told, strict=True):
        assert words in sentence


# Refused


def test_trouble_is_told_once_and_so_is_its_end(file: GrowingFile, told: list[str], monkeypatch: pytest.MonkeyPatch):
    changes = []
    file.changed = lambda: changes.append(file.trouble)
    with monkeypatch.context() as full:
        FullDisk(full, room=3)
        grow(file, b"three\n", b"four\n", b"five\n")
        assert file.path.read_bytes() == b"one\ntwo\nthr"
    grow(file, b"six\n")

    assert file.path.read_bytes() == b"one\ntwo\nthree\nfour\nfive\nsix\n"
    assert [sentence.split(": ", 1)[1][:18] for sentence in told] == ["the match cannot b", "everything is kept"]
    assert [trouble is None for trouble in changes] == [False, True]


def test_what_could_not_be_forced_onto_the_disk_is_written_again(file: GrowingFile, monkeypatch: pytest.MonkeyPatch):
    """A system may say only once that what it took is lost, and call it written the next time."""
    grow(file, b"", force=True)
    with monkeypatch.context() as broken:
        broken.setattr(os, "fsync", refuse(errno.EIO))
        grow(file, b"three\n", force=True)
        assert "Input/output error" in file.why
    with file.path.open("r+b") as spoilt:  # what the disk has in truth
        spoilt.seek(len(b"one\ntwo\n"))
        spoilt.write(b"\0" * 6)
    grow(file, b"four\n", force=True)

    assert file.path.read_bytes() == b"one\ntwo\nthree\nfour\n"
    assert file.trouble is None


def refuse(fault: int):
    def no(*_anything: object) -> None:
        raise OSError(fault, os.strerror(fault))

    return no


def test_a_file_system_that_knows_no_forcing_is_no_trouble(file: GrowingFile, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(os, "fsync", refuse(errno.EINVAL))
    grow(file, b"three\n", force=True)
    assert file.trouble is None


def test_what_was_not_saved_stays_open_to_be_tried_again(file: GrowingFile, monkeypatch: pytest.MonkeyPatch):
    with monkeypatch.context() as full:
        FullDisk(full, room=0)
        grow(file, b"three\n")
        assert file.close() is not None
        assert is_played(file.path)
    assert file.close() is None
    assert file.path.read_bytes() == b"one\ntwo\nthree\n"
    assert not is_played(file.path)


# Elsewhere


def test_it_moves_to_another_place_and_goes_on_there(
    file: GrowingFile, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    old, new = file.path, tmp_path / "new.jsonl"
    with monkeypatch.context() as full:
        FullDisk(full, room=0)
        grow(file, b"three\n")
    file.move(new)
    grow(file, b"four\n")

    assert file.trouble is None
    assert new.read_bytes() == b"one\ntwo\nthree\nfour\n"
    assert old.read_bytes() == b"one\ntwo\n"
    assert (is_played(old), is_played(new)) == (False, True)


def test_the_name_of_a_new_place_is_forced_onto_the_disk_as_well(
    file: GrowingFile, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    forced: list[int] = []
    monkeypatch.setattr(os, "fsync", lambda opened: forced.append(os.fstat(opened).st_ino))
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    file.move(elsewhere / "new.jsonl")

    assert forced == [file.path.stat().st_ino, elsewhere.stat().st_ino]


@pytest.mark.parametrize("place", ["taken", "none/new", "\0", "x" * 5000])
def test_a_place_that_cannot_be_changes_nothing(file: GrowingFile, tmp_path: Path, place: str):
    (tmp_path / "taken").write_bytes(b"mine")
    with pytest.raises(WWTennisError, match=r"cannot be written|nothing is written over"):
        file.move(tmp_path / place)
    grow(file, b"three\n")

    assert (tmp_path / "taken").read_bytes() == b"mine"
    assert file.path.read_bytes() == b"one\ntwo\nthree\n"


def test_a_place_without_room_leaves_nothing_behind(file: GrowingFile, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    FullDisk(monkeypatch, room=3)
    with pytest.raises(WWTennisError, match="No space left on device"):
        file.move(tmp_path / "new.jsonl")
    assert not (tmp_path / "new.jsonl").exists()


# As a journal


def test_a_match_that_cannot_begin_to_be_kept_is_kept_when_it_can(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    with monkeypatch.context() as refused:
        no_opening(refused, errno.ENOSPC)
        journal, table = Journal.begin(header(), tmp_path), Table(game(), SeededLuck(SEED))
        journal.follow(table)
        table.open()
        play_on(table, seed=1, answers=5)
        assert "No space left on device" in (journal.trouble or "")
        assert list(tmp_path.iterdir()) == []
    play_on(table, seed=1, answers=1)
    assert journal.close() is None
    assert read_log(journal.path).entries == table.entries


def test_a_match_that_was_taken_up_is_written_anew_with_its_history(tmp_path: Path):
    path = kept(tmp_path, answers=20)
    path.write_bytes(path.read_bytes()[:-4])
    resumed = resume(path)
    play_on(resumed.table, seed=1, answers=3)
    path.unlink()
    play_on(resumed.table, seed=1, answers=3)
    assert resumed.journal.close() is None
    assert read_log(path).entries == resumed.table.entries


def test_a_log_that_vanishes_while_a_match_is_played_is_there_at_the_end(tmp_path: Path):
    journal, table = start(tmp_path)
    for seed in range(30):
        play_on(table, seed, answers=1)
        if seed % 3 == 0:
            journal.path.unlink()
    play_on(table, seed=99, answers=1)
    assert journal.close() is None
    assert read_log(journal.path).entries == table.entries
    Journal.open(journal.path).close()


def test_a_real_full_disk_loses_nothing(tmp_path: Path):
    """A limit on the size of files stands in for it; the first place is too small, the second one is not limited."""
    code = """import resource; from tests.journals import start; from tests.recordings import play_on
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
journal, table = start(Path(sys.argv[1]))
resource.setrlimit(resource.RLIMIT_FSIZE, (4000, resource.RLIM_INFINITY))
play_on(table, seed=1, answers=60); print(journal.close())
resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
print(journal.close(), len(table.entries))"""
    done = in_another_process(code, tmp_path)
    first, second = done.stdout.splitlines()
    assert "cannot be kept just now (File too large)" in first
    [path] = tmp_path.glob("*.jsonl")
    assert second == f"None {len(read_log(path).entries)}"
