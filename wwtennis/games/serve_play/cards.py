"""What there is on the table: the court and the cards of the two decks. SP-1 to SP-5."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import StrEnum

from wwtennis.kernel.printed import Printed
from wwtennis.kernel.words import later, pick


class Half(StrEnum):
    """S12: as the end's own player sees it. The same half of the other end is cross-court."""

    RIGHT = "right"
    LEFT = "left"


class Place(StrEnum):
    """SP-2, S8: the four places of an end."""

    FORE_LEFT = "fl"
    FORE_RIGHT = "fr"
    BACK_LEFT = "bl"
    BACK_RIGHT = "br"

    @property
    def word(self) -> str:
        """In the file of the decks."""
        return PLACE_NAMES[self]

    @property
    def half(self) -> Half:
        return Half.LEFT if self.value[1] == "l" else Half.RIGHT

    @property
    def is_fore(self) -> bool:
        return self.value[0] == "f"


FORECOURT = {Half.RIGHT: Place.FORE_RIGHT, Half.LEFT: Place.FORE_LEFT}
PLACE_NAMES = {
    Place.FORE_LEFT: later("left forecourt"),
    Place.FORE_RIGHT: later("right forecourt"),
    Place.BACK_LEFT: later("left back-court"),
    Place.BACK_RIGHT: later("right back-court"),
}
HALF_NAMES = {Half.RIGHT: later("right"), Half.LEFT: later("left")}


class ServeKind(StrEnum):
    """SP-3."""

    ACE = "ace"
    FAULT = "fault"
    IN = "in"


class Kind(StrEnum):
    """SP-4."""

    SHOT = "shot"
    SMASH = "smash"
    KILL = "kill"
    OUT = "out"


class ServeFace(Printed, frozen=True):
    """What is printed on a serve card; several cards have the same face."""

    kind: ServeKind
    names: Mapping[str, str]
    copies: int

    @property
    def name(self) -> str:
        return pick(self.names)


class Face(Printed, frozen=True):
    """What is printed on a Play card. S1: a shot names the place where it starts and the one where it lands."""

    kind: Kind
    names: Mapping[str, str]
    copies: int
    start: Place | None = None
    end: Place | None = None
    shorts: Mapping[str, str] = {}

    @property
    def name(self) -> str:
        return pick(self.names)

    @property
    def short(self) -> str:
        """Its name where there is little room."""
        return pick(self.shorts or self.names)

    @property
    def is_cross(self) -> bool:
        """S12: the same name is cross-court, the other name down the line."""
        return self.start is not None and self.end is not None and self.start.half is self.end.half


class Decks(Printed, frozen=True):
    """SP-1: both decks. Cards are numbered from 1 on in each; all copies of a card have the same face object."""

    serves: Mapping[int, ServeFace]
    plays: Mapping[int, Face]
    fingerprint: str  # of all that the rules read on the cards

    def one_of_each(self, cards: Iterable[int]) -> list[int]:
        """Of these Play cards one for each face: what cannot be told apart is the same answer."""
        found: dict[int, int] = {}
        for card in sorted(cards):
            found.setdefault(id(self.plays[card]), card)
        return list(found.values())

    def name(self, card: int) -> str:
        return self.plays[card].name
