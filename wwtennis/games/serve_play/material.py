"""What comes in the box: the two decks, read when they are first asked for.

A match is watched, and played on, with the decks that it began with. Whoever changes a number in decks.yaml first
copies the file to assets/serve_play/decks/FINGERPRINT.yaml: the logs that were played with it name it by that.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cached_property

from wwtennis.games.serve_play.cards import Decks
from wwtennis.games.serve_play.decks import read_decks
from wwtennis.kernel.errors import BadFile
from wwtennis.kernel.reading import Sheet, Shelf
from wwtennis.kernel.words import _

FINGERPRINT = re.compile(r"[0-9a-f]{16}")


class Material:
    """The cards of the game, or those of somebody's own file."""

    def __init__(self, shelf: Shelf, own: Mapping[str, Sheet]) -> None:
        self._shelf = shelf
        self._own = own

    @cached_property
    def decks(self) -> Decks:
        sheet = self._own.get("deck") or self._shelf.sheet("decks.yaml")
        if sheet is None:
            raise BadFile(_("{name}.yaml: this file of the game is missing, install it again").format(name="decks"))
        return read_decks(*sheet)

    def decks_played_with(self, fingerprint: str) -> Decks:
        """The decks with this fingerprint, where we have them; otherwise those at hand, for others to complain."""
        if fingerprint == self.decks.fingerprint or not FINGERPRINT.fullmatch(fingerprint):
            return self.decks
        older = self._shelf.sheet(f"decks/{fingerprint}.yaml")
        return self.decks if older is None else read_decks(*older)
