"""`wwtennis replay`: watch a match again, in the app or as text."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from wwtennis.cli.parsing import add_language, file_or_name, log_says, one_of, whole_number
from wwtennis.files.folders import NEWEST
from wwtennis.files.matches import find_log
from wwtennis.games import GAMES, kind_of
from wwtennis.kernel.voice import complain, say
from wwtennis.kernel.words import _
from wwtennis.watching.text import narrate
from wwtennis.watching.watched import ALL, LETTERS, NONE, Watched, watch

EXAMPLES = (
    f"wwtennis replay {NEWEST}",
    f"wwtennis replay {NEWEST} --point 12 --view a",
    "wwtennis replay match.jsonl --text --lang fr | less",
)
VIEWS = (*LETTERS[: max(kind_of(game).most_seats for game in GAMES)], ALL, NONE)


def add_arguments(parser: ArgumentParser) -> None:
    add_log_and_moment(parser)
    parser.add_argument("--text", action="store_true", help=_("print it, sentence by sentence"))


def add_log_and_moment(parser: ArgumentParser) -> None:
    """What `export` takes too."""
    parser.add_argument("log", type=file_or_name, metavar=_("LOG"), help=log_says())
    moment = parser.add_mutually_exclusive_group()
    moment.add_argument("--at", type=whole_number(0), metavar="N", help=_("the moment after entry N"))
    moment.add_argument("--point", type=whole_number(1), metavar="N", help=_("the beginning of point N"))
    view = _("whose cards to see: a, b ... all or none (default: all; while people play it, one's own; in text none)")
    parser.add_argument("--view", type=one_of(*VIEWS), metavar=_("SEAT"), help=view)
    add_language(parser)


def run(arguments: Namespace) -> int:
    watched, moment = opened(arguments)
    view = watched.view_named(arguments.view) if arguments.view else None
    if not arguments.text:
        return in_the_app(watched, moment, view, arguments.lang)
    for line in narrate(watched, max(0, (moment or 0) - 1), watched.views[view or NONE]):
        say(line)
    return 0


def opened(arguments: Namespace) -> tuple[Watched, int | None]:
    """The match and the moment that are asked for. What is strange about the match is said beside it."""
    watched = watch(find_log(arguments.log))
    for note in watched.notes:
        complain(note)
    if arguments.point is not None:
        return watched, watched.moment_of_point(arguments.point)
    return watched, None if arguments.at is None else watched.moment(arguments.at)


def in_the_app(watched: Watched, moment: int | None, view: str | None, language: str | None) -> int:
    from wwtennis.tui.shell.opening import run as run_app

    return run_app(language, replay=watched, moment=moment, view=view)
