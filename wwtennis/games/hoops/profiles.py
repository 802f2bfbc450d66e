"""Coach profiles (HO-5.7) and the profiles of the machine coach (HO-6.5): somebody to be, and somebody to beat."""

from __future__ import annotations

import msgspec

from wwtennis.games.hoops.cards import SKILL_NAMES, Skill
from wwtennis.kernel.words import _, later


class Profile(msgspec.Struct, frozen=True):
    """HO-5.7: what a coach can do that others cannot. Its number stands for it where chance deals profiles."""

    id: str
    number: int
    title: str
    says: str
    intelligence: int = 0
    rebounds: int = 0
    second_tactic: bool = False
    bargain: tuple[Skill, int] | None = None  # players with this much of this skill cost 1 less
    seventh_card: bool = False
    rerolls: Skill | None = None  # one die of this kind, for nothing

    def sentence(self) -> str:
        skill = self.rerolls or (self.bargain and self.bargain[0])
        return _(self.says).format(skill=_(SKILL_NAMES[skill]) if skill else "")


_FREE_REROLL = later("One {skill} die may be rerolled for nothing at each tactic that rolls one.")

_ALL = (
    Profile("professor", 1, later("The Professor"), later("Game intelligence of the team +1."), intelligence=1),
    Profile("glass-cleaner", 2, later("The Glass Cleaner"), later("Rebounds of the team +1."), rebounds=1),
    Profile(
        "inventor", 3, later("The Inventor"), later("A second tactic may be bought each turn, for 1 more."),
        second_tactic=True,
    ),
    Profile(
        "recruiter", 4, later("The Recruiter"), later("Players with {skill} 3 or more cost 1 less."),
        bargain=(Skill.STOP, 3),
    ),
    Profile(
        "planner", 5, later("The Planner"),
        later("Draws one more card when the turn starts, then puts one of the hand on the deck."), seventh_card=True,
    ),
    Profile("marksman", 6, later("The Marksman"), _FREE_REROLL, rerolls=Skill.THREE),
    Profile("big-man-coach", 7, later("The Big Men's Friend"), _FREE_REROLL, rerolls=Skill.INSIDE),
    Profile("racer", 8, later("The Racer"), _FREE_REROLL, rerolls=Skill.DRIVE),
    Profile("pickpocket", 9, later("The Pickpocket"), _FREE_REROLL, rerolls=Skill.STEAL),
    Profile("gatekeeper", 10, later("The Gatekeeper"), _FREE_REROLL, rerolls=Skill.BLOCK),
    Profile("terrier", 11, later("The Terrier"), _FREE_REROLL, rerolls=Skill.STOP),
)  # fmt: skip
PROFILES = {profile.id: profile for profile in _ALL}
BY_NUMBER = {profile.number: profile for profile in _ALL}


class MachineProfile(msgspec.Struct, frozen=True):
    """HO-6.5: a rule that a person can follow: the numbers that this machine coach counts twice.

    What it looks for, `says` tells and the box knows (`Cards.interest`).
    """

    id: str
    title: str
    says: str
    twice: tuple[str, ...]  # skills, "intelligence" or "rebounds"


_MACHINES = (
    MachineProfile(
        "shooters", later("Shooters"),
        later("Recruits PG, SG, SF; takes tactics with three-point dice. Three-point and intelligence count twice."),
        (Skill.THREE, "intelligence"),
    ),
    MachineProfile(
        "big-men", later("Big men"),
        later("Recruits SF, PF, C; takes tactics with inside dice. Inside and rebounds count twice."),
        (Skill.INSIDE, "rebounds"),
    ),
    MachineProfile(
        "slashers", later("Slashers"),
        later("Recruits SG, SF, PF; takes tactics with drive dice. Drive and steal count twice."),
        (Skill.DRIVE, Skill.STEAL),
    ),
    MachineProfile(
        "wall", later("The wall"),
        later("Recruits PG, PF, C; takes defences only. Steal, block and stop count twice."),
        (Skill.STEAL, Skill.BLOCK, Skill.STOP),
    ),
)  # fmt: skip
MACHINES = {machine.id: machine for machine in _MACHINES}
