"""Chapter 5, HO-5.3 and HO-5.5: money time, and the players who decide it."""

from __future__ import annotations

from typing import Protocol

from wwtennis.games.hoops.setup import Setup
from wwtennis.games.hoops.state import Match

FREE_REROLLS = 2  # HO-5.3: defence dice a defensive action
DECISIVE_REROLLS = 1  # HO-5.5: attack dice a decisive player on the court


class SeenTurn(Protocol):
    @property
    def special(self) -> bool: ...


class Seen(Protocol):
    """What these rules read of a match: the state has it, and so has a view."""

    @property
    def setup(self) -> Setup: ...
    @property
    def number(self) -> int: ...
    @property
    def overtimes(self) -> int: ...
    @property
    def turn(self) -> SeenTurn: ...


def is_money_time(m: Seen) -> bool:
    """HO-5.3, H3, H13: from the turn in which the player pile becomes empty; the special turn and overtime too."""
    return m.overtimes > 0 or m.turn.special or m.number >= m.setup.market - 1


def decisive_rerolls(m: Match, seat: int) -> int:
    """HO-5.5: each decisive player on the court gives one more attack reroll in money time."""
    if not m.setup.decisive or not is_money_time(m):
        return 0
    players = m.setup.deck.players
    return DECISIVE_REROLLS * sum([players[card].medal for card in m.teams[seat].court])
