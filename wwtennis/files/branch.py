"""Playing on from a moment of a recorded match: a new match with that history, and with luck of its own."""

from __future__ import annotations

from pathlib import Path

import msgspec

from wwtennis import __version__
from wwtennis.files.journal import Journal, now
from wwtennis.files.logs import Recording, place
from wwtennis.files.resume import Resumed
from wwtennis.games.worldwide.header import Header
from wwtennis.games.worldwide.state import Match
from wwtennis.kernel.check import Mismatch, check
from wwtennis.kernel.errors import BadFile, UsageError
from wwtennis.kernel.luck import SeededLuck, fresh_seed
from wwtennis.kernel.replay import Replay
from wwtennis.kernel.table import Table
from wwtennis.kernel.words import _


def branch(
    recording: Recording,
    moment: int,
    *,
    by: tuple[str, str] | None = None,
    practice: bool = False,
    folder: Path | None = None,
) -> Resumed:
    """A new match from the last decision up to this moment; `by` says who plays it on, in the words of headers."""
    decision = Replay(recording.game, recording.entries).decision_at(moment)
    if decision is None:
        why = _("{path}: up to entry {moment} nobody was asked anything, so there is nothing to play on from")
        raise UsageError(why.format(path=recording.path, moment=moment))
    history = list(recording.entries[:decision])
    try:
        check(recording.game, history, seed=None)
    except Mismatch as fault:
        raise BadFile(f"{place(recording.path, fault.entry)}: {fault.why}") from None
    table: Table[Match] = Table(recording.game, SeededLuck(recording.header.seed))
    table.resume(history)
    table.reseed(fresh_seed())
    header = _header(recording.header, by, practice)
    journal = Journal.create(header, folder)
    journal.keep(table.entries or [])
    journal.follow(table)
    new = Recording(journal.path, header, recording.setup, table.entries or [])
    return Resumed(journal, new, table)


def _header(header: Header, by: tuple[str, str] | None, practice: bool) -> Header:
    seats = header.seats
    if by is not None:
        seats = (msgspec.structs.replace(seats[0], by=by[0]), msgspec.structs.replace(seats[1], by=by[1]))
    return msgspec.structs.replace(header, seats=seats, program=__version__, date=now(), practice=practice)
