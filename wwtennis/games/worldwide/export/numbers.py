"""A match in numbers, for programs: what was agreed, how it stands, the box score, every point."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from wwtennis.games.worldwide.state import Match
from wwtennis.games.worldwide.stats.box import box_score
from wwtennis.games.worldwide.stats.course import momentum, timeline
from wwtennis.kernel.kind import Numbers
from wwtennis.kernel.table import Entry
from wwtennis.tennis.score import winner


def numbers(entries: Sequence[Entry], state: Match) -> Numbers:
    line, box = timeline(entries), box_score(entries)
    match = {
        "surface": state.setup.surface.value,
        "mode": state.setup.played.mode.value,
        "best_of": state.setup.played.best_of,
        "level": state.setup.level.value,
        "score": msgspec.to_builtins(state.score),
        "winner": winner(state.setup.played, state.score),
    }
    more: dict[str, Any] = {
        "box": [msgspec.structs.asdict(seat) for seat in box.seats],
        "longest_rally": box.longest_rally,
        "mean_shots": round(box.mean_shots, 3),
        "points": [msgspec.to_builtins(msgspec.structs.asdict(point)) for point in line.points],
        "momentum": [round(each.momentum, 3) for each in momentum(entries)],
    }
    return Numbers(match, more)
