"""The journal: a match in its own log while it is played, so that nothing that happened is ever lost.

What follows from an answer goes to the operating system in one piece, before anybody is asked again; the milestones of
the game (a point begins, a point is won) are also forced onto the disk, from the first decision on: before it there is
nothing to lose. So a killed program loses nothing, and a power cut at worst the point being played. Where the disk
refuses, what is to be written waits, and is written when the disk is ready again.
"""

from __future__ import annotations

import contextlib
import os
import re
import time
import unicodedata
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from wwtennis.files.disk import cannot_write, opened, reason
from wwtennis.files.folders import made, matches_folder
from wwtennis.files.growing import APPENDING, GrowingFile
from wwtennis.files.locks import lock
from wwtennis.kernel.errors import WWTennisError
from wwtennis.kernel.game import Event
from wwtennis.kernel.header import Header
from wwtennis.kernel.log import Lines
from wwtennis.kernel.table import Answer, Entry, Table
from wwtennis.kernel.words import _

SUFFIX = ".jsonl"


def now() -> str:
    """The moment, as headers have it."""
    return time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime())


class Journal(GrowingFile):
    """The log of a match while it is played. What a `GrowingFile` promises holds for it."""

    def __init__(self, path: Path, file: int | None = None) -> None:
        super().__init__(path, file)
        self._lines = Lines()
        self._table: Table[Any] | None = None
        self._lasting: tuple[type[Event], ...] = ()  # the milestones of the game: they must survive a power cut
        self._is_lasting = False  # whether something waits that must survive a power cut
        self._is_decided = file is not None  # something, by somebody: in a log that goes on, before

    @classmethod
    def begin(cls, header: Header, folder: Path | None = None) -> Journal:
        """The log of a new match, in a file of its own. Where it cannot be written yet, it says so and tries again."""
        names = [slug(seat.name) for seat in header.seats]
        stem = "-".join([time.strftime("%Y%m%d-%H%M%S"), *names])
        journal = cls((folder or matches_folder()) / f"{stem}{SUFFIX}")
        journal.add(journal._lines.first(msgspec.to_builtins(header)))
        journal.write(force=False)
        return journal

    @classmethod
    def create(cls, header: Header, folder: Path | None = None) -> Journal:
        """The same where there is no sense in going on without: it is written, or there is one sentence and no file."""
        journal = cls.begin(header, made(folder or matches_folder()))
        if journal.fault is not None:
            journal.let_go()
            with contextlib.suppress(OSError):
                journal.path.unlink()  # nobody has played in it
            raise cannot_write(journal.path, journal.fault)
        return journal

    @classmethod
    def open(cls, path: Path) -> Journal:
        """The log of a match that goes on; nothing of it has been read yet."""
        try:
            file = opened(path, APPENDING)
        except (OSError, ValueError) as why:  # ValueError: a path that no system takes
            sentence = _("{path}: cannot be continued ({why})")
            raise WWTennisError(sentence.format(path=path, why=reason(why))) from None
        if not lock(file):
            os.close(file)
            raise being_played(path)
        return cls(path, file)

    def goes_on(self, data: bytes, entries: int) -> None:
        """The file has this already, with so many entries; what comes after it is cut off, and is safe elsewhere.

        Where the last line has no end, it gets one.
        """
        self.has(data)
        self._lines.go_on_after(data, entries)
        if not data.endswith(b"\n"):
            self.add(self._lines.as_it_is(b"\n"))

    # While the match is played

    def follow(self, table: Table[Any]) -> None:
        """Keep everything that happens at this table from now on."""
        self._table, self._lasting = table, tuple(table.game.milestones)
        table.subscribe_entries(self.hear)
        table.subscribe_rests(self.rest)

    def hear(self, entry: Entry) -> None:
        self._is_lasting = self._is_lasting or isinstance(entry, self._lasting)
        self._is_decided = self._is_decided or isinstance(entry, Answer)
        self.add(self._lines.next(entry))

    def rest(self) -> None:
        """All has been told that follows from an answer: hand it over. The end of the match closes the log."""
        if self._table is not None and self._table.is_over and not self._lines.is_closed:
            self.add(self._lines.last())
        self.write(force=self._is_lasting and self._is_decided)

    def write(self, *, force: bool) -> None:
        super().write(force=force)
        if force and self.fault is None:
            self._is_lasting = False

    def keep(self, entries: Sequence[Entry]) -> None:
        """Write these entries now, and force them onto the disk."""
        for entry in entries:
            self.hear(entry)
        self.write(force=True)

    def __enter__(self) -> Journal:
        return self

    def __exit__(self, *problem: object) -> None:
        self.close()
        self.let_go()


def is_played(path: Path) -> bool:
    """Whether somebody has this log open to write to it."""
    file = opened(path)
    try:
        return not lock(file)
    finally:
        os.close(file)


def being_played(path: Path) -> WWTennisError:
    return WWTennisError(_("{path}: this match is being played in another window").format(path=path))


def slug(name: str) -> str:
    """The letters and digits of a name that every file system takes: Élodie is elodie."""
    plain = unicodedata.normalize("NFKD", name.lower())
    return re.sub(r"[^a-z0-9]+", "", plain)[:14] or "x"
