"""Everybody against everybody, for a study: the duels of a trial, as a grid and by column."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from wwtennis.kernel.findings import Grid, Rows, Section
from wwtennis.kernel.kind import Duel
from wwtennis.kernel.words import _, decimal
from wwtennis.lab.balance import Job, complaints, duels, enter, wins_of_one
from wwtennis.lab.balance import Table as ByColumn
from wwtennis.lab.spread import ALONE, Crew, spread
from wwtennis.lab.tally import NONE, Tally, total


class Matrix(NamedTuple):
    """Whose duels, with whose files; so many matches for each of them."""

    game: str
    trial: str
    matches: int  # an even number: each duel is played both ways round
    seed: int
    deck: Path | None = None
    players: Path | None = None

    @property
    def duels(self) -> Sequence[Duel]:
        return duels(self.game, self.trial, self.deck, self.players)


def run(plan: Matrix, helpers: Crew = ALONE) -> Iterator[tuple[Duel, Tally]]:
    """What the one of each duel has won."""
    jobs = [
        Job(plan.game, plan.trial, at, "greedy", plan.matches, plan.seed + at, plan.deck, plan.players)
        for at in range(len(plan.duels))
    ]
    yield from zip(plan.duels, spread(wins_of_one, jobs, helpers), strict=True)


def section(plan: Matrix, found: Sequence[tuple[Duel, Tally]]) -> Section:
    """The grid, what each has won in each column, and what is not fair in it."""
    by_column: ByColumn = {}
    pairs: dict[tuple[str, str], Tally] = {}
    for duel, tally in found:
        enter(by_column, duel, tally)
        for who, whom, won in ((duel.one, duel.other, tally), (duel.other, duel.one, tally.turned)):
            if who is not None and whom is not None:
                pairs[who, whom] = pairs.get((who, whom), NONE).plus(won)
    ranked = sorted(by_column, key=lambda who: -total(by_column[who].values()).share)
    cells = [[pairs[who, whom].share if (who, whom) in pairs else None for whom in ranked] for who in ranked]
    grid = Grid(_("% of matches that the one of the row has won"), ranked, cells)
    rows = Rows(_("by column, in percent"), _rows(by_column, ranked))
    said = complaints(plan.game, plan.trial, by_column)
    if said:
        off = decimal(2 * max(total(row.values()).error for row in by_column.values()))
        said = [_("Unless it is chance (a share may be off by {off}; --duels plays more):").format(off=off), *said]
    if not pairs:
        return Section(_("Who wins how much"), said, [rows])
    return Section(_("Everybody against everybody"), said, [grid, rows])


def for_programs(found: Sequence[tuple[Duel, Tally]]) -> list[dict[str, Any]]:
    """What the one of each duel has won, of how many."""
    return [
        {"one": duel.one, "other": duel.other, "column": duel.column, "won": tally.won, "played": tally.played}
        for duel, tally in found
    ]


def _rows(by_column: ByColumn, ranked: Sequence[str]) -> list[list[str]]:
    columns = list(by_column[ranked[0]])
    rows = [["", *(_(column) for column in columns), _("all"), "±"]]
    for who in ranked:
        overall = total(by_column[who].values())
        shares = [by_column[who][column].share for column in columns]
        rows.append([who, *map(decimal, [*shares, overall.share, 2 * overall.error])])
    return rows
