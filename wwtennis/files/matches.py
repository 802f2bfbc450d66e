"""The matches that are kept: what each is, told by its own file.

A log says who plays in its first line and how the match stands in its last ones, so that only these are read; and what
was read is remembered (summary.py) for as long as the file stays the same. A title that the player gives lies in a file
beside the log, never in it.
"""

from __future__ import annotations

import contextlib
import os
import re
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, BinaryIO, Literal

import msgspec

from wwtennis.files.compat import entry_now, header_now
from wwtennis.files.disk import cannot_write, open_to_read, read_start, reason, write_whole
from wwtennis.files.folders import NEWEST, matches_folder
from wwtennis.files.journal import SUFFIX, being_played, is_played
from wwtennis.files.logs import cannot_read, game_of, place, version_of
from wwtennis.files.summary import Mark, Summary, mark_of
from wwtennis.games import FIRST, GAMES, kind_of
from wwtennis.kernel.errors import CANNOT_FOLLOW, BadFile, UsageError, WWTennisError
from wwtennis.kernel.game import END, SCORE, Event
from wwtennis.kernel.kind import Kind
from wwtennis.kernel.log import read_object
from wwtennis.kernel.plain import brief, plain
from wwtennis.kernel.words import _

LONGEST_TITLE = 60
TITLE = ".title"  # the suffix of the file that has it
BELONGS = r"\.(title|time|analysis\.json|torn\d*|v\d+)"  # how the names of files go on that belong to a log
LONGEST_HEADER = 2**16  # bytes
BLOCK = 2**13  # bytes read at a time, from the end
FAR_ENOUGH = 2**20  # bytes from the end: no rally is longer
FRESH = 20  # matches among which "continue" looks: the title must not wait for a thousand

Order = Literal["date", "names", "match", "score"]


class _Seat(msgspec.Struct, frozen=True):
    name: str
    by: str


class _Header(msgspec.Struct, frozen=True):
    """What the list needs of a header. The rest may be of any version."""

    seats: tuple[_Seat, ...]
    date: str | None = None
    practice: bool = False


class Kept(msgspec.Struct, frozen=True):
    """A match in the list. Where `problem` says why it cannot be read, the rest says nothing."""

    folder: Path
    name: str  # of its log
    date: str = ""  # when it began, in UTC, as headers have it
    title: str = ""
    game: str = FIRST  # its id
    names: tuple[str, ...] = ()
    by: tuple[str, ...] = ()
    agreed: dict[str, Any] = {}  # what is played, as plain data of its game
    practice: bool = False
    scored: dict[str, Any] = {}  # the last event that says how it stands; empty: there is none yet
    finished: bool = False
    winners: tuple[int, ...] = ()  # the seats; none while it goes on, and none in a draw
    problem: str = ""
    note: str = ""  # what else is wrong: with its title, say

    @property
    def path(self) -> Path:
        return self.folder / self.name

    @property
    def kind(self) -> Kind:
        return kind_of(self.game)

    @property
    def versus(self) -> str:
        """Who plays whom."""
        return self.kind.versus(self.names) if self.names else ""

    @property
    def about(self) -> Sequence[str]:
        """What is played, in a few words each."""
        return self.kind.about(self.agreed) if self.agreed else ()

    @property
    def standing(self) -> str:
        """How it stands, in figures; empty before that is known."""
        return self.kind.standing(self.agreed, self.scored, self.winners) if self.scored else ""

    @property
    def score(self) -> str:
        """The same as a sentence."""
        return self.kind.score(self.agreed, self.scored, self.names) if self.scored else ""

    @property
    def can_go_on(self) -> bool:
        return not self.finished and not self.problem


def kept_matches(folder: Path | None = None) -> list[Kept]:
    """Every match in the folder, the newest first. A file that cannot be read is there with its problem."""
    folder = folder or matches_folder()
    entries = _entries(folder)
    titles = {entry.name: entry for entry in entries if entry.name.endswith(TITLE)}
    summary = Summary(folder, Kept)
    found: list[Kept] = []
    to_keep: list[tuple[str, Mark, Kept]] = []
    for entry in entries:
        if not entry.name.endswith(SUFFIX):
            continue
        title = titles.get(f"{entry.name}{TITLE}")
        mark = _mark(entry, title)
        match = summary.get(entry.name, mark)
        if match is None or not _makes_sense(match):
            match = _kept(Path(entry.path), titled=title is not None)
        if match is not None:
            found.append(match)
            if not match.problem and not match.note:  # sentences are said anew, in the language of the day
                to_keep.append((entry.name, mark, match))
    summary.keep(to_keep)
    return arranged(found)


