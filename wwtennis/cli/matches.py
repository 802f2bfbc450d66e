"""`wwtennis matches`: the matches that are kept, a line each."""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace
from typing import Any

from wwtennis.cli.parsing import one_of
from wwtennis.files.matches import Kept, arranged, kept_matches
from wwtennis.games import FIRST
from wwtennis.kernel.tables import cells
from wwtennis.kernel.voice import complain, hand_over, say
from wwtennis.kernel.words import _

EXAMPLES = ("wwtennis matches", "wwtennis matches --sort names --find clay", "wwtennis matches --unfinished --json")


def add_arguments(parser: ArgumentParser) -> None:
    orders = one_of("date", "names", "match", "score")
    parser.add_argument("--sort", type=orders, default="date", metavar=_("ORDER"), help="date, names, match, score")
    found = _("only those with this in title, names or what is played")
    parser.add_argument("--find", default="", metavar=_("TEXT"), help=found)
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
    return [_("began"), _("players"), _("score"), _("match"), _("title"), _("file")]


def row(match: Kept) -> list[str]:
    began, file = match.date[:16].replace("T", " "), match.path.stem
    if match.problem:
        return [began, _("cannot be read"), "", "", match.title, file]
    played = [_(match.kind.name)] if match.game != FIRST else []
    return [began, match.versus, score_text(match), ", ".join([*played, *match.about]), match.title, file]


def score_text(match: Kept) -> str:
    """The result and whose it is, or how it stands."""
    if not match.finished:
        return _("{score} so far").format(score=match.standing) if match.standing else _("just begun")
    won = " & ".join(match.names[seat] for seat in match.winners)
    return _("{result} for {name}").format(result=match.standing, name=won) if won else match.standing


def print_table(rows: list[list[str]]) -> None:
    widths = [max(cells(text) for text in column) for column in zip(*rows, strict=True)]
    for row in rows:
        line = "  ".join(text + " " * (width - cells(text)) for text, width in zip(row, widths, strict=True))
        say(line.rstrip())


def as_data(match: Kept) -> dict[str, Any]:
    return {
        "file": str(match.path),
        "date": match.date,
        "title": match.title,
        "game": match.game,
        "names": match.names,
        "by": match.by,
        **match.agreed,
        "practice": match.practice,
        "finished": match.finished,
        "winners": match.winners,
        "standing": match.standing or None,
        "problem": match.problem or None,
        "note": match.note or None,
    }
