"""A study: many matches watched closely, over processes. The same plan gives the same result, whoever plays it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from wwtennis.files.material import material_of
from wwtennis.games import kind_of
from wwtennis.kernel.errors import UsageError
from wwtennis.kernel.kind import Arranged, Kind, Part, Studied, Study, Watch
from wwtennis.kernel.luck import SeededLuck
from wwtennis.kernel.table import Table
from wwtennis.kernel.words import _
from wwtennis.lab.match import seated, seeds_of_matches
from wwtennis.lab.spread import ALONE, Crew, spread

TOGETHER = 10  # matches that a process plays before it tells

Asked = tuple[tuple[str, Any], ...]
Seeds = tuple[tuple[int, tuple[int, ...]], ...]  # of each match, and of its bots


class Plan(msgspec.Struct, frozen=True):
    """What is to be played: so many matches with each set-up, the same luck for each."""

    game: str
    bots: tuple[str | None, ...]
    matches: int
    seed: int
    asked: Mapping[str, Any]
    deck: Path | None = None
    players: Path | None = None

    @property
    def arranged(self) -> Arranged:
        return _arranged(*self._agreed)

    @property
    def total(self) -> int:
        return len(self.arranged.setups) * self.matches

    @property
    def _agreed(self) -> tuple[str, Path | None, Path | None, Asked, tuple[str | None, ...]]:
        asked = tuple(sorted((name, each) for name, each in self.asked.items() if isinstance(each, str | bool | None)))
        return self.game, self.deck, self.players, asked, self.bots

    @property
    def jobs(self) -> list[Job]:
        seats = kind_of(self.game).most_seats
        lucks = [(seed, tuple(of_bots)) for seed, of_bots in islice(seeds_of_matches(self.seed, seats), self.matches)]
        parts = range(len(self.arranged.setups))
        starts = range(0, self.matches, TOGETHER)
        return [Job(*self._agreed, part, tuple(lucks[at : at + TOGETHER])) for part in parts for at in starts]


class Job(NamedTuple):
    """Some matches with one of the set-ups. Set-ups stay at home: a process makes its own."""

    game: str
    deck: Path | None
    players: Path | None
    asked: Asked
    bots: tuple[str | None, ...]
    part: int
    seeds: Seeds


class Watched(NamedTuple):
    """What came of a job."""

    part: int
    matches: int
    decisions: int
    watch: Watch


def study_of(kind: Kind) -> Study:
    """What this game has for the lab."""
    if not isinstance(kind, Studied):
        raise UsageError(_("the lab has nothing to tell about {game} yet").format(game=_(kind.name)))
    return kind.study


@lru_cache(maxsize=16)
def _arranged(
    game: str, deck: Path | None, players: Path | None, asked: Asked, bots: tuple[str | None, ...]
) -> Arranged:
    return study_of(kind_of(game)).arrange(material_of(game, deck=deck, players=players), dict(asked), bots)


def play(job: Job) -> Watched:
    kind, arranged = kind_of(job.game), _arranged(*job[:5])
    setup = arranged.setups[job.part]
    summed, decisions = study_of(kind).watch(setup), 0
    for seed, of_bots in job.seeds:
        watch = study_of(kind).watch(setup)
        decisions += _watched(kind, setup, watch, seed, arranged.bots, of_bots)
        summed.add(watch)
    return Watched(job.part, len(job.seeds), decisions, summed)


def _watched(kind: Kind, setup: Any, watch: Watch, seed: int, names: tuple[str, ...], of_bots: tuple[int, ...]) -> int:
    """One match, from its opening to its end; how many decisions it took."""
    bots, decisions = seated(kind, names, of_bots[: len(names)]), 0
    table = Table(kind.game(setup), SeededLuck(seed), record=False)
    table.subscribe(watch.hear)
    table.open()
    while (question := table.pending) is not None:
        view = table.game.view(table.state, question.seat)
        choice = bots[question.seat].choose(view, question)
        watch.decided(view, question, choice)
        table.answer(choice)
        decisions += 1
    return decisions


def run(plan: Plan, helpers: Crew = ALONE) -> Iterator[Watched]:
    """What came of some matches at a time."""
    yield from spread(play, plan.jobs, helpers)


class Sums:
    """What was watched, added up for each set-up."""

    def __init__(self, plan: Plan) -> None:
        self._setups, study = plan.arranged.setups, study_of(kind_of(plan.game))
        self._watches = [study.watch(setup) for setup in self._setups]
        self._matches, self._decisions = [0] * len(self._setups), [0] * len(self._setups)

    def add(self, watched: Watched) -> None:
        self._watches[watched.part].add(watched.watch)
        self._matches[watched.part] += watched.matches
        self._decisions[watched.part] += watched.decisions

    @property
    def parts(self) -> list[Part]:
        return list(map(Part, self._setups, self._matches, self._decisions, self._watches))
