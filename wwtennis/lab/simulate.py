"""Many matches between bots, and what they add up to.

A simulation is its plan: the same plan gives the same matches, whoever runs it.
"""

from __future__ import annotations

from collections.abc import Iterator

import attrs

from wwtennis.games.worldwide.bots import BOTS
from wwtennis.games.worldwide.cards import Surface
from wwtennis.games.worldwide.header import Header, header_of
from wwtennis.games.worldwide.setup import Setup
from wwtennis.games.worldwide.stats.box import BoxScore
from wwtennis.kernel.bots import make_bot
from wwtennis.kernel.table import Entry
from wwtennis.lab.match import play_out, seeds_of_matches, table_for

SOLO = "solo"  # who plays a seat that the rules play


@attrs.frozen
class Plan:
    """What is to be played: so many matches with each set-up, by these bots."""

    setups: tuple[Setup, ...]
    bots: tuple[str, str]
    matches: int
    seed: int
    record: bool = False

    @property
    def total(self) -> int:
        return len(self.setups) * self.matches


@attrs.frozen
class Played:
    """One match of a simulation. It has its recording where the plan asked for it."""

    number: int  # from 1, over all set-ups
    surface: Surface
    header: Header
    box: BoxScore
    decisions: int
    entries: list[Entry] | None


@attrs.define
class Sum:
    """Some matches, added up."""

    matches: int = 0
    decisions: int = 0
    box: BoxScore = attrs.Factory(BoxScore)

    def add(self, played: Played) -> None:
        self.matches += 1
        self.decisions += played.decisions
        self.box.add(played.box)


def simulate(plan: Plan) -> Iterator[Played]:
    """Play the plan, a match at a time."""
    setups = (setup for setup in plan.setups for _ in range(plan.matches))
    for number, (setup, (seed, of_bots)) in enumerate(zip(setups, seeds_of_matches(plan.seed), strict=False), start=1):
        yield _play(plan, number, setup, seed, of_bots)


def _play(plan: Plan, number: int, setup: Setup, seed: int, of_bots: list[int]) -> Played:
    bots = [make_bot(BOTS, name, each) for name, each in zip(plan.bots, of_bots, strict=True)]
    by = (plan.bots[0], SOLO if setup.solo else plan.bots[1])
    table, box = table_for(setup, seed, record=plan.record), BoxScore()
    table.subscribe(box.hear)
    decisions = play_out(table, bots)
    return Played(number, setup.surface, header_of(setup, seed, by), box, decisions, table.entries)
