"""Everybody against everybody: a round robin between bots, and how sure its result is.

Each pair plays every match twice with the same luck, seats and first serves swapped, so that neither hand nor die is
anybody's. The same plan gives the same result, whoever plays it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import combinations, islice
from math import log10, sqrt
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from wwtennis.files.material import material_of
from wwtennis.games import kind_of
from wwtennis.kernel.game import Event
from wwtennis.kernel.kind import Arranged
from wwtennis.kernel.luck import SeededLuck
from wwtennis.kernel.table import Table
from wwtennis.lab.match import play_out, seated, seeds_of_matches
from wwtennis.lab.spread import ALONE, Crew, spread
from wwtennis.lab.tally import NONE, Tally

Z = 1.96  # standard errors to either side, for 95 of 100
ELO_MEAN, ELO_SCALE = 1500, 400
Asked = tuple[tuple[str, Any], ...]


class Plan(msgspec.Struct, frozen=True):
    """What is to be played: so many matches for each pair of these bots."""

    game: str
    bots: tuple[str, ...]
    matches: int  # an even number
    seed: int
    asked: Mapping[str, Any]
    deck: Path | None = None

    @property
    def pairs(self) -> list[tuple[str, str]]:
        return list(combinations(self.bots, 2))

    @property
    def total(self) -> int:
        return len(self.pairs) * self.matches


class Job(NamedTuple):
    """Two matches with the same luck. Set-ups stay at home: a process makes its own."""

    game: str
    deck: Path | None
    asked: Asked
    pair: tuple[str, str]
    number: int  # of the luck, which also picks the set-up
    seed: int
    of_bots: tuple[int, int]


class Found(NamedTuple):
    """What one of a pair has won, against the other."""

    matches: Tally
    points: Tally

    def plus(self, other: Found) -> Found:
        return Found(self.matches.plus(other.matches), self.points.plus(other.points))

    @property
    def turned(self) -> Found:
        """The same, for the other."""
        return Found(self.matches.turned, self.points.turned)


NOTHING = Found(NONE, NONE)


def jobs_of(plan: Plan) -> Iterator[Job]:
    """The same luck for every pair."""
    asked = tuple(sorted((name, value) for name, value in plan.asked.items() if isinstance(value, str | bool | None)))
    lucks = list(islice(seeds_of_matches(plan.seed, 2), plan.matches // 2))
    for pair in plan.pairs:
        for number, (seed, (one, other)) in enumerate(lucks):
            yield Job(plan.game, plan.deck, asked, pair, number, seed, (one, other))


@lru_cache(maxsize=64)
def _arranged(game: str, deck: Path | None, asked: Asked, pair: tuple[str, str]) -> Arranged:
    kind = kind_of(game)
    seats: list[str | None] = [*pair, *[None] * (kind.most_seats - 2)]
    return kind.arrange(material_of(game, deck=deck), dict(asked), seats)


def play(job: Job) -> Found:
    """Both ways round."""
    there, back = _one_way(job, swapped=False), _one_way(job, swapped=True)
    return there.plus(back.turned)


def _one_way(job: Job, *, swapped: bool) -> Found:
    """What the first side has won."""
    pair = job.pair[::-1] if swapped else job.pair
    kind, arranged = kind_of(job.game), _arranged(job.game, job.deck, job.asked, pair)
    setup = arranged.setups[job.number % len(arranged.setups)]
    game, points = kind.game(setup), [0, 0]
    table = Table(game, SeededLuck(job.seed), record=False)

    def hear(event: Event) -> None:
        side = kind.scored(event)
        if side is not None:
            points[side] += 1

    table.subscribe(hear)
    of_bots = job.of_bots[::-1] if swapped else job.of_bots
    seeds = [of_bots[seat % 2] + seat // 2 for seat in range(len(arranged.bots))]
    play_out(table, seated(kind, arranged.bots, seeds))
    return Found(Tally(int(0 in game.winners(table.state)), 1), Tally(points[0], sum(points)))


class Standings:
    """What every pair has played so far."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.pairs: dict[tuple[str, str], Found] = dict.fromkeys(plan.pairs, NOTHING)

    def add(self, pair: tuple[str, str], found: Found) -> None:
        self.pairs[pair] = self.pairs[pair].plus(found)

    def of(self, bot: str) -> Found:
        """Against all others."""
        summed = NOTHING
        for (one, other), found in self.pairs.items():
            if bot in (one, other):
                summed = summed.plus(found if bot == one else found.turned)
        return summed

    def elo(self, rounds: int = 200) -> dict[str, float]:
        """By Bradley and Terry, with a drawn match for each pair beyond what was played; their mean is 1500."""
        strength = dict.fromkeys(self.plan.bots, 1.0)
        won = {bot: self.of(bot).matches.won + 0.5 * (len(self.plan.bots) - 1) for bot in self.plan.bots}
        for _ in range(rounds):
            meets = dict.fromkeys(self.plan.bots, 0.0)
            for (one, other), found in self.pairs.items():
                share = (found.matches.played + 1) / (strength[one] + strength[other])
                meets[one] += share
                meets[other] += share
            strength = {bot: won[bot] / meets[bot] for bot in self.plan.bots}
        logs = {bot: ELO_SCALE * log10(each) for bot, each in strength.items()}
        mean = sum(logs.values()) / len(logs)
        return {bot: ELO_MEAN + each - mean for bot, each in logs.items()}


def run(plan: Plan, crew: Crew = ALONE) -> Iterator[tuple[tuple[str, str], Found]]:
    """What came of each pair of matches, in order."""
    pairs = (job.pair for job in jobs_of(plan))
    return zip(pairs, spread(play, jobs_of(plan), crew), strict=True)


def interval(tally: Tally) -> tuple[float, float]:
    """Wilson's: where the share lies in 95 of 100 cases, in percent."""
    if not tally.played:
        return 0.0, 100.0
    share, n = tally.won / tally.played, tally.played
    middle = (share + Z * Z / (2 * n)) / (1 + Z * Z / n)
    half = Z * sqrt(share * (1 - share) / n + Z * Z / (4 * n * n)) / (1 + Z * Z / n)
    return max(0.0, 100 * (middle - half)), min(100.0, 100 * (middle + half))


def ranked(standings: Standings) -> Sequence[tuple[str, float]]:
    """Everybody with their Elo, the strongest first."""
    return sorted(standings.elo().items(), key=lambda each: -each[1])
