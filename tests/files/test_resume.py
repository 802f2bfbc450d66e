"""Taking a match up: at the very decision it stood at, with the luck it had, and with nothing lost on the way."""

import errno
import json
import os
from pathlib import Path

import pytest

from tests.disks import KINDS, hostile
from tests.helpers import books
from tests.journals import SEED, kept, lines, start
from tests.recordings import go_back_a_little, match, play_on
from wwtennis import __version__
from wwtennis.files.branch import branch
from wwtennis.files.logs import read_log
from wwtennis.files.resume import resume
from wwtennis.games.worldwide.events import DieRolled
from wwtennis.kernel.errors import BadFile, UsageError, WWTennisError
from wwtennis.kernel.log import entry_line
from wwtennis.kernel.table import Answer, Entry, Origin, Reseeded
from wwtennis.tennis.score import BEST_OF_3


def under_way(folder: Path, answers: int, undo_every: int = 0) -> Path:
    """A match that was left after so many answers. Sets are played: a tie-break may be over by then, as cards go."""
    path = kept(folder, answers=answers, undo_every=undo_every, played=BEST_OF_3)
    assert not read_log(path).checked().finished
    return path


def played_to_the_end(path: Path, seed: int = 3) -> list[Entry]:
    """Take it up, finish it, and read what the file says then."""
    resumed = resume(path)
    play_on(resumed.table, seed)
    assert resumed.table.is_over
    resumed.journal.close()
    recording = read_log(path)
    assert recording.entries == resumed.table.entries
    assert recording.checked().finished
    assert recording.sealed
    return recording.entries


@pytest.mark.parametrize("answers", [0, 1, 2, 17, 40])
def test_a_match_goes_on_at_the_decision_it_stood_at_with_the_luck_it_had(tmp_path: Path, answers: int):
    left = match(SEED, answers, played=BEST_OF_3)
    resumed = resume(under_way(tmp_path, answers=answers))
    assert resumed.notes == ()
    assert resumed.table.pending == left.pending
    assert books(resumed.table.state.sides) == books(left.state.sides)
    play_on(left, seed=5)
    play_on(resumed.table, seed=5)
    assert resumed.table.entries == left.entries


def test_a_file_cut_off_at_any_byte_resumes_with_all_that_was_whole_and_finishes(tmp_path: Path):
    path = under_way(tmp_path, answers=12, undo_every=5)
    data, whole = path.read_bytes(), read_log(path).entries
    header = len(lines(path)[0])
    for end in [*range(header, len(data), 61), len(data) - 1]:
        path.write_bytes(data[:end])
        before = data[:end].count(b"\n") - 1
        resumed = resume(path)
        assert resumed.table.entries[:before] == whole[:before]
        assert resumed.table.entries == whole[: len(resumed.table.entries)]
        resumed.journal.close()
        assert read_log(path).entries == resumed.table.entries
        for side in tmp_path.glob("*.torn*"):
            side.unlink()
    played_to_the_end(path)


def test_a_torn_last_line_is_set_aside_and_told_in_one_sentence(tmp_path: Path):
    path = under_way(tmp_path, answers=10)
    torn = b'{"n":999,"event":"Poi'
    path.write_bytes(path.read_bytes() + torn)
    resumed = resume(path)
    [note] = resumed.notes
    assert f"{path.name}:" in note
    assert f"the end was cut off; it is kept in {path.name}.torn" in note
    assert "\n" not in note
    assert (tmp_path / f"{path.name}.torn").read_bytes() == torn
    resumed.journal.close()
    path.write_bytes(path.read_bytes() + b"{")
    resume(path).journal.close()
    assert (tmp_path / f"{path.name}.torn").read_bytes() == torn
    assert (tmp_path / f"{path.name}.torn2").read_bytes() == b"{"


def test_blocks_that_never_reached_the_disk_are_a_torn_end(tmp_path: Path):
    path = under_way(tmp_path, answers=20)
    whole = lines(path)
    path.write_bytes(b"".join(whole[:15]) + bytes(300) + b"\n" + b"".join(whole[20:]))
    resumed = resume(path)
    assert len(resumed.notes) == 1
    resumed.journal.close()
    played_to_the_end(path)


def test_a_last_line_that_only_lacks_its_end_is_whole(tmp_path: Path):
    path = under_way(tmp_path, answers=10)
    data, entries = path.read_bytes(), read_log(path).entries
    path.write_bytes(data[:-1])
    resumed = resume(path)
    assert resumed.notes == ()
    assert resumed.table.entries == entries
    resumed.journal.close()
    assert path.read_bytes() == data


def test_what_followed_from_an_answer_comes_out_the_same_when_it_was_cut_off(tmp_path: Path):
    path = under_way(tmp_path, answers=25)
    whole, entries = lines(path), read_log(path).entries
    dice = [number for number, entry in enumerate(entries, start=1) if isinstance(entry, DieRolled)]
    path.write_bytes(b"".join(whole[: dice[-1]]))
    resumed = resume(path)
    assert resumed.table.entries == entries[: len(resumed.table.entries)]
    assert len(resumed.table.entries) >= dice[-1]


