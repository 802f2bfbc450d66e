"""A recorded match judged decision by decision. See `kernel.review` for what is made of it.

Whoever judges gets the log itself: what is needed of the match is read from there, on whatever machine that is.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from wwtennis.files.logs import parse_log
from wwtennis.kernel.kind import Kind
from wwtennis.kernel.replay import Replay
from wwtennis.kernel.review import Decision, judged
from wwtennis.lab.spread import ALONE, Crew, spread

ROLLOUTS = 200  # for a decision, unless told: about a fifth of a second


class Job(NamedTuple):
    """A decision to be judged."""

    log: bytes
    moment: int
    rollouts: int
    seed: int


def analyse(
    log: bytes, moments: Iterable[int], rollouts: int, seed: int, crew: Crew = ALONE
) -> Iterator[Decision | None]:
    """The verdict on the decision of each moment, in order; None where it is not worth a search."""
    return spread(_judge, (Job(log, moment, rollouts, seed) for moment in moments), crew)


def _judge(job: Job) -> Decision | None:
    kind, replay = _opened(job.log)
    return judged(kind, replay, job.moment, job.rollouts, job.seed)


@lru_cache(maxsize=4)
def _opened(log: bytes) -> tuple[Kind, Replay[Any]]:
    recording = parse_log(Path(), log, torn_ok=True)
    return recording.kind, Replay(recording.game, recording.entries)
