"""Where the places lie on the court, for whoever draws it: shares of its width and length, side A at the lower end."""

from __future__ import annotations

from wwtennis.games.serve_play.cards import Half, Place

# SP-2, S12: at the lower end, as its own player sees it.
NEAR = {
    Place.FORE_LEFT: (0.27, 0.64),
    Place.FORE_RIGHT: (0.73, 0.64),
    Place.BACK_LEFT: (0.27, 0.88),
    Place.BACK_RIGHT: (0.73, 0.88),
}
SERVER = {Half.LEFT: (0.38, 0.97), Half.RIGHT: (0.62, 0.97)}  # SP-8: behind the baseline


def spot(side: int, place: Place) -> tuple[float, float]:
    """How far across and how far down a place of this side's end lies. The other end is turned round."""
    return _turned(side, NEAR[place])


def server_spot(side: int, half: Half) -> tuple[float, float]:
    return _turned(side, SERVER[half])


def _turned(side: int, where: tuple[float, float]) -> tuple[float, float]:
    across, down = where
    return where if side == 0 else (1 - across, 1 - down)
