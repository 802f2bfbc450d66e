"""What two processes play beside one: `python -m tests.bench.spreading [MATCHES]`, turn by turn in one run.

A process takes half a second to start and to find its stride, so that a few hundred matches are not worth a second one.
On a machine that has other things to do the clock tells little. Then the third line says what two free cores would
give, by the processor time that each way takes; and the last one what the spreading itself costs: two processes that
know nothing of each other have played as much.
"""

from __future__ import annotations

import resource
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from tests.material import load_deck
from wwtennis.games.worldwide.kind import KIND
from wwtennis.games.worldwide.setup import Setup
from wwtennis.lab.simulate import Plan, simulate
from wwtennis.lab.spread import crew

ROUNDS = 3


class Cost(NamedTuple):
    clock: float
    processors: float


def processor() -> float:
    """Seconds of this process and of those that it has seen end."""
    used = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(each.ru_utime + each.ru_stime for each in used)


def played(workers: int, matches: int, seed: int) -> int:
    """How many decisions were taken: the same, whoever plays."""
    plan = Plan(KIND, (Setup(load_deck()),), ("greedy", "greedy"), matches, seed)
    with crew(workers) as helpers:
        return sum(each.decisions for each in simulate(plan, helpers))


def apart(matches: int, seed: int) -> int:
    """Two processes with half of the matches each."""
    words = [sys.executable, "-m", "tests.bench.spreading", str(matches // 2)]
    both = [subprocess.Popen([*words, str(number)]) for number in (seed, seed + 1)]
    return sum(each.wait() for each in both)


def cost(work: Callable[[], int]) -> tuple[Cost, int]:
    clock, before = time.perf_counter(), processor()
    found = work()
    return Cost(time.perf_counter() - clock, processor() - before), found


def main(matches: int) -> None:
    costs: list[list[Cost]] = [[], [], []]  # of one process, of two, of two apart
    for seed in range(ROUNDS):
        one, decisions = cost(partial(played, 1, matches, seed))
        two, same = cost(partial(played, 2, matches, seed))
        assert decisions == same, "the same seed, and not the same matches"
        third, failed = cost(partial(apart, matches, seed))
        assert not failed
        for found, each in zip(costs, (one, two, third), strict=True):
            found.append(each)
    clocks, used = ([sum(each[at] for each in found) for found in costs] for at in (0, 1))
    print(f"{ROUNDS} x {matches} matches: {clocks[0]:.1f} s by one process, {clocks[1]:.1f} s by two")
    print(f"two processes play {clocks[0] / clocks[1]:.2f} times what one does")
    print(f"by processor time ({used[0]:.1f} s, {used[1]:.1f} s): {2 * used[0] / used[1]:.2f}")
    print(
        f"beside two processes apart: {clocks[1] / clocks[2]:.2f} by the clock, {used[1] / used[2]:.2f} processor time"
    )


if __name__ == "__main__":
    if len(sys.argv) > 2:
        played(1, int(sys.argv[1]), int(sys.argv[2]))
    else:
        main(int(sys.argv[1]) if len(sys.argv) > 1 else 2000)
