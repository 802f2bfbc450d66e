"""What was read from the kept matches the last time, so that listing thousands of them need not open each again.

It lies in the cache folder and not with the logs: it holds good on this machine only (it knows files by their inodes),
and the folder of the matches may be read-only, or shared. A match is taken from it only while its log and its title are
the very files that were read: same name, size, moment and inode. Whatever is wrong with it, it is as if there were
none; it is made anew then, and nobody asks it what a log says.
"""

from __future__ import annotations

import hashlib
import os
import time
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from threading import Lock
from typing import Any, Generic, TypeVar

import msgspec

from wwtennis import __version__
from wwtennis.files.folders import cache_folder
from wwtennis.files.sealed import read_sealed, write_sealed
from wwtennis.kernel.errors import WWTennisError

T = TypeVar("T")
Mark = tuple[int, ...]  # by which a file, or two, is known again

TOO_FRESH = 2 * 10**9  # nanoseconds: what was written just now may change again and look the same

_writing = Lock()  # two threads may list at once


def mark_of(*files: os.stat_result | None) -> Mark:
    """What these files look like from outside; None stands for a file that is not there."""
    looks: list[int] = []
    for about in files:
        looks += (about.st_size, about.st_mtime_ns, about.st_ino) if about is not None else (-1, -1, -1)
    return tuple(looks)


class Summary(Generic[T]):
    """What is known of the files in a folder, by their names. A path in what is known is that of the folder."""

    def __init__(self, folder: Path, kind: type[T]) -> None:
        self._folder, self._kind = folder, kind
        self._path = _place(folder, kind)
        self._began = time.time_ns()
        self._known = self._read()
        self._asked = 0  # for so many that are known

    def get(self, name: str, mark: Mark) -> T | None:
        """What was read from this file, if it is still the same."""
        known = self._known.get(name)
        if known is None or known[0] != mark:
            return None
        self._asked += 1
        return known[1]

    def keep(self, found: Iterable[tuple[str, Mark, T]]) -> None:
        """This is what there is now. Where it cannot be kept, the next one reads the files again."""
        # A name that is no text at all (not every file system asks for that) cannot be written down.
        named = ((name, mark, each) for name, mark, each in found if name.isprintable())
        lasting = {name: (mark, each) for name, mark, each in named if not self._is_fresh(mark)}
        if self._path is None or len(lasting) == len(self._known) == self._asked:
            return
        with suppress(OSError), _writing:
            for older in self._path.parent.glob(f"{self._path.stem}.*"):  # of other versions
                if older != self._path:
                    older.unlink()
            write_sealed(self._path, msgspec.msgpack.encode(lasting, enc_hook=lambda _folder: None))

    def _is_fresh(self, mark: Mark) -> bool:
        return any(moment > self._began - TOO_FRESH for moment in mark[1::3])

    def _read(self) -> dict[str, tuple[Mark, T]]:
        data = read_sealed(self._path) if self._path is not None else None
        if data is None:
            return {}
        wanted: Any = dict[str, tuple[Mark, self._kind]]  # type: ignore[name-defined]
        try:
            found: dict[str, tuple[Mark, T]] = msgspec.msgpack.decode(
                data, type=wanted, dec_hook=lambda _kind, _none: self._folder
            )
        except (ValueError, TypeError, RecursionError):  # msgspec's errors are ValueErrors
            return {}
        return found


def _place(folder: Path, kind: type) -> Path | None:
    """A file for each folder, named after what this version keeps there; None where there is no place for it."""
    what = repr((__version__, sorted(kind.__annotations__.items()))).encode()
    try:
        return cache_folder() / f"matches-{_short(os.fsencode(folder.absolute()))}.{_short(what)}"
    except (OSError, WWTennisError):
        return None


def _short(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:16]
