"""What the match screen is made of. A widget paints what it is given and says what was clicked; none knows a rule."""
