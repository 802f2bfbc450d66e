"""Folds over the events of a match: the box score, and how the match went point by point."""