def _mark(log: os.DirEntry[str], title: os.DirEntry[str] | None) -> Mark:
    try:
        return mark_of(log.stat(), title.stat() if title is not None else None)
    except OSError:
        return mark_of(None, None)


def _makes_sense(match: Kept) -> bool:
    """Somebody may have written something else into the summary: nothing of it may act, or lead nowhere."""
    if match.game not in GAMES:
        return False
    try:
        texts = (match.date, match.title, *match.names, *match.by, *match.about, match.standing, match.score)
        return all(text.isprintable() for text in texts) and set(match.winners) < set(range(len(match.names)))
    except CANNOT_FOLLOW:
        return False


def _entries(folder: Path) -> list[os.DirEntry[str]]:
    """What lies there, be it a file or not; nothing in a folder that is not there yet."""
    try:
        return list(os.scandir(folder))
    except FileNotFoundError:
        return []
    except OSError as why:
        raise WWTennisError(_("{folder}: cannot be read ({why})").format(folder=folder, why=why.strerror)) from None


def arranged(
    matches: Iterable[Kept], order: Order = "date", text: str = "", finished: bool | None = None
) -> list[Kept]:
    """Those with this text in their title, names or what is played, in this order; the newest first where equal."""
    wanted = text.casefold()
    chosen = [match for match in matches if _is_wanted(match, finished) and (not wanted or wanted in _words(match))]
    newest = sorted(chosen, key=lambda match: (match.date, match.name), reverse=True)
    return sorted(newest, key=_ORDERS[order]) if order != "date" else newest


def _is_wanted(match: Kept, finished: bool | None) -> bool:
    return finished is None or (match.finished if finished else match.can_go_on)


def _words(match: Kept) -> str:
    return " ".join([match.title, *match.names, *match.about, match.name]).casefold()


_ORDERS: dict[Order, Any] = {
    "names": lambda match: [name.casefold() for name in match.names],
    "match": lambda match: (match.game, *match.about),
    "score": lambda match: (not match.finished, match.winners, match.standing),
}


def newest_unfinished(folder: Path | None = None) -> Kept | None:
    """What "continue" continues: the match that was played last. Only as many files are read as that takes.

    Whoever has played many others since finds a match in the list.
    """
    logs = (entry for entry in _entries(folder or matches_folder()) if entry.name.endswith(SUFFIX))
    files = newest_first(logs)
    found = (_kept(Path(file.path), titled=True) for file in files[:FRESH])
    return next((match for match in found if match is not None and match.can_go_on), None)


def newest_first(entries: Iterable[os.DirEntry[str]]) -> list[os.DirEntry[str]]:
    """The files among them, by when they were last written. What vanishes meanwhile is no longer there."""
    dated = []
    for entry in entries:
        with contextlib.suppress(OSError):
            if entry.is_file():
                dated.append((entry.stat().st_mtime_ns, entry.name, entry))
    return [entry for _moment, _name, entry in sorted(dated, key=lambda found: found[:2], reverse=True)]


def find_log(name: str, folder: Path | None = None) -> Path:
    """The log that a person means: a file, the name of a kept match with or without its suffix, or the newest."""
    path = Path(name)
    if _is_there(path):
        return path
    folder = folder or matches_folder()
    if name == NEWEST:
        newest = next((match.path for match in kept_matches(folder) if not match.problem), None)
        if newest is None:
            raise UsageError(_("{folder}: no match is kept here yet").format(folder=folder))
        return newest
    for candidate in (folder / name, folder / f"{name}{SUFFIX}"):
        if path.name == name and _is_there(candidate):
            return candidate
    return path  # reading it says that it is not there


def _is_there(path: Path) -> bool:
    try:
        return path.exists()
    except (OSError, ValueError):  # a name that no system takes
        return False


# Changing them


def title_file(path: Path) -> Path:
    return path.with_name(f"{path.name}{TITLE}")


def rename(path: Path, title: str) -> None:
    """Give a match a title, or with an empty one take it away. The log itself is not touched."""
    title = plain(title, LONGEST_TITLE)
    target = title_file(path)
    try:
        if title:
            write_whole(target, title.encode())
        else:
            target.unlink(missing_ok=True)
    except OSError as why:
        raise cannot_write(target, why) from None


def delete(path: Path) -> None:
    """Delete a match with what belongs to it; not while somebody plays it."""
    try:
        if is_played(path):
            raise being_played(path)
        path.unlink()
    except (OSError, ValueError) as why:
        raise _cannot_delete(path, why) from None
    for beside in belongings(path):
        try:
            beside.unlink()
        except OSError as why:
            raise _cannot_delete(beside, why) from None


