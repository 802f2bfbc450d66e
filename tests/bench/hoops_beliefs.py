"""What it is worth in Hoops to believe something else: greedy with one belief changed, against greedy as it is.

    python -m tests.bench.hoops_beliefs --matches 2000 --seed 1 [--deck FILE] [--only likes]

Three coaches count one kind of attack for more than it is; one never takes Fatigue. The same seed gives the same
matches. What the matches of greedy against itself are like is told by `wwtennis lab --game hoops`.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import msgspec

from wwtennis.files.material import material_of
from wwtennis.games.hoops.bots.greedy import Greedy
from wwtennis.games.hoops.bots.greedy.weights import WEIGHTS, Weights
from wwtennis.games.hoops.cards import ATTACK
from wwtennis.games.hoops.game import Hoops
from wwtennis.games.hoops.setup import USUAL_COMPENSATION, Setup
from wwtennis.kernel.estimates import Ratio
from wwtennis.kernel.luck import SeededLuck, seeds
from wwtennis.kernel.table import Table
from wwtennis.lab.match import play_out

TASTE = 1.3  # by how much a point of the kind that is preferred counts for more


def likers() -> Iterator[tuple[str, Weights]]:
    for number, skill in enumerate(ATTACK):
        three, inside, drive = [like * (TASTE if number == each else 1.0) for each, like in enumerate(WEIGHTS.likes)]
        yield f"prefers {skill.value}", msgspec.structs.replace(WEIGHTS, likes=(three, inside, drive))


def fresh() -> Iterator[tuple[str, Weights]]:
    yield "never takes Fatigue", msgspec.structs.replace(WEIGHTS, takes_fatigue=False)


BELIEVERS = {"likes": likers, "fatigue": fresh}


def share(setup: Setup, beliefs: Weights, deals: int, seed: int) -> Ratio:
    """How often they win: each deal is played from both seats, and a draw is half a win."""
    found, game = Ratio(), Hoops(setup)
    for luck in islice(seeds(seed), deals):
        won = 0.0
        for mine in (0, 1):
            table = Table(game, SeededLuck(luck), record=False)
            play_out(table, [Greedy(beliefs if seat == mine else WEIGHTS) for seat in (0, 1)])
            won += 0.5 if table.state.winner is None else float(table.state.winner == mine)
        found.count(won, 2)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--deck", type=Path)
    parser.add_argument("--only", choices=list(BELIEVERS))
    args = parser.parse_args()
    cards = material_of("hoops", deck=args.deck).cards
    print(f"cards {cards.fingerprint}, seed {args.seed}, {args.matches} matches each")
    for name, believers in BELIEVERS.items():
        if args.only in (None, name):
            for who, beliefs in believers():
                found = share(Setup(cards, compensation=USUAL_COMPENSATION), beliefs, args.matches // 2, args.seed)
                least, most = found.interval(100.0)
                print(f"{who:20} {100 * found.value:5.1f} % ({least:.1f} to {most:.1f})", flush=True)


if __name__ == "__main__":
    main()
