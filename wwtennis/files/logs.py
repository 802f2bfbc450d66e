"""Log files: reading what anybody may have written, and writing so that nothing half-written stays behind."""

from __future__ import annotations

import contextlib
import itertools
import os
from collections.abc import Iterable
from pathlib import Path
from typing import BinaryIO

import attrs
import msgspec

from wwtennis.games.worldwide.cards import Deck
from wwtennis.games.worldwide.game import Worldwide
from wwtennis.games.worldwide.header import Header, read_header, setup_from
from wwtennis.games.worldwide.setup import Setup
from wwtennis.kernel.errors import BadFile, WWTennisError
from wwtennis.kernel.log import FORMAT, VERSION, EntryReader, entry_line, header_line, read_object
from wwtennis.kernel.table import Entry
from wwtennis.kernel.words import _

LARGEST = 64 * 2**20  # bytes; the longest match of five sets takes well under one of them


@attrs.frozen
class Recording:
    """A log as it was read: well formed, not yet checked against the rules."""

    path: Path
    header: Header
    setup: Setup
    entries: list[Entry]

    @property
    def game(self) -> Worldwide:
        return Worldwide(self.setup)


def place(path: Path, entry: int) -> str:
    """Where an entry stands, as editors understand it. The header is line 1, so entry 1 is line 2."""
    return f"{path}:{entry + 1}"


def read_log(path: Path, deck: Deck) -> Recording:
    """Read a log that was played with this deck; one sentence, with file and line, where that cannot be."""
    first, *rest = _lines(path)
    try:
        header = read_header(_ours(first))
        setup = setup_from(header, deck)
    except BadFile as why:
        raise BadFile(f"{place(path, 0)}: {why}") from None
    return Recording(path, header, setup, _entries(path, rest, EntryReader(Worldwide(setup))))


def _ours(line: bytes) -> dict[str, object]:
    """The first line, if it is the header of a log, and of a version that can be read."""
    try:
        found = read_object(line)
    except BadFile:
        found = {}
    if found.get("format") != FORMAT:
        raise BadFile(_("this is not a {format} file").format(format=FORMAT))
    version = found.get("version")
    if type(version) is not int or version < 1:
        raise BadFile(_("`version` is {told}, and versions are numbers from 1 on").format(told=_shown(version)))
    if version > VERSION:
        why = _("written by a newer wwtennis (log version {told}, and this one reads up to {known}): update wwtennis")
        raise BadFile(why.format(told=version, known=VERSION))
    return found


def _entries(path: Path, lines: list[bytes], reader: EntryReader) -> list[Entry]:
    entries: list[Entry] = []
    for number, line in enumerate(lines, start=1):
        try:
            entries.append(reader.read(line, number))
        except BadFile as why:
            cut = _(", the last line: it may have been cut off") if number == len(lines) else ""
            raise BadFile(f"{place(path, number)}: {why}{cut}") from None
    return entries


def _lines(path: Path) -> list[bytes]:
    """Its lines, at least one. Only a plain file of a sane size is read at all."""
    try:
        if path.exists() and not path.is_file():
            raise BadFile(_("{path}: not a file").format(path=path))
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except OSError as why:
        raise BadFile(_("{path}: cannot be read ({why})").format(path=path, why=why.strerror)) from None
    if len(data) > LARGEST:
        why_not = _("{path}: larger than {most} MB, which no match is")
        raise BadFile(why_not.format(path=path, most=LARGEST // 2**20))
    if not data:
        raise BadFile(_("{path}: the file is empty").format(path=path))
    return data.removesuffix(b"\n").split(b"\n")


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
            raise _cannot_write(self.path, why) from None

    def close(self) -> None:
        try:
            self._file.close()
        except OSError as why:
            raise _cannot_write(self.path, why) from None

    def _write(self, line: bytes) -> None:
        try:
            self._file.write(line)
        except OSError as why:
            raise _cannot_write(self.path, why) from None

    def __enter__(self) -> LogWriter:
        return self

    def __exit__(self, *problem: object) -> None:
        self.close()


def write_log(path: Path, header: Header, entries: Iterable[Entry]) -> None:
    """Write a whole log: it is there when it is complete, and not before, whatever happens on the way."""
    lines = [header_line(msgspec.to_builtins(header)), *itertools.starmap(entry_line, enumerate(entries, start=1))]
    unfinished = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        try:
            unfinished.write_bytes(b"".join(lines))
            unfinished.replace(path)
        except BaseException:  # Ctrl+C as well
            with contextlib.suppress(OSError):
                unfinished.unlink()
            raise
    except OSError as why:
        raise _cannot_write(path, why) from None


def _created(path: Path) -> BinaryIO:
    try:
        return path.open("xb")
    except OSError as why:
        raise _cannot_write(path, why) from None


def _cannot_write(path: Path, why: OSError) -> WWTennisError:
    return WWTennisError(_("{path}: cannot be written ({why})").format(path=path, why=why.strerror))


def _shown(value: object) -> str:
    return msgspec.json.encode(value).decode()
