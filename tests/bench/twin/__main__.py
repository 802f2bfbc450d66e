"""Whether the twin plays as the game does: the same seeds here and there, on every surface.

python -m tests.bench.twin [--matches 50] [--rollouts 0]
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter

from tests.bench.choice import agreed
from tests.bench.twin import Plan, Played, believed, play, told
from tests.material import load_deck
from wwtennis.games.worldwide.header import GAME
from wwtennis.games.worldwide.options import ALL
from wwtennis.games.worldwide.stats.shape import Shape
from wwtennis.lab import study

SPINS = ("", "T", "S")


def differences(shape: Shape, played: Played) -> list[str]:
    """What the twin counted otherwise."""
    found = []
    for name, ratio in shape.ratios.items():
        twins = played.figures[name]
        if (ratio.part, ratio.whole) != (twins.part, twins.whole):
            found.append(f"{name}: {ratio.part} of {ratio.whole}, the twin {twins.part} of {twins.whole}")
    for number, use in played.cards.items():
        ours = shape.cards.of(number)
        announced = shape.cards.spins.get(number, Counter[str]())
        spins = tuple([announced[spin] for spin in SPINS])
        of_ours = (ours.held, ours.playable, ours.chosen, shape.cards.seconds[number], spins)
        if of_ours != tuple(use):
            found.append(f"#{number}: {of_ours}, the twin {tuple(use)}")
    return found


def compare(matches: int, rollouts: int, seed: int) -> list[str]:
    bot = f"search:{rollouts}" if rollouts else "greedy"
    sums = study.Sums(plan := study.Plan(GAME, (bot, bot), matches, seed, agreed(ALL)))
    for watched in study.run(plan):
        sums.add(watched)
    text, found = told(load_deck(), believed()), []
    for part in sums.parts:
        twins = play(text, part.setup.surface, Plan(matches, seed, (rollouts, rollouts)))
        found += [f"{part.setup.surface}: {line}" for line in differences(part.tally, twins)]
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=50, help="on each surface (default: 50)")
    parser.add_argument("--rollouts", type=int, default=0, help="of a search; 0: greedy (default: 0)")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    found = compare(asked.matches, asked.rollouts, asked.seed)
    print(*found, sep="\n") if found else print("the twin plays the same matches")
    return bool(found)


if __name__ == "__main__":
    sys.exit(main())
