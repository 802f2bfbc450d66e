"""How a match stands as a picture (SVG)."""

from __future__ import annotations

from collections.abc import Sequence

from wwtennis.games.worldwide.cards import Surface, Zone
from wwtennis.games.worldwide.court import spot
from wwtennis.games.worldwide.export.page import LETTERS
from wwtennis.games.worldwide.setup import SEATS
from wwtennis.games.worldwide.state import Match
from wwtennis.tennis.drawing import Drawing, Spot, Token, svg
from wwtennis.tennis.scoreboard import score_table

COURTS = {Surface.CLAY: "#c1663a", Surface.HARD: "#2f6fa8", Surface.GRASS: "#4f8a3c", Surface.INDOOR: "#6a5a8c"}
BESIDE_THE_LINE = 0.032  # where the letter of the net zone is not struck through
BESIDE_THE_PLAYER = 0.076  # where the ball is to be seen


def picture(state: Match, names: Sequence[str], title: str, said: Sequence[str]) -> str:
    """The whole SVG file."""
    drawing = Drawing(
        title, score_table(state.setup.played, state.score, names), COURTS[state.setup.surface],
        [_label(seat, zone) for seat in SEATS for zone in Zone],
        [Token(spot(seat, state.sides[seat].zone), names[seat][:1].upper() or LETTERS[seat], seat) for seat in SEATS],
        _ball(state), said=said,
    )  # fmt: skip
    return svg(drawing)


def _label(seat: int, zone: Zone) -> tuple[Spot, str]:
    across, down = spot(seat, zone)
    return (across + (BESIDE_THE_LINE if zone is Zone.VOLLEY else 0), down), zone.value


def _ball(state: Match) -> Spot | None:
    if state.ball is None:
        return None
    across, down = spot(1 - state.ball.by, state.ball.zone)
    return across + BESIDE_THE_PLAYER, down
