"""Matches between bots, counted: who won how many, and how sure that is."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Sequence
from math import sqrt
from typing import Any, NamedTuple

from wwtennis.kernel.bots import Bot
from wwtennis.kernel.estimates import error_where_all_are_alike
from wwtennis.kernel.game import Game
from wwtennis.kernel.kind import Kind
from wwtennis.kernel.luck import SeededLuck
from wwtennis.kernel.table import Table
from wwtennis.lab.match import play_out, seated, seeds_of_matches


class Tally(NamedTuple):
    """So many won, of so many played."""

    won: int
    played: int

    def plus(self, other: Tally) -> Tally:
        return Tally(self.won + other.won, self.played + other.played)

    @property
    def turned(self) -> Tally:
        """The same, for the other side."""
        return Tally(self.played - self.won, self.played)

    @property
    def share(self) -> float:
        """In percent."""
        return 100 * self.won / self.played

    @property
    def error(self) -> float:
        """The standard error of the share, in percent."""
        if self.won in (0, self.played):
            return 100 * error_where_all_are_alike(self.played)
        part = self.won / self.played
        return 100 * sqrt(part * (1 - part) / self.played)


NONE = Tally(0, 0)


def total(tallies: Iterable[Tally]) -> Tally:
    summed = NONE
    for tally in tallies:
        summed = summed.plus(tally)
    return summed


def wins(kind: Kind, setup: Any, bots: Sequence[str], seat: int, matches: int, seed: int) -> Tally:
    """How many of these matches this seat wins."""
    game = kind.game(setup)
    won = sum(
        seat in _winners(game, seated(kind, bots, of_bots), of_match)
        for of_match, of_bots in itertools.islice(seeds_of_matches(seed, len(bots)), matches)
    )
    return Tally(won, matches)


def _winners(game: Game[Any], bots: Sequence[Bot], seed: int) -> Sequence[int]:
    table = Table(game, SeededLuck(seed), record=False)
    play_out(table, bots)
    return game.winners(table.state)
