"""Statistics: folds over the events of a match."""
