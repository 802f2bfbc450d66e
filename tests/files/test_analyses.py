"""What is kept of an analysis: believed where it fits, and made anew where it does not."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests import recordings
from wwtennis.files.analyses import keep_decisions, kept_decisions
from wwtennis.files.matches import belongings
from wwtennis.games.worldwide.kind import KIND
from wwtennis.kernel.replay import Replay
from wwtennis.kernel.review import Decision, decisions_of, judged

TABLE = recordings.match(seed=3)
REPLAY = Replay(TABLE.game, TABLE.entries)
LOG = b"the log, byte by byte"


@pytest.fixture(scope="module")
def decisions() -> list[Decision]:
    found = [judged(KIND, REPLAY, moment, 20, seed=1) for moment in decisions_of(REPLAY)[:10]]
    return [each for each in found if each is not None]


@pytest.fixture
def path(tmp_path: Path, decisions: list[Decision]) -> Path:
    """A log beside which an analysis lies."""
    log = tmp_path / "match.jsonl"
    log.write_bytes(LOG)
    keep_decisions(log, LOG, 20, 1, decisions)
    return log


def beside(log: Path) -> Path:
    return log.with_name("match.jsonl.analysis.json")


def test_what_was_found_is_known_again(path: Path, decisions: list[Decision]):
    assert kept_decisions(path, LOG, 20, 1, REPLAY) == decisions


def test_another_log_number_or_seed_is_another_analysis(path: Path):
    assert kept_decisions(path, LOG + b"\n", 20, 1, REPLAY) is None
    assert kept_decisions(path, LOG, 21, 1, REPLAY) is None
    assert kept_decisions(path, LOG, 20, 2, REPLAY) is None


def test_another_version_of_the_program_judges_anew(path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("wwtennis.files.analyses.__version__", "0.0.0")
    assert kept_decisions(path, LOG, 20, 1, REPLAY) is None


Change = Callable[[dict[str, Any]], object]
WRONG: dict[str, Change] = {
    "no such moment": lambda first: first.update(moment=10**6),
    "another answer": lambda first: first.update(taken=first["taken"] + 1),
    "another seat": lambda first: first["verdict"].update(seat=1 - first["verdict"]["seat"]),
    "no such option": lambda first: first["verdict"]["tried"][0].update(option=10**6),
    "more than certain": lambda first: first["verdict"]["tried"][0].update(value=1.5),
    "nothing tried": lambda first: first["verdict"].update(tried=[]),
    "a field too many": lambda first: first.update(more=1),
    "a text for a number": lambda first: first.update(moment="3"),
}


@pytest.mark.parametrize("change", WRONG.values(), ids=WRONG)
def test_what_the_match_does_not_have_is_not_believed(path: Path, change: Change):
    found = json.loads(beside(path).read_bytes())
    change(found["decisions"][0])
    beside(path).write_text(json.dumps(found))

    assert kept_decisions(path, LOG, 20, 1, REPLAY) is None


@pytest.mark.parametrize("data", [b"", b"{", b"[" * 100_000, b"null", b"\xff\xfe", b'{"format":"other"}'])
def test_a_broken_file_is_as_if_there_were_none(path: Path, data: bytes):
    beside(path).write_bytes(data)
    assert kept_decisions(path, LOG, 20, 1, REPLAY) is None


def test_where_it_cannot_be_kept_nobody_is_troubled(tmp_path: Path, decisions: list[Decision]):
    keep_decisions(tmp_path / "nowhere" / "match.jsonl", LOG, 20, 1, decisions)
    assert kept_decisions(tmp_path / "nowhere" / "match.jsonl", LOG, 20, 1, REPLAY) is None


def test_it_belongs_to_its_log(path: Path):
    assert belongings(path) == [beside(path)]
