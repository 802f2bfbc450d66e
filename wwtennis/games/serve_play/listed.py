"""A match in a list: what was agreed on, and how it stands, told by a few lines of its log."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

import msgspec

from wwtennis.games.serve_play.setup import DOUBLES, HAND, format_of
from wwtennis.games.serve_play.words.terms import about
from wwtennis.kernel.errors import BadFile
from wwtennis.kernel.plain import brief
from wwtennis.kernel.words import _
from wwtennis.tennis.calling import call_score, call_standing
from wwtennis.tennis.score import Format, Score


class Agreed(msgspec.Struct, frozen=True):
    """What a list shows of a header, and nothing is said of what is not agreed on."""

    seats: int
    best_of: Literal[1, 3] = 1
    tiebreak: bool = False
    advantage: bool = False
    fresh_card: bool = False

    @property
    def is_doubles(self) -> bool:
        return self.seats == DOUBLES


def agreed(header: Mapping[str, Any]) -> dict[str, Any]:
    """The rest of the header may be of any version."""
    seats = header.get("seats")
    count = len(seats) if isinstance(seats, Sequence) else 0
    if count not in HAND:
        raise BadFile(_("`seats` has {count}, and two play singles, four play doubles").format(count=count))
    try:
        found: dict[str, Any] = msgspec.to_builtins(msgspec.convert({**header, "seats": count}, Agreed))
    except msgspec.ValidationError as why:
        raise BadFile(brief(why)) from None
    return found


def in_words(agreed: Mapping[str, Any]) -> list[str]:
    return about(msgspec.convert(agreed, Agreed))


def standing(agreed: Mapping[str, Any], scored: Mapping[str, Any]) -> str:
    return call_standing(_format(agreed), msgspec.convert(scored["score"], Score))


def score(agreed: Mapping[str, Any], scored: Mapping[str, Any], names: Sequence[str]) -> str:
    return call_score(_format(agreed), msgspec.convert(scored["score"], Score), names)


def _format(agreed: Mapping[str, Any]) -> Format:
    what = msgspec.convert(agreed, Agreed)
    return format_of(what.best_of, what.advantage, what.tiebreak, what.seats)
