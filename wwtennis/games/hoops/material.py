"""What comes in the box: players, tactics, teams, read when they are first asked for.

A match is watched, and played on, with the cards that it began with. Whoever changes a number in one of the files then
runs `python .ci/keep_cards.py`, which writes all three, under the keys `players`, `tactics` and `teams`, to
assets/hoops/cards/FINGERPRINT.yaml: the logs that were played with them name them by that. A file of one's own looks
the same; what it leaves out is ours.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cached_property

from wwtennis.games.hoops.cards import Cards
from wwtennis.games.hoops.reading import FILES, read_cards
from wwtennis.kernel.errors import BadFile, UsageError
from wwtennis.kernel.reading import Sheet, Shelf, bad, shown
from wwtennis.kernel.words import _

FINGERPRINT = re.compile(r"[0-9a-f]{16}")
PARTS = tuple(name.removesuffix(".yaml") for name in FILES)


class Material:
    """The cards of the game, or those of somebody's own file."""

    def __init__(self, shelf: Shelf, own: Mapping[str, Sheet]) -> None:
        if "players" in own:
            raise UsageError(_("the players of Hoops are in one file with its tactics: name it with --deck"))
        self._shelf = shelf
        self._own = own

    @cached_property
    def cards(self) -> Cards:
        own = self._own.get("deck")
        return self._read({} if own is None else _parts(own))

    def cards_played_with(self, fingerprint: str) -> Cards:
        """The cards with this fingerprint, where we have them; otherwise those at hand, for others to complain."""
        if fingerprint == self.cards.fingerprint or not FINGERPRINT.fullmatch(fingerprint):
            return self.cards
        older = self._shelf.sheet(f"cards/{fingerprint}.yaml")
        return self.cards if older is None else self._read(_parts(older))

    def _read(self, parts: Mapping[str, Sheet]) -> Cards:
        sheets = {name: parts.get(name) or self._shipped(name) for name in FILES}
        return read_cards(lambda name: sheets[name].data, lambda name: sheets[name].where)

    def _shipped(self, name: str) -> Sheet:
        sheet = self._shelf.sheet(name)
        if sheet is None:
            raise BadFile(_("{name}: this file of the game is missing, install it again").format(name=name))
        return sheet


def _parts(sheet: Sheet) -> dict[str, Sheet]:
    """One file that has several of ours in it, by their names."""
    expected = _("some of {words}").format(words=", ".join(PARTS))
    if not isinstance(sheet.data, dict) or not sheet.data:
        raise bad(sheet.where, shown(sheet.data), expected)
    for key in sheet.data:
        if key not in PARTS:
            raise bad(sheet.where, shown(key), expected)
    return {f"{part}.yaml": Sheet(data, f"{sheet.where}: {part}") for part, data in sheet.data.items()}
