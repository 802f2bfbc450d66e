"""Taking up a match that was left, killed or cut off, at the very decision it stood at.

The match is run again from its seed and its answers, so that its luck stands where it stood; what followed from the
last answer and was not yet written comes out the same, and is written now. A torn end goes to a file of its own.
Where the seed no longer leads there (another version, say), the events stand, and luck starts afresh: the log says so.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

from wwtennis import __version__
from wwtennis.files.disk import cannot_write, write_new
from wwtennis.files.journal import Journal
from wwtennis.files.logs import Recording, parse_log, place, read_bytes
from wwtennis.kernel.bots import RandomPlay
from wwtennis.kernel.check import Mismatch, check
from wwtennis.kernel.errors import CANNOT_FOLLOW, BadFile, WWTennisError
from wwtennis.kernel.log import JUDGING, VERSION
from wwtennis.kernel.luck import SeededLuck, fresh_seed
from wwtennis.kernel.plain import printable
from wwtennis.kernel.rerun import rerun
from wwtennis.kernel.table import Table, Why
from wwtennis.kernel.words import _


class Resumed(msgspec.Struct, frozen=True):
    """A match that goes on: its table follows its journal already. `notes` are sentences to show."""

    journal: Journal
    recording: Recording
    table: Table[Any]
    notes: tuple[str, ...] = ()


def resume(path: Path) -> Resumed:
    """Take up the match in this log; one sentence where that cannot be, and then nothing has changed."""
    journal = Journal.open(path)
    try:
        data = read_bytes(path)
        recording, table, notes = _played_again(parse_log(path, data, torn_ok=True), data)
        if table.is_over and _is_complete(recording, table):
            raise WWTennisError(_("{path}: this match is over, it can only be watched").format(path=path))
        if recording.version < VERSION:
            journal, recording, note = _said_anew(journal, recording)
            notes.append(note)
        else:
            notes.extend(_mend(journal, recording, data))
        journal.follow(table)
        notes.extend(_write_what_is_missing(journal, recording, table))
    except BaseException:
        journal.let_go()
        raise
    return Resumed(journal, recording, table, tuple(map(printable, notes)))


def _is_complete(recording: Recording, table: Table[Any]) -> bool:
    """Whether all that happened is in the log, the line that closes it included."""
    is_closed = recording.sealed is not None or recording.version < JUDGING
    return is_closed and len(recording.entries) == len(table.entries or ())


def _played_again(recording: Recording, data: bytes) -> tuple[Recording, Table[Any], list[str]]:
    """What is there of the match, and a table where all of it has been played."""
    try:
        return recording, rerun(recording.game, recording.entries, recording.header.seed, recording.agreed), []
    except Mismatch as why:
        return _with_fresh_luck(recording, data, why)


def _with_fresh_luck(recording: Recording, data: bytes, why: Mismatch) -> tuple[Recording, Table[Any], list[str]]:
    """The events are what happened, whatever the seed says. But they must be events of this game."""
    try:
        rested = check(recording.game, recording.entries, None, recording.agreed).rested
    except Mismatch as fault:
        rested = _rested_by_the_books(recording, fault)
    if not rested:
        raise BadFile(f"{place(recording.path, why.entry)}: {why.why}")
    recording = _up_to(recording, data, rested)
    table = Table(recording.game, SeededLuck(0))
    table.resume(list(recording.entries))
    if not table.is_over:
        table.reseed(fresh_seed(), Why.RECOVERY)
    note = _("{place}: the seed does not lead here, so the match goes on with fresh luck.")
    return recording, table, [note.format(place=place(recording.path, why.entry))]


def _up_to(recording: Recording, data: bytes, rested: int) -> Recording:
    """Without its last decision, where what followed from it was cut off: without the seed it is asked again."""
    if rested == len(recording.entries):
        return recording
    size = sum(len(line) + 1 for line in data.split(b"\n")[: rested + 1])
    torn = _("{place}: what follows from this decision is missing").format(place=place(recording.path, rested + 1))
    return msgspec.structs.replace(recording, entries=recording.entries[:rested], size=size, torn=torn)


def _rested_by_the_books(recording: Recording, fault: Mismatch) -> int:
    """Other versions may have had other rules. Where the books balance and a trial match ends, it can be played on."""
    sentence = f"{place(recording.path, fault.entry)}: {fault.why}"
    if recording.header.program == __version__:
        raise BadFile(sentence)
    try:
        trial: Table[Any] = Table(recording.game, SeededLuck(1))
        trial.resume(list(recording.entries))
        anybody = RandomPlay(SeededLuck(2))  # two who always answer alike may never be two points apart
        for _answer in range(100_000):
            if trial.pending is None:
                return len(recording.entries)
            trial.answer(anybody.choose(None, trial.pending))
    except CANNOT_FOLLOW:
        pass
    raise BadFile(sentence)


def _mend(journal: Journal, recording: Recording, data: bytes) -> list[str]:
    """Set a torn end aside, so that the file ends with a whole line."""
    side = _set_aside(recording.path, data[recording.size :]) if recording.torn else None
    try:
        journal.goes_on(data[: recording.size], len(recording.entries))
    except OSError as why:
        raise cannot_write(recording.path, why) from None
    if side is None:
        return []
    note = _("{torn}: the end was cut off; it is kept in {side}, and everything before it is there.")
    return [note.format(torn=recording.torn, side=side.name)]


def _set_aside(path: Path, tail: bytes) -> Path:
    """Keep the torn end in a file that was not there before, on the disk before the log is touched."""
    for attempt in range(1, 1000):
        side = path.with_name(f"{path.name}.torn" if attempt == 1 else f"{path.name}.torn{attempt}")
        try:
            write_new(side, tail, force=True)
        except FileExistsError:
            continue
        except OSError as why:
            raise cannot_write(side, why) from None
        return side
    raise WWTennisError(_("{path}: its end was cut off too often").format(path=path))


def _said_anew(journal: Journal, recording: Recording) -> tuple[Journal, Recording, str]:
    """A log of an older version stays as it is, under another name; the match goes on in a new one."""
    old = recording.path
    kept = old.with_name(f"{old.name}.v{recording.version}")
    if kept.exists():
        raise WWTennisError(_("{path}: this is in the way, move it elsewhere").format(path=kept))
    header = replace(recording.header, older=recording.agreed.not_judged)
    new = Journal.create(header, old.parent)
    new.keep(recording.entries)
    if new.fault is not None:
        new.let_go()
        raise cannot_write(new.path, new.fault)
    journal.close()
    old.rename(kept)
    note = _("The match goes on in {new}, in the log format of today; the old log is kept as {old}.")
    said = msgspec.structs.replace(recording, path=new.path, header=header, version=VERSION)
    return new, said, note.format(new=new.path.name, old=kept.name)


def _write_what_is_missing(journal: Journal, recording: Recording, table: Table[Any]) -> list[str]:
    """What followed from the last answer and had not been written yet; where it was the end, the log is closed."""
    journal.keep(table.entries[len(recording.entries) :])
    journal.rest()
    return [journal.trouble] if journal.trouble else []
