"""The words of positions, skills, dice, cards and points."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol

from wwtennis.games.hoops.cards import COLOURS, POSITION_NAMES, SKILL_NAMES, Cards, Die, Position, Skill, Tactic
from wwtennis.games.hoops.profiles import MACHINES
from wwtennis.games.hoops.rules.ending import rank
from wwtennis.games.hoops.setup import Compensation, Length, Machine, Profiles
from wwtennis.kernel.words import _, later, plural, sense

# The letter that stands for a skill where there is no room for more.
SKILL_LETTERS = {
    Skill.THREE: sense("skill", "3"),
    Skill.INSIDE: sense("skill", "I"),
    Skill.DRIVE: sense("skill", "D"),
    Skill.STEAL: sense("skill", "S"),
    Skill.BLOCK: sense("skill", "B"),
    Skill.STOP: sense("skill", "T"),
}
POSITION_LETTERS = {
    Position.POINT_GUARD: later("PG"),
    Position.SHOOTING_GUARD: later("SG"),
    Position.SMALL_FORWARD: later("SF"),
    Position.POWER_FORWARD: later("PF"),
    Position.CENTRE: sense("position", "C"),
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


# A match


LENGTHS = {
    Length.SHORT: later("short game"),
    Length.NORMAL: later("normal game"),
    Length.LONG: later("long game"),
    Length.EPIC: later("epic game"),
}
VARIANTS = {
    "own_team": later("own teams"),
    "draft": later("draft"),
    "money_time": later("money time"),
    "decisive": later("decisive players"),
}
PROFILE_WORDS = {Profiles.CHOSEN: later("chosen profiles"), Profiles.DRAWN: later("drawn profiles")}
COMPENSATIONS = {  # but for the usual one
    Compensation.NONE: later("6 cards for all"),
    Compensation.FEWER: later("5 cards for the first"),
}


class OneOfMany(Protocol):
    """HO-6.6: a match of a campaign."""

    @property
    def level(self) -> int: ...


class OneOfRounds(Protocol):
    """HO-6.7: a match of a tournament."""

    @property
    def round(self) -> int: ...


class Agreement(Protocol):
    """What can be told of what was agreed: a set-up has it, and so has a header."""

    @property
    def coaches(self) -> int: ...
    @property
    def length(self) -> Length: ...
    @property
    def mismatches(self) -> int: ...
    @property
    def profiles(self) -> Profiles: ...
    @property
    def compensation(self) -> Compensation: ...
    @property
    def machine(self) -> Machine | None: ...
    @property
    def campaign(self) -> OneOfMany | None: ...
    @property
    def tournament(self) -> OneOfRounds | None: ...


def about(agreed: Agreement) -> list[str]:
    """What is played, in a few words each: who against, how long, which variants."""
    told = [_(LENGTHS[agreed.length])]
    if agreed.machine is not None:
        told.append(machine_text(agreed.machine))
    if agreed.campaign is not None:
        told.append(campaign_text(agreed.campaign.level))
    if agreed.tournament is not None:
        told.append(tournament_text(agreed.tournament.round))
    if agreed.coaches > 2:
        told.append(plural("{count} coach", "{count} coaches", agreed.coaches).format(count=agreed.coaches))
    told += [_(word) for variant, word in VARIANTS.items() if getattr(agreed, variant)]
    if agreed.mismatches:
        told.append(plural("{count} mismatch", "{count} mismatches", agreed.mismatches).format(count=agreed.mismatches))
    if agreed.profiles in PROFILE_WORDS:
        told.append(_(PROFILE_WORDS[agreed.profiles]))
    if agreed.compensation in COMPENSATIONS and agreed.machine is None:
        told.append(_(COMPENSATIONS[agreed.compensation]))
    return told


def campaign_text(number: int) -> str:
    """HO-6.6."""
    return _("campaign, match {number}").format(number=number)


def tournament_text(number: int) -> str:
    """HO-6.7."""
    return _("tournament, round {number}").format(number=number)


def machine_text(machine: Machine) -> str:
    """HO-6.1: "machine coach: Shooters, level -3"."""
    profile = MACHINES.get(machine.profile)
    title = machine.profile if profile is None else _(profile.title)
    return _("machine coach: {profile}, level {level}").format(profile=title, level=machine.level)


def score_text(points: Sequence[Sequence[int]], names: Sequence[str]) -> str:
    """HO-4.3: "Fred 80-76 Sophie"; HO-5.8: of several, how many matches each has won, and the difference in points."""
    if len(points) == 2:
        score = f"{points[0][1]}-{points[1][0]}"
        return _("{first} {points} {second}").format(first=names[0], second=names[1], points=score)
    told = []
    for seat, name in enumerate(names):
        won, margin = rank(points, seat)
        wins = plural("{name} {wins} match won ({margin})", "{name} {wins} matches won ({margin})", won)
        told.append(wins.format(name=name, wins=won, margin=f"{margin:+d}"))
    return ", ".join(told)
