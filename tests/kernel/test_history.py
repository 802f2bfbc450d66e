"""Which entries count after each of them, how the match stood then; and what that costs, whatever was taken back."""

from collections.abc import Callable, Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest

from tests.bench import long_logs
from tests.helpers import books
from tests.recordings import PRACTICE, game, match, play_on
from wwtennis.kernel.check import check
from wwtennis.kernel.history import EVERY, History
from wwtennis.kernel.replay import Replay
from wwtennis.kernel.rerun import rerun
from wwtennis.kernel.table import Answer, Entry, Table, Undone, counting, fold
from wwtennis.kernel.undo import Agreement


def any_which_way(seed: int, rounds: int = 40) -> Table[Any]:
    """Played on and taken back at random, to any question there ever was: as far as version 1 let one."""
    chance, table = Random(seed), match(seed, answers=6)
    for number in range(rounds):
        play_on(table, seed + number, answers=chance.choice([0, 1, 3, 12]))
        asked = [at for at, entry in enumerate(table.entries) if isinstance(entry, Answer | Undone) and at > 8]
        table.go_back(chance.choice(asked[-5:] if chance.random() < 0.5 else asked))
    return table


@pytest.mark.parametrize("seed", range(4))
def test_every_moment_has_its_entries_and_its_state(seed: int):
    table = any_which_way(seed)
    history = History(table.game, table.entries)
    moments = list(range(len(table.entries) + 1))
    Random(seed).shuffle(moments)
    for moment in moments[:80]:
        before = table.entries[:moment]
        assert list(history.back_from(moment))[::-1] == counting(before)
        assert history.last(moment) == max(counting(before), default=0)
        assert books(history.state_at(moment)) == books(fold(table.game, before))


def test_a_state_is_whoever_asked_for_it_s_own():
    table = match(answers=60)
    history = History(table.game, table.entries)
    for moment in (0, 40, len(table.entries)):
        first, again = history.state_at(moment), history.state_at(moment)
        first.sides[0].hand.append(99)
        assert books(first) != books(again) == books(history.state_at(moment))


def test_going_back_to_where_one_is_changes_nothing():
    table = match(answers=30)
    history, end = History(table.game, table.entries), len(table.entries)
    assert history.gone_back(end, end, table.state) is table.state
    assert history.gone_back(end - 1, end, table.state) is not table.state


def test_a_history_grows_with_its_recording():
    table = match(answers=10)
    history = History(table.game, table.entries)
    for _ in range(20):
        assert books(history.state_at(len(table.entries))) == books(table.state)
        play_on(table, seed=3, answers=4)
        table.go_back(max(at for at, entry in enumerate(table.entries) if isinstance(entry, Answer)))


# What it costs


class Counted(list[Entry]):
    """Entries that count how often one of them is looked at."""

    looks = 0

    def __getitem__(self, place: Any) -> Any:
        self.looks += 1
        return super().__getitem__(place)


def counted(kind: Callable[[], Iterator[Entry]], entries: int) -> tuple[Any, Counted]:
    """The game, which counts its folds and copies from now on, and so many entries."""
    recorded = Counted(islice(kind(), entries))
    played: Any = game()  # with counters of our own
    played.folds = played.copies = 0
    advance, copy = played.advance, played.copy

    def fold_one(state: Any, event: Any) -> None:
        played.folds += 1
        advance(state, event)

    def copy_one(state: Any) -> Any:
        played.copies += 1
        return copy(state)

    played.advance, played.copy = fold_one, copy_one
    return played, recorded


KINDS = {name: (version, kind) for name, (version, kind) in long_logs.KINDS.items()}
WAYS: dict[str, Callable[[Any, Counted, Agreement | None], object]] = {
    "check": lambda played, entries, agreed: check(played, entries, long_logs.SEED, agreed),
    "rerun": lambda played, entries, agreed: rerun(played, entries, long_logs.SEED, agreed),
    "replay": lambda played, entries, _agreed: Replay(played, entries),
}


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("way", WAYS)
def test_whatever_is_taken_back_costs_no_more_than_the_recording_is_long(kind: str, way: str):
    version, entries = KINDS[kind]
    played, recorded = counted(entries, 1500)
    agreed = Agreement(PRACTICE) if version == 2 else None
    WAYS[way](played, recorded, agreed)
    assert played.folds < 2 * EVERY * len(recorded)
    assert played.copies < 1.2 * len(recorded)
    assert recorded.looks < (2 * EVERY + 12) * len(recorded)


@pytest.mark.parametrize("kind", KINDS)
def test_states_are_kept_along_long_branches_only(kind: str):
    played, recorded = counted(KINDS[kind][1], 1500)
    history = History(played, recorded)
    history.last(len(recorded))
    assert history.states < 1 + len(recorded) / (EVERY - 1)
    for moment in range(0, len(recorded), 37):
        before = history.folds
        history.state_at(moment)
        assert history.folds - before < 2 * EVERY
