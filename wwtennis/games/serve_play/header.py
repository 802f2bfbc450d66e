"""The first line of a Serve & Play log: what was agreed before the match, and what is needed to check it.

Folding the events needs the set-up and the decks; playing them again needs the seed as well.
"""

from __future__ import annotations

from collections.abc import Sequence

from wwtennis.games.serve_play.material import Material
from wwtennis.games.serve_play.setup import BEST_OF, HAND, Setup
from wwtennis.kernel import header as kernel
from wwtennis.kernel.errors import BadFile
from wwtennis.kernel.header import HeaderSeat, check_header, envelope, wrong_text
from wwtennis.kernel.plain import quoted
from wwtennis.kernel.words import _

GAME = "serve-play"


class Header(kernel.Header, frozen=True, kw_only=True):
    """What is agreed on for Serve & Play. A variant is left out where it is not played."""

    decks: str  # their fingerprint
    best_of: int = 1
    tiebreak: bool = False
    advantage: bool = False
    fresh_card: bool = False


def header_of(setup: Setup, seed: int, by: Sequence[str], date: str | None = None, practice: bool = False) -> Header:
    """What the log of this match says first."""
    header = Header(
        **envelope(GAME, seed, date, practice),
        seats=tuple(HeaderSeat(name=name, by=who) for name, who in zip(setup.names, by, strict=True)),
        decks=setup.decks.fingerprint,
        best_of=setup.best_of,
        tiebreak=setup.tiebreak,
        advantage=setup.advantage,
        fresh_card=setup.fresh_card,
    )
    check(header)
    return header


def setup_from(header: Header, material: Material) -> Setup:
    """The set-up that a log was played with. Its decks must be those at hand."""
    decks = material.decks_played_with(header.decks)
    if header.decks != decks.fingerprint:
        raise BadFile(
            _("played with other decks: their fingerprint is {theirs}, and that of the decks at hand is {ours}").format(
                theirs=header.decks, ours=decks.fingerprint
            )
        )
    return Setup(decks, header.names, header.tiebreak, header.best_of, header.advantage, header.fresh_card)


def check(header: Header) -> None:
    """What the types do not say: the first thing that cannot be, as a sentence."""
    check_header(header, GAME, wrong_text("decks", header.decks), _wrong_rules(header))


def _wrong_rules(header: Header) -> str | None:
    if len(header.seats) not in HAND:
        return _("`seats` has {count}, and two play singles, four play doubles").format(count=len(header.seats))
    if header.best_of not in BEST_OF:
        return _("`best_of` is {told}, and it is {allowed}").format(
            told=quoted(header.best_of), allowed=_(" or ").join(map(quoted, BEST_OF))
        )
    return None
