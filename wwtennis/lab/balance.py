"""Whether the player cards are fair: everybody against everybody, on each surface.

`python -m wwtennis.lab.balance --matches 40`
"""

from __future__ import annotations

import argparse
import itertools
from typing import NamedTuple

from wwtennis.files.assets import own_deck
from wwtennis.files.players import own_players
from wwtennis.games.worldwide.cards import Surface
from wwtennis.games.worldwide.setup import Setup, seat_of
from wwtennis.kernel.voice import say
from wwtennis.lab.tally import NONE, Tally, on_all_cores, total, wins

STRONGEST, WEAKEST = 60.0, 40.0  # percent, over all surfaces
SOMEWHERE = 50.0  # what everybody passes on one surface at least

Table = dict[str, dict[Surface, Tally]]  # by player: the tie-breaks won against all the others


class Job(NamedTuple):
    one: str
    other: str
    surface: Surface
    bot: str
    matches: int
    seed: int


def wins_of_one(job: Job) -> Tally:
    """Half of the matches in either seat, with the same luck."""
    cards = own_players()
    one, other = seat_of(job.one, cards[job.one]), seat_of(job.other, cards[job.other])
    half, bots = job.matches // 2, (job.bot, job.bot)
    first = wins(Setup(own_deck(), surface=job.surface, seats=(one, other)), bots, 0, half, job.seed)
    return first.plus(wins(Setup(own_deck(), surface=job.surface, seats=(other, one)), bots, 1, half, job.seed))


def round_robin(bot: str, matches: int, seed: int) -> Table:
    """Every pair on every surface, so many tie-breaks each."""
    players = list(own_players())
    pairs = enumerate(itertools.product(itertools.combinations(players, 2), Surface))
    jobs = [Job(one, other, surface, bot, matches, seed + number) for number, ((one, other), surface) in pairs]
    table: Table = {player: dict.fromkeys(Surface, NONE) for player in players}
    for job, found in zip(jobs, on_all_cores(wins_of_one, jobs), strict=True):
        for player, tally in ((job.one, found), (job.other, Tally(found.played - found.won, found.played))):
            table[player][job.surface] = table[player][job.surface].plus(tally)
    return table


def complaints(table: Table) -> list[str]:
    """Who is too strong, who too weak, and who is at home nowhere."""
    said = []
    for player, row in table.items():
        overall, best = total(row.values()).share, max(tally.share for tally in row.values())
        if not WEAKEST <= overall <= STRONGEST:
            said.append(f"{player} wins {overall:.1f} % overall, {WEAKEST:.0f} to {STRONGEST:.0f} are fair")
        if best <= SOMEWHERE:
            said.append(f"{player} wins {best:.1f} % where it wins most, more than {SOMEWHERE:.0f} are fair")
    return said


def lines(table: Table) -> list[str]:
    """The table as text: percent of tie-breaks won, strongest first, and its standard error."""
    head = f"{'player':10}" + "".join(f"{surface.value:>8}" for surface in Surface) + f"{'all':>8}{'+/-':>6}"
    ranked = sorted(table, key=lambda player: -total(table[player].values()).share)
    return [head, *(_line(player, table[player]) for player in ranked)]


def _line(player: str, row: dict[Surface, Tally]) -> str:
    overall = total(row.values())
    shares = "".join(f"{row[surface].share:8.1f}" for surface in Surface)
    return f"{player:10}{shares}{overall.share:8.1f}{overall.error:6.1f}"


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--bot", default="greedy", help="who plays all the cards")
    asked.add_argument("--matches", type=int, default=20, help="tie-breaks for each pair and surface")
    asked.add_argument("--seed", type=int, default=1)
    told = asked.parse_args()
    table = round_robin(told.bot, told.matches, told.seed)
    say(*lines(table), *complaints(table))


if __name__ == "__main__":
    main()
