"""The journal: a match in its own log while it is played, so that nothing that happened is ever lost.

What follows from an answer goes to the operating system in one piece, before anybody is asked again; the start and the
end of every point are also forced onto the disk. So a killed program loses nothing, and a power cut at worst the point
being played. Where the disk refuses, what is to be written waits, and is written when the disk is ready again.
"""

from __future__ import annotations

import contextlib
import os
import re
import time
import unicodedata
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec

from wwtennis.files.disk import created, opened, reason
from wwtennis.files.folders import made, matches_folder
from wwtennis.files.locks import lock
from wwtennis.files.logs import cannot_write
from wwtennis.games.worldwide.events import MatchWon, PointStarted, PointWon
from wwtennis.games.worldwide.header import Header
from wwtennis.kernel.errors import WWTennisError
from wwtennis.kernel.log import entry_line, header_line
from wwtennis.kernel.plain import printable
from wwtennis.kernel.table import Entry, Table
from wwtennis.kernel.words import _

SUFFIX = ".jsonl"
FORCED = (PointStarted, PointWon, MatchWon)  # what must survive a power cut

APPENDING = os.O_RDWR | os.O_APPEND


def now() -> str:
    """The moment, as headers have it."""
    return time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime())


class Journal:
    """An open log of which this process is the only writer."""

    def __init__(self, path: Path, file: int, written: int = 0) -> None:
        self.path = path
        self.trouble: str | None = None  # the sentence to show while something cannot be written
        self.on_trouble: Callable[[str], None] = lambda _sentence: None
        self._file: int | None = file
        self._number = written  # of the last entry
        self._waiting = bytearray()
        self._force = False

    @classmethod
    def create(cls, header: Header, folder: Path | None = None) -> Journal:
        """The log of a new match, in a file of its own."""
        folder = made(folder or matches_folder())
        path, file = _new_file(folder, header)
        lock(file)
        journal = cls(path, file)
        journal.add(header_line(msgspec.to_builtins(header)))
        journal.write(force=True)
        if journal.trouble is not None:
            journal.close()
            with contextlib.suppress(OSError):
                path.unlink()  # nobody has played in it
            raise WWTennisError(journal.trouble)
        _force_folder(folder)
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

    # While the match is played

    def follow(self, table: Table[Any]) -> None:
        """Keep everything that happens at this table from now on."""
        table.subscribe_entries(self.hear)
        table.subscribe_rests(self.rest)

    def hear(self, entry: Entry) -> None:
        self._number += 1
        self._force = self._force or isinstance(entry, FORCED)
        self._waiting += entry_line(self._number, entry)

    def rest(self) -> None:
        """All has been told that follows from an answer: hand it over."""
        self.write(force=self._force)

    # Writing

    def keep(self, entries: Sequence[Entry]) -> None:
        """Write these entries now, and force them onto the disk."""
        for entry in entries:
            self.hear(entry)
        self.write(force=True)

    def add(self, data: bytes) -> None:
        """Let this wait for the next writing."""
        self._waiting += data

    def starts_after(self, entries: int) -> None:
        """The file has so many entries already."""
        self._number = entries

    def cut(self, size: int) -> None:
        """Let the file end after so many bytes. What comes after them must be safe elsewhere."""
        assert self._file is not None
        os.ftruncate(self._file, size)
        os.fsync(self._file)

    def write(self, *, force: bool) -> None:
        """Hand over what waits. Where that cannot be done it goes on waiting, in its order and to the last byte."""
        if self._file is None:
            return
        try:
            while self._waiting:
                done = os.write(self._file, self._waiting)
                del self._waiting[:done]
            if force:
                os.fsync(self._file)
                self._force = False
            self.trouble = None
        except OSError as why:
            self._tell(why)

    def close(self) -> str | None:
        """Let go of the file. The sentence to show where something could not be written to the last."""
        if self._file is not None:
            self.write(force=bool(self._waiting))
            with contextlib.suppress(OSError):
                os.close(self._file)
            self._file = None
        return self.trouble

    def _tell(self, why: OSError) -> None:
        new = self.trouble is None
        sentence = _("{path}: the match cannot be kept just now ({why}); play on, it is tried again at every decision.")
        self.trouble = printable(sentence.format(path=self.path, why=why.strerror))
        if new:
            self.on_trouble(self.trouble)

    def __enter__(self) -> Journal:
        return self

    def __exit__(self, *problem: object) -> None:
        self.close()


def is_played(path: Path) -> bool:
    """Whether somebody has this log open to write to it."""
    file = opened(path)
    try:
        return not lock(file)
    finally:
        os.close(file)


def being_played(path: Path) -> WWTennisError:
    return WWTennisError(_("{path}: this match is being played in another window").format(path=path))


def _new_file(folder: Path, header: Header) -> tuple[Path, int]:
    """A file that was not there before, named after the day, the hour and the players."""
    stem = "-".join([time.strftime("%Y%m%d-%H%M%S"), *(slug(seat.name) for seat in header.seats)])
    for attempt in range(1, 1000):
        path = folder / (f"{stem}{SUFFIX}" if attempt == 1 else f"{stem}-{attempt}{SUFFIX}")
        try:
            return path, created(path, APPENDING)
        except FileExistsError:
            continue
        except OSError as why:
            raise cannot_write(path, why) from None
    raise WWTennisError(_("{folder}: too many matches began in this second").format(folder=folder))


def slug(name: str) -> str:
    """The letters and digits of a name that every file system takes: Élodie is elodie."""
    plain = unicodedata.normalize("NFKD", name.lower())
    return re.sub(r"[^a-z0-9]+", "", plain)[:14] or "x"


def _force_folder(folder: Path) -> None:
    """The new file's name must survive a power cut too. Not every system lets one say so."""
    with contextlib.suppress(OSError):
        opened = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)
