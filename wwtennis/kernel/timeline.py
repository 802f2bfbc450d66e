"""The timeline of a recording: where a replay can stop, and the moments worth a mark.

A moment is the number of an entry, as `kernel.replay` counts. What an undo took back is not on the timeline.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from typing import Protocol

import msgspec

from wwtennis.kernel.table import Entry, Undone

UNDO, MISTAKE = "undo", "mistake"  # marks that every game has; the second when its match has been reviewed


class Mark(msgspec.Struct, frozen=True):
    """A moment worth seeing, what it is for, and whose it is."""

    kind: str
    moment: int
    seat: int | None = None


MOST_UNDOS = 500  # that are marked: no screen has room for more


def undo_marks(entries: Sequence[Entry]) -> list[Mark]:
    """Where something was taken back. Of very many undos one here and there is marked, over all of the recording."""
    moments = [moment for moment, entry in enumerate(entries, start=1) if isinstance(entry, Undone)]
    every = -(-len(moments) // MOST_UNDOS) or 1
    return [Mark(UNDO, moment) for moment in moments[::every]]


class Timeline(Protocol):
    """What a game makes of its events."""

    @property
    def marks(self) -> Sequence[Mark]:
        """In order."""

    def stops(self) -> Mapping[str, Sequence[int]]:
        """For each step of a replay the moments where it stops: when a point begins, a game, a set."""


def number_at(line: Timeline, step: str, moment: int) -> int:
    """Which point (game, set ...) is being played then, from 1 on; 0 before the first."""
    return bisect_right(line.stops()[step], moment)
