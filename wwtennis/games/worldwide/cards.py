"""What is printed: the court, the cards and the deck. Worldwide Tennis, chapters 3 to 5."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

import msgspec

from wwtennis.kernel.printed import Printed
from wwtennis.kernel.words import later, pick


class Zone(StrEnum):
    """WT-4.1: the four zones of an end. Backhand, Neutral, Forehand side by side; Volley in front of them."""

    BACKHAND = "B"
    NEUTRAL = "N"
    FOREHAND = "F"
    VOLLEY = "V"

    @property
    def word(self) -> str:
        """In the file of the deck: its letter."""
        return self.value


BASELINE = (Zone.BACKHAND, Zone.NEUTRAL, Zone.FOREHAND)
NET = Zone.VOLLEY


class Surface(StrEnum):
    """WT-7.1."""

    CLAY = "clay"
    HARD = "hard"
    GRASS = "grass"
    INDOOR = "indoor"


class Risk(StrEnum):
    LOW = "low"
    MEDIUM = "medium"
    HIGH = "high"


class Spin(StrEnum):
    TOPSPIN = "T"
    SLICE = "S"


class Stands(StrEnum):
    """Where the opponent must stand for a card to be playable."""

    NET = "net"
    BASELINE = "base"


class Wing(StrEnum):
    FOREHAND = "forehand"
    BACKHAND = "backhand"


class Kind(StrEnum):
    """The stroke types, by the deck's own words."""

    DEFENSE = "defense"
    LINE = "line"
    CROSS = "cross"
    ATTACK = "attack"
    PASSING = "passing"
    VOLLEY = "volley"
    DROP_SHOT = "dropshot"
    DROP_VOLLEY = "dropvolley"
    LOB = "lob"
    SMASH = "smash"
    WINNER = "winner"


DROPS = (Kind.DROP_SHOT, Kind.DROP_VOLLEY)

KIND_NAMES = {
    Kind.DEFENSE: later("Baseline defense"),
    Kind.LINE: later("Down the line"),
    Kind.CROSS: later("Crosscourt"),
    Kind.ATTACK: later("Attack"),
    Kind.PASSING: later("Passing shot"),
    Kind.VOLLEY: later("Volley"),
    Kind.DROP_SHOT: later("Drop shot"),
    Kind.DROP_VOLLEY: later("Drop volley"),
    Kind.LOB: later("Lob"),
    Kind.SMASH: later("Smash"),
    Kind.WINNER: later("Winner"),
}
ZONE_NAMES = {
    Zone.BACKHAND: later("Backhand"),
    Zone.NEUTRAL: later("Neutral"),
    Zone.FOREHAND: later("Forehand"),
    Zone.VOLLEY: later("Volley"),
}
SURFACE_NAMES = {
    Surface.CLAY: later("clay"),
    Surface.HARD: later("hard"),
    Surface.GRASS: later("grass"),
    Surface.INDOOR: later("indoor"),
}
RISK_NAMES = {Risk.LOW: later("low risk"), Risk.MEDIUM: later("medium risk"), Risk.HIGH: later("high risk")}
SPIN_NAMES = {Spin.TOPSPIN: later("topspin"), Spin.SLICE: later("slice")}


class Stroke(Printed, frozen=True):
    """WT-5.1: a rally card."""

    number: int
    names: Mapping[str, str]
    kind: Kind
    wing: Wing | None
    risk: Risk
    difficulty: int
    starts: tuple[Zone, ...]
    targets: tuple[Zone, ...]
    malus: Mapping[Surface, int]
    draw: int = 0
    star: int = 0
    spin: Spin | None = None
    opponent: Stands | None = None
    star_cost: int = 0
    starting_hand: bool = False
    net_approach: bool = False
    even: Zone | None = None
    odd: Zone | None = None
    winner: bool = False
    reusable: bool = False
    shorts: Mapping[str, str] = {}

    @property
    def name(self) -> str:
        return pick(self.names)

    @property
    def short(self) -> str:
        """Its name where there is little room."""
        return pick(self.shorts or self.names)


class Serve(Printed, frozen=True):
    """WT-5.2: a serve card."""

    number: int
    names: Mapping[str, str]
    risk: Risk
    difficulty: int
    malus: Mapping[Surface, int]
    topspin: int  # what announcing it adds to the difficulty
    slice: int
    ace: tuple[int, int] | None = None  # first and last face of the d20
    shorts: Mapping[str, str] = {}

    @property
    def name(self) -> str:
        return pick(self.names)

    @property
    def short(self) -> str:
        """Its name where there is little room."""
        return pick(self.shorts or self.names)

    def spin_cost(self, spin: Spin | None) -> int:
        if spin is None:
            return 0
        return self.topspin if spin is Spin.TOPSPIN else self.slice


STROKES = range(1, 61)  # WT-3.1
SERVES = range(61, 66)
THE_WINNER = 37


class Pile(StrEnum):
    """WT-19.2: the five piles that the strokes fall into, by their numbers. The solo opponent draws from them."""

    FOREHAND = "forehand"
    BACKHAND = "backhand"
    ATTACK = "attack"
    DEFENSE = "defense"
    VOLLEY = "volley"


PILES = {
    Pile.FOREHAND: range(1, 13),
    Pile.BACKHAND: range(13, 25),
    Pile.ATTACK: range(25, 38),
    Pile.DEFENSE: range(38, 48),
    Pile.VOLLEY: range(48, 61),
}
PILE_NAMES = {
    Pile.FOREHAND: later("Forehand pile"),
    Pile.BACKHAND: later("Backhand pile"),
    Pile.ATTACK: later("Attack pile"),
    Pile.DEFENSE: later("Defense pile"),
    Pile.VOLLEY: later("Volley pile"),
}


class Deck(Printed, frozen=True):
    """WT-3.1: the 65 cards. Both players have the same ones, so one deck serves both."""

    strokes: Mapping[int, Stroke]
    serves: Mapping[int, Serve]  # WT-7.4: by ascending difficulty
    fingerprint: str  # of all that the rules read on the cards
    starting_hand: tuple[int, ...] = ()  # read off the cards, whatever is said here

    def __post_init__(self) -> None:
        super().__post_init__()
        marked = tuple([number for number, card in self.strokes.items() if card.starting_hand])
        msgspec.structs.force_setattr(self, "starting_hand", marked)

    def card(self, number: int) -> Stroke | Serve:
        return self.strokes.get(number) or self.serves[number]

    def name(self, number: int) -> str:
        return self.card(number).name
