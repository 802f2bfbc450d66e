"""The words of positions, skills, dice, cards and points."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from wwtennis.games.hoops.cards import COLOURS, POSITION_NAMES, SKILL_NAMES, Cards, Die, Position, Skill, Tactic
from wwtennis.kernel.words import _, later, plural

# The letter that stands for a skill where there is no room for more.
SKILL_LETTERS = {
    Skill.THREE: later("3"),
    Skill.INSIDE: later("I"),
    Skill.DRIVE: later("D"),
    Skill.STEAL: later("S"),
    Skill.BLOCK: later("B"),
    Skill.STOP: later("T"),
}
POSITION_LETTERS = {
    Position.POINT_GUARD: later("PG"),
    Position.SHOOTING_GUARD: later("SG"),
    Position.SMALL_FORWARD: later("SF"),
    Position.POWER_FORWARD: later("PF"),
    Position.CENTRE: later("C"),
}


def skill_name(skill: Skill) -> str:
    return _(SKILL_NAMES[skill])


def colour_name(skill: Skill) -> str:
    return _(COLOURS[skill])


def position_name(position: Position) -> str:
    return _(POSITION_NAMES[position])


def points_text(count: int) -> str:
    return plural("{count} point", "{count} points", count).format(count=count)


def cards_text(count: int) -> str:
    return plural("{count} card", "{count} cards", count).format(count=count)


def fatigue_text(count: int) -> str:
    return plural("{count} Fatigue card", "{count} Fatigue cards", count).format(count=count)


def named(deck: Cards, cards: Iterable[int]) -> str:
    """Cards by their names, in a row."""
    return ", ".join([_(deck.name(card)) for card in cards])


def die_text(die: Die) -> str:
    """ "9 blue"; of a defence die the colour is that of the attack which it stops."""
    if die.points == 0:
        return _("nothing")
    return _("{points} {colour}").format(points=die.points, colour=colour_name(die.stops or die.skill))


def dice_text(dice: Sequence[Die]) -> str:
    """ "three-point 9 2 0, drive 4"; defence dice with the colours that they stop."""
    kinds = dict.fromkeys([die.skill for die in dice])
    return ", ".join([f"{skill_name(kind)} {_shown([die for die in dice if die.skill is kind])}" for kind in kinds])


def _shown(dice: Sequence[Die]) -> str:
    ordered = sorted(dice, key=lambda die: -die.points)
    return " ".join([f"{die.points}{_stopped(die)}" for die in ordered])


def _stopped(die: Die) -> str:
    return "" if die.stops is None else " " + colour_name(die.stops)


def keeps_text(tactic: Tactic) -> str:
    """ "keeps 2 three-point, 1 drive"."""
    kept = ", ".join([f"{count} {skill_name(skill)}" for skill, count in tactic.keeps.items()])
    return _("keeps {dice}").format(dice=kept)
