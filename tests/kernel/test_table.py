"""The table: one question, one answer, what follows, and who hears of it."""

import pytest

from tests.helpers import Told, books
from tests.kernel.guessing import Ask, Dealt, Finished, Guess, Guessing, Pass, Scored, State, Tossed
from wwtennis.kernel.errors import IllegalChoice
from wwtennis.kernel.game import Event
from wwtennis.kernel.luck import SeededLuck
from wwtennis.kernel.table import Answer, Entry, Reseeded, Table, Undone, Why, counting, fold, in_force

HEADS, TAILS = Guess(True), Guess(False)
DECK = (1, 2, 3, 4, 5, 6)


def opened(*coins: bool, record: bool = True) -> Table[State]:
    table = Table(Guessing(), Told(coins=coins), record=record)
    table.open()
    return table


# Question and answer


def test_opening_runs_to_the_first_question():
    table = Table(Guessing(), Told())

    assert table.open() == [Dealt(DECK)]
    assert table.pending.seat == 0
    assert table.pending.kind is Ask.GUESS
    assert table.pending.options == (HEADS, TAILS)


def test_answer_returns_what_followed_from_it_and_asks_the_next():
    table = opened(True, True)

    assert table.answer(HEADS) == [Tossed(0, True), Scored(0, 6)]
    assert table.pending.seat == 1
    assert table.answer(TAILS) == [Tossed(1, True), Scored(1, 0)]
    assert table.state.worth == [6, 0]


def test_answer_that_was_not_offered_is_refused_and_changes_nothing():
    table = opened()
    before = books(table.state)

    with pytest.raises(IllegalChoice, match=r"Pass\(\)"):
        table.answer(Pass())

    assert books(table.state) == before
    assert table.entries == [Dealt(DECK)]
    assert table.pending.seat == 0


def test_question_with_one_option_is_answered_by_the_table_and_the_recording_has_only_its_events():
    table = opened(*[True] * 6)
    for _ in range(4):
        table.answer(HEADS)

    last = table.answer(HEADS)

    assert last == [Tossed(0, True), Scored(0, 2), Tossed(1, True), Scored(1, 0), Finished()]
    assert table.is_over
    assert sum(isinstance(entry, Answer) for entry in table.entries) == 5


def test_nothing_is_asked_when_the_match_is_over():
    table = opened(*[True] * 6)
    assert not table.is_over
    for _ in range(5):
        table.answer(HEADS)

    with pytest.raises(IllegalChoice, match="over"):
        table.answer(HEADS)


# The recording


def test_recording_holds_answers_and_events_in_order():
    table = opened(True)
    table.answer(TAILS)

    assert table.entries == [Dealt(DECK), Answer(0, TAILS), Tossed(0, True), Scored(0, 0)]


def test_table_that_does_not_record_keeps_nothing_and_plays_the_same():
    table = opened(True, record=False)

    assert table.answer(HEADS) == [Tossed(0, True), Scored(0, 6)]
    assert table.entries == []


def test_fold_of_the_recording_is_the_state():
    table = opened(True, False, True)
    for guess in (HEADS, HEADS, TAILS):
        table.answer(guess)
        assert books(fold(table.game, table.entries)) == books(table.state)


# Subscribers


def test_subscriber_hears_each_event_once_in_order_when_the_state_has_advanced():
    table = Table(Guessing(), Told(coins=[True, True]))
    heard: list[tuple[Event, int]] = []
    table.subscribe(lambda event: heard.append((event, table.state.round)))

    happened = table.open() + table.answer(HEADS) + table.answer(HEADS)

    assert [event for event, _ in heard] == happened
    assert [round_ for _, round_ in heard] == [0, 0, 1, 1, 2]


def test_subscriber_of_entries_hears_all_that_is_recorded():
    table = Table(Guessing(), Told(coins=[True]))
    heard: list[Entry] = []
    table.subscribe_entries(heard.append)

    table.open()
    table.answer(HEADS)
    table.go_back(1)

    assert heard == table.entries
    assert heard[-1] == Undone(1)


def test_entries_are_told_without_a_recording_too():
    table = Table(Guessing(), Told(coins=[True]), record=False)
    heard: list[Entry] = []
    table.subscribe_entries(heard.append)

    table.open()
    table.answer(HEADS)

    assert heard == [Dealt(DECK), Answer(0, HEADS), Tossed(0, True), Scored(0, 6)]


def test_subscriber_may_not_answer_while_it_is_being_told():
    table = opened(True, True)

    def answer(_event: Event) -> None:
        table.answer(HEADS)

    table.subscribe(answer)

    with pytest.raises(RuntimeError, match="while it is being told"):
        table.answer(HEADS)


def test_rest_is_called_once_an_answer_has_been_told_to_the_end():
    table = opened(True)
    seats = []
    table.subscribe_rests(lambda: seats.append(table.pending.seat))

    table.answer(HEADS)
    table.go_back(1)
    table.reseed(3, Why.RECOVERY)

    assert seats == [1, 0, 0]


# Undo


def test_go_back_restores_the_state_and_the_question_and_is_recorded():
    table = opened(True, True, False)
    before = books(table.state)
    table.answer(HEADS)
    table.answer(HEADS)

    table.go_back(1)

    assert books(table.state) == before
    assert table.pending.seat == 0
    assert table.entries[-1] == Undone(1)
    assert table.answer(HEADS) == [Tossed(0, False), Scored(0, 0)]
    assert books(fold(table.game, table.entries)) == books(table.state)


def test_what_was_undone_does_not_count_also_when_undone_twice():
    table = opened(*[True] * 5)
    table.answer(HEADS)  # entries 2-4
    table.answer(HEADS)  # entries 5-7
    table.go_back(4)  # entry 8
    table.answer(TAILS)  # entries 9-11
    table.go_back(1)  # entry 12
    table.answer(TAILS)

    kept = [Dealt(DECK), Answer(0, TAILS), Tossed(0, True), Scored(0, 0)]
    assert list(in_force(table.entries)) == kept
    assert counting(table.entries) == [1, 13, 14, 15]


def test_go_back_to_what_had_been_undone_leads_where_the_match_stood_then():
    table = opened(*[True] * 5)
    table.answer(HEADS)  # entries 2-4
    after_first = books(table.state)
    table.go_back(1)  # entry 5
    table.answer(TAILS)

    table.go_back(4)

    assert books(table.state) == after_first == books(fold(table.game, table.entries))
    assert counting(table.entries) == [1, 2, 3, 4]


def test_table_that_records_nothing_cannot_go_back():
    with pytest.raises(AssertionError, match="cannot go back"):
        opened(record=False).go_back(0)


# Resuming and reseeding


def test_recorded_match_is_taken_up_at_its_question():
    first = opened(True, True)
    first.answer(HEADS)
    second = Table(Guessing(), Told(coins=[True]))

    second.resume(list(first.entries))

    assert second.pending == first.pending
    assert second.answer(HEADS) == first.answer(HEADS)
    assert second.entries == first.entries


def test_reseeded_table_goes_on_with_the_luck_of_that_seed_and_says_so():
    table = opened()

    table.reseed(5, Why.RECOVERY)

    assert table.entries[-1] == Reseeded(5, Why.RECOVERY)
    assert table.answer(HEADS)[0] == Tossed(0, SeededLuck(5).coin())
    assert books(fold(table.game, table.entries)) == books(table.state)
