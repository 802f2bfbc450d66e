"""The player cards that ship with the game, or those of a file of one's own."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from wwtennis.files.assets import own_deck, read_yaml
from wwtennis.files.shipped import assets_folder
from wwtennis.games.worldwide.cards import Deck
from wwtennis.games.worldwide.player_cards import PlayerCard, read_players


def load_players(path: Path | None = None, deck: Deck | None = None) -> dict[str, PlayerCard]:
    """The player cards in this file, for this deck; the game's own where none is named."""
    if path is None and (deck is None or deck is own_deck()):
        return own_players()
    path = path or own_file()
    return read_players(read_yaml(path), str(path), deck or own_deck())


@cache
def own_players() -> dict[str, PlayerCard]:
    return load_players(own_file())


def own_file() -> Path:
    return assets_folder() / "worldwide" / "players.yaml"
