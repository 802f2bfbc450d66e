"""Watching a match again: every moment of it, in both directions, at the same small price."""

from typing import Any

import pytest

from tests.helpers import books
from tests.recordings import game, match
from wwtennis.games.worldwide.events import CardsDrawn, MatchWon
from wwtennis.kernel.errors import BadFile
from wwtennis.kernel.history import EVERY
from wwtennis.kernel.replay import DECISION, Replay
from wwtennis.kernel.table import Answer, Table, Undone, fold


def watched(table: Table[Any]) -> Replay[Any]:
    return Replay(table.game, table.entries, {"point": [20, 40, 60]})


@pytest.mark.parametrize("undo_every", [0, 7])
def test_every_moment_is_how_the_match_stood_then(undo_every: int):
    table = match(undo_every=undo_every, answers=60)
    replay = watched(table)
    for moment in [*range(replay.end + 1), *range(replay.end, -1, -1)]:
        replay.seek(moment)
        assert books(replay.state) == books(fold(table.game, table.entries[:moment]))


@pytest.mark.parametrize("undo_every", [0, 5])
def test_no_seek_folds_more_than_a_few_entries(undo_every: int):
    replay = watched(match(undo_every=undo_every, answers=400))
    for moment in range(replay.end + 1):
        before = replay.history.folds
        replay.seek(moment)
        assert replay.history.folds - before < 2 * EVERY


def test_the_end_includes_the_last_entry():
    replay = watched(match())
    replay.finish()
    assert isinstance(replay.entry, MatchWon)
    assert replay.at == replay.end
    assert replay.question is None


def test_before_the_start_is_the_start_and_past_the_end_is_the_end():
    replay = watched(match(answers=5))
    replay.seek(-3)
    assert (replay.at, replay.entry) == (0, None)
    replay.seek(10**9)
    assert replay.at == replay.end


def test_steps_back_stop_where_steps_forward_stop():
    replay = watched(match(answers=80))
    for step in ("event", DECISION, "point"):
        there, back = [], []
        replay.start()
        while replay.at < replay.end:
            there.append(replay.at)
            replay.forward(step)
        while replay.at > 0:
            replay.back(step)
            back.append(replay.at)
        assert back[::-1] == there


def test_a_step_by_decision_stops_where_somebody_was_asked():
    replay = watched(match(answers=30))
    replay.forward(DECISION)
    asked = 0
    while replay.at < replay.end:
        assert replay.question is not None
        assert replay.answer is not None
        assert replay.answer.choice in replay.question.options
        assert replay.question.seat == replay.answer.seat
        asked += 1
        replay.forward(DECISION)
    assert asked == 30


def test_an_unfinished_match_ends_at_its_open_question():
    table = match(answers=30)
    replay = watched(table)
    replay.finish()
    assert replay.question == table.pending


def test_an_undo_is_shown_as_it_happened():
    table = match(answers=12)
    asked = [number for number, entry in enumerate(table.entries) if isinstance(entry, Answer)][-4]
    before = len(table.entries)
    table.go_back(asked)
    replay = watched(table)

    replay.seek(before)
    assert replay.was_taken_back(before)
    assert books(replay.state) != books(table.state)
    replay.forward()
    assert replay.entry == Undone(asked)
    assert books(replay.state) == books(table.state)
    assert not replay.was_taken_back(asked)


def test_a_match_can_be_played_on_from_the_decision_before_any_moment():
    table = match(answers=40)
    replay = watched(table)
    for moment in range(replay.end + 1):
        decision = replay.decision_at(moment)
        if decision is None:
            assert moment < min(replay.stops(DECISION))
        else:
            assert decision <= moment
            assert replay.question_at(decision) is not None


def test_an_event_that_cannot_follow_is_one_sentence_with_its_number():
    table = match(answers=10)
    table.entries.insert(20, CardsDrawn(seat=9, cards=(1,)))
    with pytest.raises(BadFile, match="entry 21: CardsDrawn cannot follow"):
        watched(table)


def test_a_recording_without_entries_is_a_replay_of_one_moment():
    replay = Replay(game(), [])
    replay.forward()
    replay.back(DECISION)
    replay.finish()
    assert (replay.at, replay.end, replay.question, replay.decision_at(0)) == (0, 0, None, None)
