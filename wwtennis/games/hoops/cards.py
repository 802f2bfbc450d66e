"""What is in the box: positions, skills, dice, cards. Hoops, chapter 1."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from functools import cache
from typing import NamedTuple

import msgspec

from wwtennis.kernel.luck import Luck
from wwtennis.kernel.printed import Printed
from wwtennis.kernel.words import _, later, pick


class Position(StrEnum):
    """HO-1.1: the five places of a court."""

    POINT_GUARD = "PG"
    SHOOTING_GUARD = "SG"
    SMALL_FORWARD = "SF"
    POWER_FORWARD = "PF"
    CENTRE = "C"


POSITIONS = tuple(Position)
PLACE = {position: place for place, position in enumerate(POSITIONS)}  # where it stands in a list of five

POSITION_NAMES = {
    Position.POINT_GUARD: later("point guard"),
    Position.SHOOTING_GUARD: later("shooting guard"),
    Position.SMALL_FORWARD: later("small forward"),
    Position.POWER_FORWARD: later("power forward"),
    Position.CENTRE: later("centre"),
}


class Skill(StrEnum):
    """HO-1.3: three attack skills and three defence skills. Each has a die of its own (HO-1.5, HO-1.6)."""

    THREE = "three"
    INSIDE = "inside"
    DRIVE = "drive"
    STEAL = "steal"
    BLOCK = "block"
    STOP = "stop"


ATTACK = (Skill.THREE, Skill.INSIDE, Skill.DRIVE)
DEFENCE = (Skill.STEAL, Skill.BLOCK, Skill.STOP)

SKILL_NAMES = {
    Skill.THREE: later("three-point"),
    Skill.INSIDE: later("inside"),
    Skill.DRIVE: later("drive"),
    Skill.STEAL: later("steal"),
    Skill.BLOCK: later("block"),
    Skill.STOP: later("stop"),
}
COLOURS = {
    Skill.THREE: later("blue"),
    Skill.INSIDE: later("yellow"),
    Skill.DRIVE: later("red"),
    Skill.STEAL: later("beige"),
    Skill.BLOCK: later("grey"),
    Skill.STOP: later("brown"),
}


class Side(StrEnum):
    """HO-1.4: what a tactic is for."""

    OFFENCE = "offence"
    DEFENCE = "defence"


SKILLS_OF = {Side.OFFENCE: ATTACK, Side.DEFENCE: DEFENCE}
SIDES_NAMES = {Side.OFFENCE: later("offence"), Side.DEFENCE: later("defence")}


# Dice


class Face(NamedTuple):
    """One side of a die: its number and, on a defence die, the kind of attack that it stops."""

    points: int
    stops: Skill | None = None


def _attack(*points: int) -> tuple[Face, ...]:
    return tuple(Face(each) for each in points)


BLUE, YELLOW, RED = ATTACK  # the colours of the attack dice, as the faces of the defence dice name them

# HO-1.5, HO-1.6, H1
FACES: dict[Skill, tuple[Face, ...]] = {
    Skill.THREE: _attack(0, 0, 0, 2, 6, 9),
    Skill.INSIDE: _attack(0, 0, 2, 4, 6, 7),
    Skill.DRIVE: _attack(0, 2, 3, 4, 6, 6),
    Skill.STEAL: (Face(0), Face(1, RED), Face(2, BLUE), Face(1, YELLOW), Face(2, BLUE), Face(4, BLUE)),
    Skill.BLOCK: (Face(0), Face(2, RED), Face(2, YELLOW), Face(1, RED), Face(2, YELLOW), Face(3, RED)),
    Skill.STOP: (Face(0), Face(2, YELLOW), Face(3, YELLOW), Face(3, BLUE), Face(1, RED), Face(1, YELLOW)),
}
SIDES_OF_A_DIE = 6
DICE_OF_A_KIND = 10  # HO-1.7


class Die(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """A die on the table: of which kind, and which of its six faces shows, counted from 1."""

    skill: Skill
    face: int

    @property
    def points(self) -> int:
        return FACES[self.skill][self.face - 1].points

    @property
    def stops(self) -> Skill | None:
        return FACES[self.skill][self.face - 1].stops


DIE_NAMES = {
    Skill.THREE: later("blue die"),
    Skill.INSIDE: later("yellow die"),
    Skill.DRIVE: later("red die"),
    Skill.STEAL: later("beige die"),
    Skill.BLOCK: later("grey die"),
    Skill.STOP: later("brown die"),
}
DICE = {skill: tuple(Die(skill, face) for face in range(1, SIDES_OF_A_DIE + 1)) for skill in Skill}


def roll(skill: Skill, luck: Luck) -> Die:
    """HO-1.5, HO-1.6: one die of this kind."""
    return DICE[skill][luck.die(SIDES_OF_A_DIE, DIE_NAMES[skill]) - 1]


def total(dice: list[Die] | tuple[Die, ...]) -> int:
    """What these dice show together."""
    return sum([FACES[die.skill][die.face - 1].points for die in dice])


# Cards


class Player(Printed, frozen=True):
    """HO-1.3: a player card."""

    number: int
    names: Mapping[str, str]
    positions: tuple[Position, ...]
    value: int
    cost: int
    intelligence: int
    rebounds: int
    skills: Mapping[Skill, int]
    medal: bool = False  # HO-5.5
    country: str = ""
    looks: Mapping[str, str] = {}
    habits: Mapping[str, str] = {}

    @property
    def name(self) -> str:
        return pick(self.names)

    @property
    def look(self) -> str:
        return pick(self.looks)

    @property
    def habit(self) -> str:
        return pick(self.habits)


class Tactic(Printed, frozen=True):
    """HO-1.4: a tactic card. Those of a model differ by their number only."""

    number: int
    model: str
    names: Mapping[str, str]
    value: int
    cost: int
    side: Side
    complexity: int
    keeps: Mapping[Skill, int]  # how many dice of each skill that it uses wait
    shorts: Mapping[str, str] = {}

    @property
    def name(self) -> str:
        return pick(self.names)

    @property
    def short(self) -> str:
        """Its name where there is little room."""
        return pick(self.shorts or self.names)


# HO-1.8: the numbers of the cards. Every coach has starting cards of his or her own, with the same numbers.
PLAYERS = range(1, 101)
TACTICS = range(101, 171)
FATIGUE = range(171, 180)
STARTERS = range(201, 211)
SUBSTITUTES = range(211, 221)
BASICS = range(221, 231)
MODELS = 20

FATIGUE_NAME = later("Fatigue")
STARTER_VALUE, SUBSTITUTE_VALUE, BASIC_VALUE = 2, 1, 1  # HO-1.8


class Roster(msgspec.Struct, frozen=True):
    """HO-5.1: who begins on the court, by position, and the other twelve cards."""

    court: tuple[int, ...]
    deck: tuple[int, ...]


DECK_SIZE = 12


class Interest(msgspec.Struct, frozen=True):
    """HO-6.5: what a machine coach looks for: whom it recruits, by position, and whose tactics it takes, by skill."""

    positions: tuple[Position, ...] = POSITIONS
    skills: tuple[Skill, ...] = tuple(Skill)


ANYTHING = Interest()


class Cards(Printed, frozen=True):
    """HO-1.8: the whole box."""

    players: Mapping[int, Player]  # market, starters, substitutes
    tactics: Mapping[int, Tactic]  # of the market, and basic ones
    beginners: Roster  # HO-2.1
    fingerprint: str  # of all that the rules read on the cards
    machines: Mapping[str, Interest] = {}  # by profile

    def name(self, number: int) -> str:
        card = self.players.get(number) or self.tactics.get(number)
        return _(FATIGUE_NAME if card is None else card.name)

    def interest(self, machine: str) -> Interest:
        """HO-6.5: of the machine coach with this profile; older boxes say nothing of it."""
        return self.machines.get(machine, ANYTHING)


@cache
def with_medals(cards: Cards) -> Cards:
    """HO-5.5: a medal makes a card dearer by 1, and worth 1 more."""
    players = {
        number: msgspec.structs.replace(card, value=card.value + 1, cost=card.cost + 1) if card.medal else card
        for number, card in cards.players.items()
    }
    return msgspec.structs.replace(cards, players=players)
