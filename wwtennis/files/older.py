"""Decks of earlier versions: a match is watched, and played on, with the deck that it began with.

Whoever changes a number in deck.yaml first copies the file to assets/worldwide/decks/FINGERPRINT.yaml: the logs that
were played with it name it by that fingerprint.
"""

from __future__ import annotations

import re
from functools import cache

from wwtennis.files.assets import load_deck
from wwtennis.files.shipped import assets_folder
from wwtennis.games.worldwide.cards import Deck

FINGERPRINT = re.compile(r"[0-9a-f]{16}")


def deck_played_with(fingerprint: str, deck: Deck) -> Deck:
    """The deck with this fingerprint, where we have it; otherwise the one at hand, for others to complain."""
    if fingerprint == deck.fingerprint or not FINGERPRINT.fullmatch(fingerprint):
        return deck
    return _older(fingerprint) or deck


@cache
def _older(fingerprint: str) -> Deck | None:
    path = assets_folder() / "worldwide" / "decks" / f"{fingerprint}.yaml"
    return load_deck(path) if path.is_file() else None
