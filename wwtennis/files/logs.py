"""Log files: reading what anybody may have written, and writing so that nothing half-written stays behind."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from wwtennis.files import compat
from wwtennis.files.disk import cannot_write, read_start, reason, try_writing, write_new
from wwtennis.files.material import material_of
from wwtennis.games import GAMES, kind_of
from wwtennis.kernel.check import Checked, Mismatch, check
from wwtennis.kernel.errors import BadFile
from wwtennis.kernel.game import END, Event, Game
from wwtennis.kernel.header import Header, agreed_in, read_header
from wwtennis.kernel.kind import Kind
from wwtennis.kernel.log import FORMAT, JUDGING, VERSION, EntryReader, Lines, closing_digest, read_object
from wwtennis.kernel.plain import quoted
from wwtennis.kernel.table import Entry
from wwtennis.kernel.undo import Agreement
from wwtennis.kernel.words import _

LARGEST = 16 * 2**20  # bytes; the longest match of five sets takes well under one of them


class Recording(msgspec.Struct, frozen=True):
    """A log as it was read: well formed, not yet checked against the rules."""

    path: Path
    header: Header
    setup: Any
    entries: list[Entry]
    version: int = VERSION  # in which it was written
    size: int = 0  # of the whole lines at its start, in bytes
    torn: str = ""  # what is wrong with what comes after them, where the last line was cut off
    sealed: bool | None = None  # whether all is as it was when the log was closed; None: nothing closed it

    @property
    def kind(self) -> Kind:
        return kind_of(self.header.game)

    @property
    def game(self) -> Game[Any]:
        return self.kind.game(self.setup)

    @property
    def names(self) -> tuple[str, ...]:
        return self.header.names

    @property
    def about(self) -> Sequence[str]:
        """What was agreed on, in a few words each."""
        return self.kind.about(self.kind.agreed(msgspec.to_builtins(self.header)))

    @property
    def agreed(self) -> Agreement:
        """By which terms its undos are judged."""
        return agreed_in(self.header, self.entries, self.version)

    def checked(self, *, sworn: bool = True) -> Checked:
        """Play it through the rules; the first wrong line and why, where they say something else.

        `sworn`: and ask the seed as well; otherwise any dice will do.
        """
        try:
            return check(self.game, self.entries, self.header.seed if sworn else None, self.agreed)
        except Mismatch as wrong:
            raise BadFile(f"{place(self.path, wrong.entry)}: {wrong.why}") from None

    def unsealed(self) -> str:
        """The sentence to say where something was changed after the log was closed."""
        if self.sealed is not False:
            return ""
        why = _("the lines before this one are not those that it closed: somebody has changed them since")
        return f"{place(self.path, len(self.entries) + 1)}: {why}"


def place(path: Path, entry: int) -> str:
    """Where an entry stands, as editors understand it. The header is line 1, so entry 1 is line 2."""
    return f"{path}:{entry + 1}"


Materials = Callable[[str], Any]  # what each game is played with, by its id


def read_log(path: Path, materials: Materials = material_of, *, torn_ok: bool = False) -> Recording:
    """Read the log of any game; one sentence, with file and line, where that cannot be.

    `torn_ok`: where the writing was cut off, be content with the whole lines before.
    """
    return parse_log(path, read_bytes(path), materials, torn_ok=torn_ok)


def parse_log(path: Path, data: bytes, materials: Materials = material_of, *, torn_ok: bool = False) -> Recording:
    """The recording in this data, which was read from this file."""
    first, *rest = data.removesuffix(b"\n").split(b"\n")
    try:
        version, found = _ours(first)
        kind = game_of(found)
        header = read_header(found, kind.header)
        kind.check(header)
        setup = kind.setup_from(header, materials(kind.id))
    except BadFile as why:
        raise BadFile(f"{place(path, 0)}: {why}") from None
    sealed = _sealed(data, rest, version)
    if sealed is not None:
        rest.pop()
    reader = EntryReader(kind.game(setup), partial(compat.entry_now, version) if version < VERSION else None)
    entries: list[Entry] = []
    for number, line in enumerate(rest, start=1):
        try:
            entries.append(reader.read(line, number))
        except BadFile as why:
            if not (torn_ok and _is_torn(line, number == len(rest))):
                cut = _(", the last line: it may have been cut off") if number == len(rest) else ""
                raise BadFile(f"{place(path, number)}: {why}{cut}") from None
            size = sum(len(each) + 1 for each in [first, *rest[: number - 1]])
            return Recording(path, header, setup, entries, version, size, f"{place(path, number)}: {why}")
    if sealed is not None and not (entries and is_the_end(kind, entries[-1])):
        why_not = _("the log is closed here, and its match is not over")
        raise BadFile(f"{place(path, len(entries) + 1)}: {why_not}")
    return Recording(path, header, setup, entries, version, len(data), sealed=sealed)


def is_the_end(kind: Kind, entry: Entry) -> bool:
    """Whether the match is over with it."""
    return isinstance(entry, Event) and kind.milestones.get(type(entry)) == END


def _sealed(data: bytes, entries: list[bytes], version: int) -> bool | None:
    """Whether the last line closes the log and all before it is as it was; None where it is a line like the others."""
    if version < JUDGING or not entries:
        return None
    last = entries[-1]
    try:
        digest = closing_digest(last, len(entries))
    except BadFile:
        return None  # whoever reads it as an entry says what is wrong
    before = data.removesuffix(b"\n").removesuffix(last)
    return None if digest is None else digest == hashlib.sha256(before).hexdigest()


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


def game_of(found: dict[str, Any]) -> Kind:
    """The game that a first line says, if it is one that we have."""
    game = found.get("game")
    if not isinstance(game, str) or game not in GAMES:
        why = _("the log of a game that is not here: `game` is {told}, and there are {known}")
        raise BadFile(why.format(told=quoted(game), known=", ".join(GAMES)))
    return kind_of(game)


def version_of(found: dict[str, object]) -> int:
    """The version that a first line says, if it is one that can be read."""
    if found.get("format") != FORMAT:
        raise BadFile(_("this is not a {format} file").format(format=FORMAT))
    version = found.get("version")
    if type(version) is not int or version < compat.OLDEST:
        why = _("`version` is {told}, and versions are numbers from {oldest} on")
        raise BadFile(why.format(told=quoted(version), oldest=compat.OLDEST))
    if version > VERSION:
        why = _("written by a newer wwtennis (log version {told}, and this one reads up to {known}): update wwtennis")
        raise BadFile(why.format(told=quoted(version), known=VERSION))
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


def write_log(path: Path, header: Header, entries: Iterable[Entry]) -> None:
    """Write a whole log: it is there when it is complete, and not before, whatever happens on the way."""
    save(path, b"".join(lines_of(header, list(entries))))


def save(path: Path, data: bytes) -> None:
    """Write a new file, whole or not at all; one sentence where that cannot be."""
    try:
        write_new(path, data)
    except (OSError, ValueError) as why:  # ValueError: a path that no system takes
        raise cannot_write(path, why) from None


def must_be_new(path: Path) -> None:
    """What `save` would refuse in the end is refused before the work."""
    try:
        try_writing(path)
    except (OSError, ValueError) as why:
        raise cannot_write(path, why) from None


def lines_of(header: Header, entries: Sequence[Entry]) -> list[bytes]:
    """All lines of a log; it is closed where the match is over."""
    lines = Lines()
    said = [lines.first(msgspec.to_builtins(header)), *map(lines.next, entries)]
    return [*said, lines.last()] if entries and is_the_end(kind_of(header.game), entries[-1]) else said


def cannot_read(path: Path, why: Exception) -> BadFile:
    return BadFile(_("{path}: cannot be read ({why})").format(path=path, why=reason(why)))
