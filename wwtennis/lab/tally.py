"""Matches between bots, counted: who won how many, and how sure that is."""

from __future__ import annotations

import itertools
import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from typing import NamedTuple, TypeVar

from wwtennis.games.worldwide.bots import BOTS
from wwtennis.games.worldwide.setup import Setup
from wwtennis.kernel.bots import make_bot
from wwtennis.lab.match import play_out, seeds_of_matches, table_for
from wwtennis.tennis.score import winner

Job = TypeVar("Job")
Found = TypeVar("Found")


class Tally(NamedTuple):
    """So many won, of so many played."""

    won: int
    played: int

    def plus(self, other: Tally) -> Tally:
        return Tally(self.won + other.won, self.played + other.played)

    @property
    def share(self) -> float:
        """In percent."""
        return 100 * self.won / self.played

    @property
    def error(self) -> float:
        """The standard error of the share, in percent."""
        part = self.won / self.played
        return 100 * sqrt(part * (1 - part) / self.played)


NONE = Tally(0, 0)


def total(tallies: Iterable[Tally]) -> Tally:
    summed = NONE
    for tally in tallies:
        summed = summed.plus(tally)
    return summed


def play(setup: Setup, bots: tuple[str, str], seed: int, of_bots: list[int]) -> int:
    """Play one match and say which seat won it."""
    table = table_for(setup, seed, record=False)
    play_out(table, [make_bot(BOTS, name, each) for name, each in zip(bots, of_bots, strict=True)])
    won = winner(setup.played, table.state.score)
    assert won is not None
    return won


def wins(setup: Setup, bots: tuple[str, str], seat: int, matches: int, seed: int) -> Tally:
    """How many of these matches this seat wins."""
    won = sum(play(setup, bots, *each) == seat for each in itertools.islice(seeds_of_matches(seed), matches))
    return Tally(won, matches)


def on_all_cores(work: Callable[[Job], Found], jobs: Iterable[Job]) -> Iterator[Found]:
    """Each job's result, in order, with a process a core."""
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        yield from pool.map(work, jobs)
