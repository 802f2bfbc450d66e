"""From the options of a simulation to what is to be played."""

from __future__ import annotations

from collections.abc import Sequence

from wwtennis.games.worldwide.cards import Surface
from wwtennis.games.worldwide.material import Material
from wwtennis.games.worldwide.options import ALL
from wwtennis.games.worldwide.player_cards import PlayerCard, find_player, solo_note
from wwtennis.games.worldwide.setup import FORMATS, Level, SeatSetup, Setup, seat_of
from wwtennis.games.worldwide.solo_levels import SOLO_LEVELS
from wwtennis.kernel.errors import UsageError
from wwtennis.kernel.kind import Arranged, Asked
from wwtennis.kernel.log import SOLO
from wwtennis.kernel.words import _
from wwtennis.tennis.score import TIEBREAK_MODE, Format

USUAL_BOT = "greedy"


def arrange(material: Material, asked: Asked, bots: Sequence[str | None]) -> Arranged:
    """What is to be played, if it can be."""
    if asked["solo"] and bots[1]:
        raise UsageError(_("--solo and --b both say who plays in seat B: choose one of them"))
    by = (bots[0] or USUAL_BOT, bots[1] or USUAL_BOT)
    cards = (_card(material, asked["player_a"]), _card(material, asked["player_b"]))
    names = (by[0], SOLO if asked["solo"] else by[1])
    seats, solo = _seats(names, cards), SOLO_LEVELS[asked["solo"]] if asked["solo"] else None
    surfaces = Surface if asked["surface"] == ALL else [Surface(asked["surface"])]
    level, challenges = Level(asked["rules"]), not asked["no_challenges"]
    setups = [Setup(material.deck, _format(asked), each, level, challenges, seats, solo) for each in surfaces]
    notes = (solo_note(cards[1]),) if solo is not None and cards[1] is not None else ()
    return Arranged(tuple(setups), by, notes)


def _format(asked: Asked) -> Format:
    if asked["mode"] == "tiebreak":
        if asked["best_of"]:
            raise UsageError(_("--best-of is for --mode match: a tie-break has no sets"))
        return TIEBREAK_MODE
    return FORMATS[int(asked["best_of"] or 3)]


def _seats(who: tuple[str, str], cards: tuple[PlayerCard | None, PlayerCard | None]) -> tuple[SeatSetup, SeatSetup]:
    """The seats, by the names of their player cards, or of their bots."""
    names = [name if card is None else card.name for name, card in zip(who, cards, strict=True)]
    if names[0] == names[1]:
        names = [f"{names[0]} A", f"{names[1]} B"]
    return seat_of(names[0], cards[0]), seat_of(names[1], cards[1])


def _card(material: Material, name: str | None) -> PlayerCard | None:
    return None if name is None else find_player(material.players, name)
