"""Log files: reading what anybody may have written, and writing so that nothing half-written stays behind."""

from __future__ import annotations

import itertools
import os
from collections.abc import Iterable
from pathlib import Path
from typing import BinaryIO

import attrs
import msgspec

from wwtennis.files import compat
from wwtennis.files.disk import created, read_start, reason, write_new
from wwtennis.files.older import deck_played_with
from wwtennis.files.players import load_players
from wwtennis.games import kind_of
from wwtennis.games.worldwide.cards import Deck
from wwtennis.games.worldwide.game import Worldwide
from wwtennis.games.worldwide.header import Header, read_header, setup_from
from wwtennis.games.worldwide.setup import Setup
from wwtennis.kernel.errors import BadFile, UsageError, WWTennisError
from wwtennis.kernel.kind import Kind
from wwtennis.kernel.log import FORMAT, VERSION, EntryReader, entry_line, header_line, read_object
from wwtennis.kernel.plain import plain, told
from wwtennis.kernel.table import Entry
from wwtennis.kernel.words import _

LARGEST = 16 * 2**20  # bytes; the longest match of five sets takes well under one of them


@attrs.frozen
class Recording:
    """A log as it was read: well formed, not yet checked against the rules."""

    path: Path
    header: Header
    setup: Setup
    entries: list[Entry]
    version: int = VERSION  # in which it was written
    size: int = 0  # of the whole lines at its start, in bytes
    torn: str = ""  # what is wrong with what comes after them, where the last line was cut off

    @property
    def kind(self) -> Kind:
        return kind_of(self.header.game)

    @property
    def game(self) -> Worldwide:
        return Worldwide(self.setup)

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(plain(seat.name) for seat in self.header.seats)


def place(path: Path, entry: int) -> str:
    """Where an entry stands, as editors understand it. The header is line 1, so entry 1 is line 2."""
    return f"{path}:{entry + 1}"


def read_log(path: Path, deck: Deck, *, torn_ok: bool = False) -> Recording:
    """Read a log that was played with this deck; one sentence, with file and line, where that cannot be.

    `torn_ok`: where the writing was cut off, be content with the whole lines before.
    """
    return parse_log(path, read_bytes(path), deck, torn_ok=torn_ok)


def parse_log(path: Path, data: bytes, deck: Deck, *, torn_ok: bool = False) -> Recording:
    """The recording in this data, which was read from this file."""
    first, *rest = data.removesuffix(b"\n").split(b"\n")
    try:
        version, found = _ours(first)
        header = read_header(found)
        deck = deck_played_with(header.deck, deck)
        setup = setup_from(header, deck, load_players(deck=deck) if any(seat.player for seat in header.seats) else {})
    except BadFile as why:
        raise BadFile(f"{place(path, 0)}: {why}") from None
    reader = EntryReader(Worldwide(setup))
    entries: list[Entry] = []
    for number, line in enumerate(rest, start=1):
        try:
            entries.append(reader.read(compat.entry_now(version, line, number), number))
        except BadFile as why:
            if not (torn_ok and _is_torn(line, number == len(rest))):
                cut = _(", the last line: it may have been cut off") if number == len(rest) else ""
                raise BadFile(f"{place(path, number)}: {why}{cut}") from None
            size = sum(len(each) + 1 for each in [first, *rest[: number - 1]])
            return Recording(path, header, setup, entries, version, size, f"{place(path, number)}: {why}")
    return Recording(path, header, setup, entries, version, len(data))


def _is_torn(line: bytes, is_last: bool) -> bool:
    """Whether writing stopped here: the last line, or blocks that were promised to the file and never came."""
    return is_last or b"\0" in line


def _ours(line: bytes) -> tuple[int, dict[str, object]]:
    """The version of a log and its header as this version says it, if the first line is one that can be read."""
    try:
        found = read_object(line)
    except BadFile:
        found = {}
    return version_of(found), compat.header_now(found)


def version_of(found: dict[str, object]) -> int:
    """The version that a first line says, if it is one that can be read."""
    if found.get("format") != FORMAT:
        raise BadFile(_("this is not a {format} file").format(format=FORMAT))
    version = found.get("version")
    if type(version) is not int or version < compat.OLDEST:
        why = _("`version` is {told}, and versions are numbers from {oldest} on")
        raise BadFile(why.format(told=told(version), oldest=compat.OLDEST))
    if version > VERSION:
        why = _("written by a newer wwtennis (log version {told}, and this one reads up to {known}): update wwtennis")
        raise BadFile(why.format(told=told(version), known=VERSION))
    return version


def read_bytes(path: Path) -> bytes:
    """All of it, at least one byte. Only a plain file of a sane size is read at all."""
    try:
        data = read_start(path, LARGEST + 1)
    except (OSError, ValueError) as why:  # ValueError: a path that no system takes
        raise cannot_read(path, why) from None
    if len(data) > LARGEST:
        why_not = _("{path}: larger than {most} MB, which no match is")
        raise BadFile(why_not.format(path=path, most=LARGEST // 2**20))
    if not data:
        raise BadFile(_("{path}: the file is empty").format(path=path))
    return data


class LogWriter:
    """A log that grows with its match: let it `hear` the table's entries. It never writes over another file."""

    def __init__(self, path: Path, header: Header) -> None:
        self.path = path
        self._number = 0
        self._file = _created(path)
        self._write(header_line(msgspec.to_builtins(header)))

    def hear(self, entry: Entry) -> None:
        self._number += 1
        self._write(entry_line(self._number, entry))

    def flush(self) -> None:
        """Hand what was written to the operating system."""
        try:
            self._file.flush()
        except OSError as why:
            raise cannot_write(self.path, why) from None

    def close(self) -> None:
        try:
            self._file.close()
        except OSError as why:
            raise cannot_write(self.path, why) from None

    def _write(self, line: bytes) -> None:
        try:
            self._file.write(line)
        except OSError as why:
            raise cannot_write(self.path, why) from None

    def __enter__(self) -> LogWriter:
        return self

    def __exit__(self, *problem: object) -> None:
        self.close()


def write_log(path: Path, header: Header, entries: Iterable[Entry]) -> None:
    """Write a whole log: it is there when it is complete, and not before, whatever happens on the way."""
    lines = [header_line(msgspec.to_builtins(header)), *itertools.starmap(entry_line, enumerate(entries, start=1))]
    save(path, b"".join(lines))


def save(path: Path, data: bytes) -> None:
    """Write a new file, whole or not at all; one sentence where that cannot be."""
    try:
        write_new(path, data)
    except (OSError, ValueError) as why:  # ValueError: a path that no system takes
        raise cannot_write(path, why) from None


def _created(path: Path) -> BinaryIO:
    try:
        return os.fdopen(created(path), "wb")
    except OSError as why:
        raise cannot_write(path, why) from None


def cannot_read(path: Path, why: Exception) -> BadFile:
    return BadFile(_("{path}: cannot be read ({why})").format(path=path, why=reason(why)))


def cannot_write(path: Path, why: Exception) -> WWTennisError:
    if isinstance(why, FileExistsError):
        sentence = _("{path}: this is there already, and nothing is written over: choose another name")
        return UsageError(sentence.format(path=path))
    return WWTennisError(_("{path}: cannot be written ({why})").format(path=path, why=reason(why)))
