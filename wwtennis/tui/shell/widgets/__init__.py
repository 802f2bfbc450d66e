"""Widgets that serve any game. Each has the function from the shown match to the value that it paints."""
