"""What is agreed before a match: chapters 6, 7, 14, 17 and 18."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from wwtennis.games.worldwide.cards import Deck, Surface
from wwtennis.games.worldwide.player_cards import PlayerCard, Powers
from wwtennis.games.worldwide.solo_levels import SoloLevel
from wwtennis.kernel.errors import UsageError
from wwtennis.kernel.words import _
from wwtennis.tennis.score import BEST_OF_3, BEST_OF_5, TIEBREAK_MODE, Format

# WT-6.1, WT-6.7: what may be played, by the most sets that it can take
FORMATS = {played.best_of: played for played in (TIEBREAK_MODE, BEST_OF_3, BEST_OF_5)}


class Level(StrEnum):
    """WT-14.1: the warm-up match plays by the basic rules only."""

    WARMUP = "warmup"
    ADVANCED = "advanced"


class SeatSetup(msgspec.Struct, frozen=True):
    """One seat: who sits there, and the numbers of WT-7.2 and WT-7.5."""

    name: str
    hand: int = 12  # the starting hand and the hand limit
    stars_up: int = 4
    stars_down: int = 1
    removed: tuple[int, ...] = ()
    player: PlayerCard | None = None  # the numbers above are this card's: make such a seat with `seat_of`


CHALLENGES = 2  # WT-7.3


def seat_of(name: str, card: PlayerCard | None) -> SeatSetup:
    """WT-18.1, WT-18.2: a seat that plays with this player card, or with none."""
    if card is None:
        return SeatSetup(name)
    return SeatSetup(name, card.hand, card.stars_up, card.stars_down, card.removed, card)


NO_HAND = SeatSetup("", hand=0, stars_up=0, stars_down=0)  # WT-19.1: what the solo opponent has of them
SEATS = (0, 1)  # seat A and seat B; a seat is a small integer because it indexes pairs everywhere
SOLO_SEAT = 1  # WT-19.1: the player has deck A, the solo opponent deck B


class Setup(msgspec.Struct, frozen=True):
    """Everything that the rules need to know and that does not change during a match."""

    deck: Deck
    played: Format = TIEBREAK_MODE
    surface: Surface = Surface.HARD
    level: Level = Level.ADVANCED
    challenges: bool = True
    seats: tuple[SeatSetup, SeatSetup] = (SeatSetup("A"), SeatSetup("B"))
    solo: SoloLevel | None = None  # seat B is the solo opponent, at this level
    advanced: bool = True  # by the level, whatever is said here; rules ask for it all the time

    def __post_init__(self) -> None:
        msgspec.structs.force_setattr(self, "advanced", self.level is Level.ADVANCED)
        if self.level is Level.WARMUP and any(seat.player for seat in self.seats):
            raise UsageError(_("a warm-up is played without player cards: choose the advanced rules, or no card"))

    @property
    def challenges_on(self) -> bool:
        """WT-14.1: no challenges in a warm-up."""
        return self.challenges and self.advanced

    def powers_of(self, seat: int) -> Powers:
        """WT-18.3. The solo opponent has none: of a player card it takes the removed cards and nothing else."""
        card = self.seats[seat].player
        return () if card is None or self.is_solo(seat) else card.powers + card.penalties

    def is_solo(self, seat: int) -> bool:
        """WT-19.1: whether the rules play this seat, which has no hand, no Stars and no Challenges."""
        return self.solo is not None and seat == SOLO_SEAT
