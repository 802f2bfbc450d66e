"""Chapter 3: what the five on the court add up to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from wwtennis.games.hoops.cards import DICE_OF_A_KIND, Cards, Skill
from wwtennis.games.hoops.profiles import Profile


class SeenTeam(Protocol):
    """What these rules read of a team: the state has it, and so has a view."""

    @property
    def court(self) -> Sequence[int]: ...
    @property
    def profile(self) -> Profile | None: ...


def intelligence(deck: Cards, team: SeenTeam) -> int:
    """HO-3.9: the sum of game intelligence on the court; HO-5.7: with what the coach adds."""
    players = deck.players
    added = 0 if team.profile is None else team.profile.intelligence
    return sum([players[card].intelligence for card in team.court]) + added


def rebounds(deck: Cards, team: SeenTeam) -> int:
    """HO-3.11: the sum of rebounds on the court; HO-5.7: with what the coach adds."""
    players = deck.players
    added = 0 if team.profile is None else team.profile.rebounds
    return sum([players[card].rebounds for card in team.court]) + added


def skill_sum(deck: Cards, team: SeenTeam, skill: Skill) -> int:
    players = deck.players
    return sum([players[card].skills[skill] for card in team.court])


def dice_of(deck: Cards, team: SeenTeam, skill: Skill) -> int:
    """HO-1.7, HO-3.10: as many as the team's sum, ten at most."""
    return min(DICE_OF_A_KIND, skill_sum(deck, team, skill))
