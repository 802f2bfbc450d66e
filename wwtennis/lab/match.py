"""A match between bots, from the opening to the last point."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from wwtennis.games.worldwide.game import Worldwide
from wwtennis.games.worldwide.setup import SEATS, Setup
from wwtennis.games.worldwide.state import Match
from wwtennis.kernel.bots import Bot
from wwtennis.kernel.luck import SeededLuck, seeds
from wwtennis.kernel.table import Table


def seeds_of_matches(seed: int) -> Iterator[tuple[int, list[int]]]:
    """For each match of a run its own seed, and one for each bot: no bot is told the seed of its match."""
    series = iter(seeds(seed))
    while True:
        yield next(series), [next(series) for _seat in SEATS]


def table_for(setup: Setup, seed: int, *, record: bool) -> Table[Match]:
    return Table(Worldwide(setup), SeededLuck(seed), record=record)


def play_out(table: Table[Match], bots: Sequence[Bot]) -> int:
    """Let the bots play it to its end. Returns how many decisions they took."""
    view, decisions = table.game.view, 0
    table.open()
    while (question := table.pending) is not None:
        table.answer(bots[question.seat].choose(view(table.state, question.seat), question))
        decisions += 1
    return decisions
