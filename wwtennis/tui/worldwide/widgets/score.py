"""The score of a match."""

from __future__ import annotations

from wwtennis.games.worldwide.words.terms import surface_name
from wwtennis.tui.tennis.drama import is_lit, stamp_of
from wwtennis.tui.tennis.score_table import ScoreShown, ScoreTable, format_name
from wwtennis.tui.worldwide.shown import Shown


def score(shown: Shown) -> ScoreShown:
    """How it stands, which stroke of the rally it is, and who won each point."""
    setup, scene, state = shown.setup, shown.scene, shown.scene.state
    badge = surface_name(setup.surface).upper()
    return ScoreShown(
        badge, format_name(setup.played), shown.names, setup.played, state.score, state.server, scene.strokes,
        tuple(scene.points), scene.won.seat if scene.won is not None else None, is_lit(shown.motion),
        stamp_of(scene.stakes, shown.motion),
    )  # fmt: skip


class Score(ScoreTable[Shown]):
    """Seat A stands first, whoever sits where."""

    def value(self, shown: Shown) -> ScoreShown:
        return score(shown)
