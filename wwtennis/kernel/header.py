"""The first line of a log: what was agreed before the match, and what is needed to check it.

Here is what every game's header has; a game's own inherits from it, adds what its players agree on, and stays one flat
JSON object.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

import msgspec
from msgspec.structs import replace

from wwtennis import __version__
from wwtennis.kernel.errors import BadFile
from wwtennis.kernel.log import FORMAT, JUDGING, VERSION
from wwtennis.kernel.luck import LARGEST_SEED
from wwtennis.kernel.plain import brief, plain, quoted
from wwtennis.kernel.table import Entry, Reseeded
from wwtennis.kernel.undo import Agreement, Terms
from wwtennis.kernel.words import _

LONGEST_NAME = 60
DATE = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z")


class HeaderSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """One seat: the name on the scoreboard, and who plays: a bot's name, HUMAN or SOLO."""

    name: str
    by: str


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """What the first line of every log has."""

    format: str
    version: int
    game: str  # its id
    seats: tuple[HeaderSeat, ...]
    seed: int
    program: str  # the version that wrote it
    date: str | None = None  # when the match began: "2026-07-03T14:15:30Z"
    practice: bool = False  # undo was free
    older: int = 0  # so many entries at the start come from a log of version 1, which did not judge undos

    @property
    def by(self) -> tuple[str, ...]:
        """Who plays."""
        return tuple(seat.by for seat in self.seats)

    @property
    def names(self) -> tuple[str, ...]:
        """As they can be shown anywhere."""
        return tuple(plain(seat.name) for seat in self.seats)


H = TypeVar("H", bound=Header)


def envelope(game: str, seed: int, date: str | None, practice: bool) -> dict[str, Any]:
    """What a header that is written now says of itself; the seats are the game's own."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "game": game,
        "seed": seed,
        "program": __version__,
        "date": date,
        "practice": practice,
    }


def with_others(header: H, by: Sequence[str], practice: bool, date: str, older: int) -> H:
    """The same match played on, by others or at another time. Whether they can play it, its game says."""
    seats = tuple(replace(seat, by=who) for seat, who in zip(header.seats, by, strict=True))
    return replace(header, seats=seats, program=__version__, date=date, practice=practice, older=older)


def agreed_in(header: Header, entries: Sequence[Entry], version: int) -> Agreement:
    """By which terms the undos of this recording are judged. `version`: that of the log."""
    terms = Terms.between(header.by, header.practice)
    branches = [(at, entry.of) for at, entry in enumerate(entries, start=1) if isinstance(entry, Reseeded) and entry.of]
    before = tuple((at, Terms.between(of.by, of.practice)) for at, of in branches)
    return Agreement(terms, before, not_judged=header.older if version >= JUDGING else len(entries))


# What somebody else may have written


def read_header(found: dict[str, Any], kind: type[H]) -> H:
    """Every field there, known, and of its type. What is possible is for `check_header`."""
    try:
        return msgspec.convert(found, kind)
    except msgspec.ValidationError as why:
        raise BadFile(_("not a header of this game ({why})").format(why=brief(why))) from None


def check_header(header: Header, game: str, *faults: str | None) -> None:
    """What the types do not say: the first thing that cannot be, as a sentence. `faults`: what the game found."""
    for fault in (*_wrong_envelope(header, game), *faults):
        if fault is not None:
            raise BadFile(fault)


def _wrong_envelope(header: Header, game: str) -> Iterable[str | None]:
    if (header.format, header.version, header.game) != (FORMAT, VERSION, game):
        yield _("not the log of a {game} match, version {version}").format(game=game, version=VERSION)
    if not 0 <= header.seed <= LARGEST_SEED:
        yield _("`seed` is {seed}, and seeds go from 0 to {most}").format(seed=header.seed, most=LARGEST_SEED)
    if header.date is not None and not DATE.fullmatch(header.date):
        yield _("`date` is {told}, and dates look like 2026-07-03T14:15:30Z").format(told=quoted(header.date[:40]))
    if not 0 <= header.older <= LARGEST_SEED:
        yield _("`older` is {told}, and it is a number of entries").format(told=quoted(header.older))
    yield wrong_text("program", header.program)
    for seat in header.seats:
        yield wrong_text("name", seat.name)
        yield wrong_text("by", seat.by)


def wrong_text(field: str, text: str) -> str | None:
    """Texts go to screens: no control characters, no endless names."""
    if text.isprintable() and 0 < len(text) <= LONGEST_NAME:
        return None
    return _("`{field}` must be 1 to {most} printable characters, and is {told}").format(
        field=field, most=LONGEST_NAME, told=quoted(text[: LONGEST_NAME + 1])
    )
