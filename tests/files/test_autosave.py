"""The app's hold on the journal: a match can be played on any disk, and goes on where it was left."""

import os
from pathlib import Path

import pytest

from tests.disks import KINDS, hostile
from tests.tui.looking import finished_match
from wwtennis.files.autosave import Autosave
from wwtennis.files.logs import read_log
from wwtennis.files.resume import resume
from wwtennis.tui.shell.match_list import describe
from wwtennis.tui.shell.session import MatchSession
from wwtennis.tui.worldwide.set_up import MatchChoice, new_match


@pytest.fixture
def autosave(tmp_path: Path) -> Autosave:
    return Autosave(tmp_path / "matches")


def play(autosave: Autosave, decisions: int) -> Path:
    """Begin a match and leave it after so many decisions."""
    session = new_match(MatchChoice(opponent="solo:book"), ("Anna", "Rafael"), seed=3)
    autosave.start(session.header, session.table)
    session.open()
    for _decision in range(decisions):
        assert session.pending is not None
        session.answer(session.pending.options[0])
    path = autosave.path
    assert path is not None
    autosave.close()
    return path


def test_nothing_was_left_where_nothing_was_played(autosave: Autosave):
    assert not autosave.seems_unfinished()
    assert autosave.unfinished() is None


def test_a_match_that_was_left_goes_on_at_the_very_question(autosave: Autosave):
    path = play(autosave, decisions=5)
    kept = autosave.unfinished()
    assert autosave.seems_unfinished()
    assert kept is not None
    assert describe(kept)[0].startswith("Anna ")

    resumed = resume(kept.path)
    autosave.take_up(resumed)
    session = MatchSession.taken_up(resumed)
    before = len(session.entries)
    assert session.pending is not None
    session.answer(session.pending.options[0])
    autosave.close()

    assert session.names == ("Anna", "Solo")
    assert read_log(path).entries == session.entries
    assert len(session.entries) > before


def test_a_match_that_is_over_is_not_offered(autosave: Autosave):
    done = finished_match("tiebreak")
    autosave.start(done.header, done.table)
    path = autosave.path
    autosave.close()
    assert path is not None
    path.write_bytes(path.read_bytes() + b'{"n":1,"event":"MatchWon","seat":0}\n')

    assert not autosave.seems_unfinished()


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_no_file_is_passed_over(autosave: Autosave, kind: str):
    path = play(autosave, decisions=5)
    strange = hostile(autosave.folder / "newest.jsonl", kind)
    if kind != "device":
        os.utime(strange, (2**33, 2**33))

    assert autosave.seems_unfinished()
    assert autosave.unfinished().path == path


def test_where_nothing_can_be_kept_it_is_told_and_the_match_goes_on(tmp_path: Path):
    (tmp_path / "file").write_bytes(b"")
    told: list[str] = []
    autosave = Autosave(tmp_path / "file" / "matches")
    autosave.tell = told.append
    session = new_match(MatchChoice(), ("Anna", "Rafael"), seed=3)
    autosave.start(session.header, session.table)
    session.open()

    assert len(told) == 1
    assert autosave.path is None
    assert session.pending is not None
    assert not autosave.seems_unfinished()
