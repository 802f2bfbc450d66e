"""How a match stands as a picture (SVG): the court, who serves, and the way the ball has taken."""

from __future__ import annotations

from collections.abc import Sequence

from wwtennis.games.serve_play.cards import Place
from wwtennis.games.serve_play.court import server_spot, spot
from wwtennis.games.serve_play.export.page import LETTERS
from wwtennis.games.serve_play.state import Match
from wwtennis.games.serve_play.words.terms import place_letters
from wwtennis.tennis.drawing import Drawing, Spot, Token, svg
from wwtennis.tennis.score import side_of
from wwtennis.tennis.scoreboard import score_table

COURT = "#3d7a5e"


def picture(state: Match, names: Sequence[str], title: str, said: Sequence[str]) -> str:
    """The whole SVG file."""
    serving = side_of(state.server)
    served_from = server_spot(serving, state.half)
    bounces: list[Spot] = [spot(ball.side, ball.place) for ball in state.path]
    drawing = Drawing(
        title, score_table(state.setup.played, state.score, names), COURT,
        [(spot(side, place), place_letters(place)) for side in (0, 1) for place in Place],
        [Token(served_from, names[state.server][:1].upper() or LETTERS[state.server], serving)],
        _ball(bounces), [served_from, *bounces], said,
    )  # fmt: skip
    return svg(drawing)


def _ball(bounces: list[Spot]) -> Spot | None:
    """Beside the letters of its place."""
    return (bounces[-1][0] + 0.07, bounces[-1][1]) if bounces else None
