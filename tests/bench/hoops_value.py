"""What positions of Hoops are worth: the numbers of `bots/search/value.py`, fitted to how matches ended.

    python -m tests.bench.hoops_value --matches 400 --seed 11

Coaches who believe what the search believes play each other, and now and then do anything that is allowed, so that
good teams and bad ones come up. At the start of each turn it is told how far apart they are; the points by which one is
ahead from there to the end are fitted to that, by least squares, each turn that is left counting for as much.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from itertools import islice
from random import Random

import numpy as np

from wwtennis.files.material import material_of
from wwtennis.games.hoops.bots.greedy import Greedy
from wwtennis.games.hoops.bots.search import BELIEFS
from wwtennis.games.hoops.bots.search.value import parts_of, turns_left
from wwtennis.games.hoops.cards import total
from wwtennis.games.hoops.events import Phase
from wwtennis.games.hoops.game import Hoops
from wwtennis.games.hoops.setup import USUAL_COMPENSATION, Setup
from wwtennis.games.hoops.state import Match
from wwtennis.kernel.bots import RandomPlay
from wwtennis.kernel.luck import SeededLuck, seeds
from wwtennis.kernel.table import Table

NAMES = ("ON_THE_MOVE", "WAITING", "COURT", "BENCH", "TIRED", "CARD")
WHIMS = (0.0, 0.06, 0.12)  # how often a coach does anything: in each match one of these

Row = tuple[int, int, list[float]]  # who is to play, turns left, what is fitted


def told(game: Hoops, m: Match) -> Row:
    """How the coach who begins a turn stands to the other."""
    me, other, left = m.who, 1 - m.who, turns_left(m)
    waiting = total(m.teams[me].attack) - total(m.teams[other].attack)
    pairs = zip(parts_of(game, m, me), parts_of(game, m, other), strict=True)
    return me, left, [1.0, waiting, *[(mine - theirs) * left for mine, theirs in pairs]]


def rows_of(game: Hoops, seed: int) -> Iterator[tuple[float, int, list[float]]]:
    """Of one match: what was still to come, the turns left, how it stood."""
    whims, steady = Random(seed), Greedy(BELIEFS)
    often, anything = [whims.choice(WHIMS) for _ in range(2)], RandomPlay(SeededLuck(seed + 1))
    table: Table[Match] = Table(game, SeededLuck(seed), record=False)
    table.open()
    found, ahead, seen = list[Row](), list[int](), set[int]()
    while (question := table.pending) is not None:
        m = table.state
        if m.phase is Phase.ADJUST and not m.overtimes and m.number not in seen:
            seen.add(m.number)
            found.append(told(game, m))
            ahead.append(lead(m, m.who))
        bot = anything if whims.random() < often[question.seat] else steady
        table.answer(bot.choose(game.view(m, question.seat), question))
    for (me, left, features), before in zip(found, ahead, strict=True):
        yield lead(table.state, me) - before, left, features


def lead(m: Match, seat: int) -> int:
    return m.teams[seat].points[1 - seat] - m.teams[1 - seat].points[seat]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=400)
    parser.add_argument("--seed", type=int, default=11)
    args = parser.parse_args()
    game = Hoops(Setup(material_of("hoops").cards, compensation=USUAL_COMPENSATION))
    rows = [row for seed in islice(seeds(args.seed), args.matches) for row in rows_of(game, seed)]
    to_come, left, features = (np.array(column, float) for column in zip(*rows, strict=True))
    weight = 1 / np.sqrt(left)
    fitted, *_ = np.linalg.lstsq(features * weight[:, None], to_come * weight, rcond=None)
    spread = np.sqrt(np.mean(((to_come - features @ fitted) * weight) ** 2))
    for name, number in zip((*NAMES, "SPREAD"), (*fitted, spread), strict=True):
        print(f"{name:12} {number:6.2f}")
    print(f"{len(rows)} turns of {args.matches} matches, seed {args.seed}")


if __name__ == "__main__":
    main()
