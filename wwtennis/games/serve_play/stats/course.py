"""The course of a match: its timeline, and how it went point by point."""

from __future__ import annotations

from collections.abc import Sequence

from wwtennis.games.serve_play.course import COURSE
from wwtennis.kernel.table import Entry
from wwtennis.tennis import momentum as tennis_momentum
from wwtennis.tennis import timeline as tennis_timeline
from wwtennis.tennis.momentum import AfterPoint
from wwtennis.tennis.timeline import Timeline


def timeline(entries: Sequence[Entry]) -> Timeline:
    return tennis_timeline.timeline(entries, COURSE)


def momentum(entries: Sequence[Entry]) -> list[AfterPoint]:
    return tennis_momentum.momentum(entries, COURSE)
