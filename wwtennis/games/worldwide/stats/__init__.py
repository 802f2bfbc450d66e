"""Folds over the events of a match: the box score, and how the match went point by point."""

from __future__ import annotations

from wwtennis.games.worldwide.stats.box import BoxScore, SeatScore, box_score
from wwtennis.games.worldwide.stats.momentum import AfterPoint, Momentum, momentum

__all__ = ["AfterPoint", "BoxScore", "Momentum", "SeatScore", "box_score", "momentum"]
