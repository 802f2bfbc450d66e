"""What was found by analysing a match, kept beside its log. It can be thrown away at any time, and is then made anew.

It is believed only where it fits: the very log, so many roll-outs, this seed, this version of the program, and nothing
in it that the match does not have. Whatever else lies there is as if there were nothing.
"""

from __future__ import annotations

import contextlib
import hashlib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from wwtennis import __version__
from wwtennis.files.disk import read_start, write_whole
from wwtennis.kernel.replay import Replay
from wwtennis.kernel.review import Decision, asked_at, decisions_of

SUFFIX = ".analysis.json"
LARGEST = 16 * 2**20  # bytes
FORMAT = "wwtennis-analysis"


class Analysis(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is kept: what was judged, how, and what came of it."""

    format: str
    program: str
    log: str  # the digest of all of it
    rollouts: int
    seed: int
    decisions: tuple[Decision, ...]


def kept_decisions(path: Path, log: bytes, rollouts: int, seed: int, replay: Replay[Any]) -> list[Decision] | None:
    """What was found before of this log; None where that is nothing, or nothing that fits."""
    try:
        found = msgspec.json.decode(read_start(_file(path), LARGEST), type=Analysis)
    except (OSError, ValueError, RecursionError):  # msgspec's errors are ValueErrors
        return None
    if found != _analysis(log, rollouts, seed, found.decisions) or not _fits(found.decisions, replay):
        return None
    return list(found.decisions)


def keep_decisions(path: Path, log: bytes, rollouts: int, seed: int, decisions: Sequence[Decision]) -> None:
    """Where it cannot be kept, it is made anew the next time."""
    with contextlib.suppress(OSError, ValueError):  # ValueError: a match that has no file
        write_whole(_file(path), msgspec.json.encode(_analysis(log, rollouts, seed, decisions)))


def _analysis(log: bytes, rollouts: int, seed: int, decisions: Sequence[Decision]) -> Analysis:
    return Analysis(FORMAT, __version__, hashlib.sha256(log).hexdigest(), rollouts, seed, tuple(decisions))


def _fits(decisions: Sequence[Decision], replay: Replay[Any]) -> bool:
    """Whether all of them are decisions of this match, in order, about answers that there were."""
    moments = [each.moment for each in decisions]
    known = {*decisions_of(replay)}
    return moments == sorted({*moments} & known) and all(_fits_one(each, replay) for each in decisions)


def _fits_one(decision: Decision, replay: Replay[Any]) -> bool:
    asked = asked_at(replay, decision.moment)
    if asked is None or not decision.verdict.tried:
        return False
    question, given = asked
    options = range(len(question.options))
    sane = all(each.option in options and 0 <= each.value <= 1 <= each.rollouts for each in decision.verdict.tried)
    is_given = decision.taken in options and question.options[decision.taken] == given
    return sane and is_given and decision.seat == question.seat and decision.verdict.of(decision.taken) is not None


def _file(log: Path) -> Path:
    return log.with_name(log.name + SUFFIX)
