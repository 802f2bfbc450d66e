"""A recorded match run again from its seed: it stands where it stood, and so does its luck."""

import pytest

from tests.helpers import books
from tests.recordings import go_back_a_little, match, play_on
from wwtennis.kernel.check import Mismatch
from wwtennis.kernel.rerun import rerun
from wwtennis.kernel.table import Answer, Reseeded, Undone, Why

SEED = 5


@pytest.mark.parametrize("undo_every", [0, 6])
def test_a_match_cut_off_anywhere_goes_on_as_it_would_have(undo_every: int):
    whole = match(SEED, undo_every=undo_every, answers=25)
    for cut in range(len(whole.entries) + 1):
        table = rerun(whole.game, whole.entries[:cut], SEED)
        assert table.entries == whole.entries[: len(table.entries)]
        assert len(table.entries) >= cut
        assert table.pending is not None


def test_the_luck_stands_where_it_stood():
    one = match(SEED, answers=25)
    other = rerun(one.game, list(one.entries), SEED)
    play_on(one, seed=77)
    play_on(other, seed=77)
    assert one.entries == other.entries
    assert books(one.state) == books(other.state)


def test_fresh_luck_is_followed():
    table = match(SEED, answers=10)
    table.reseed(99, Why.RECOVERY)
    play_on(table, seed=3, answers=10)
    go_back_a_little(table)
    play_on(table, seed=4, answers=10)
    again = rerun(table.game, list(table.entries), SEED)
    assert again.entries == table.entries
    assert books(again.state) == books(table.state)


def test_another_seed_does_not_fit():
    table = match(SEED, answers=10)
    with pytest.raises(Mismatch) as found:
        rerun(table.game, table.entries, SEED + 1)
    assert found.value.entry <= 6


def test_what_the_rules_do_not_allow_does_not_fit():
    table = match(SEED, answers=10)
    answers = [number for number, entry in enumerate(table.entries) if isinstance(entry, Answer)]
    last = table.entries[answers[-1]]
    for wrong in (Answer(1 - last.seat, last.choice), Undone(2), table.entries[3]):
        spoilt = [*table.entries[: answers[-1]], wrong, *table.entries[answers[-1] + 1 :]]
        with pytest.raises(Mismatch) as found:
            rerun(table.game, spoilt, SEED)
        assert found.value.entry == answers[-1] + 1


def test_nothing_follows_the_end_of_the_match_but_an_undo():
    table = match(SEED)
    seen = next(entry for entry in table.entries if isinstance(entry, Answer))
    with pytest.raises(Mismatch):
        rerun(table.game, [*table.entries, seen], SEED)
    rerun(table.game, [*table.entries, Reseeded(4, Why.RECOVERY)], SEED)
    asked = [number for number, entry in enumerate(table.entries) if isinstance(entry, Answer)]
    again = rerun(table.game, [*table.entries, Undone(asked[-1])], SEED)
    assert again.pending is not None
