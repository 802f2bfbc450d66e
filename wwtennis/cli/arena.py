"""`wwtennis arena`: bots against each other, everybody against everybody."""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from typing import TYPE_CHECKING

from wwtennis.cli.options import add_crew, add_options, asked_of
from wwtennis.cli.parsing import LARGEST_SEED, bot, file_path, whole_number
from wwtennis.games import kind_of
from wwtennis.kernel.errors import UsageError
from wwtennis.kernel.kind import names_of_all
from wwtennis.kernel.voice import hand_over, say
from wwtennis.kernel.words import _, decimal

if TYPE_CHECKING:
    from wwtennis.lab.arena import Found, Plan, Standings
    from wwtennis.lab.tally import Tally

EXAMPLES = (
    "wwtennis arena greedy random search:100 --matches 40 --jobs 2",
    "wwtennis arena mine:Mine greedy --surface all",
)


def game_examples(game: str) -> Sequence[str]:
    return ()


def add_arguments(parser: ArgumentParser) -> None:
    add = parser.add_argument
    add("--matches", type=whole_number(2, 10**9), default=100, metavar="N", help=_("for each pair (default: 100)"))
    add("--seed", type=whole_number(0, LARGEST_SEED), metavar="N", help=_("the same seed gives the same result"))
    add_crew(parser)
    add("--deck", type=file_path, metavar=_("FILE"), help=_("play with the deck in this file"))
    add("--json", action="store_true", help=_("print the result for a program"))


def add_game_arguments(parser: ArgumentParser, game: str) -> None:
    kind = kind_of(game)
    known = ", ".join(names_of_all(kind))
    says = _("who plays, two or more: {bots}; search:N thinks with N roll-outs; module:Class is a bot of your own")
    parser.add_argument("bots", nargs="+", type=bot(kind), metavar=_("BOT"), help=says.format(bots=known))
    add_options(parser, kind.options)


def run(arguments: Namespace) -> int:
    from wwtennis.cli.progress import Progress
    from wwtennis.lab.arena import Standings
    from wwtennis.lab.arena import run as play
    from wwtennis.lab.spread import crew

    plan = plan_from(arguments)
    standings = Standings(plan)
    jobs, said = plan.total // 2, _("matches, both ways round")
    with crew(arguments.jobs, arguments.scheduler, most=jobs) as helpers, Progress(jobs, said) as progress:
        for pair, found in play(plan, helpers):
            standings.add(pair, found)
            progress.step()
    if arguments.json:
        hand_over(json.dumps(as_data(standings), indent=2, ensure_ascii=False))
    else:
        say(*as_text(standings))
    return 0


def plan_from(arguments: Namespace) -> Plan:
    """What is to be played, if it can be."""
    from wwtennis.files.material import material_of
    from wwtennis.kernel.luck import fresh_seed
    from wwtennis.lab.arena import Plan
    from wwtennis.lab.entrants import maker_of

    kind, asked, bots = kind_of(arguments.game), asked_of(arguments), tuple(arguments.bots)
    if len(set(bots)) < 2 or len(set(bots)) < len(bots):
        raise UsageError(_("an arena needs two bots or more, each of them once"))
    for name in bots:
        maker_of(kind, name)
    kind.arrange(material_of(kind.id, deck=arguments.deck), asked, [*bots[:2], *[None] * (kind.most_seats - 2)])
    seed = fresh_seed() if arguments.seed is None else arguments.seed
    return Plan(kind.id, bots, arguments.matches + arguments.matches % 2, seed, asked, arguments.deck)


def as_text(standings: Standings) -> list[str]:
    """The table of everybody, then every pair."""
    from wwtennis.kernel.tables import table
    from wwtennis.lab.arena import ranked

    plan = standings.plan
    said = _("{matches} matches for each pair, seats and luck swapped, seed {seed}")
    counted = [_("matches"), _("points")] if _has_points(standings) else [_("matches")]
    head = [each for what in counted for each in (what, "95 %")]
    rows, pairs = [["", _("Elo"), *head]], [["", *head]]
    for name, elo in ranked(standings):
        rows.append([name, f"{elo:.0f}", *_shares(standings.of(name))[: len(head)]])
    for (one, other), found in standings.pairs.items():
        pairs.append([f"{one} - {other}", *_shares(found)[: len(head)]])
    return [said.format(matches=plan.matches, seed=plan.seed), "", *table(rows), "", *table(pairs)]


def _has_points(standings: Standings) -> bool:
    """Whether the game has points that one wins and the other loses."""
    return any(found.points.played for found in standings.pairs.values())


def _shares(found: Found) -> list[str]:
    return [*_share(found.matches), *_share(found.points)]


def _share(tally: Tally) -> tuple[str, str]:
    from wwtennis.lab.arena import interval

    least, most = map(decimal, interval(tally))
    return (f"{decimal(tally.share)} %" if tally.played else "-"), f"{least}-{most}"


def as_data(standings: Standings) -> dict[str, object]:
    """Counts, not shares: whoever reads them can divide."""
    from wwtennis.lab.arena import ranked

    plan = standings.plan
    return {
        "game": plan.game,
        "seed": plan.seed,
        "matches": plan.matches,
        "bots": [{"bot": name, "elo": round(elo, 1), **_counts(standings.of(name))} for name, elo in ranked(standings)],
        "pairs": [{"bots": list(pair), **_counts(found)} for pair, found in standings.pairs.items()],
    }


def _counts(found: Found) -> dict[str, int]:
    matches, points = found
    return {"won": matches.won, "played": matches.played, "points_won": points.won, "points": points.played}
