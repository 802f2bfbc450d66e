"""Matches that are answered by whims and looked at all the time: for what holds at every moment, in any game."""

from collections.abc import Callable, Sequence
from itertools import chain
from random import Random
from typing import TypeVar

from hypothesis import strategies as st

from wwtennis.kernel.game import Choice, Event, Game, Question
from wwtennis.kernel.luck import SeededLuck
from wwtennis.kernel.table import Table

S = TypeVar("S")

whims = st.lists(st.integers(0, 2**16), max_size=60)


def nothing(state: object, seen: object) -> None:
    pass


def any_option(question: Question, whim: int) -> Choice:
    option: Choice = question.options[whim % len(question.options)]
    return option


def play_by_whims(
    game: Game[S],
    seed: int,
    whims: Sequence[int],
    *,
    then: int,
    watch: Callable[[S, Event], None] = nothing,
    look: Callable[[S, Question], None] = nothing,
    pick: Callable[[Question, int], Choice] = any_option,
) -> Table[S]:
    """Answer as the whims say and `then` so often as chance has it; watch each event and look at each question."""
    table = Table(game, SeededLuck(seed))
    table.subscribe(lambda event: watch(table.state, event))
    table.open()
    random = Random(seed)
    for whim in chain(whims, (random.randrange(2**16) for _ in range(then))):
        if table.pending is None:
            break
        look(table.state, table.pending)
        table.answer(pick(table.pending, whim))
    return table
