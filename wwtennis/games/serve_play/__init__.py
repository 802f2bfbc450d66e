"""Serve & Play: two decks shared by all, no dice, singles and doubles. `game.py` is its table of contents."""
