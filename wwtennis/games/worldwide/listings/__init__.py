"""What can be printed of the game: its deck, and its player cards."""
