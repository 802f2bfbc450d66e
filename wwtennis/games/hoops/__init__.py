"""Hoops: a basketball deck-builder for two coaches, with a market of players and tactics, and sixty dice."""
