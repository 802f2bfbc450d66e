"""Shared by the tennis games only: how points become games, sets and a match, and how the score is called."""
