"""`wwtennis players`: the player cards, in words."""

from __future__ import annotations

import json
import textwrap
from argparse import ArgumentParser, Namespace
from typing import TYPE_CHECKING, Any

from wwtennis.cli.parsing import file_path, width
from wwtennis.kernel.voice import hand_over, say
from wwtennis.kernel.words import _

if TYPE_CHECKING:
    from wwtennis.games.worldwide.player_cards import PlayerCard

EXAMPLES = ("wwtennis players", "wwtennis players roger", "wwtennis players --file mine.yaml")


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("name", nargs="?", metavar="NAME", help=_("only this player, with the cards that go"))
    parser.add_argument("--file", type=file_path, metavar="FILE", help=_("read the player cards in this file"))
    parser.add_argument("--json", action="store_true", help=_("print JSON, for programs"))


def run(arguments: Namespace) -> int:
    from wwtennis.files.players import load_players
    from wwtennis.games.worldwide.player_cards import find_player

    players = load_players(arguments.file)
    found = list(players.values()) if arguments.name is None else [find_player(players, arguments.name)]
    if arguments.json:
        hand_over(json.dumps([as_data(card) for card in found], ensure_ascii=False, indent=2))
    else:
        for number, card in enumerate(found):
            say(*([""] if number else []), *lines(card, with_cards=arguments.name is not None))
    return 0


def lines(card: PlayerCard, *, with_cards: bool) -> list[str]:
    """A player card as text: who it is, its numbers, and every power (+) and penalty (-)."""
    from wwtennis.games.worldwide.powers import POWERS

    said = [f"{card.name} ({card.id}): {card.style}", *_folded("  ", numbers(card))]
    for sign, powers in (("+", card.powers), ("-", card.penalties)):
        for power, number in powers:
            said += _folded(f"  {sign} ", POWERS[power].sentence(number))
    return said + (_removed(card) if with_cards else [])


def numbers(card: PlayerCard) -> str:
    """WT-18.1, WT-18.2."""
    told = _("Hand {hand}, Stars {up} up and {down} down").format(
        hand=card.hand, up=card.stars_up, down=card.stars_down
    )
    removed = " ".join(f"#{number}" for number in card.removed)
    return told + (_(", without {cards}").format(cards=removed) if removed else "")


def _removed(card: PlayerCard) -> list[str]:
    from wwtennis.files.assets import load_deck

    strokes = load_deck().strokes
    return ["", _("Cards that go:"), *(f"  #{number:<3} {strokes[number].name}" for number in card.removed)]


def _folded(mark: str, text: str) -> list[str]:
    return textwrap.wrap(text, max(40, width()), initial_indent=mark, subsequent_indent=" " * len(mark))


def as_data(card: PlayerCard) -> dict[str, Any]:
    return {
        "id": card.id,
        "name": card.name,
        "style": card.style,
        "hand": card.hand,
        "stars": {"up": card.stars_up, "down": card.stars_down},
        "removes": list(card.removed),
        "powers": dict(card.powers),
        "penalties": dict(card.penalties),
        "says": card.sentences(),
        "fingerprint": card.fingerprint,
    }
