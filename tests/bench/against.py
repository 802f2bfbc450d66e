"""This checkout beside an earlier commit: `python -m tests.bench.against f500e65`.

A machine is now fast and now slow, so both take turns, round by round, and medians are compared. What is compared:
decisions a second of processor time (random answers with the log kept, and the greedy bot from views, tie-breaks
against itself), how long `--version` takes, and first frames beside that of a bare Textual app, by the clock and in
processor time. `--play` leaves all but the decisions out.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median

from tests.bench import startup

APP = "try:\n from wwtennis.tui.shell.opening import run\nexcept ImportError:\n from wwtennis.tui.app import run\n"
SUBJECTS = (
    startup.SUBJECTS["bare"],
    startup.Subject(f"{APP}raise SystemExit(run())", b"help"),
    startup.Subject(f"{APP}raise SystemExit(run(straight_to_the_match=True))", b"help"),
)
# What both trees can run, whatever their modules are called: decisions a second of random answers, and of greedy's.
SELF_PLAY = """
import sys
from random import Random
from time import process_time
from wwtennis.games.worldwide.game import Worldwide
from wwtennis.games.worldwide.setup import Setup
from wwtennis.kernel.luck import SeededLuck
from wwtennis.kernel.table import Table
try:
    from tests.material import load_deck
    from wwtennis.games.worldwide.bots.greedy import Greedy
except ImportError:
    from wwtennis.files.assets import load_deck
    from wwtennis.bots.greedy import Greedy
game, random = Worldwide(Setup(load_deck())), Random(20).random
try:
    greedy = Greedy(SeededLuck(20))
except TypeError:  # it left nothing to chance once
    greedy = Greedy()
def at_random(state, question):
    return question.options[int(random() * len(question.options))]
def greedily(state, question):
    return greedy.choose(game.view(state, question.seat), question)
def rate(answer, keeps, seconds):
    number, decisions, begin = 0, 0, process_time()
    while process_time() - begin < seconds:
        number += 1
        table = Table(game, SeededLuck(number), record=keeps)
        table.open()
        while (question := table.pending) is not None:
            decisions += 1
            table.answer(answer(table.state, question))
    return decisions / (process_time() - begin)
for answer, keeps in ((at_random, True), (greedily, False)):
    print(rate(answer, keeps, float(sys.argv[1])))
"""
HIGHER_IS_BETTER = ("random, a second", "greedy, a second")
WORST = 1.05  # times as slow as before

Round = dict[str, float]


@contextmanager
def checked_out(commit: str) -> Iterator[Path]:
    """The files of a commit, in a folder of their own."""
    with tempfile.TemporaryDirectory() as folder:
        packed = subprocess.run(["git", "archive", commit], cwd=startup.ROOT, check=True, capture_output=True).stdout
        subprocess.run(["tar", "-x", "-C", folder], input=packed, check=True)
        yield Path(folder)


def run(tree: Path, *words: str) -> str:
    """What a program of this tree says. Its own package comes first, wherever another is installed."""
    here = {**os.environ, "PYTHONPATH": str(tree)}
    done = subprocess.run([sys.executable, *words], cwd=tree, env=here, check=False, capture_output=True, text=True)
    if not done.stdout:
        raise SystemExit(f"{tree}: {' '.join(words)}: {done.stderr[-400:]}")
    return done.stdout


def played(tree: Path, seconds: float) -> Round:
    """Decisions a second."""
    rates = run(tree, "-c", SELF_PLAY, str(seconds)).split()
    return dict(zip(HIGHER_IS_BETTER, map(float, rates), strict=True))


def started(tree: Path, home: str) -> Round:
    """How soon it is there."""
    begin = time.perf_counter()
    run(tree, "-m", "wwtennis", "--version")
    version = time.perf_counter() - begin
    bare, title, match = (startup.measure(subject, home, tree) for subject in SUBJECTS)
    return {
        "--version, ms": version * 1000,
        "title, x bare": title.seconds / bare.seconds,
        "match, x bare": match.seconds / bare.seconds,
        "title, work": title.work / bare.work,
        "match, work": match.work / bare.work,
    }


def table(before: list[Round], now: list[Round]) -> tuple[list[str], bool]:
    """A line for each measure, and whether none of them is too much worse."""
    lines, is_good = [f"{'':16}{'before':>10}{'now':>10}{'now/before':>12}"], True
    for name in before[0]:
        was, is_now = (median(each[name] for each in rounds) for rounds in (before, now))
        slower = was / is_now if name in HIGHER_IS_BETTER else is_now / was
        is_good = is_good and slower <= WORST
        lines.append(
            f"{name:16}{was:10,.2f}{is_now:10,.2f}{is_now / was:12.3f}" + ("" if slower <= WORST else "  slower")
        )
    return lines, is_good


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("commit")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=2.0, help="of each kind of play in each round")
    parser.add_argument("--play", action="store_true", help="compare decisions a second only")
    asked = parser.parse_args()
    before: list[Round] = []
    now: list[Round] = []
    with checked_out(asked.commit) as earlier, tempfile.TemporaryDirectory() as home:
        for _round in range(asked.rounds):
            for tree, rounds in ((earlier, before), (startup.ROOT, now)):
                rounds.append(played(tree, asked.seconds) | ({} if asked.play else started(tree, home)))
    lines, is_good = table(before, now)
    print(*lines, sep="\n")
    return 0 if is_good else 1


if __name__ == "__main__":
    sys.exit(main())
