"""Chapter 5, HO-5.7: coach profiles: handing them out, and what they change."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from wwtennis.games.hoops.cards import Die, Player, Skill
from wwtennis.games.hoops.choices import TakeProfile
from wwtennis.games.hoops.events import Phase, PhaseBegan, ProfilesShuffled, ProfileTaken
from wwtennis.games.hoops.profiles import BY_NUMBER, PROFILES
from wwtennis.games.hoops.rules.court import SeenTeam
from wwtennis.games.hoops.setup import Profiles
from wwtennis.games.hoops.state import Match, Team
from wwtennis.kernel.game import Choice, Event
from wwtennis.kernel.luck import Luck


def hand_out(m: Match, luck: Luck) -> Iterator[Event]:
    """HO-5.7: one each, chosen or drawn; the machine coach has none."""
    without = [seat for seat, team in enumerate(m.teams) if team.profile is None and team.machine is None]
    if not without or m.setup.profiles is Profiles.NONE:
        return
    if m.setup.profiles is Profiles.CHOSEN:
        yield PhaseBegan(without[0], Phase.PROFILE)
        return
    order = luck.shuffled(tuple(BY_NUMBER))
    yield ProfilesShuffled(order)
    for seat, number in zip(without, order, strict=False):
        yield ProfileTaken(seat, BY_NUMBER[number].id)


def profile_options(m: Match) -> Sequence[Choice]:
    """HO-5.7: one of those that nobody has."""
    taken = [team.profile for team in m.teams]
    return [TakeProfile(profile.id) for profile in PROFILES.values() if profile not in taken]


def take(m: Match, choice: TakeProfile, luck: Luck) -> Iterator[Event]:
    yield ProfileTaken(m.who, choice.profile)


def has_seventh_card(team: Team) -> bool:
    return team.profile is not None and team.profile.seventh_card


def most_tactics(team: SeenTeam) -> int:
    """HO-5.7: how many tactics may be bought in a turn."""
    return 2 if team.profile is not None and team.profile.second_tactic else 1


def rebate(team: SeenTeam, player: Player) -> int:
    """HO-5.7: what a player with a given strength costs less."""
    if team.profile is None or team.profile.bargain is None:
        return 0
    skill, strength = team.profile.bargain
    return int(player.skills[skill] >= strength)


def free_skill(team: SeenTeam) -> Skill | None:
    """HO-5.7: the kind of which one die is rerolled for nothing."""
    return None if team.profile is None else team.profile.rerolls


def free_of(team: SeenTeam, dice: Sequence[Die]) -> int:
    """HO-5.7: how many of these the coach's profile rerolls for nothing."""
    skill = free_skill(team)
    return int(skill is not None and any(die.skill is skill for die in dice))
