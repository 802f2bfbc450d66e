"""Printing what programs read."""

from __future__ import annotations

import sys


def print_data(text: str) -> None:
    """JSON, recordings and pictures are UTF-8, whatever the terminal speaks."""
    if hasattr(sys.stdout, "reconfigure"):
        sys.stdout.reconfigure(encoding="utf-8", errors="replace")
    print(text)
