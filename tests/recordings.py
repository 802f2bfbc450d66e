"""Recorded matches for the tests of everything that keeps, reads and shows them."""

from typing import Any

from tests.helpers import at_random
from tests.material import load_deck
from wwtennis.games.worldwide.game import Worldwide
from wwtennis.games.worldwide.setup import Setup
from wwtennis.games.worldwide.state import Match
from wwtennis.kernel.luck import SeededLuck
from wwtennis.kernel.table import Answer, Table, back_from_the_end
from wwtennis.kernel.undo import Terms, undo_for
from wwtennis.tennis.score import TIEBREAK_MODE, Format

A_LITTLE = 2  # decisions
PRACTICE = Terms(frozenset([0]), free=True)


def game(played: Format = TIEBREAK_MODE, **agreed: Any) -> Worldwide:
    return Worldwide(Setup(load_deck(), played, **agreed))


def match(
    seed: int = 1, answers: int | None = None, undo_every: int = 0, played: Format = TIEBREAK_MODE, **agreed: Any
) -> Table[Any]:
    """A match played at random, to its end or for so many answers; now and then some of it is taken back."""
    table = Table(game(played, **agreed), SeededLuck(seed))
    table.open()
    play_on(table, seed, answers, undo_every)
    return table


def play_on(table: Table[Any], seed: int, answers: int | None = None, undo_every: int = 0) -> None:
    """At random. After so many answers seat A goes back a little, if it has decided more than that since the last time.

    Or it would never get past others who decide that often in between: a match of four coaches would not end.
    """
    choose, given, own = at_random(seed), 0, 0
    while (question := table.pending) is not None and given != answers:
        table.answer(choose(question))
        given += 1
        own += question.seat == 0
        if undo_every and given % undo_every == 0 and own > A_LITTLE:
            go_back_a_little(table)
            own = 0


def go_back_a_little(table: Table[Any], decisions: int = A_LITTLE) -> None:
    """As in practice: seat A takes its last decisions back, one after the other."""
    for _ in range(decisions):
        to = undo_for(table.game, table.entries, 0, PRACTICE).to
        if to is not None:
            table.go_back(to)


def go_back_from_the_end(table: Table[Any]) -> None:
    """To the last decision of a match that is over: what no rule allows, and old or forged logs may have."""
    answers = (n for n in back_from_the_end(table.entries) if isinstance(table.entries[n - 1], Answer))
    table.go_back(next(answers) - 1)


def table_for(setup: Setup, seed: int, *, record: bool) -> Table[Match]:
    return Table(Worldwide(setup), SeededLuck(seed), record=record)
