"""A match in numbers, for programs: what was agreed, how it stands, what was counted, and the marks."""

from __future__ import annotations

from typing import Any

import msgspec

from wwtennis.watching.text import that_fits
from wwtennis.watching.watched import Watched

FORMAT, VERSION = "wwtennis-statistics", 1


def numbers(watched: Watched, moment: int | None = None, *, with_seed: bool = False) -> dict[str, Any]:
    """Plain data, up to this moment or to the end. What was undone by then does not count.

    While people play a match its seed, from which all cards follow, is told only `with_seed`.
    """
    moment = watched.replay.end if moment is None else moment
    kind, header, entries = watched.kind, watched.recording.header, watched.recording.entries[:moment]
    with that_fits(watched, moment):
        found = kind.numbers(entries, watched.replay.state_at(moment))
        match = {
            "game": kind.id,
            "names": list(watched.names),
            "by": [seat.by for seat in header.seats],
            "date": header.date,
            "seed": header.seed if with_seed or not watched.has_secrets else None,
            "entries": moment,
            **found.match,
        }
        marks = [msgspec.structs.asdict(mark) for mark in kind.timeline(entries).marks]
        return {"format": FORMAT, "version": VERSION, "match": match, **found.counted, "marks": marks}
