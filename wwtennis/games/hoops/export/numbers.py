"""A match in numbers, for programs: what was agreed, how it stands, the box score, every turn."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from wwtennis.games.hoops.state import Match
from wwtennis.games.hoops.stats.box import box_score
from wwtennis.games.hoops.stats.course import timeline
from wwtennis.games.hoops.stats.report import agreed
from wwtennis.kernel.kind import Numbers
from wwtennis.kernel.table import Entry


def numbers(entries: Sequence[Entry], state: Match) -> Numbers:
    match = {
        **agreed(state.setup),
        "points": [list(team.points) for team in state.teams],
        "turn": state.number,
        "turns": state.turns,
        "overtimes": state.overtimes,
        "winner": state.winner,
    }
    counted = {
        "box": [msgspec.structs.asdict(seat) for seat in box_score(entries).seats[: state.setup.coaches]],
        "turns": [msgspec.structs.asdict(turn) for turn in timeline(entries).turns],
    }
    return Numbers(match, counted)
