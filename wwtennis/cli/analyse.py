"""`wwtennis analyse`: who decided how well in a match, how the chances went, and which decisions cost most."""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from wwtennis.cli.options import add_crew
from wwtennis.cli.parsing import LARGEST_SEED, MOST_ROLLOUTS, add_language, file_or_name, log_says, whole_number
from wwtennis.files.folders import NEWEST
from wwtennis.kernel.errors import UsageError
from wwtennis.kernel.voice import complain, hand_over, say
from wwtennis.kernel.words import _, decimal

if TYPE_CHECKING:
    from wwtennis.kernel.review import Decision, Form, Review
    from wwtennis.watching.reviewed import Spoken
    from wwtennis.watching.watched import Watched

EXAMPLES = (
    f"wwtennis analyse {NEWEST}",
    "wwtennis analyse match.jsonl --rollouts 1000 --jobs 2",
    "wwtennis analyse match.jsonl --json",
)
LEAST_ROLLOUTS = 20  # with fewer nothing can be told from anything
FEW = 12  # decisions for which one more process is not worth its start
HIGH, WIDE = 9, 64  # of the curve, in characters


def add_arguments(parser: ArgumentParser) -> None:
    from wwtennis.lab.analyse import ROLLOUTS

    add = parser.add_argument
    add("log", type=file_or_name, metavar=_("LOG"), help=log_says())
    says = _("so many roll-outs for a decision (default: {count})").format(count=ROLLOUTS)
    add("--rollouts", type=whole_number(LEAST_ROLLOUTS, MOST_ROLLOUTS), default=ROLLOUTS, metavar="N", help=says)
    says = _("the same seed gives the same result (default: 0)")
    add("--seed", type=whole_number(0, LARGEST_SEED), default=0, metavar="N", help=says)
    add_crew(parser)
    add("--json", action="store_true", help=_("print the result for a program"))
    add_language(parser)


def run(arguments: Namespace) -> int:
    from wwtennis.files.matches import find_log
    from wwtennis.watching.reviewed import Spoken, must_be_open
    from wwtennis.watching.watched import watch

    path = find_log(arguments.log)
    match = watch(path)
    for note in match.notes:
        complain(note)
    must_be_open(match)
    found = Spoken(match, _review(path, match, arguments))
    if arguments.json:
        hand_over(json.dumps(as_data(found, arguments), indent=2, ensure_ascii=False))
    else:
        say(*as_text(found, arguments.rollouts))
    return 0


def _review(path: Path, match: Watched, arguments: Namespace) -> Review:
    """From what was found before, where that fits."""
    from wwtennis.files.analyses import keep_decisions, kept_decisions
    from wwtennis.files.logs import read_bytes
    from wwtennis.kernel.review import review

    log, rollouts, seed = read_bytes(path), arguments.rollouts, arguments.seed
    decisions = kept_decisions(path, log, rollouts, seed, match.replay)
    if decisions is None:
        decisions = _judged(log, match, arguments)
        keep_decisions(path, log, rollouts, seed, decisions)
    return review(match.kind, match.replay, decisions)


def _judged(log: bytes, match: Watched, arguments: Namespace) -> list[Decision]:
    from wwtennis.cli.progress import Progress
    from wwtennis.kernel.review import decisions_of
    from wwtennis.lab.analyse import analyse
    from wwtennis.lab.spread import crew

    moments, found = decisions_of(match.replay), []
    if not moments:
        raise UsageError(_("{path}: nobody has decided anything yet").format(path=match.recording.path))
    most = len(moments) // FEW
    with (
        crew(arguments.jobs, arguments.scheduler, most=most) as helpers,
        Progress(len(moments), _("decisions")) as progress,
    ):
        for each in analyse(log, moments, arguments.rollouts, arguments.seed, helpers):
            found += [] if each is None else [each]
            progress.step()
    return found


# For people


def as_text(found: Spoken, rollouts: int) -> list[str]:
    from wwtennis.kernel.tables import table

    said = _("{players}: {count} decisions judged, with {rollouts} roll-outs each")
    count = len(found.review.decisions)
    lines = [said.format(players=found.players, count=count, rollouts=rollouts), "", *table(_forms(found))]
    if len(found.review.curve) > 1:
        lines += ["", _("The chance of {name} to win").format(name=found.sides[0]), *curve(found.review)]
        lines += [f"* {found.turn(turn)}" for turn in found.review.turns]  # as it is drawn
    lines += ["", _("What cost most") if found.review.costly else _("No decision was clearly wrong.")]
    for number, costly in enumerate(found.review.costly, start=1):
        first, *more = found.costly(costly)
        lines += [f"{number}. {first}", *[f"   {line}" for line in more]]
    return lines


def _forms(found: Spoken) -> list[list[str]]:
    rows = [["", _("accuracy"), _("decisions"), _("that mattered"), _("mistakes"), _("cost")]]
    for name, form in zip(found.names, found.review.forms, strict=True):
        cost = f"{decimal(100 * form.lost)} %"
        rows.append([name, accuracy(form), str(form.decisions), str(form.counted), str(form.mistakes), cost])
    return rows


def accuracy(form: Form) -> str:
    return "-" if form.accuracy is None else f"{100 * form.accuracy:.0f} %"


def curve(review: Review) -> list[str]:
    """As a drawing: a column for each part of the match, a row for each part of the chance; `*` where it turned."""
    stands, wide = review.curve, min(WIDE, len(review.curve))
    columns = [stands[at * len(stands) // wide] for at in range(wide - 1)] + [stands[-1]]
    turned = [any(turn.moment <= stand.moment <= turn.until for turn in review.turns) for stand in columns]
    rows = [min(HIGH - 1, int((1 - stand.chance) * HIGH)) for stand in columns]
    lines = []
    for row in range(HIGH):
        scale = {0: "100 %", HIGH // 2: "50 %", HIGH - 1: "0 %"}.get(row, "")
        drawn = [("*" if is_turn else "o") if at == row else " " for at, is_turn in zip(rows, turned, strict=True)]
        lines.append(f"{scale:>6} |{''.join(drawn)}".rstrip())
    return lines


# For programs


def as_data(found: Spoken, arguments: Namespace) -> dict[str, object]:
    review = found.review
    return {
        "log": str(arguments.log),
        "rollouts": arguments.rollouts,
        "seed": arguments.seed,
        "players": [
            {"name": name, "accuracy": form.accuracy, "decisions": form.decisions, "counted": form.counted,
             "mistakes": form.mistakes, "lost": form.lost}
            for name, form in zip(found.names, review.forms, strict=True)
        ],
        "curve": [{"entry": stand.moment, "chance": stand.chance} for stand in review.curve],
        "turning_points": [turn._asdict() for turn in review.turns],
        "costly": [each.moment for each in review.costly],
        "decisions": [_decision(found, each) for each in review.decisions],
    }  # fmt: skip


def _decision(found: Spoken, decision: Decision) -> dict[str, Any]:
    return {
        "entry": decision.moment,
        "seat": decision.seat,
        "loss": decision.loss,
        "given": found.answer(decision, decision.taken),
        "answers": [
            {
                "answer": found.answer(decision, each.option),
                "why": found.reason(decision, each.option),
                "chance": each.value,
                "error": each.error,
                "rollouts": each.rollouts,
                "equal": decision.verdict.is_as_good(each),
            }
            for each in decision.verdict.tried
        ],
    }
