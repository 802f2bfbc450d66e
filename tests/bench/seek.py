"""What it costs to go to any moment of a long match: the state, every view, the words and the marks.

    python -m tests.bench.seek [SEED]

The longest of some best-of-five matches, with undos; every moment of it in random order. The aim: under 50 ms a seek.
"""

import random
import sys
import time

from tests.recordings import match
from wwtennis.games.worldwide.stats.box import box_score
from wwtennis.games.worldwide.stats.course import momentum, timeline
from wwtennis.kernel.history import EVERY
from wwtennis.kernel.replay import Replay
from wwtennis.kernel.timeline import number_at
from wwtennis.tennis.score import BEST_OF_5


def main(seed: int) -> None:
    tables = [match(seed * 100 + number, played=BEST_OF_5, undo_every=50) for number in range(8)]
    table = max(tables, key=lambda each: len(each.entries))
    entries = table.entries or []
    began = time.perf_counter()
    line = timeline(entries)
    replay = Replay(table.game, entries, line.stops())
    opened = time.perf_counter() - began
    moments = list(range(replay.end + 1))
    random.Random(seed).shuffle(moments)
    costs = []
    for moment in moments:
        before, folds = time.process_time(), replay.history.folds
        replay.seek(moment)
        replay.view(0), replay.view(1)
        number_at(line, "point", moment)
        box_score(entries[:moment]), momentum(entries[:moment])
        costs.append((time.process_time() - before, replay.history.folds - folds))
    seconds = sorted(cost for cost, _folds in costs)
    print(f"best of five, {len(line.points)} points, {len(entries)} entries, a state every {EVERY}")
    print(f"opened in {opened * 1000:.1f} ms; {len(costs)} seeks with both views, box score and momentum:")
    median, most = seconds[len(seconds) // 2] * 1e6, seconds[len(seconds) * 99 // 100] * 1e6
    print(f"median {median:.0f} µs, 99 % under {most:.0f} µs, worst {seconds[-1] * 1000:.2f} ms of work; ", end="")
    print(f"at most {max(folds for _cost, folds in costs)} entries folded")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1)
