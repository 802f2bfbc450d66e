"""Playing on from a moment of a recorded match: a new match with that history, and with luck of its own."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from wwtennis.files.journal import Journal, now
from wwtennis.files.logs import Recording
from wwtennis.files.resume import Resumed
from wwtennis.kernel.errors import UsageError
from wwtennis.kernel.header import with_others
from wwtennis.kernel.log import LONGEST_ORIGIN
from wwtennis.kernel.luck import SeededLuck, fresh_seed
from wwtennis.kernel.plain import plain
from wwtennis.kernel.replay import Replay
from wwtennis.kernel.table import Origin, Table, Why
from wwtennis.kernel.words import _


def branch(
    recording: Recording,
    moment: int,
    *,
    by: Sequence[str],
    practice: bool = False,
    folder: Path | None = None,
) -> Resumed:
    """A new match from the last decision up to this moment; `by` says who plays it on, in the words of headers."""
    decision = Replay(recording.game, recording.entries).decision_at(moment)
    if decision is None:
        why = _("{path}: up to entry {moment} nobody was asked anything, so there is nothing to play on from")
        raise UsageError(why.format(path=recording.path, moment=moment))
    history = msgspec.structs.replace(recording, entries=list(recording.entries[:decision]))
    history.checked(sworn=False)
    header = with_others(recording.header, by, practice, now(), older=min(recording.agreed.not_judged, decision))
    recording.kind.check(header)
    table: Table[Any] = Table(recording.game, SeededLuck(recording.header.seed))
    table.resume(history.entries)
    table.reseed(fresh_seed(), Why.BRANCH, _origin(recording))
    journal = Journal.create(header, folder)
    journal.keep(table.entries)
    journal.follow(table)
    new = Recording(journal.path, header, recording.setup, table.entries)
    return Resumed(journal, new, table)


def _origin(recording: Recording) -> Origin:
    name = plain(recording.path.name, LONGEST_ORIGIN)
    return Origin(recording.header.by, name, recording.header.practice)
