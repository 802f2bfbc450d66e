"""What the screens of games about tennis share."""