def test_a_log_of_only_its_header_is_a_match_at_its_first_question(tmp_path: Path):
    path = under_way(tmp_path, answers=5)
    path.write_bytes(lines(path)[0])
    resumed = resume(path)
    assert resumed.table.entries == match(SEED, answers=0, played=BEST_OF_3).entries


def test_undos_are_followed_and_the_dice_stay_new(tmp_path: Path):
    journal, table = start(tmp_path, practice=True, played=BEST_OF_3)
    play_on(table, seed=1, answers=30, undo_every=6)
    journal.close()
    resumed = resume(journal.path)
    assert resumed.table.entries == table.entries
    for each in (table, resumed.table):
        go_back_a_little(each)
        play_on(each, seed=2, answers=15)
    assert resumed.table.entries == table.entries


def test_a_finished_match_can_only_be_watched(tmp_path: Path):
    path = kept(tmp_path)
    before = path.read_bytes()
    with pytest.raises(WWTennisError, match="this match is over"):
        resume(path)
    assert path.read_bytes() == before
    resume_again = pytest.raises(WWTennisError, match="over")  # and it is not locked by the attempt
    with resume_again:
        resume(path)


def change_header(path: Path, **changes: object) -> None:
    first, *rest = lines(path)
    path.write_bytes(json.dumps({**json.loads(first), **changes}).encode() + b"\n" + b"".join(rest))


def test_where_the_seed_does_not_lead_there_luck_starts_afresh_and_the_log_says_so(tmp_path: Path):
    path = under_way(tmp_path, answers=20)
    entries = read_log(path).entries
    change_header(path, seed=SEED + 1)
    resumed = resume(path)
    assert "fresh luck" in resumed.notes[0]
    assert resumed.table.entries[:-1] == entries
    assert isinstance(resumed.table.entries[-1], Reseeded)
    play_on(resumed.table, seed=1)
    resumed.journal.close()
    assert read_log(path).entries == resumed.table.entries


def test_without_the_seed_a_decision_that_was_cut_off_is_asked_again(tmp_path: Path):
    path = under_way(tmp_path, answers=20)
    whole, entries = lines(path), read_log(path).entries
    last = max(number for number, entry in enumerate(entries, start=1) if isinstance(entry, Answer))
    path.write_bytes(b"".join(whole[: last + 1]))
    change_header(path, seed=SEED + 1)
    resumed = resume(path)
    assert resumed.table.entries[:-1] == entries[: last - 1]
    assert entries[last - 1].choice in resumed.table.pending.options
    assert f":{last + 1}: what follows from this decision is missing: the end was cut off" in " ".join(resumed.notes)
    assert (tmp_path / f"{path.name}.torn").read_bytes() == whole[last]
    play_on(resumed.table, seed=1, answers=3)
    resumed.journal.close()
    again = resume(path)  # and not only once
    assert again.table.entries[: len(resumed.table.entries)] == resumed.table.entries


def test_without_the_seed_a_match_cut_off_anywhere_goes_on(tmp_path: Path):
    path = under_way(tmp_path, answers=30)
    change_header(path, seed=SEED + 1)
    whole = lines(path)
    for cut in range(9, len(whole)):
        path.write_bytes(b"".join(whole[:cut]))
        resumed = resume(path)
        play_on(resumed.table, seed=1, answers=3)
        resumed.journal.close()
        assert read_log(path).entries == resumed.table.entries


def altered(path: Path) -> int:
    """Change what a die showed; the line where."""
    whole = lines(path)
    line = max(number for number, each in enumerate(whole) if b'"DieRolled"' in each)
    die = json.loads(whole[line])
    whole[line] = json.dumps({**die, "needed": die["needed"] + 1}).encode() + b"\n"
    path.write_bytes(b"".join(whole))
    return line + 1


def test_an_altered_event_is_refused_with_its_line_and_nothing_is_touched(tmp_path: Path):
    path = under_way(tmp_path, answers=40)
    line = altered(path)
    before = path.read_bytes()
    with pytest.raises(BadFile, match=rf"{path.name}:{line}: DieRolled: by the rules `needed` is"):
        resume(path)
    assert path.read_bytes() == before


@pytest.mark.parametrize("answers", [40, 47, 54, 61, 68, 75, 82, 89])
def test_a_match_of_another_version_with_other_rules_goes_on_where_the_books_balance(tmp_path: Path, answers: int):
    path = under_way(tmp_path, answers)
    altered(path)
    change_header(path, program=f"{__version__}.0")
    resumed = resume(path)
    assert "fresh luck" in resumed.notes[0]
    play_on(resumed.table, seed=1)
    assert resumed.table.is_over


