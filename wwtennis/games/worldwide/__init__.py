"""Worldwide Tennis. Start at `game.py`, its table of contents; each chapter of the rulebook is a module in `rules/`."""
