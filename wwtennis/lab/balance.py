"""Whether a game is fair: many matches answer the questions that the game has about itself.

`python -m wwtennis.lab.balance players --matches 40`, `python -m wwtennis.lab.balance levels --matches 500`
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

from wwtennis.files.material import material_of
from wwtennis.games import FIRST, GAMES, kind_of
from wwtennis.kernel.kind import Duel
from wwtennis.kernel.voice import complain, say
from wwtennis.kernel.words import language_in_use
from wwtennis.lab.spread import crew, spread
from wwtennis.lab.tally import NONE, Tally, total, wins

Table = dict[str, dict[str, Tally]]  # who has won how many, by who it is and by column


class Job(NamedTuple):
    """One of the duels of a trial. Set-ups stay at home: a process makes its own."""

    game: str
    trial: str
    number: int
    bot: str
    matches: int
    seed: int
    deck: Path | None = None  # somebody's own files
    players: Path | None = None


def duels(game: str, trial: str, deck: Path | None = None, players: Path | None = None) -> Sequence[Duel]:
    return _duels(language_in_use(), game, trial, deck, players)


@cache
def _duels(language: str, game: str, trial: str, deck: Path | None, players: Path | None) -> Sequence[Duel]:
    """In this language: some who meet are called by a word of it, as the levels of Hoops are."""
    return kind_of(game).trials[trial].duels(material_of(game, deck=deck, players=players))


def wins_of_one(job: Job) -> Tally:
    """As many of the matches in each of the duel's places, with the same luck."""
    kind, duel = kind_of(job.game), duels(job.game, job.trial, job.deck, job.players)[job.number]
    matches = job.matches // len(duel.places)
    bots = [job.bot] * kind.game(duel.places[0][0]).seats
    return total(wins(kind, setup, bots, seat, matches, job.seed) for setup, seat in duel.places)


def table_of(game: str, trial: str, bot: str, matches: int, seed: int) -> Table:
    """So many matches for each duel of the trial."""
    all_duels = duels(game, trial)
    jobs = [Job(game, trial, number, bot, matches, seed + number) for number in range(len(all_duels))]
    table: Table = {}
    with crew() as helpers:
        for duel, found in zip(all_duels, spread(wins_of_one, jobs, helpers), strict=True):
            enter(table, duel, found)
    return table


def enter(table: Table, duel: Duel, found: Tally) -> None:
    """What one has won, the other has lost."""
    for who, tally in ((duel.one, found), (duel.other, found.turned)):
        if who is not None:
            row = table.setdefault(who, {})
            row[duel.column] = row.get(duel.column, NONE).plus(tally)


def lines(table: Table) -> list[str]:
    """The table as text: percent of matches won, the strongest first, and the standard error."""
    columns = list(next(iter(table.values())))
    head = f"{'':10}" + "".join(f"{column:>8}" for column in columns) + f"{'all':>8}{'+/-':>6}"
    ranked = sorted(table, key=lambda who: -total(table[who].values()).share)
    return [head, *(_line(who, table[who], columns) for who in ranked)]


def _line(who: str, row: dict[str, Tally], columns: list[str]) -> str:
    overall = total(row.values())
    shares = "".join(f"{row[column].share:8.1f}" for column in columns)
    return f"{who:10}{shares}{overall.share:8.1f}{overall.error:6.1f}"


def complaints(game: str, trial: str, table: Table) -> list[str]:
    """What the game finds unfair in it."""
    shares = {who: [tally.share for tally in row.values()] for who, row in table.items()}
    overall = {who: total(row.values()).share for who, row in table.items()}
    return kind_of(game).trials[trial].complaints(shares, overall)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("trial", nargs="?", help="what to try; without it, what there is to try is told")
    asked.add_argument("--game", choices=GAMES, default=FIRST)
    asked.add_argument("--bot", default="greedy", help="who plays all the seats")
    asked.add_argument("--matches", type=int, default=20, help="for each duel")
    asked.add_argument("--seed", type=int, default=1)
    told = asked.parse_args()
    known = kind_of(told.game).trials
    if told.trial not in known:
        complain(f"{told.game} can be tried in these ways: {', '.join(known)}")
        return
    table = table_of(told.game, told.trial, told.bot, told.matches, told.seed)
    say(*lines(table), *complaints(told.game, told.trial, table))


if __name__ == "__main__":
    main()
