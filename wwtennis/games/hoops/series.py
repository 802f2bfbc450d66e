"""Matches that belong together: how far a campaign (HO-6.6) or a tournament (HO-6.7) has come when a match begins.

The log of a match has this in its first line, so that the logs are the campaign: what was won is read from them.
"""

from __future__ import annotations

import re

import msgspec

from wwtennis.games.hoops.cards import Roster
from wwtennis.kernel.errors import UsageError
from wwtennis.kernel.words import _

KNOCK_OUTS = (4, 8)  # HO-6.7: how many coaches there may be
THRESHOLD = 2  # HO-6.7: what may be kept costs so much, and the number of the round more
LAST_LEVEL = 99  # HO-6.6: nobody comes so far
ID = re.compile(r"[0-9a-f]{8}")


class Campaign(msgspec.Struct, frozen=True):
    """HO-6.6: the machine coach of this match is the so manyth. The first one is of level 1."""

    id: str
    level: int = 1

    @property
    def won(self) -> int:
        return self.level - 1


class Entrant(msgspec.Struct, frozen=True):
    """HO-6.7: a person or a bot, with the team that it has by now."""

    name: str
    by: str
    roster: Roster


class Tournament(msgspec.Struct, frozen=True):
    """HO-6.7: a knock-out. Who plays in this round, in the order of the draw: neighbours play each other.

    `through` are the winners of the first pairs; the next pair plays the match to come.
    """

    id: str
    entrants: tuple[Entrant, ...]
    through: tuple[Entrant, ...] = ()
    round: int = 1

    @property
    def threshold(self) -> int:
        """HO-6.7: what a card that is kept may cost."""
        return THRESHOLD + self.round

    @property
    def pairings(self) -> tuple[tuple[Entrant, Entrant], ...]:
        return tuple(zip(self.entrants[::2], self.entrants[1::2], strict=True)) if len(self.entrants) > 1 else ()

    @property
    def pairing(self) -> tuple[Entrant, Entrant]:
        """Who is to play now."""
        return self.pairings[len(self.through)]

    @property
    def champion(self) -> Entrant | None:
        return self.entrants[0] if len(self.entrants) == 1 else None


Series = Campaign | Tournament


def wrong_series(series: Series) -> str | None:
    """What cannot be of what somebody wrote down."""
    if not ID.fullmatch(series.id):
        return _("a campaign or a tournament is known by 8 digits from 0 to f, and not by '{id}'").format(
            id=series.id[:20]
        )
    if isinstance(series, Campaign):
        return _wrong_level(series)
    return _wrong_round(series)


def _wrong_level(campaign: Campaign) -> str | None:
    if 1 <= campaign.level <= LAST_LEVEL:
        return None
    told = _("a campaign has levels from 1 to {most}, and this is {level}")
    return told.format(most=LAST_LEVEL, level=campaign.level)


def _wrong_round(tournament: Tournament) -> str | None:
    """HO-6.7: 4 or 8 begin, half of them go on."""
    count, rounds = len(tournament.entrants), tournament.round
    if rounds < 1 or count < 2 or count << (min(rounds, 4) - 1) not in KNOCK_OUTS:
        told = _("{count} coaches cannot play round {round}: {allowed} begin, and half of them go on")
        return told.format(count=count, round=rounds, allowed=_(" or ").join(map(str, KNOCK_OUTS)))
    if len(tournament.through) >= len(tournament.pairings):
        return _("all matches of round {round} are played already").format(round=rounds)
    return None


def check_knock_out(count: int) -> None:
    """HO-6.7."""
    if count not in KNOCK_OUTS:
        told = _("a tournament is for {allowed} coaches, and these are {count}")
        raise UsageError(told.format(allowed=_(" or ").join(map(str, KNOCK_OUTS)), count=count))
