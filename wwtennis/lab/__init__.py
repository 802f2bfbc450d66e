"""Trying the game out: many matches between bots, and what they add up to."""
