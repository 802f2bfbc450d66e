"""What comes in the box: the deck and the player cards, each read when it is first asked for.

A match is watched, and played on, with the deck and the player cards that it began with: its log names them by their
fingerprints. Whoever changes a number in deck.yaml or players.yaml then runs `python .ci/keep_cards.py`, which copies
the deck to assets/worldwide/decks/FINGERPRINT.yaml and each player card to assets/worldwide/players/FINGERPRINT.yaml.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING

from wwtennis.games.worldwide.cards import Deck
from wwtennis.games.worldwide.deck import read_deck
from wwtennis.games.worldwide.player_cards import PlayerCard, read_players
from wwtennis.kernel.errors import BadFile
from wwtennis.kernel.reading import Sheet, Shelf
from wwtennis.kernel.words import _

if TYPE_CHECKING:
    from wwtennis.games.worldwide.stats.tour import Tour

FINGERPRINT = re.compile(r"[0-9a-f]{16}")


class Material:
    """The cards of the game, or those of somebody's own files."""

    def __init__(self, shelf: Shelf, own: Mapping[str, Sheet]) -> None:
        self._shelf = shelf
        self._own = own

    @cached_property
    def deck(self) -> Deck:
        return read_deck(*self._sheet("deck"))

    @cached_property
    def players(self) -> dict[str, PlayerCard]:
        return self.players_for(self.deck)

    @cached_property
    def tour(self) -> Tour:
        from wwtennis.games.worldwide.stats.tour import read_tour  # here, not above: a match needs none

        return read_tour(*self._sheet("tour"))

    def players_for(self, deck: Deck) -> dict[str, PlayerCard]:
        """The player cards, for those who play with this deck."""
        return read_players(*self._sheet("players"), deck)

    def deck_played_with(self, fingerprint: str) -> Deck:
        """The deck with this fingerprint, where we have it; otherwise the one at hand, for others to complain."""
        if fingerprint == self.deck.fingerprint or not FINGERPRINT.fullmatch(fingerprint):
            return self.deck
        older = self._shelf.sheet(f"decks/{fingerprint}.yaml")
        return self.deck if older is None else read_deck(*older)

    def player_played_with(self, player: str, fingerprint: str, deck: Deck) -> PlayerCard | None:
        """The card of this player with this fingerprint, where we have it; otherwise the one at hand, if any."""
        card = (self.players if deck is self.deck else self.players_for(deck)).get(player)
        if not FINGERPRINT.fullmatch(fingerprint) or (card is not None and card.fingerprint == fingerprint):
            return card
        older = self._shelf.sheet(f"players/{fingerprint}.yaml")
        return card if older is None else read_players(*older, deck).get(player, card)

    def _sheet(self, what: str) -> Sheet:
        sheet = self._own.get(what) or self._shelf.sheet(f"{what}.yaml")
        if sheet is None:
            raise BadFile(_("{name}.yaml: this file of the game is missing, install it again").format(name=what))
        return sheet
