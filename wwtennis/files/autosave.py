"""The app's hold on the journal: the match being played is kept, and the last one that was left can go on."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Any

from wwtennis.files.disk import open_to_read
from wwtennis.files.folders import matches_folder
from wwtennis.files.sittings import keep_seconds, seconds_before

if TYPE_CHECKING:
    from wwtennis.files.growing import GrowingFile
    from wwtennis.files.journal import Journal
    from wwtennis.files.logs import Recording
    from wwtennis.files.matches import Kept
    from wwtennis.files.resume import Resumed
    from wwtennis.kernel.header import Header
    from wwtennis.kernel.table import Table

GLANCE = 2**13  # bytes at the end of a log, in which a match that is over says so
OVER = (b'"closed"', b'"MatchWon"')  # in logs of today, and in those of version 1, which were all of one game

# The journal is imported when it is first used: the title need not wait for it.


class Autosave:
    """At most one match is played; those that were left before all of them was saved are held until it is."""

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder
        self._journal: Journal | None = None
        self._left: list[GrowingFile] = []
        self._since, self._before = 0.0, 0.0  # when this sitting began, and the seconds of those before it
        self.tell: Callable[[str], object] = lambda _sentence: None
        self.changed: Callable[[], object] = lambda: None  # something is unsaved now, or no longer

    @property
    def folder(self) -> Path:
        """Where the matches are kept."""
        return self._folder or matches_folder()

    @property
    def path(self) -> Path | None:
        """The log of the match being played, if there is one and it has everything."""
        return self._journal.path if self._journal is not None and self._journal.fault is None else None

    # What is not saved

    @property
    def unsaved(self) -> list[GrowingFile]:
        """The logs that do not have everything yet."""
        held = [*self._left, *([self._journal] if self._journal is not None else [])]
        return [log for log in held if log.fault is not None]

    def try_again(self) -> None:
        """Write what could not be written yet."""
        for log in self.unsaved:
            log.write(force=True)
        self._left = [log for log in self._left if log.close() is not None]

    # Matches

    def start(self, header: Header, table: Table[Any]) -> None:
        """Keep a new match, before its first event."""
        from wwtennis.files.journal import Journal

        self.close()
        journal = Journal.begin(header, self.folder)
        journal.follow(table)
        self._hold(journal)

    def seems_unfinished(self) -> bool:
        """A glance at the file that was written last: whether its match seems not to be over."""
        try:
            logs = [found for found in os.scandir(self.folder) if found.name.endswith(".jsonl") and found.is_file()]
            newest = max(logs, key=lambda found: found.stat().st_mtime_ns, default=None)
            if newest is None:
                return False
            with open_to_read(Path(newest.path)) as file:
                file.seek(max(0, newest.stat().st_size - GLANCE))
                end = file.read(GLANCE)
            return not any(mark in end for mark in OVER)
        except OSError:
            return False

    def unfinished(self) -> Kept | None:
        """The newest match that is not over."""
        from wwtennis.files.matches import newest_unfinished

        return newest_unfinished(self.folder)

    def take_up(self, resumed: Resumed) -> None:
        """Go on with a match that was left; its table is already being kept."""
        self.close()
        self._hold(resumed.journal)
        for note in resumed.notes:
            self.tell(note)

    def play_on(self, recording: Recording, moment: int, by: Sequence[str], practice: bool) -> Resumed:
        """Start a new match with the history of another; its table is already being kept."""
        from wwtennis.files.branch import branch

        self.close()
        resumed = branch(recording, moment, by=by, practice=practice, folder=self._folder)
        self._hold(resumed.journal)
        return resumed

    @property
    def log(self) -> Path:
        """Of the match that is being kept; an empty path where there is none."""
        return self._journal.path if self._journal is not None else Path()

    @property
    def seconds(self) -> float:
        """That the match has been played, in all sittings together."""
        return self._before + monotonic() - self._since if self._journal is not None else 0.0

    def close(self) -> None:
        """Let go of the match. Where not all of it could be written, it is held on to, and tried again."""
        seconds, journal, self._journal = self.seconds, self._journal, None
        if journal is None:
            return
        keep_seconds(journal.path, seconds)
        if journal.close() is not None:
            self._left.append(journal)

    def tell_nobody(self) -> None:
        """The app has ended."""
        self.tell, self.changed = (lambda _sentence: None), (lambda: None)

    def _hold(self, journal: Journal) -> None:
        self._journal = journal
        self._since, self._before = monotonic(), seconds_before(journal.path)
        journal.tell, journal.changed = (lambda sentence: self.tell(sentence)), (lambda: self.changed())
        if journal.trouble is not None:
            self.tell(journal.trouble)
            self.changed()
