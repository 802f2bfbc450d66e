"""The list of matches: every file tells for itself, quickly, and none of them can spoil the list."""

import errno
import os
from pathlib import Path

import msgspec
import pytest

from tests.disks import KINDS, hostile
from tests.journals import kept, lines, start
from tests.recordings import go_back_from_the_end, play_on
from wwtennis.files.journal import Journal
from wwtennis.files.logs import read_log
from wwtennis.files.matches import arranged, delete, find_log, kept_matches, newest_unfinished, rename, title_file
from wwtennis.games.worldwide.cards import Surface
from wwtennis.games.worldwide.events import PointWon
from wwtennis.kernel.errors import UsageError, WWTennisError
from wwtennis.kernel.table import fold, in_force
from wwtennis.tennis.calling import call_standing
from wwtennis.tennis.score import BEST_OF_3, TIEBREAK_MODE


def test_a_match_tells_who_where_when_and_call_standing(tmp_path: Path):
    path = kept(tmp_path, names=("Ann", "Bob"), played=BEST_OF_3, surface=Surface.CLAY)
    [match] = kept_matches(tmp_path)
    game, state = read_log(path).game, fold(read_log(path).game, read_log(path).entries)
    assert (match.path, match.game, match.names, match.versus) == (path, "worldwide", ("Ann", "Bob"), "Ann - Bob")
    assert (match.agreed, match.about) == ({"surface": "clay", "best_of": 3, "solo": None}, ("clay", "best of 3"))
    assert (match.standing, match.winners) == (game.standing(state), game.winners(state))
    assert match.score.startswith("Game, set and match, ")
    assert match.date == read_log(path).header.date
    assert match.finished
    assert not match.problem


@pytest.mark.parametrize("undo_every", [0, 3, 10])
def test_the_score_is_that_of_the_last_point_that_counts_wherever_the_match_stands(tmp_path: Path, undo_every: int):
    _journal, table = start(tmp_path)
    for seed in range(60):
        play_on(table, seed, answers=5, undo_every=undo_every)
        [match] = kept_matches(tmp_path)
        points = [entry for entry in in_force(table.entries) if isinstance(entry, PointWon)]
        assert match.scored == (msgspec.json.decode(msgspec.json.encode(points[-1])) if points else {})
        assert match.standing == (call_standing(TIEBREAK_MODE, points[-1].score) if points else "")
        assert match.finished is table.is_over


def test_a_finished_match_that_was_taken_back_is_not_finished(tmp_path: Path):
    _journal, table = start(tmp_path)
    play_on(table, seed=1)
    assert kept_matches(tmp_path)[0].finished
    go_back_from_the_end(table)
    assert not kept_matches(tmp_path)[0].finished


def test_the_unfinished_match_that_was_played_last_is_the_one_to_continue(tmp_path: Path):
    assert newest_unfinished(tmp_path) is None
    kept(tmp_path)
    assert newest_unfinished(tmp_path) is None
    one, other = kept(tmp_path, answers=5), kept(tmp_path, answers=6)
    for later, before in ((one, other), (other, one)):
        os.utime(before, (1000, 1000))
        os.utime(later, (2000, 2000))
        found = newest_unfinished(tmp_path)
        assert found is not None
        assert found.path == later


def test_a_folder_that_is_not_there_yet_has_no_matches(tmp_path: Path):
    assert kept_matches(tmp_path / "none") == []


def test_files_that_cannot_be_read_are_listed_with_their_problem(tmp_path: Path):
    kept(tmp_path, answers=3)
    (tmp_path / "junk.jsonl").write_bytes(bytes(range(256)) * 40)
    (tmp_path / "other.jsonl").write_text('{"a": 1}\n')
    (tmp_path / "newer.jsonl").write_text('{"format": "wwtennis-log", "version": 99}\n')
    (tmp_path / "torn.jsonl").write_text('{"format": "wwtennis-log", "version')
    for kind in KINDS:
        hostile(tmp_path / f"{kind}.jsonl", kind)
    problems = {match.path.name: match.problem for match in kept_matches(tmp_path) if match.problem}
    strange = {f"{kind}.jsonl" for kind in KINDS}
    assert problems.keys() == {"junk.jsonl", "other.jsonl", "newer.jsonl", "torn.jsonl"} | strange
    assert all(f"cannot be read (not a file, but a {kind})" in problems[f"{kind}.jsonl"] for kind in KINDS)
    assert "not a wwtennis-log file" in problems["other.jsonl"]
    assert "newer wwtennis" in problems["newer.jsonl"]
    assert newest_unfinished(tmp_path) is not None


def test_a_file_that_nothing_was_written_to_is_no_match(tmp_path: Path):
    (tmp_path / "empty.jsonl").touch()
    assert kept_matches(tmp_path) == []


def test_a_torn_end_does_not_hide_the_score(tmp_path: Path):
    path = kept(tmp_path, answers=150)
    [whole] = kept_matches(tmp_path)
    path.write_bytes(path.read_bytes() + b'{"n":5000,"event":"PointWon","se')
    [torn] = kept_matches(tmp_path)
    assert torn.score == whole.score is not None


def test_a_title_lies_beside_the_log_and_never_in_it(tmp_path: Path):
    path = kept(tmp_path, answers=3)
    before = path.read_bytes()
    rename(path, "  The \x1b[31mgreat\n one [b]  ")
    assert kept_matches(tmp_path)[0].title == "The (31mgreat one (b)"
    rename(path, "Again")
    assert kept_matches(tmp_path)[0].title == "Again"
    rename(path, " ")
    assert kept_matches(tmp_path)[0].title == ""
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]


