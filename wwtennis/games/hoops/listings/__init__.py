"""What can be printed of the game: its tactics, and its players."""
