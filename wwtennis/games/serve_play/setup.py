"""What is agreed before a match."""

from __future__ import annotations

from functools import cache

import msgspec

from wwtennis.games.serve_play.cards import Decks, Half
from wwtennis.kernel.errors import UsageError
from wwtennis.kernel.words import _
from wwtennis.tennis.score import ADVANTAGE_GAME, LONG_GAME, Format, best_of

SINGLES, DOUBLES = 2, 4  # seats
HAND = {SINGLES: 10, DOUBLES: 7}  # SP-7, SP-21
TIEBREAK_POINTS = 7
BEST_OF = (1, 3)  # SP-20: a set is the match; or, if agreed, two of three


class Setup(msgspec.Struct, frozen=True):
    """Everything that the rules need to know and that does not change during a match. The variants are off."""

    decks: Decks
    names: tuple[str, ...] = ("A", "B")  # of the seats: two play singles, four play doubles
    tiebreak: bool = False  # at 6-6
    best_of: int = 1
    advantage: bool = False  # after 40-40
    fresh_card: bool = False  # after each point

    def __post_init__(self) -> None:
        if len(self.names) not in HAND:
            raise UsageError(_("{count} players: two play singles, four play doubles").format(count=len(self.names)))
        if self.best_of not in BEST_OF:
            raise UsageError(_("best of {sets}: a match is one set, or best of 3").format(sets=self.best_of))

    @property
    def played(self) -> Format:
        return format_of(self.best_of, self.advantage, self.tiebreak, self.seats)

    @property
    def seats(self) -> int:
        return len(self.names)

    @property
    def is_doubles(self) -> bool:
        return self.seats == DOUBLES

    @property
    def hand(self) -> int:
        """SP-7, SP-21: how many cards a hand is filled up to."""
        return HAND[self.seats]


@cache
def format_of(sets: int, advantage: bool, tiebreak: bool, seats: int) -> Format:
    """SP-18 to SP-20, and what was agreed on besides."""
    game = ADVANTAGE_GAME if advantage else LONG_GAME
    return best_of(sets, game, TIEBREAK_POINTS if tiebreak else 0, seats)


def half_of(seat: int) -> Half:
    """S16: in doubles the half of the court that is this seat's. Seats go round A right, B right, A left, B left."""
    return Half.RIGHT if seat < 2 else Half.LEFT


def seat_in(side: int, half: Half) -> int:
    """S16: in doubles the seat of this side whose half it is."""
    return side if half is Half.RIGHT else side + 2


def partner_of(seat: int) -> int:
    """S16: in doubles."""
    return (seat + 2) % DOUBLES
