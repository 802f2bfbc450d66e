"""Folds over the events of a match: the box score, and the match point by point."""
