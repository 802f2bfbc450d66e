"""The kernel knows no tennis: four seats, a single kind of answer, a d8 and a blue die are as good to it as any."""

from typing import Any

import pytest

from tests.helpers import at_random, play_out
from tests.kernel.race import BLUE, D8, Dealt, Finished, Moved, Play, Played, Race
from wwtennis.kernel.check import Mismatch, check
from wwtennis.kernel.errors import BadFile, NotRecorded
from wwtennis.kernel.log import EntryReader, entry_line
from wwtennis.kernel.luck import Drawn, ScriptedLuck, SeededLuck
from wwtennis.kernel.table import Answer, Entry, Table

SEED = 3


def played() -> Table[Any]:
    table = Table(Race(), SeededLuck(SEED))
    table.open()
    return play_out(table, at_random(SEED))


def fault(entries: list[Entry], seed: int | None = SEED) -> Mismatch:
    with pytest.raises(Mismatch) as found:
        check(Race(), entries, seed)
    return found.value


def test_recording_of_four_seats_holds():
    table = played()

    assert check(Race(), table.entries, SEED).finished
    assert {entry.seat for entry in table.entries if isinstance(entry, Answer)} == {0, 1, 2, 3}


def test_recording_of_four_seats_is_read_and_a_fifth_seat_is_not():
    reader = EntryReader(Race())

    assert reader.read(entry_line(1, Answer(3, Play(7))), 1) == Answer(3, Play(7))
    with pytest.raises(BadFile, match=r"a seat from 0 to 3 is expected, and this says 4"):
        reader.read(entry_line(1, Answer(4, Play(7))), 1)


def test_answer_that_is_not_allowed_is_a_sentence_whatever_the_question_is_called():
    entries = played().entries
    at = next(number for number, entry in enumerate(entries) if isinstance(entry, Answer))

    found = fault([*entries[:at], Answer(entries[at].seat, Play(99)), *entries[at + 1 :]])

    assert found.entry == at + 1
    assert found.why.endswith("is not among the answers that the rules allow here (card)")


@pytest.mark.parametrize(("blue", "called"), [(True, "a blue die"), (False, "a d8")])
def test_die_that_is_missing_in_a_recording_is_named(blue: bool, called: str):
    entries = played().entries
    at = next(number for number, entry in enumerate(entries) if isinstance(entry, Moved) and entry.blue is blue)

    wrong = fault([*entries[: at - 1], entries[at - 1], Finished(), *entries[at + 1 :]])

    assert wrong.why == f"by the rules {called} comes next, and this is Finished"


@pytest.mark.parametrize(("blue", "face", "why"), [(True, 4, "a blue die cannot show 4"), (False, 9, "a d8 cannot")])
def test_face_that_a_die_does_not_have_is_a_sentence(blue: bool, face: int, why: str):
    entries = played().entries
    at = next(number for number, entry in enumerate(entries) if isinstance(entry, Moved) and entry.blue is blue)
    other = Moved(entries[at].seat, blue, face)

    assert why in fault([*entries[:at], other, *entries[at + 1 :]], seed=None).why
    assert "the seed gives" in fault([*entries[:at], other, *entries[at + 1 :]]).why


def test_script_knows_any_die():
    luck = ScriptedLuck([Drawn(BLUE, 3), Drawn(D8, 8), Drawn(D8, 1)])

    assert (luck.die(3, BLUE), luck.die(8)) == (3, 8)
    with pytest.raises(NotRecorded, match="ask for a blue die here, and the recording has a d8"):
        luck.die(3, BLUE)


def test_hand_that_is_face_down_gets_smaller_when_its_cards_are_played():
    race, table = Race(), played()
    state = race.new_state()
    for entry in table.entries:
        if isinstance(entry, Dealt | Played):
            race.advance(state, race.heard(entry, 0))

    assert state.hands == [[], [], [], []]
