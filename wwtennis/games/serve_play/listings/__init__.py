"""What can be printed of the game: its cards."""
