"""`wwtennis lab`: many matches looked at closely. Is a game what it should be, is every card of use, is it fair?"""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from wwtennis.cli.options import add_crew, add_options, asked_of
from wwtennis.cli.parsing import LARGEST_SEED, bot, file_path, whole_number, width
from wwtennis.games import kind_of
from wwtennis.kernel.errors import UsageError
from wwtennis.kernel.kind import Part, Studied, names_of_all
from wwtennis.kernel.plain import as_data
from wwtennis.kernel.voice import can_say, hand_over, say
from wwtennis.kernel.words import _

if TYPE_CHECKING:
    from wwtennis.kernel.findings import Findings, Section
    from wwtennis.lab.matrix import Matrix
    from wwtennis.lab.spread import Crew
    from wwtennis.lab.study import Plan

EXAMPLES = (
    "wwtennis lab --matches 500 --seed 1",
    "wwtennis lab --deck my-deck.yaml --surface clay --out report.html",
    "wwtennis lab --compare deck.yaml my-deck.yaml --matches 1000",
    "wwtennis lab --game hoops --length short",
)
SEATS = ("a", "b")
LONGEST_NAME = 9  # of a deck, in a table
USUAL_DUELS = 2


def game_examples(game: str) -> Sequence[str]:
    return ()


def add_arguments(parser: ArgumentParser) -> None:
    add, number, file = parser.add_argument, _("N"), _("FILE")
    matches = _("of each kind that is played: on each surface, say (default: 200)")
    add("--matches", type=whole_number(2, 10**9), default=200, metavar=number, help=matches)
    duels = _("of each pair, or level, whose fairness is tried (default: 2; 0: none)")
    add("--duels", type=whole_number(0, 10**6), metavar=number, help=duels)
    add("--seed", type=whole_number(0, LARGEST_SEED), metavar=number, help=_("the same seed gives the same result"))
    add_crew(parser)
    add("--deck", type=file_path, metavar=file, help=_("play with the deck in this file"))
    add("--players", type=file_path, metavar=file, help=_("play with the player cards in this file"))
    add("--compare", nargs=2, type=file_path, metavar=(file, file), help=_("tell two decks apart"))
    add("--out", type=file_path, metavar=file, help=_("write a page with charts (HTML) to this new file, too"))
    add("--json", action="store_true", help=_("print the result for a program"))


def add_game_arguments(parser: ArgumentParser, game: str) -> None:
    kind = kind_of(game)
    if not isinstance(kind, Studied):
        return  # and running it says so
    add_options(parser, kind.study.options)
    says, known = _("who plays in seat {seat}: {bots} (default: greedy)"), ", ".join(names_of_all(kind))
    for seat in SEATS:
        told = says.format(seat=seat.upper(), bots=known)
        parser.add_argument(f"--{seat}", type=bot(kind), metavar=_("BOT"), help=told)


def run(arguments: Namespace) -> int:
    from wwtennis.files.logs import must_be_new, save
    from wwtennis.lab.study import study_of

    study_of(kind_of(arguments.game))  # before anything is played
    if arguments.out is not None:
        must_be_new(arguments.out)
        _can_draw()
    found = _compared(arguments) if arguments.compare else _studied(arguments)
    _tell(arguments, found)  # first: whatever becomes of the page, the matches were not played in vain
    if arguments.out is not None:
        from wwtennis.lab.page import as_page

        save(arguments.out, as_data(as_page(found)).encode())
    return 0


def _can_draw() -> None:
    """Whether the library is there that draws: better said now than after an hour of matches."""
    from wwtennis.lab.page import drawing_library

    drawing_library()


def _tell(arguments: Namespace, found: Findings) -> None:
    from wwtennis.lab.charts import FULL, as_text

    if arguments.json:
        hand_over(json.dumps(found.data, indent=2, ensure_ascii=False))
    else:
        say(*as_text(found, width=width(), ascii_only=not can_say(FULL)))


