"""The bots of Serve & Play, by name."""
