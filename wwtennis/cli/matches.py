"""`wwtennis matches`: the matches that are kept, a line each."""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace
from typing import Any

from wwtennis.cli.parsing import one_of
from wwtennis.files.matches import Kept, arranged, kept_matches
from wwtennis.games.worldwide.words.terms import surface_name
from wwtennis.kernel.tables import cells
from wwtennis.kernel.voice import complain, hand_over, say
from wwtennis.kernel.words import _
from wwtennis.tennis.calling import call_standing
from wwtennis.tennis.score import Score

EXAMPLES = ("wwtennis matches", "wwtennis matches --sort names --find clay", "wwtennis matches --unfinished --json")


def add_arguments(parser: ArgumentParser) -> None:
    orders = one_of("date", "names", "surface", "score")
    parser.add_argument("--sort", type=orders, default="date", metavar=_("ORDER"), help="date, names, surface, score")
    parser.add_argument(
        "--find", default="", metavar=_("TEXT"), help=_("only those with this in title, names, surface")
    )
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--finished", action="store_true", help=_("only those that are over"))
    which.add_argument("--unfinished", action="store_true", help=_("only those that can go on"))
    parser.add_argument("--json", action="store_true", help=_("print JSON, for programs"))


def run(arguments: Namespace) -> int:
    finished = True if arguments.finished else False if arguments.unfinished else None
    found = arranged(kept_matches(), arguments.sort, arguments.find, finished)
    if arguments.json:
        hand_over(json.dumps([as_data(match) for match in found], ensure_ascii=False))
    elif found:
        print_table([_columns(), *map(row, found)])
        for match in found:
            if match.note:
                complain(match.note)
    else:
        complain(_("there is no such match, or none is kept yet"))
    return 0


def _columns() -> list[str]:
    return [_("began"), _("players"), _("score"), _("surface"), _("title"), _("file")]


def row(match: Kept) -> list[str]:
    began, file = match.date[:16].replace("T", " "), match.path.stem
    if match.problem:
        return [began, _("cannot be read"), "", "", match.title, file]
    players = _("{first} - {second}").format(first=match.names[0], second=match.names[1])
    return [began, players, score_text(match), surface_name(match.surface), match.title, file]


def score_text(match: Kept) -> str:
    """The result from the winner's side and whose it is, or how it stands from the first player's."""
    score = match.score or Score(server=0)
    if match.winner is not None:
        result = call_standing(match.played, score, match.winner)
        return _("{result} for {name}").format(result=result, name=match.names[match.winner])
    return _("{score} so far").format(score=call_standing(match.played, score))


def print_table(rows: list[list[str]]) -> None:
    widths = [max(cells(text) for text in column) for column in zip(*rows, strict=True)]
    for row in rows:
        line = "  ".join(text + " " * (width - cells(text)) for text, width in zip(row, widths, strict=True))
        say(line.rstrip())


def as_data(match: Kept) -> dict[str, Any]:
    score = match.score
    return {
        "file": str(match.path),
        "date": match.date,
        "title": match.title,
        "names": match.names,
        "by": match.by,
        "surface": match.surface.value,
        "mode": match.played.mode.value,
        "best_of": match.played.best_of,
        "practice": match.practice,
        "finished": match.finished,
        "winner": match.winner,
        "score": None if score is None else {"points": score.points, "games": score.games, "sets": score.sets},
        "problem": match.problem or None,
        "note": match.note or None,
    }
