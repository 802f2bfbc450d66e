"""A match between bots, from the opening to the last point."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from wwtennis.kernel.bots import Bot
from wwtennis.kernel.kind import Kind
from wwtennis.kernel.luck import seeds
from wwtennis.kernel.table import Table
from wwtennis.lab.entrants import maker_of


def seeds_of_matches(seed: int, seats: int) -> Iterator[tuple[int, list[int]]]:
    """For each match of a run its own seed, and one for each bot: no bot is told the seed of its match."""
    series = iter(seeds(seed))
    while True:
        yield next(series), [next(series) for _seat in range(seats)]


def seated(kind: Kind, names: Sequence[str], of_bots: Sequence[int]) -> list[Bot]:
    """The bot of each seat, made with its own seed."""
    return [maker_of(kind, name)(seed) for name, seed in zip(names, of_bots, strict=True)]


def play_out(table: Table[Any], bots: Sequence[Bot]) -> int:
    """Let the bots play it to its end. Returns how many decisions they took."""
    view, decisions = table.game.view, 0
    table.open()
    while (question := table.pending) is not None:
        table.answer(bots[question.seat].choose(view(table.state, question.seat), question))
        decisions += 1
    return decisions