def test_a_match_of_another_version_that_makes_no_sense_is_refused(tmp_path: Path):
    path = under_way(tmp_path, answers=40)
    change_header(path, program=f"{__version__}.0")
    whole = lines(path)
    drawn = next(number for number, line in enumerate(whole) if b'"CardsDrawn"' in line)
    spoilt = json.loads(whole[drawn])
    whole[drawn] = json.dumps({**spoilt, "cards": [777]}).encode() + b"\n"
    path.write_bytes(b"".join(whole))
    before = path.read_bytes()
    with pytest.raises(BadFile, match=f"{path.name}:{drawn + 1}"):
        resume(path)
    assert path.read_bytes() == before


def test_a_damaged_line_in_the_middle_is_refused_with_its_line(tmp_path: Path):
    path = under_way(tmp_path, answers=40)
    whole = lines(path)
    whole[20] = whole[20][:9] + b"\n"
    path.write_bytes(b"".join(whole))
    before = path.read_bytes()
    with pytest.raises(BadFile, match=f"{path.name}:21: not a line of JSON"):
        resume(path)
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]


def test_a_torn_end_that_cannot_be_set_aside_leaves_everything_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    path = under_way(tmp_path, answers=10)
    path.write_bytes(path.read_bytes()[:-5])
    before = path.read_bytes()

    def full(_file: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(WWTennisError, match=r"torn: cannot be written \(No space left on device\)"):
        resume(path)
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("kind", KINDS)
def test_a_torn_end_is_set_aside_beside_whatever_has_its_name(tmp_path: Path, kind: str):
    path = under_way(tmp_path, answers=10)
    whole = path.read_bytes()
    path.write_bytes(whole[:-5])
    hostile(tmp_path / f"{path.name}.torn", kind)
    resumed = resume(path)
    resumed.journal.close()
    assert (tmp_path / f"{path.name}.torn2").read_bytes() == whole.splitlines()[-1][:-4]
    assert path.read_bytes() == whole


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_no_log_file_is_one_sentence(tmp_path: Path, kind: str):
    path = hostile(tmp_path / "x.jsonl", kind)
    with pytest.raises(WWTennisError, match=rf"x\.jsonl: cannot be continued \(not a file, but a {kind}\)"):
        resume(path)


def test_a_log_that_is_not_there_is_one_sentence(tmp_path: Path):
    with pytest.raises(WWTennisError, match=r"x\.jsonl: cannot be continued \(No such file or directory\)"):
        resume(tmp_path / "x.jsonl")


# Branches

PEOPLE = ("human", "human")


def test_a_branch_has_the_history_and_luck_of_its_own(tmp_path: Path):
    path = kept(tmp_path, undo_every=30, played=BEST_OF_3)
    recording = read_log(path)
    asked = [number for number, entry in enumerate(recording.entries) if isinstance(entry, Answer)]
    started = branch(recording, asked[50] + 1, by=("human", "greedy"), practice=True, folder=tmp_path)
    assert started.table.entries[:-1] == recording.entries[: asked[50]]
    assert isinstance(started.table.entries[-1], Reseeded)
    play_on(started.table, seed=8)
    started.journal.close()
    new = read_log(started.journal.path)
    assert new.entries == started.table.entries
    assert new.header.practice
    assert [seat.by for seat in new.header.seats] == ["human", "greedy"]
    assert new.entries[asked[50]].of == Origin(("human", "greedy"), path.name, practice=True)
    assert new.checked().finished
    assert read_log(path) == recording  # which is untouched


def test_two_branches_roll_different_dice(tmp_path: Path):
    recording = read_log(under_way(tmp_path, answers=40))
    tails = set()
    for _ in range(4):
        started = branch(recording, 10**6, by=PEOPLE, folder=tmp_path)
        before = len(started.table.entries)
        play_on(started.table, seed=8, answers=60)
        tails.add(b"".join(entry_line(1, entry) for entry in started.table.entries[before:]))
    assert len(tails) == 4


def test_a_branch_can_be_left_and_taken_up(tmp_path: Path):
    recording = read_log(kept(tmp_path, played=BEST_OF_3))
    started = branch(recording, len(recording.entries) // 2, by=PEOPLE, folder=tmp_path)
    play_on(started.table, seed=4, answers=5)
    started.journal.close()
    played_to_the_end(started.journal.path)


def test_before_the_first_question_there_is_nothing_to_branch_from(tmp_path: Path):
    recording = read_log(under_way(tmp_path, answers=4))
    with pytest.raises(UsageError, match="nobody was asked anything"):
        branch(recording, 2, by=PEOPLE, folder=tmp_path)


def test_no_branch_grows_out_of_an_altered_log(tmp_path: Path):
    path = under_way(tmp_path, answers=40)
    line = altered(path)
    with pytest.raises(BadFile, match=f"{path.name}:{line}:"):
        branch(read_log(path), 10**6, by=PEOPLE, folder=tmp_path)
    assert list(tmp_path.glob("*.jsonl")) == [path]
