"""What two processes play beside one: `python -m tests.bench.spreading [MATCHES]`, turn by turn in one run.

On a machine that has other things to do the clock tells little: then the second number says what two free cores would
give, by the processor time that each way takes.
"""

from __future__ import annotations

import resource
import sys
import time

from tests.material import load_deck
from wwtennis.games.worldwide.kind import KIND
from wwtennis.games.worldwide.setup import Setup
from wwtennis.lab.simulate import Plan, simulate
from wwtennis.lab.spread import crew

ROUNDS = 3


def processor() -> float:
    """Seconds of this process and of those that it has seen end."""
    used = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(each.ru_utime + each.ru_stime for each in used)


def played(workers: int, matches: int, seed: int) -> tuple[float, float, int]:
    """Seconds by the clock and of processors, and the decisions that were taken."""
    plan = Plan(KIND, (Setup(load_deck()),), ("greedy", "greedy"), matches, seed)
    clock, before = time.perf_counter(), processor()
    with crew(workers) as helpers:
        decisions = sum(each.decisions for each in simulate(plan, helpers))
    return time.perf_counter() - clock, processor() - before, decisions


def main(matches: int) -> None:
    clocks, processors = [0.0, 0.0], [0.0, 0.0]
    for seed in range(ROUNDS):
        found = [played(workers, matches, seed) for workers in (1, 2)]
        assert found[0][2] == found[1][2], "the same seed, and not the same matches"
        for at, (clock, used, _) in enumerate(found):
            clocks[at] += clock
            processors[at] += used
    print(f"{ROUNDS} x {matches} matches: {clocks[0]:.1f} s by one process, {clocks[1]:.1f} s by two")
    print(f"two processes play {clocks[0] / clocks[1]:.2f} times what one does")
    print(f"by processor time ({processors[0]:.1f} s, {processors[1]:.1f} s): {2 * processors[0] / processors[1]:.2f}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 400)
