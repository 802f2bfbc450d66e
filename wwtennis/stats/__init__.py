"""Folds over the events of a match: the box score, and how the match went point by point."""

from __future__ import annotations

from wwtennis.stats.box import BoxScore, SeatScore, box_score
from wwtennis.stats.momentum import Moment, Momentum, momentum

__all__ = ["BoxScore", "Moment", "Momentum", "SeatScore", "box_score", "momentum"]
