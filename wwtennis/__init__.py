"""Worldwide Tennis: a tennis card game for the terminal. The map of this package is its README.md."""

__version__ = "0.1.0"