def test_a_title_that_cannot_be_written_is_one_sentence(tmp_path: Path):
    path = kept(tmp_path, answers=3)
    title_file(path).mkdir()
    with pytest.raises(WWTennisError, match=r"title: cannot be written"):
        rename(path, "Mine")
    assert {found.name for found in tmp_path.iterdir()} == {path.name, title_file(path).name}


@pytest.mark.parametrize("kind", KINDS)
def test_a_title_that_is_no_file_is_skipped_and_told(tmp_path: Path, kind: str):
    path = kept(tmp_path, answers=3)
    hostile(title_file(path), kind)
    for match in (kept_matches(tmp_path)[0], newest_unfinished(tmp_path)):
        assert match is not None
        assert (match.path, match.title, match.problem) == (path, "", "")
        assert match.note == f"{title_file(path)}: cannot be read (not a file, but a {kind})"


def test_a_link_to_a_log_is_a_log(tmp_path: Path):
    (tmp_path / "link.jsonl").symlink_to(kept(tmp_path / "elsewhere", answers=3))
    [match] = kept_matches(tmp_path)
    assert match.can_go_on
    assert newest_unfinished(tmp_path) == match


def test_deleting_takes_what_belongs_to_the_match_and_nothing_else(tmp_path: Path):
    path, other = kept(tmp_path, answers=3), kept(tmp_path, answers=3)
    rename(path, "Mine")
    for its in ("torn", "torn2", "torn17", "v0", "v1"):
        path.with_name(f"{path.name}.{its}").write_text("{")
    others = {other}
    for name in ("bak.jsonl", "bak", "title.bak", "torn.jsonl", "tornado", "v1.jsonl", "v", "version", "bak.title"):
        others.add(path.with_name(f"{path.name}.{name}"))
    others |= {tmp_path / f"x{path.name}.title", tmp_path / f"{path.stem}x{path.suffix}.title"}
    for beside in others - {other}:
        beside.write_text("another's")
    delete(path)
    assert set(tmp_path.iterdir()) == others


def test_deleting_on_a_read_only_disk_says_so_and_leaves_everything(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    path = kept(tmp_path, answers=3)
    rename(path, "Mine")

    def refuse(self: Path, missing_ok: bool = False) -> None:
        raise OSError(errno.EROFS, os.strerror(errno.EROFS))

    real = os.open

    def read_only(path: str, flags: int, *more: int) -> int:
        if flags & os.O_RDWR:
            refuse(Path(path))
        return real(path, flags, *more)

    monkeypatch.setattr(os, "open", read_only)
    monkeypatch.setattr(Path, "unlink", refuse)
    with pytest.raises(WWTennisError, match=rf"{path.name}: cannot be deleted \(Read-only file system\)"):
        delete(path)
    assert kept_matches(tmp_path)[0].title == "Mine"


def test_what_belongs_to_a_match_and_cannot_be_deleted_is_named(tmp_path: Path):
    path = kept(tmp_path, answers=3)
    hostile(title_file(path), "folder")
    with pytest.raises(WWTennisError, match=rf"{path.name}\.title: cannot be deleted \(Is a directory\)"):
        delete(path)
    assert not path.exists()


def test_a_match_that_is_being_played_is_not_deleted(tmp_path: Path):
    journal, _table = start(tmp_path)
    with pytest.raises(WWTennisError, match="played in another window"):
        delete(journal.path)
    assert journal.path.exists()
    journal.close()
    delete(journal.path)
    assert not journal.path.exists()


def test_matches_are_found_by_any_of_their_words_and_arranged(tmp_path: Path):
    clay = kept(tmp_path, names=("Zoe", "Bob"), surface=Surface.CLAY)
    hard = kept(tmp_path, names=("Ann", "Bob"), answers=3)
    rename(hard, "Final")
    matches = kept_matches(tmp_path)
    assert [match.path for match in arranged(matches, text="CLAY")] == [clay]
    assert [match.path for match in arranged(matches, text="fin")] == [hard]
    assert [match.path for match in arranged(matches, finished=True)] == [clay]
    assert [match.names[0] for match in arranged(matches, "names")] == ["Ann", "Zoe"]
    assert [match.agreed["surface"] for match in arranged(matches, "match")] == ["clay", "hard"]
    assert [match.finished for match in arranged(matches, "score")] == [True, False]


def test_a_log_is_found_by_path_by_name_and_as_the_last(tmp_path: Path):
    with pytest.raises(UsageError, match="no match is kept here yet"):
        find_log("last", tmp_path)
    path = kept(tmp_path, answers=3)
    assert find_log(str(path)) == path
    assert find_log(path.name, tmp_path) == path
    assert find_log(path.stem, tmp_path) == path
    assert find_log("last", tmp_path) == path
    assert find_log("../x", tmp_path) == Path("../x")
    assert find_log("x" * 5000, tmp_path) == Path("x" * 5000)


def test_listing_reads_only_the_ends_of_a_file(tmp_path: Path):
    path = kept(tmp_path, answers=100)
    first, *rest = lines(path)
    path.write_bytes(first + b"x" * 5_000_000 + b"\n" + b"".join(rest))
    [match] = kept_matches(tmp_path)
    assert match.score is not None
    Journal.open(path).close()


@pytest.mark.parametrize(
    ("said", "other", "why"),
    [
        (b'"MatchWon","seat":', b'"MatchWon","seat":7', "somebody who does not play"),
        (b'"seats":[', b'"seats":[{"name":"Cy","by":"human"},', "two play"),
    ],
)
def test_a_winner_or_a_seat_that_cannot_be_is_a_problem_of_that_match_alone(
    tmp_path: Path, said: bytes, other: bytes, why: str
):
    path = kept(tmp_path)
    path.write_bytes(path.read_bytes().replace(said, other))
    [match] = kept_matches(tmp_path)
    assert why in match.problem
