"""`wwtennis export`: a match for elsewhere, as a terminal recording, a picture of a moment, or numbers."""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator

from wwtennis.cli.parsing import file_path, one_of
from wwtennis.cli.replay import add_log_and_moment, opened
from wwtennis.files.logs import save
from wwtennis.files.matches import NEWEST
from wwtennis.kernel.plain import as_data
from wwtennis.kernel.voice import complain, hand_over
from wwtennis.kernel.words import _
from wwtennis.watching.watched import Watched

EXAMPLES = (
    f"wwtennis export {NEWEST} --to cast --out match.cast",
    f"wwtennis export {NEWEST} --to svg --point 12 > point.svg",
    "wwtennis export match.jsonl --to json",
)


def as_cast(watched: Watched, moment: int | None, with_seed: bool) -> Iterator[str]:
    from wwtennis.watching.cast import cast

    return cast(watched, moment or 0)


def as_svg(watched: Watched, moment: int | None, with_seed: bool) -> Iterator[str]:
    from wwtennis.watching.picture import picture

    yield picture(watched, watched.replay.end if moment is None else moment).rstrip("\n")


def as_json(watched: Watched, moment: int | None, with_seed: bool) -> Iterator[str]:
    from wwtennis.watching.numbers import numbers

    yield json.dumps(numbers(watched, moment, with_seed=with_seed), ensure_ascii=False, indent=2)


Form = Callable[[Watched, int | None, bool], Iterator[str]]
FORMS: dict[str, Form] = {"cast": as_cast, "svg": as_svg, "json": as_json}


def add_arguments(parser: ArgumentParser) -> None:
    add_log_and_moment(parser)
    forms = _("cast: an asciinema recording from that moment on; svg: a picture of it; json: the numbers up to it")
    parser.add_argument("--to", type=one_of(*FORMS), required=True, metavar=_("FORM"), help=forms)
    seed = _("put the seed into the numbers of a match that is not over, too: it tells all cards")
    parser.add_argument("--with-seed", action="store_true", help=seed)
    parser.add_argument("--out", type=file_path, metavar=_("FILE"), help=_("write to this new file, and not to stdout"))


def run(arguments: Namespace) -> int:
    watched, moment = opened(arguments)
    text = "\n".join(FORMS[arguments.to](watched, moment, arguments.with_seed))
    if arguments.out is None:
        hand_over(text)
    else:
        save(arguments.out, as_data(f"{text}\n").encode())
    if arguments.to == "json" and watched.has_secrets and not arguments.with_seed:
        complain(_("the match is not over, so its seed is left out, which tells all cards; --with-seed puts it in"))
    return 0
