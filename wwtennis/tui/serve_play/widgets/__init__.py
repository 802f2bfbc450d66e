"""What the screens of Serve & Play are made of: each subscribes to the match as it is shown."""