def belongings(path: Path) -> list[Path]:
    """The files that belong to a log: title, time, analysis, torn ends, and what it was in older versions."""
    its = re.compile(re.escape(path.name) + BELONGS)
    try:
        return [Path(found.path) for found in os.scandir(path.parent) if its.fullmatch(found.name)]
    except OSError:
        return []


def _cannot_delete(path: Path, why: Exception) -> WWTennisError:
    return WWTennisError(_("{path}: cannot be deleted ({why})").format(path=path, why=reason(why)))


# Reading the first line and the last ones


def _kept(path: Path, titled: bool) -> Kept | None:
    """None for a file that nothing was ever written to: its match had not begun."""
    try:
        with open_to_read(path) as file:
            about = os.fstat(file.fileno())
            if not about.st_size:
                return None
            match = _read(path, file, about.st_size)
    except BadFile as why:
        match = Kept(path.parent, path.name, problem=str(why))
    except OSError as why:
        return Kept(path.parent, path.name, problem=str(cannot_read(path, why)))
    changes: dict[str, Any] = _title(path) if titled else {}
    if not match.date:
        changes["date"] = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(about.st_mtime))
    return msgspec.structs.replace(match, **changes) if changes else match


def _title(path: Path) -> dict[str, str]:
    """Its title; or a note on why it cannot be read."""
    file = title_file(path)
    try:
        return {"title": plain(read_start(file, 4 * LONGEST_TITLE).decode("utf-8", "replace"), LONGEST_TITLE)}
    except FileNotFoundError:
        return {}
    except OSError as why:
        return {"note": str(cannot_read(file, why))}


def _read(path: Path, file: BinaryIO, size: int) -> Kept:
    first = file.readline(LONGEST_HEADER)
    try:
        found = read_object(first)
        version, now = version_of(found), header_now(found)
        kind, header = game_of(now), msgspec.convert(now, _Header)
        agreed = kind.agreed(now)
    except (BadFile, msgspec.ValidationError) as why:
        raise BadFile(f"{place(path, 0)}: {brief(why)}") from None
    names, by = (tuple(plain(getattr(seat, field)) for seat in header.seats) for field in ("name", "by"))
    last = _milestones_from_the_end(kind, file, version, len(first), size)
    scored: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(last[SCORE])) if SCORE in last else {}
    winners = tuple(kind.winners(agreed, last[END])) if END in last else ()
    if any(seat not in range(len(names)) for seat in winners):
        raise BadFile(_("{path}: it is won by somebody who does not play").format(path=path))
    return Kept(
        path.parent, path.name, plain(header.date or "", 20), "", kind.id, names, by, agreed, header.practice,
        scored, END in last, winners,
    )  # fmt: skip


def _milestones_from_the_end(kind: Kind, file: BinaryIO, version: int, start: int, end: int) -> dict[str, Event]:
    """The last event that counts of those that say how it stands, and the one that ends the match, if it is over."""
    wanted = {event.__name__: event for event, what in kind.milestones.items() if what in (SCORE, END)}
    marks = [b'"undo"', *(f'"{name}"'.encode() for name in wanted)]
    last: dict[str, Event] = {}
    counts_up_to: int | None = None  # after an undo: the entries above this number were taken back
    for line in _lines_from_the_end(file, max(start, end - FAR_ENOUGH), end):
        if counts_up_to is None and not any(mark in line for mark in marks):
            continue
        try:
            entry = entry_now(version, read_object(line), number=0)
        except BadFile:
            continue  # torn
        number = entry.pop("n", None)
        if counts_up_to is not None:
            if not isinstance(number, int) or number > counts_up_to:
                continue
            counts_up_to = None
        if isinstance(entry.get("undo"), int):
            counts_up_to = entry["undo"]
        elif (event := _event(entry, wanted)) is not None:
            last.setdefault(kind.milestones[type(event)], event)
            if SCORE in last:
                break
    return last


def _event(entry: dict[str, Any], wanted: Mapping[str, type[Event]]) -> Event | None:
    """The event of this entry, if it is one of those that are wanted and can be one."""
    kind = wanted.get(str(entry.get("event")))
    try:
        return None if kind is None else msgspec.convert(entry, kind)
    except msgspec.ValidationError:
        return None


def _lines_from_the_end(file: BinaryIO, start: int, end: int) -> Iterator[bytes]:
    """The lines between two places, the last one first."""
    rest = b""
    while end > start:
        begin = max(start, end - BLOCK)
        file.seek(begin)
        rest, *lines = (file.read(end - begin) + rest).split(b"\n")
        yield from reversed(lines)
        end = begin
    yield rest
