"""Whether greedy, or the search, plays better with other beliefs than with those that it has.

    python -m tests.bench.twin.duel PASSING=-0.9 AT_THE_NET=-0.8,0.1,0.5,0.8,0.9 [--rollouts 100] [--matches 3000]

Told is, surface by surface, how many matches and points of a hundred go to who believes the numbers that are named, and
how many they miss who never go to the net while both believe them. What `fit_beliefs` does not fit is set so.
"""

from __future__ import annotations

import argparse
from concurrent.futures import ThreadPoolExecutor

from tests.bench import twin
from tests.material import load_deck
from wwtennis.games.worldwide.cards import Surface
from wwtennis.kernel.estimates import Ratio

SURE = 1.96


def belief(words: str) -> tuple[str, list[float]]:
    name, _, numbers = words.partition("=")
    if name not in twin.believed():
        raise argparse.ArgumentTypeError(f"nothing of the name {name} is believed")
    return name, [float(number) for number in numbers.split(",")]


def told(ratio: Ratio) -> str:
    return f"{100 * ratio.value:.2f} ± {100 * SURE * ratio.error:.2f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("beliefs", nargs="+", type=belief, metavar="NAME=NUMBER[,NUMBER...]")
    parser.add_argument("--rollouts", type=int, default=0, help="of both; 0: greedy (default)")
    parser.add_argument("--matches", type=int, default=3000, help="of each luck, which both seats have once")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    deck, now = load_deck(), twin.believed()
    changed = now | dict(asked.beliefs)
    duel = twin.Plan(asked.matches, asked.seed, (asked.rollouts, asked.rollouts), swapped=True)

    def on(surface: Surface) -> str:
        won = twin.play(twin.told(deck, changed, now), surface, duel).figures
        back = twin.play(twin.told(deck, changed), surface, duel._replace(stays_back=True)).figures["points"]
        costs = f"never to the net costs {50 - 100 * back.value:.2f} ± {100 * SURE * back.error:.2f}"
        return f"{surface:8} matches {told(won['matches'])}, points {told(won['points'])}; {costs}"

    with ThreadPoolExecutor() as pool:
        for line in pool.map(on, Surface):
            print(line)


if __name__ == "__main__":
    main()
