"""`wwtennis simulate`: many matches between bots, and what they add up to."""

from __future__ import annotations

import time
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from wwtennis.cli.parsing import LARGEST_SEED, file_path, one_of, whole_number
from wwtennis.kernel.errors import UsageError
from wwtennis.kernel.voice import hand_over, say
from wwtennis.kernel.words import _

if TYPE_CHECKING:
    from wwtennis.games.worldwide.cards import Surface
    from wwtennis.lab.simulate import Plan, Sum

EXAMPLES = (
    "wwtennis simulate",
    "wwtennis simulate --matches 500 --surface all --a greedy --b random --seed 7",
    "wwtennis simulate --mode match --best-of 5 --surface clay --json",
    "wwtennis simulate --matches 20 --logs logs && wwtennis verify logs/*.jsonl",
    "wwtennis simulate --player-a roger --player-b rafael --surface all",
    "wwtennis simulate --solo champion",
)

# Told here as well as where they are at home, so that `--help` loads no game. A test holds them together.
SURFACES = ("clay", "hard", "grass", "indoor")
RULES = ("advanced", "warmup")
MODES = ("tiebreak", "match")
BOTS = ("random", "greedy")
SOLO_LEVELS = ("book", "club", "regional", "national", "champion")


def add_arguments(parser: ArgumentParser) -> None:
    bot = _("who plays in seat {seat}: {bots} (default: greedy)")
    surfaces = _("{surfaces} or all (default: hard)").format(surfaces=", ".join(SURFACES))
    solo = _("seat B is the solo opponent: {levels} (default: book)").format(levels=", ".join(SOLO_LEVELS))
    add = parser.add_argument
    add("--matches", type=whole_number(1, 10**9), default=100, metavar="N", help=_("on each surface (default: 100)"))
    add("--mode", type=one_of(*MODES), default="tiebreak", metavar="MODE", help=_("tiebreak (default) or match"))
    add("--best-of", type=one_of("3", "5"), metavar="SETS", help=_("of a match: 3 (default) or 5"))
    add("--surface", type=one_of(*SURFACES, "all"), default="hard", metavar="SURFACE", help=surfaces)
    add("--rules", type=one_of(*RULES), default="advanced", metavar="RULES", help=_("advanced (default) or warmup"))
    add("--no-challenges", action="store_true", help=_("play without challenges"))
    add("--a", type=one_of(*BOTS), default="greedy", metavar="BOT", help=bot.format(seat="A", bots=", ".join(BOTS)))
    add("--b", type=one_of(*BOTS), metavar="BOT", help=bot.format(seat="B", bots=", ".join(BOTS)))
    add("--solo", type=one_of(*SOLO_LEVELS), nargs="?", const="book", metavar="LEVEL", help=solo)
    add("--player-a", metavar="NAME", help=_("the player card of seat A"))
    add("--player-b", metavar="NAME", help=_("the player card of seat B"))
    add("--seed", type=whole_number(0, LARGEST_SEED), metavar="N", help=_("the same seed gives the same matches"))
    add("--logs", type=file_path, metavar="DIR", help=_("write the log of every match to this folder"))
    add("--deck", type=file_path, metavar="FILE", help=_("play with the deck in this file"))
    add("--json", action="store_true", help=_("print the result for a program"))


def run(arguments: Namespace) -> int:
    from wwtennis.cli import report
    from wwtennis.cli.planning import plan_from

    plan = plan_from(arguments)
    logs = LogFiles(arguments.logs, plan.total) if arguments.logs is not None else None
    start = time.perf_counter()
    sums = _play(plan, logs)
    seconds = time.perf_counter() - start
    if arguments.json:
        hand_over(report.as_json(plan, sums, seconds))
    else:
        say(*report.as_text(plan, sums, seconds))
    return 0


def _play(plan: Plan, logs: LogFiles | None) -> dict[Surface, Sum]:
    """Each surface, added up. A log is written when its match is over, so Ctrl+C leaves whole logs only."""
    from wwtennis.cli.progress import Progress
    from wwtennis.files.logs import write_log
    from wwtennis.lab.simulate import Sum, simulate

    sums = {setup.surface: Sum() for setup in plan.setups}
    with Progress(plan.total, _("matches")) as progress:
        for played in simulate(plan):
            sums[played.surface].add(played)
            if logs is not None and played.entries is not None:
                write_log(logs.path(played.number), played.header, played.entries)
            progress.step()
    return sums


class LogFiles:
    """The files to be written, none of which is there yet; their folder is."""

    def __init__(self, folder: Path, matches: int) -> None:
        self._folder = folder
        self._width = max(4, len(str(matches)))
        try:
            folder.mkdir(parents=True, exist_ok=True)
            there = sorted(path for path in folder.iterdir() if self._is_meant(path, matches))
        except OSError as why:
            sentence = _("{folder}: this cannot be the folder for the logs ({why})")
            raise UsageError(sentence.format(folder=folder, why=why.strerror)) from None
        if there:
            raise UsageError(_("{path}: there is such a log already, choose another folder").format(path=there[0]))

    def path(self, number: int) -> Path:
        """Where the log of this match goes."""
        return self._folder / f"match-{number:0{self._width}}.jsonl"

    def _is_meant(self, path: Path, matches: int) -> bool:
        digits = path.stem.removeprefix("match-")
        number = int(digits) if digits.isdecimal() and len(digits) == self._width else 0
        return 1 <= number <= matches and path == self.path(number)
