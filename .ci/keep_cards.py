"""Keep the cards of Worldwide Tennis and of Hoops as they are now: run this when a number on them has changed.

`python .ci/keep_cards.py`: logs name cards by their fingerprints, and are read with those. A test wants the cards that
ship to be among those that are kept: so whatever was ever played with is there when it changes.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
CARDS = ROOT / "assets" / "worldwide"
BOX = ROOT / "assets" / "hoops"


def keep(texts: Mapping[Path, str]) -> list[Path]:
    """What was not yet kept is; where."""
    missing = not_kept(texts)
    for path in missing:
        path.parent.mkdir(exist_ok=True)
        path.write_text(texts[path], encoding="utf-8")
    return missing


def not_kept(texts: Mapping[Path, str]) -> list[Path]:
    return [path for path in texts if not path.exists()]


def deck_and_players(cards: Path = CARDS) -> dict[Path, str]:
    """The cards of Worldwide Tennis, each by the file that keeps it."""
    from wwtennis.files.assets import read_yaml
    from wwtennis.games.worldwide.deck import read_deck
    from wwtennis.games.worldwide.player_cards import read_players

    deck_text, players_text = ((cards / name).read_text(encoding="utf-8") for name in ("deck.yaml", "players.yaml"))
    deck = read_deck(read_yaml(cards / "deck.yaml"), "deck.yaml")
    texts = {cards / "decks" / f"{deck.fingerprint}.yaml": deck_text}
    for player, card in read_players(read_yaml(cards / "players.yaml"), "players.yaml", deck).items():
        texts[cards / "players" / f"{card.fingerprint}.yaml"] = _lines_of(player, players_text)
    return texts


def box_of_hoops(box: Path = BOX) -> dict[Path, str]:
    """The cards of Hoops: one file with all of them, each part under its name."""
    from wwtennis.files.assets import read_yaml
    from wwtennis.games.hoops.reading import FILES, read_cards

    fingerprint = read_cards(lambda name: read_yaml(box / name)).fingerprint
    parts = [f"{name.removesuffix('.yaml')}:\n{_indented(box / name)}" for name in FILES]
    return {box / "cards" / f"{fingerprint}.yaml": "".join(parts)}


def _indented(path: Path) -> str:
    """Its lines below a key, without the comments: the file of today has them."""
    lines = [line for line in path.read_text(encoding="utf-8").splitlines() if line and not line.startswith("#")]
    return "".join(f"  {line}\n" for line in lines)


def _lines_of(player: str, text: str) -> str:
    """A player card, as it is written in the file: its key, and the lines below it that are indented."""
    found = re.search(rf"^{player}:\n(?:[ ].*\n|\n(?=[ ]))*", text, re.MULTILINE)
    assert found is not None, player
    return found.group()


if __name__ == "__main__":
    for kept in keep(deck_and_players() | box_of_hoops()):
        print(kept.relative_to(ROOT))
