"""Does an event cost the same late in a match as early? `python -m tests.bench.flat`

Long matches of five sets, random play, events kept: the time per event in each quarter, as a ratio to the first.
"""

from itertools import pairwise
from random import Random
from statistics import median
from time import process_time

from tests.material import load_deck
from wwtennis.games.worldwide.game import Worldwide
from wwtennis.games.worldwide.setup import Setup
from wwtennis.kernel.luck import SeededLuck
from wwtennis.kernel.table import Table
from wwtennis.tennis.score import BEST_OF_5

MATCHES = 60
QUARTERS = 4


def times(seed: int) -> list[tuple[int, float]]:
    """After each answer: how many entries there are, and the processor time so far."""
    pick = Random(seed).random
    table = Table(Worldwide(Setup(load_deck(), BEST_OF_5)), SeededLuck(seed))
    table.open()
    marks = [(len(table.entries), process_time())]
    while (question := table.pending) is not None:
        table.answer(question.options[int(pick() * len(question.options))])
        marks.append((len(table.entries), process_time()))
    return marks


def ratios(marks: list[tuple[int, float]]) -> list[float]:
    """Seconds per entry in each quarter of the match, over those of the first."""
    cuts = [marks[len(marks) * part // QUARTERS - (part == QUARTERS)] for part in range(QUARTERS + 1)]
    pace = [(late[1] - early[1]) / (late[0] - early[0]) for early, late in pairwise(cuts)]
    return [each / pace[0] for each in pace]


def main() -> None:
    times(0)  # the deck is read, the options are made
    rows = [ratios(times(seed)) for seed in range(1, MATCHES + 1)]
    for part, column in enumerate(zip(*rows, strict=True), start=1):
        print(f"quarter {part}: {median(column):.2f}")


if __name__ == "__main__":
    main()
