"""Many matches between bots, and what they add up to.

A simulation is its plan: the same plan gives the same matches, whoever runs it.
"""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from functools import lru_cache
from typing import Any, NamedTuple

import msgspec

from wwtennis.kernel.kind import Kind, Part, Tally
from wwtennis.kernel.luck import SeededLuck
from wwtennis.kernel.table import Entry, Table
from wwtennis.lab.match import play_out, seated, seeds_of_matches
from wwtennis.lab.spread import ALONE, Crew, spread


class Plan(msgspec.Struct, frozen=True):
    """What is to be played: so many matches with each set-up, by these bots."""

    kind: Kind
    setups: tuple[Any, ...]
    bots: tuple[str, ...]
    matches: int
    seed: int
    record: bool = False

    @property
    def total(self) -> int:
        return len(self.setups) * self.matches


class Played(msgspec.Struct, frozen=True):
    """One match of a simulation. It has its recording where the plan asked for it."""

    number: int  # from 1, over all set-ups
    part: int  # which of the set-ups
    header: Any
    tally: Any
    decisions: int
    entries: list[Entry]  # none where nothing was to be recorded


class Sums:
    """The matches of a plan, added up for each set-up."""

    def __init__(self, plan: Plan) -> None:
        self._setups = plan.setups
        self._tallies: list[Tally] = [plan.kind.tally() for _setup in plan.setups]
        self._matches = [0 for _setup in plan.setups]
        self._decisions = [0 for _setup in plan.setups]

    def add(self, played: Played) -> None:
        self._tallies[played.part].add(played.tally)
        self._matches[played.part] += 1
        self._decisions[played.part] += played.decisions

    @property
    def parts(self) -> list[Part]:
        return list(map(Part, self._setups, self._matches, self._decisions, self._tallies))


class Job(NamedTuple):
    """One match of a plan. The plan is packed: a process unpacks it once, and keeps its decks."""

    plan: bytes
    number: int  # from 0
    seed: int
    of_bots: list[int]


def simulate(plan: Plan, crew: Crew = ALONE) -> Iterator[Played]:
    """Play the plan, in its order."""
    chance = seeds_of_matches(plan.seed, len(plan.bots))
    if crew.executor is None:
        return (_play(plan, number, *next(chance)) for number in range(plan.total))
    packed = pickle.dumps(plan)
    return spread(_play_one, (Job(packed, number, *next(chance)) for number in range(plan.total)), crew)


def _play_one(job: Job) -> Played:
    return _play(_unpacked(job.plan), job.number, job.seed, job.of_bots)


@lru_cache(maxsize=4)
def _unpacked(plan: bytes) -> Plan:
    found: Plan = pickle.loads(plan)
    return found


def _play(plan: Plan, number: int, seed: int, of_bots: list[int]) -> Played:
    part = number // plan.matches
    setup, tally = plan.setups[part], plan.kind.tally()
    table = Table(plan.kind.game(setup), SeededLuck(seed), record=plan.record)
    table.subscribe(tally.hear)
    decisions = play_out(table, seated(plan.kind, plan.bots, of_bots))
    header = plan.kind.header_of(setup, seed, plan.bots)
    return Played(number + 1, part, header, tally, decisions, table.entries)