def _studied(arguments: Namespace) -> Findings:
    from wwtennis.files.material import material_of
    from wwtennis.lab.spread import crew
    from wwtennis.lab.study import study_of

    plan, study = plan_from(arguments, arguments.deck), study_of(kind_of(arguments.game))
    material = material_of(plan.game, deck=plan.deck, players=plan.players)
    with crew(arguments.jobs, arguments.scheduler) as helpers:
        found = study.findings(material, _play(plan, helpers), plan.arranged.bots)
        everybody = _everybody(_matrix(arguments, plan), helpers)
    if everybody is not None:
        section, data = everybody
        found = found._replace(sections=[*found.sections, section], data={**found.data, "everybody": data})
    return found._replace(headline=_seeded(found.headline, plan))


def _compared(arguments: Namespace) -> Findings:
    from wwtennis.lab.spread import crew
    from wwtennis.lab.study import study_of

    if arguments.deck is not None:
        raise UsageError(_("--compare names both decks: leave --deck out"))
    if arguments.duels is not None:
        raise UsageError(_("--compare plays no duels: leave --duels out"))
    first = plan_from(arguments, arguments.compare[0])
    plans = [first, plan_from(arguments, arguments.compare[1], first.seed)]  # the same luck for both
    with crew(arguments.jobs, arguments.scheduler) as helpers:
        parts = [_play(plan, helpers) for plan in plans]
    found = study_of(kind_of(arguments.game)).compared(_names(arguments.compare), parts, first.arranged.bots)
    with_both = _("{played}, with {one} and with {other}")
    one, other = arguments.compare
    return found._replace(headline=with_both.format(played=_seeded(found.headline, first), one=one, other=other))


def _names(decks: Sequence[Path]) -> list[str]:
    """What the decks are called in a table: short, and not the same for two files."""
    stems = [deck.stem if len(deck.stem) <= LONGEST_NAME else f"{deck.stem[: LONGEST_NAME - 1]}…" for deck in decks]
    if len(set(stems)) == len(stems) or len(set(decks)) == 1:
        return stems
    return [f"{stem} ({number})" for number, stem in enumerate(stems, 1)]


def plan_from(arguments: Namespace, deck: Path | None, seed: int | None = None) -> Plan:
    """What is to be played, if it can be."""
    from wwtennis.kernel.luck import fresh_seed
    from wwtennis.lab.study import Plan

    asked, chosen = asked_of(arguments), arguments.seed if seed is None else seed
    bots = tuple(asked[seat] for seat in SEATS)
    seeded = fresh_seed() if chosen is None else chosen
    plan = Plan(arguments.game, bots, arguments.matches, seeded, asked, deck, arguments.players)
    assert plan.arranged.setups  # which is where it is found out
    if plan.players is not None:
        _matrix(arguments, plan).duels  # noqa: B018  and that the player cards can be read, whoever plays with them
        has_duels = not arguments.compare and arguments.duels != 0
        if not has_duels and not any(asked.get(f"player_{seat}") for seat in SEATS):
            raise UsageError(_("nobody would play with --players: say who does, with --player-a or --player-b"))
    return plan


def _matrix(arguments: Namespace, plan: Plan) -> Matrix:
    from wwtennis.lab.matrix import Matrix
    from wwtennis.lab.study import study_of

    trial = study_of(kind_of(plan.game)).trial
    duels = USUAL_DUELS if arguments.duels is None else arguments.duels
    return Matrix(plan.game, trial, duels + duels % 2, plan.seed, plan.deck, plan.players)


def _play(plan: Plan, helpers: Crew) -> list[Part]:
    from wwtennis.cli.progress import Progress
    from wwtennis.lab.study import Sums, run

    sums = Sums(plan)
    with Progress(plan.total, _("matches")) as progress:
        for watched in run(plan, helpers):
            sums.add(watched)
            progress.step(watched.matches)
    return sums.parts


def _everybody(matrix: Matrix, helpers: Crew) -> tuple[Section, list[dict[str, Any]]] | None:
    from wwtennis.cli.progress import Progress
    from wwtennis.lab.matrix import for_programs, run, section

    if not matrix.matches or not matrix.duels:  # nobody meets anybody where there is one player card
        return None
    found = []
    with Progress(len(matrix.duels), _("duels")) as progress:
        for duel in run(matrix, helpers):
            found.append(duel)
            progress.step()
    return section(matrix, found), for_programs(found)


def _seeded(headline: str, plan: Plan) -> str:
    return _("{played}, seed {seed}").format(played=headline, seed=plan.seed)
