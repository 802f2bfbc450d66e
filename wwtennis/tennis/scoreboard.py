"""The scoreboard as text: sets, games and points, a line for each side."""

from __future__ import annotations

from collections.abc import Sequence

from wwtennis.kernel.tables import fit
from wwtennis.tennis.calling import points_by_side, side_name
from wwtennis.tennis.score import Format, Mode, Score, side_of, winner

NAME_WIDTH = 20


def score_table(played: Format, score: Score, names: Sequence[str]) -> list[str]:
    """A ball for the server's side, a star for the one that has won. `names`: of the seats."""
    won, points = winner(played, score), points_by_side(played, score)
    lines = []
    for side in (0, 1):
        sets = "".join(f"{games[side]:>3}" for games in score.sets)
        games = f"{score.games[side]:>3}" if played.mode is Mode.MATCH and won is None else ""
        counted = "" if won is not None and played.mode is Mode.MATCH else f"{points[side]:>5}"
        mark = "★" if won == side else "●" if won is None and side_of(score.server) == side else " "
        lines.append(f" {mark} {fit(side_name(names, side), NAME_WIDTH)}{sets}{games}{counted}")
    return lines
