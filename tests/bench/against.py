"""This checkout beside an earlier commit: `python -m tests.bench.against f500e65`.

A machine is now fast and now slow, so both take turns, round by round, and medians are compared. What is compared:
decisions a second (`tests.bench.peers` of each), how long `--version` takes, and first frames beside that of a
bare Textual app, by the clock and in processor time.
"""

from __future__ import annotations

import argparse
import json
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
ROOT = Path(__file__).parents[2]
HIGHER_IS_BETTER = "decisions/s"
WORST = 1.05  # times as slow as before

Round = dict[str, float]


@contextmanager
def checked_out(commit: str) -> Iterator[Path]:
    """The files of a commit, in a folder of their own."""
    with tempfile.TemporaryDirectory() as folder:
        packed = subprocess.run(["git", "archive", commit], cwd=ROOT, check=True, capture_output=True).stdout
        subprocess.run(["tar", "-x", "-C", folder], input=packed, check=True)
        yield Path(folder)


def run(tree: Path, *words: str) -> str:
    """What a program of this tree says. Its own package comes first, wherever another is installed."""
    here = {**os.environ, "PYTHONPATH": str(tree)}
    done = subprocess.run([sys.executable, *words], cwd=tree, env=here, check=False, capture_output=True, text=True)
    if not done.stdout:
        raise SystemExit(f"{tree}: {' '.join(words)}: {done.stderr[-400:]}")
    return done.stdout


def measured(tree: Path, seconds: float, home: str) -> Round:
    begin = time.perf_counter()
    run(tree, "-m", "wwtennis", "--version")
    version = time.perf_counter() - begin
    engine = json.loads(run(tree, "-m", "tests.bench.peers", "--json", "--rounds", "1", "--seconds", str(seconds)))
    os.environ["PYTHONPATH"] = str(tree)  # for the programs that are started in a terminal
    bare, title, match = (startup.measure(subject, home) for subject in SUBJECTS)
    return {
        HIGHER_IS_BETTER: engine["wwtennis"]["median"],
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
        slower = was / is_now if name == HIGHER_IS_BETTER else is_now / was
        is_good = is_good and slower <= WORST
        lines.append(
            f"{name:16}{was:10,.2f}{is_now:10,.2f}{is_now / was:12.3f}" + ("" if slower <= WORST else "  slower")
        )
    return lines, is_good


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("commit")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=2.0, help="of play in each round")
    asked = parser.parse_args()
    before: list[Round] = []
    now: list[Round] = []
    with checked_out(asked.commit) as earlier, tempfile.TemporaryDirectory() as home:
        for _round in range(asked.rounds):
            before.append(measured(earlier, asked.seconds, home))
            now.append(measured(ROOT, asked.seconds, home))
    lines, is_good = table(before, now)
    print(*lines, sep="\n")
    return 0 if is_good else 1


if __name__ == "__main__":
    sys.exit(main())
