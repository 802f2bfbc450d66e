"""The first line of a Serve & Play log: what was agreed before the match, and what is needed to check it.

Folding the events needs the set-up and the decks; playing them again needs the seed as well.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import msgspec

from wwtennis import __version__
from wwtennis.games.serve_play.cards import Decks
from wwtennis.games.serve_play.setup import BEST_OF, HAND, Setup
from wwtennis.kernel.errors import BadFile
from wwtennis.kernel.log import FORMAT, VERSION
from wwtennis.kernel.luck import LARGEST_SEED
from wwtennis.kernel.plain import brief, plain, told
from wwtennis.kernel.words import _

GAME = "serve-play"
LONGEST_NAME = 60
DATE = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z")


class Seat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One seat: the name on the scoreboard, and who plays (a bot's name, or "human")."""

    name: str
    by: str


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Every field of the first line, in its order. A variant is left out where it is not played."""

    format: str
    version: int
    game: str
    seats: tuple[Seat, ...]  # two play singles, four doubles
    decks: str  # their fingerprint
    seed: int
    program: str  # the version that wrote it
    best_of: int = 1
    tiebreak: bool = False
    advantage: bool = False
    fresh_card: bool = False
    date: str | None = None  # when the match began: "2026-07-03T14:15:30Z"
    practice: bool = False  # undo was free


def header_of(setup: Setup, seed: int, by: Sequence[str], date: str | None = None, practice: bool = False) -> Header:
    """What the log of this match says first."""
    header = Header(
        FORMAT, VERSION, GAME,
        tuple(Seat(name, who) for name, who in zip(setup.names, by, strict=True)), setup.decks.fingerprint, seed,
        __version__, setup.best_of, setup.tiebreak, setup.advantage, setup.fresh_card, date, practice,
    )  # fmt: skip
    _check(header)
    return header


def read_header(found: dict[str, Any]) -> Header:
    """A header that somebody else may have written: every field there, known, of its type and possible."""
    try:
        header = msgspec.convert(found, Header)
    except msgspec.ValidationError as why:
        raise BadFile(_("not a header of this game ({why})").format(why=brief(why))) from None
    _check(header)
    return header


def setup_from(header: Header, decks: Decks) -> Setup:
    """The set-up that a log was played with. Its decks must be those at hand."""
    if header.decks != decks.fingerprint:
        raise BadFile(
            _("played with other decks: their fingerprint is {theirs}, and that of the decks at hand is {ours}").format(
                theirs=header.decks, ours=decks.fingerprint
            )
        )
    names = tuple(plain(seat.name) for seat in header.seats)
    return Setup(decks, names, header.tiebreak, header.best_of, header.advantage, header.fresh_card)


def _check(header: Header) -> None:
    """What the types do not say: the first thing that cannot be, as a sentence."""
    seats = [
        _wrong_text(field, text) for seat in header.seats for field, text in (("name", seat.name), ("by", seat.by))
    ]
    for fault in (_wrong_identity(header), _wrong_rules(header), *seats):
        if fault is not None:
            raise BadFile(fault)


def _wrong_identity(header: Header) -> str | None:
    if (header.format, header.version, header.game) != (FORMAT, VERSION, GAME):
        return _("not the log of a {game} match, version {version}").format(game=GAME, version=VERSION)
    if not 0 <= header.seed <= LARGEST_SEED:
        return _("`seed` is {seed}, and seeds go from 0 to {most}").format(seed=header.seed, most=LARGEST_SEED)
    if header.date is not None and not DATE.fullmatch(header.date):
        return _("`date` is {told}, and dates look like 2026-07-03T14:15:30Z").format(told=told(header.date[:40]))
    return _wrong_text("decks", header.decks) or _wrong_text("program", header.program)


def _wrong_rules(header: Header) -> str | None:
    if len(header.seats) not in HAND:
        return _("`seats` has {count}, and two play singles, four play doubles").format(count=len(header.seats))
    if header.best_of not in BEST_OF:
        return _("`best_of` is {told}, and it is {allowed}").format(
            told=told(header.best_of), allowed=_(" or ").join(map(told, BEST_OF))
        )
    return None


def _wrong_text(field: str, text: str) -> str | None:
    """Texts go to screens: no control characters, no endless names."""
    if text.isprintable() and 0 < len(text) <= LONGEST_NAME:
        return None
    return _("`{field}` must be 1 to {most} printable characters, and is {told}").format(
        field=field, most=LONGEST_NAME, told=told(text[: LONGEST_NAME + 1])
    )
