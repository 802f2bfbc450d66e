"""`wwtennis simulate`: many matches between bots, and what they add up to."""

from __future__ import annotations

import json
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from wwtennis.cli.options import add_crew, add_options, asked_of
from wwtennis.cli.parsing import LARGEST_SEED, bot, file_path, whole_number
from wwtennis.games import kind_of
from wwtennis.kernel.errors import UsageError
from wwtennis.kernel.kind import names_of_all
from wwtennis.kernel.voice import complain, hand_over, say
from wwtennis.kernel.words import _, decimal, thousands

if TYPE_CHECKING:
    from wwtennis.kernel.kind import Part, Report
    from wwtennis.lab.simulate import Plan
    from wwtennis.lab.spread import Crew

EXAMPLES = ("wwtennis simulate", "wwtennis simulate --matches 20 --logs logs && wwtennis verify logs/*.jsonl")
SEATS = "abcd"
FEW = 50  # matches for which one more process is not worth its start


def game_examples(game: str) -> Sequence[str]:
    return kind_of(game).examples


def add_arguments(parser: ArgumentParser) -> None:
    add = parser.add_argument
    add("--matches", type=whole_number(1, 10**9), default=100, metavar="N", help=_("of each kind (default: 100)"))
    add("--seed", type=whole_number(0, LARGEST_SEED), metavar="N", help=_("the same seed gives the same matches"))
    add("--logs", type=file_path, metavar=_("DIR"), help=_("write the log of every match to this folder"))
    add("--deck", type=file_path, metavar=_("FILE"), help=_("play with the deck in this file"))
    add_crew(parser)
    add("--json", action="store_true", help=_("print the result for a program"))


def add_game_arguments(parser: ArgumentParser, game: str) -> None:
    kind = kind_of(game)
    add_options(parser, kind.options)
    says, bots = _("who plays in seat {seat}: {bots} (default: greedy)"), names_of_all(kind)
    for seat in SEATS[: kind.most_seats]:
        told = says.format(seat=seat.upper(), bots=", ".join(bots))
        parser.add_argument(f"--{seat}", type=bot(kind), metavar=_("BOT"), help=told)


def run(arguments: Namespace) -> int:
    from wwtennis.lab.spread import crew

    plan = plan_from(arguments)
    logs = LogFiles(arguments.logs, plan.total) if arguments.logs is not None else None
    start = time.perf_counter()
    with crew(arguments.jobs, arguments.scheduler, most=plan.total // FEW) as helpers:
        parts = _play(plan, logs, helpers)
    seconds = time.perf_counter() - start
    found = plan.kind.report(parts, plan.bots)
    if arguments.json:
        hand_over(json.dumps(as_data(plan, found, seconds), indent=2, ensure_ascii=False))
    else:
        say(*as_text(plan, parts, found, seconds))
    return 0


def plan_from(arguments: Namespace) -> Plan:
    """What is to be played, if it can be."""
    from wwtennis.files.material import material_of
    from wwtennis.kernel.luck import fresh_seed
    from wwtennis.lab.simulate import Plan

    kind, asked = kind_of(arguments.game), asked_of(arguments)
    bots = [asked[seat] for seat in SEATS[: kind.most_seats]]
    arranged = kind.arrange(material_of(kind.id, deck=arguments.deck), asked, bots)
    for note in arranged.notes:
        complain(note)
    seed = fresh_seed() if arguments.seed is None else arguments.seed
    return Plan(kind, arranged.setups, arranged.bots, arguments.matches, seed, record=arguments.logs is not None)


def _play(plan: Plan, logs: LogFiles | None, helpers: Crew) -> list[Part]:
    """Each part, added up. A log is written when its match is over, so Ctrl+C leaves whole logs only."""
    from wwtennis.cli.progress import Progress
    from wwtennis.files.logs import write_log
    from wwtennis.lab.simulate import Sums, simulate

    sums = Sums(plan)
    with Progress(plan.total, _("matches")) as progress:
        for played in simulate(plan, helpers):
            sums.add(played)
            if logs is not None:
                write_log(logs.path(played.number), played.header, played.entries)
            progress.step()
    return sums.parts


def as_text(plan: Plan, parts: Sequence[Part], found: Report, seconds: float) -> list[str]:
    """What was played, what it added up to, and how long it took."""
    from wwtennis.kernel.tables import table

    headline = _("{played}, seed {seed}").format(played=found.headline, seed=plan.seed)
    rate = _("{seconds} s: {matches} matches and {decisions} decisions a second")
    matches, decisions = thousands(plan.total / seconds), thousands(sum(part.decisions for part in parts) / seconds)
    took = rate.format(seconds=decimal(seconds), matches=matches, decisions=decisions)
    return [headline, "", *table(found.rows), "", took]


def as_data(plan: Plan, found: Report, seconds: float) -> dict[str, object]:
    return {
        "game": plan.kind.id,
        "seed": plan.seed,
        "matches": plan.total,
        "seconds": round(seconds, 3),
        **found.data,
    }


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
