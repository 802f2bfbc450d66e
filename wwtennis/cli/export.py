"""`wwtennis export`: a match for elsewhere, as a terminal recording, a picture of a moment, or numbers."""

from __future__ import annotations

from argparse import ArgumentParser, ArgumentTypeError, Namespace

from wwtennis.cli.parsing import file_path, one_of
from wwtennis.cli.progress import Progress
from wwtennis.cli.replay import add_log_and_moment, opened
from wwtennis.files.folders import NEWEST
from wwtennis.files.logs import must_be_new, save
from wwtennis.kernel.plain import as_data
from wwtennis.kernel.voice import complain, hand_over
from wwtennis.kernel.words import _
from wwtennis.tui.shell.exports import FORMS, LEAST, MOST, SIZE, Wanted

EXAMPLES = (
    f"wwtennis export {NEWEST} --to cast --out match.cast",
    f"wwtennis export {NEWEST} --to svg --point 12 > point.svg",
    "wwtennis export match.jsonl --to json",
)


def add_arguments(parser: ArgumentParser) -> None:
    add_log_and_moment(parser)
    forms = _("cast: an asciinema recording from that moment on; svg: a picture of it; json: the numbers up to it")
    parser.add_argument("--to", type=one_of(*FORMS), required=True, metavar=_("FORM"), help=forms)
    size = _("columns and rows of the screen that is shown (default: {size})").format(size="{}x{}".format(*SIZE))
    parser.add_argument("--size", type=screen_size, default=SIZE, metavar=_("SIZE"), help=size)
    seed = _("put the seed into the numbers of a match that is not over, too: it tells all cards")
    parser.add_argument("--with-seed", action="store_true", help=seed)
    parser.add_argument("--out", type=file_path, metavar=_("FILE"), help=_("write to this new file, and not to stdout"))


def run(arguments: Namespace) -> int:
    if arguments.out is not None:
        must_be_new(arguments.out)
    watched, moment = opened(arguments)
    view = watched.view_named(arguments.view) if arguments.view else None
    with Progress(watched.replay.end - (moment or 0), _("entries")) as bar:
        wanted = Wanted(
            watched, moment, view, arguments.size, with_seed=arguments.with_seed, step=bar.step
        )  # fmt: skip
        text = FORMS[arguments.to](wanted)
    if arguments.out is None:
        hand_over(text)
    else:
        save(arguments.out, as_data(f"{text}\n").encode())
    if arguments.to == "json" and watched.has_secrets and not arguments.with_seed:
        complain(_("the match is not over, so its seed is left out, which tells all cards; --with-seed puts it in"))
    return 0


def screen_size(text: str) -> tuple[int, int]:
    """As people write it: 120x36."""
    width, _by, height = text.lower().partition("x")
    fits = width.isdecimal() and height.isdecimal() and len(text) < 10
    size = (int(width), int(height)) if fits else (0, 0)
    if not all(least <= each <= most for least, each, most in zip(LEAST, size, MOST, strict=True)):
        why = _("{told!r} is no size from {least} to {most}")
        least, most = ("{}x{}".format(*each) for each in (LEAST, MOST))
        raise ArgumentTypeError(why.format(told=text[:40], least=least, most=most))
    return size
