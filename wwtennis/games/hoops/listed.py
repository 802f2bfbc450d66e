"""A match in a list: what was agreed on, and how it stands, told by a few lines of its log."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from wwtennis.games.hoops.setup import MOST_COACHES, Compensation, Length, Machine, Profiles
from wwtennis.games.hoops.words.terms import about, score_text
from wwtennis.kernel.errors import BadFile
from wwtennis.kernel.plain import brief
from wwtennis.kernel.words import _

Points = tuple[tuple[int, ...], ...]


class ListedCampaign(msgspec.Struct, frozen=True):
    id: str
    level: int


class ListedTournament(msgspec.Struct, frozen=True):
    id: str
    round: int


class Agreed(msgspec.Struct, frozen=True):
    """What a list shows of a header, and nothing is said of what is not agreed on."""

    coaches: int
    length: Length = Length.NORMAL
    own_team: bool = False
    draft: bool = False
    money_time: bool = False
    decisive: bool = False
    mismatches: int = 0
    profiles: Profiles = Profiles.NONE
    compensation: Compensation = Compensation.NONE
    machine: Machine | None = None
    campaign: ListedCampaign | None = None
    tournament: ListedTournament | None = None


def agreed(header: Mapping[str, Any]) -> dict[str, Any]:
    """The rest of the header may be of any version."""
    seats = header.get("seats")
    count = len(seats) if isinstance(seats, Sequence) else 0
    if not 2 <= count <= MOST_COACHES:
        why = _("`seats` has {count}, and 2 to {most} coaches can play")
        raise BadFile(why.format(count=count, most=MOST_COACHES))
    try:
        found: dict[str, Any] = msgspec.to_builtins(msgspec.convert({**header, "coaches": count}, Agreed))
    except msgspec.ValidationError as why_not:
        raise BadFile(brief(why_not)) from None
    return found


def in_words(agreed: Mapping[str, Any]) -> list[str]:
    return about(msgspec.convert(agreed, Agreed))


def standing(scored: Mapping[str, Any], winners: Sequence[int] = ()) -> str:
    """HO-4.3, HO-5.8: the points of each coach, over all of his or her matches; the winner's first."""
    sums = [sum(row) for row in msgspec.convert(scored["points"], Points)]
    order = sorted(range(len(sums)), key=lambda seat: seat not in winners)
    return "-".join([str(sums[seat]) for seat in order])


def score(agreed: Mapping[str, Any], scored: Mapping[str, Any], names: Sequence[str]) -> str:
    """As a sentence; in figures where somebody wrote points of other coaches into the log."""
    points = msgspec.convert(scored["points"], Points)
    if {len(points), *[len(row) for row in points]} != {len(names)}:
        return standing(scored)
    return score_text(points, names)
