"""The cards of Worldwide Tennis, as the program reads them."""

from pathlib import Path

from wwtennis.files.material import material_of
from wwtennis.files.shipped import assets_folder
from wwtennis.games.worldwide.cards import Deck
from wwtennis.games.worldwide.header import GAME
from wwtennis.games.worldwide.player_cards import PlayerCard


def load_deck(path: Path | None = None) -> Deck:
    """The deck in this file; the game's own where none is named."""
    deck: Deck = material_of(GAME, deck=path).deck
    return deck


def load_players(path: Path | None = None) -> dict[str, PlayerCard]:
    players: dict[str, PlayerCard] = material_of(GAME, players=path).players
    return players


def own_file() -> Path:
    return assets_folder() / GAME / "players.yaml"
