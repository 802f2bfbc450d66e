"""Folds over the events of a match: the box score, and how the match went point by point."""

from __future__ import annotations

from wwtennis.games.worldwide.stats.box import BoxScore, SeatScore, box_score
from wwtennis.games.worldwide.stats.course import COURSE, momentum, timeline

__all__ = ["COURSE", "BoxScore", "SeatScore", "box_score", "momentum", "timeline"]
