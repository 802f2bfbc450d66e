"""The line that closes the log of a finished match: whatever is changed above it later is told."""

import json
from pathlib import Path

import pytest

from tests.journals import SEED, header, kept, lines, start
from tests.recordings import match, play_on
from wwtennis.cli.verify import verified
from wwtennis.files.branch import branch
from wwtennis.files.logs import read_log, write_log
from wwtennis.files.matches import kept_matches
from wwtennis.files.resume import resume
from wwtennis.kernel.errors import BadFile
from wwtennis.watching.watched import watch


def test_a_finished_match_is_closed_and_an_unfinished_one_is_not(tmp_path: Path):
    finished, left = kept(tmp_path), kept(tmp_path, answers=20)
    assert json.loads(lines(finished)[-1]).keys() == {"n", "closed"}
    assert read_log(finished).sealed is True
    assert b"closed" not in left.read_bytes()
    assert read_log(left).sealed is None


def test_a_log_written_at_once_is_closed_as_one_that_grew(tmp_path: Path):
    table, path = match(SEED), tmp_path / "match.jsonl"
    write_log(path, header(), table.entries)
    grown = kept(tmp_path)
    assert lines(path)[1:-1] == lines(grown)[1:-1]
    assert verified(path)[1] == verified(grown)[1]


def test_a_match_that_was_taken_up_again_and_again_is_closed_as_it_is(tmp_path: Path):
    path = kept(tmp_path, answers=10)
    for answers in (10, 0, 15, None):
        resumed = resume(path)
        play_on(resumed.table, seed=2, answers=answers)
        resumed.journal.close()
    assert verified(path)[1].finished
    assert read_log(path).sealed is True


@pytest.mark.parametrize("end", [b"", b'{"n":99,"ev'])
def test_a_match_whose_file_lacked_an_end_is_closed_as_it_is(tmp_path: Path, end: bytes):
    path = kept(tmp_path, answers=10)
    path.write_bytes(path.read_bytes().removesuffix(b"\n") + (b"\n" + end if end else b""))
    resumed = resume(path)
    play_on(resumed.table, seed=2)
    resumed.journal.close()
    assert verified(path)[0].sealed is True


def test_a_branch_is_closed_as_it_is(tmp_path: Path):
    recording = read_log(kept(tmp_path))
    started = branch(recording, 200, by=("human", "greedy"), folder=tmp_path)
    play_on(started.table, seed=2)
    started.journal.close()
    assert verified(started.journal.path)[0].sealed is True


def edited(path: Path, **fields: object) -> None:
    first, *rest = lines(path)
    found = json.loads(first)
    for name, value in fields.items():
        seat = found["seats"][0] if name in ("name", "by") else found
        seat[name] = value
    path.write_bytes(json.dumps(found, separators=(",", ":")).encode() + b"\n" + b"".join(rest))


@pytest.mark.parametrize(
    "changes", [{"name": "Pete"}, {"by": "greedy"}, {"practice": True}, {"program": "9.9"}, {"date": None}]
)
def test_whatever_the_first_line_says_cannot_be_changed_later_in_silence(tmp_path: Path, changes: dict[str, object]):
    path = kept(tmp_path)
    edited(path)
    assert verified(path)[0].sealed is True  # written as it was
    edited(path, **changes)
    place = f"{path.name}:{len(lines(path))}: the lines before this one are not those that it closed"
    with pytest.raises(BadFile, match=place):
        verified(path)
    assert place in watch(path).notes[0]


def test_a_closing_line_that_was_changed_itself_is_told(tmp_path: Path):
    path = kept(tmp_path)
    *rest, last = lines(path)
    path.write_bytes(b"".join(rest) + last.replace(b'"closed":"', b'"closed":"0'))
    with pytest.raises(BadFile, match="not those that it closed"):
        verified(path)


@pytest.mark.parametrize("how", ["in the middle", "of a match that is not over", "with more in it", "twice"])
def test_a_closing_line_where_none_can_be_is_refused(tmp_path: Path, how: str):
    path = kept(tmp_path)
    whole = lines(path)
    number = len(whole)
    if how == "in the middle":
        number = 60
        whole.insert(59, b'{"n":59,"closed":"00"}\n')
    elif how == "of a match that is not over":
        number = 60
        whole = [*whole[:59], b'{"n":59,"closed":"00"}\n']
    elif how == "with more in it":
        whole[-1] = whole[-1].replace(b"{", b'{"seat":1,')
    else:
        whole.append(whole[-1].replace(b'"n":%d' % (number - 1), b'"n":%d' % number))
    path.write_bytes(b"".join(whole))
    with pytest.raises(BadFile, match=rf"{path.name}:{number}: .*clos"):
        read_log(path)


def test_the_end_of_a_match_that_was_cut_off_is_written_when_it_is_taken_up(tmp_path: Path):
    path = kept(tmp_path)
    whole = path.read_bytes()
    last = max(number for number, line in enumerate(lines(path)) if b'"answer"' in line)
    for cut in range(last + 1, len(lines(path))):
        path.write_bytes(b"".join(lines(path)[:cut]))
        resumed = resume(path)
        assert resumed.table.is_over
        resumed.journal.close()
        assert path.read_bytes() == whole
    path.write_bytes(whole[:-20])
    resume(path).journal.close()
    assert path.read_bytes() == whole
    assert kept_matches(tmp_path)[0].finished


def test_the_end_that_is_only_played_now_closes_the_log_in_the_same_write(tmp_path: Path):
    journal, table = start(tmp_path)
    play_on(table, SEED)
    assert table.is_over
    assert verified(journal.path)[0].sealed is True  # before anybody closes the file
    journal.close()
    assert lines(journal.path).count(lines(journal.path)[-1]) == 1
