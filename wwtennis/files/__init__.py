"""All disk: the assets that ship with the game, and what a player keeps."""
