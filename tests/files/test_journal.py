"""The journal: what happened is in the file before anybody is asked again, whatever the disk and the others do."""

import errno
import os
import signal
from pathlib import Path

import pytest

from tests.bench.kill import kill_matches
from tests.disks import FullDisk, no_opening
from tests.journals import SEED, header, in_another_process, kept, lines, start
from tests.recordings import play_on
from wwtennis.files.journal import Journal
from wwtennis.files.logs import read_log
from wwtennis.games.worldwide.events import PointStarted, PointWon
from wwtennis.kernel.errors import WWTennisError
from wwtennis.kernel.table import Why


def test_everything_is_in_the_file_whenever_a_question_stands(tmp_path: Path):
    journal, table = start(tmp_path)
    for answers in range(60):
        assert read_log(journal.path).entries == table.entries
        play_on(table, seed=answers, answers=1)


def test_undos_and_fresh_luck_are_in_the_file_at_once(tmp_path: Path):
    journal, table = start(tmp_path)
    play_on(table, seed=1, answers=12, undo_every=4)
    table.reseed(7, Why.RECOVERY)
    assert read_log(journal.path).entries == table.entries


def test_what_follows_from_an_answer_is_one_write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    journal, table = start(tmp_path)
    written: list[bytes] = []
    real = os.write

    def write(file: int, data: bytes) -> int:
        written.append(bytes(data))
        return real(file, data)

    monkeypatch.setattr(os, "write", write)
    play_on(table, seed=1, answers=20)
    assert len(written) == 20
    assert all(b'"answer"' in data.split(b"\n")[0] and data.endswith(b"\n") for data in written)
    journal.close()


def test_the_start_and_the_end_of_a_point_are_forced_onto_the_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    forced: list[int] = []
    monkeypatch.setattr(os, "fsync", forced.append)
    _journal, table = start(tmp_path)
    assert not forced, "nobody has decided anything: there is nothing to lose"
    play_on(table, seed=1, answers=1)
    assert len(forced) == 2, "with the first decision the start of its point, and the name of the file"
    for seed in range(80):
        before, entries = len(forced), len(table.entries)
        play_on(table, seed, answers=1)
        lasting = any(isinstance(entry, PointWon | PointStarted) for entry in table.entries[entries:])
        assert (len(forced) > before) is lasting
    assert forced


def test_two_journals_never_share_a_file(tmp_path: Path):
    paths = {start(tmp_path)[0].path for _ in range(5)}
    assert len(paths) == 5


def test_a_match_is_played_in_one_process_at_a_time(tmp_path: Path):
    journal, _table = start(tmp_path)
    with pytest.raises(WWTennisError, match="played in another window"):
        Journal.open(journal.path)
    refused = in_another_process("Journal.open(Path(sys.argv[1]))", journal.path)
    assert "played in another window" in refused.stderr
    journal.close()
    Journal.open(journal.path).close()


def test_a_lock_goes_with_its_process(tmp_path: Path):
    path = kept(tmp_path, answers=3)
    gone = in_another_process("Journal.open(Path(sys.argv[1])); os.kill(os.getpid(), signal.SIGKILL)", path)
    assert gone.returncode == -signal.SIGKILL
    Journal.open(path).close()


def test_on_a_full_disk_the_match_goes_on_and_is_written_when_there_is_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    journal, table = start(tmp_path)
    told: list[str] = []
    journal.tell = told.append
    disk = FullDisk(monkeypatch, room=1000)
    play_on(table, seed=1, answers=40)
    assert told == [journal.trouble]
    assert "No space left on device" in told[0]
    disk.room = 10**9
    play_on(table, seed=2, answers=1)
    assert journal.trouble is None
    assert journal.close() is None
    assert read_log(journal.path).entries == table.entries


def test_a_disk_that_stays_full_leaves_whole_lines_and_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    journal, table = start(tmp_path)
    FullDisk(monkeypatch, room=2000)
    play_on(table, seed=1, answers=40)
    trouble = journal.close()
    assert trouble is not None
    assert journal.path.name in trouble
    found = read_log(journal.path, torn_ok=True).entries
    assert found
    assert found == table.entries[: len(found)]


def test_a_real_limit_on_the_size_of_files_is_a_sentence_too(tmp_path: Path):
    code = """import resource; from tests.disks import FullDisk, no_opening
from tests.journals import start; from tests.recordings import play_on
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
journal, table = start(Path(sys.argv[1]))
resource.setrlimit(resource.RLIMIT_FSIZE, (4000, 4000))
play_on(table, seed=1, answers=60); print(journal.close())"""
    done = in_another_process(code, tmp_path)
    assert "cannot be kept just now (File too large)" in done.stdout
    [path] = tmp_path.glob("*.jsonl")
    assert path.stat().st_size == 4000
    assert read_log(path, torn_ok=True).entries


def test_a_match_that_cannot_begin_to_be_kept_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    FullDisk(monkeypatch, room=20)
    with pytest.raises(WWTennisError, match="No space left"):
        Journal.create(header(), tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_takes_no_files_is_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    no_opening(monkeypatch, errno.EROFS)
    with pytest.raises(WWTennisError, match=r"cannot be written \(Read-only file system\)"):
        Journal.create(header(), tmp_path)


def test_a_file_where_the_folder_should_be_is_one_sentence(tmp_path: Path):
    (tmp_path / "matches").write_text("mine")
    with pytest.raises(WWTennisError, match=r"this folder cannot be made .*WWTENNIS_HOME"):
        Journal.create(header(), tmp_path / "matches")
    assert (tmp_path / "matches").read_text() == "mine"


def test_the_file_is_named_after_the_day_and_the_players(tmp_path: Path):
    journal = Journal.create(header(names=("../Zoë Ø'Hara", "\\\\..")), tmp_path)
    assert journal.path.parent == tmp_path
    assert journal.path.name.endswith("-zoehara-x.jsonl")


def test_the_header_comes_first_and_says_when(tmp_path: Path):
    first = lines(kept(tmp_path))[0]
    assert b'"date":"20' in first
    assert b'"seed":%d' % SEED in first


def test_matches_killed_at_random_moments_lose_nothing_and_are_finished():
    matches, entries, killed_in_time = kill_matches(6, seed=4, short=True)
    assert (matches, entries > 1000) == (6, True)
    assert killed_in_time >= 4  # the others were quicker than the killer
