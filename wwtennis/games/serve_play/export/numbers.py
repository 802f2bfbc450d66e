"""A match in numbers, for programs: what was agreed, how it stands, the box score, every point."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from wwtennis.games.serve_play.state import Match
from wwtennis.games.serve_play.stats.box import box_score
from wwtennis.games.serve_play.stats.course import momentum, timeline
from wwtennis.games.serve_play.stats.report import agreed
from wwtennis.kernel.kind import Numbers
from wwtennis.kernel.table import Entry
from wwtennis.tennis.score import winner


def numbers(entries: Sequence[Entry], state: Match) -> Numbers:
    line, box = timeline(entries), box_score(entries)
    match = {
        **agreed(state.setup),
        "score": msgspec.to_builtins(state.score),
        "winner": winner(state.setup.played, state.score),
    }
    counted = {
        "box": [msgspec.structs.asdict(side) for side in box.sides],
        "longest_rally": box.longest_rally,
        "mean_shots": round(box.mean_shots, 3),
        "points": [msgspec.to_builtins(msgspec.structs.asdict(point)) for point in line.points],
        "momentum": [round(each.momentum, 3) for each in momentum(entries)],
    }
    return Numbers(match, counted)
