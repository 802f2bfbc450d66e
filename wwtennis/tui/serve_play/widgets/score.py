"""The score of a match."""

from __future__ import annotations

from wwtennis.games.serve_play.setup import Setup
from wwtennis.kernel.words import _
from wwtennis.tennis.calling import side_name
from wwtennis.tennis.score import side_of
from wwtennis.tui.serve_play.shown import Shown
from wwtennis.tui.tennis.drama import is_lit, stamp_of
from wwtennis.tui.tennis.score_table import ScoreShown, ScoreTable


def score(shown: Shown) -> ScoreShown:
    """How it stands, which stroke of the rally it is, and which side won each point."""
    setup, scene, state = shown.setup, shown.scene, shown.scene.state
    badge = _("DOUBLES") if setup.is_doubles else _("SINGLES")
    names = (side_name(shown.names, 0), side_name(shown.names, 1))
    return ScoreShown(
        badge, length(setup), names, setup.played, state.score, side_of(state.server), scene.strokes,
        tuple(scene.points), scene.won.side if scene.won is not None else None, is_lit(shown.motion),
        stamp_of(scene.stakes, shown.motion),
    )  # fmt: skip


def length(setup: Setup) -> str:
    """How much is played."""
    return _("one set") if setup.best_of == 1 else _("best of {sets}").format(sets=setup.best_of)


class Score(ScoreTable[Shown]):
    """Side A stands first, whoever sits where."""

    def value(self, shown: Shown) -> ScoreShown:
        return score(shown)
