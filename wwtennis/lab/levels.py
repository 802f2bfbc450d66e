"""How strong the solo levels are: `python -m wwtennis.lab.levels --matches 500`."""

from __future__ import annotations

import argparse
import itertools
from typing import NamedTuple

from wwtennis.files.assets import own_deck
from wwtennis.games.worldwide.cards import Surface
from wwtennis.games.worldwide.setup import SOLO_SEAT, Setup
from wwtennis.games.worldwide.solo_levels import SOLO_LEVELS
from wwtennis.kernel.voice import say
from wwtennis.lab.tally import Tally, on_all_cores, total, wins

Table = dict[str, dict[Surface, Tally]]  # by level: the tie-breaks that the solo opponent won


class Job(NamedTuple):
    level: str
    surface: Surface
    bot: str
    matches: int
    seed: int


def solo_wins(job: Job) -> Tally:
    setup = Setup(own_deck(), surface=job.surface, solo=SOLO_LEVELS[job.level])
    return wins(setup, (job.bot, job.bot), SOLO_SEAT, job.matches, job.seed)


def level_table(bot: str, matches: int, seed: int) -> Table:
    """Every level on every surface, so many tie-breaks each."""
    jobs = [Job(level, surface, bot, matches, seed) for level, surface in itertools.product(SOLO_LEVELS, Surface)]
    table: Table = {level: {} for level in SOLO_LEVELS}
    for job, found in zip(jobs, on_all_cores(solo_wins, jobs), strict=True):
        table[job.level][job.surface] = found
    return table


def lines(table: Table) -> list[str]:
    """The table as text: percent of tie-breaks won, and its standard error."""
    head = f"{'level':10}" + "".join(f"{surface.value:>8}" for surface in Surface) + f"{'all':>8}{'+/-':>6}"
    return [head, *(_line(level, row) for level, row in table.items())]


def _line(level: str, row: dict[Surface, Tally]) -> str:
    overall = total(row.values())
    shares = "".join(f"{row[surface].share:8.1f}" for surface in Surface)
    return f"{level:10}{shares}{overall.share:8.1f}{overall.error:6.1f}"


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--bot", default="greedy", help="who plays against the solo opponent")
    asked.add_argument("--matches", type=int, default=200, help="tie-breaks for each level and surface")
    asked.add_argument("--seed", type=int, default=1)
    told = asked.parse_args()
    say(*lines(level_table(told.bot, told.matches, told.seed)))


if __name__ == "__main__":
    main()
