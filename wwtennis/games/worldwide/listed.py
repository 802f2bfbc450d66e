"""A match in a list: what was agreed on, and how it stands, told by a few lines of its log."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

import msgspec

from wwtennis.games.worldwide.cards import Surface
from wwtennis.games.worldwide.setup import FORMATS, SEATS
from wwtennis.games.worldwide.solo_levels import SOLO_LEVELS
from wwtennis.games.worldwide.words.terms import about
from wwtennis.kernel.errors import BadFile
from wwtennis.kernel.plain import brief
from wwtennis.kernel.words import _
from wwtennis.tennis.calling import call_score, call_standing
from wwtennis.tennis.score import Score


class Agreed(msgspec.Struct, frozen=True):
    """What a list shows of a header."""

    surface: Surface
    best_of: Literal[3, 5] | None  # sets; None: a tie-break
    solo: str | None = None  # the level of the solo opponent


def agreed(header: Mapping[str, Any]) -> dict[str, Any]:
    """The rest of the header may be of any version."""
    seats = header.get("seats")
    count = len(seats) if isinstance(seats, Sequence) else 0
    if count != len(SEATS):
        raise BadFile(_("`seats` has {count}, and two play").format(count=count))
    try:
        found: dict[str, Any] = msgspec.to_builtins(msgspec.convert(header, Agreed))
    except msgspec.ValidationError as why:
        raise BadFile(brief(why)) from None
    return found


def in_words(agreed: Mapping[str, Any]) -> tuple[str, ...]:
    level = SOLO_LEVELS.get(agreed.get("solo") or "")
    said = about(Surface(agreed["surface"]), agreed["best_of"])
    return (*said, _("solo {level}").format(level=_(level.name).lower())) if level is not None else said


def standing(agreed: Mapping[str, Any], scored: Mapping[str, Any]) -> str:
    return call_standing(FORMATS[agreed["best_of"]], msgspec.convert(scored["score"], Score))


def score(agreed: Mapping[str, Any], scored: Mapping[str, Any], names: Sequence[str]) -> str:
    return call_score(FORMATS[agreed["best_of"]], msgspec.convert(scored["score"], Score), names)
