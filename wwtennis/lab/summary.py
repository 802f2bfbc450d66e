"""A match in numbers, for programs: what was agreed, how it stands, the box score, every point, and the marks."""

from __future__ import annotations

from typing import Any

import attrs
import msgspec

from wwtennis.games.worldwide.stats import box_score, momentum
from wwtennis.games.worldwide.stats.timeline import timeline
from wwtennis.lab.narrate import that_fits
from wwtennis.lab.watch import Watched
from wwtennis.tennis.score import winner

FORMAT, VERSION = "wwtennis-statistics", 1


def summary(watched: Watched, moment: int | None = None, *, with_seed: bool = False) -> dict[str, Any]:
    """Plain data, up to this moment or to the end. What was undone by then does not count.

    While people play a match its seed, from which all cards follow, is told only `with_seed`.
    """
    moment = watched.replay.end if moment is None else moment
    entries = watched.recording.entries[:moment]
    with that_fits(watched, moment):
        line, box = timeline(entries), box_score(entries)
        return {
            "format": FORMAT,
            "version": VERSION,
            "match": _match(watched, moment, with_seed),
            "box": [attrs.asdict(seat) for seat in box.seats],
            "longest_rally": box.longest_rally,
            "mean_shots": round(box.mean_shots, 3),
            "points": [msgspec.to_builtins(attrs.asdict(point, recurse=False)) for point in line.points],
            "momentum": [round(each.momentum, 3) for each in momentum(entries)],
            "marks": [msgspec.to_builtins(attrs.asdict(mark)) for mark in line.marks],
        }


def _match(watched: Watched, moment: int, with_seed: bool) -> dict[str, Any]:
    header, state = watched.recording.header, watched.replay.state_at(moment)
    return {
        "names": list(watched.names),
        "by": [seat.by for seat in header.seats],
        "surface": header.surface.value,
        "mode": header.mode.value,
        "best_of": header.best_of,
        "level": header.level.value,
        "date": header.date,
        "seed": header.seed if with_seed or not watched.has_secrets else None,
        "entries": moment,
        "score": msgspec.to_builtins(state.score),
        "winner": winner(state.setup.played, state.score),
    }
