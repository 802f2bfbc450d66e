"""`wwtennis verify`: play logs through the rules."""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from wwtennis.cli.parsing import file_path
from wwtennis.kernel.errors import BadFile
from wwtennis.kernel.voice import complain, hand_over, say
from wwtennis.kernel.words import _, plural

if TYPE_CHECKING:
    from wwtennis.files.logs import Recording
    from wwtennis.games.worldwide.cards import Deck
    from wwtennis.kernel.check import Checked

EXAMPLES = (
    "wwtennis verify match-0001.jsonl",
    "wwtennis verify logs/*.jsonl",
    "wwtennis verify --json logs/*.jsonl",
)


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("logs", nargs="+", type=file_path, metavar="LOG", help=_("a log of this game"))
    parser.add_argument("--deck", type=file_path, metavar="FILE", help=_("they were played with the deck in this file"))
    parser.add_argument("--json", action="store_true", help=_("print what is found for a program"))


def run(arguments: Namespace) -> int:
    """Each log in turn, to the last: 0 if all of them hold, 1 if not."""
    from wwtennis.files.assets import load_deck

    deck = load_deck(arguments.deck)
    found = [_check(path, deck, arguments.json) for path in arguments.logs]
    if arguments.json:
        hand_over(json.dumps(found, indent=2, ensure_ascii=False))
    elif len(found) > 1:
        good = sum(bool(each["ok"]) for each in found)
        said = plural("{good} of {count} log holds", "{good} of {count} logs hold", len(found))
        say(said.format(good=good, count=len(found)))
    return 0 if all(each["ok"] for each in found) else 1


def _check(path: Path, deck: Deck, quiet: bool) -> dict[str, object]:
    try:
        recording, checked = verified(path, deck)
    except BadFile as why:
        if not quiet:
            complain(str(why))
        return {"log": str(path), "ok": False, "why": str(why)}
    if not quiet:
        say(f"{path}: {_summary(recording, checked)}")
    return {"log": str(path), "ok": True, **_facts(recording, checked)}


def verified(path: Path, deck: Deck) -> tuple[Recording, Checked]:
    """The log, if the rules and its seed say the same; its first wrong line and why, if not."""
    from wwtennis.files.logs import place, read_log
    from wwtennis.kernel.check import Mismatch, check

    recording = read_log(path, deck)
    try:
        return recording, check(recording.game, recording.entries, recording.header.seed)
    except Mismatch as wrong:
        raise BadFile(f"{place(path, wrong.entry)}: {wrong.why}") from None


def _summary(recording: Recording, checked: Checked) -> str:
    facts = _facts(recording, checked)
    text = _("ok, {a} against {b}, {score}, {points} points, {decisions} decisions")
    if not checked.finished:
        text = _("ok, unfinished: {a} against {b}, {score} so far, {points} points, {decisions} decisions")
    seats = recording.header.seats
    return text.format(a=seats[0].name, b=seats[1].name, **facts)


def _facts(recording: Recording, checked: Checked) -> dict[str, object]:
    from wwtennis.games.worldwide.stats import box_score
    from wwtennis.kernel.table import fold
    from wwtennis.tennis.calling import call_standing
    from wwtennis.tennis.score import winner

    played, score = recording.setup.played, fold(recording.game, recording.entries).score
    return {
        "finished": checked.finished,
        "winner": winner(played, score),
        "score": call_standing(played, score, side=0),
        "points": box_score(recording.entries).points,
        "decisions": checked.decisions,
    }
