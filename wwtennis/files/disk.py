"""The one place where files are opened, and where whole files are written.

Only regular files are opened (or what a symbolic link to one leads to), and never so that the opening itself waits: a
pipe without a writer, a device or a folder may lie where a log should be, and it must hold nobody up.
"""

from __future__ import annotations

import contextlib
import errno
import os
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

from wwtennis.kernel.errors import UsageError, WWTennisError
from wwtennis.kernel.words import _, later

AT_ONCE = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOCTTY", 0) | getattr(os, "O_BINARY", 0)

KINDS = {
    stat.S_IFDIR: later("not a file, but a folder"),
    stat.S_IFIFO: later("not a file, but a pipe"),
    stat.S_IFSOCK: later("not a file, but a socket"),
    stat.S_IFCHR: later("not a file, but a device"),
    stat.S_IFBLK: later("not a file, but a device"),
}


def opened(path: Path, flags: int = os.O_RDONLY) -> int:
    """The descriptor of a regular file. Whatever else lies there is an OSError that says so."""
    _must_be_regular(path, path.stat())  # before it is opened: opening a device may already do something
    file = os.open(path, flags | AT_ONCE)
    try:
        _must_be_regular(path, os.fstat(file))  # something else may lie there by now
    except OSError:
        os.close(file)
        raise
    return file


def _must_be_regular(path: Path, found: os.stat_result) -> None:
    if not stat.S_ISREG(found.st_mode):
        kind = KINDS.get(stat.S_IFMT(found.st_mode), later("not a file"))
        raise OSError(errno.EINVAL, _(kind), str(path))


def open_to_read(path: Path) -> BinaryIO:
    return os.fdopen(opened(path), "rb")


def read_start(path: Path, most: int) -> bytes:
    """What the file begins with: all of it, where it is no longer than this."""
    with open_to_read(path) as file:
        return file.read(most)


def created(path: Path, flags: int = os.O_WRONLY) -> int:
    """The descriptor of a file that was not there before."""
    return os.open(path, flags | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0), 0o644)


def write_whole(path: Path, data: bytes) -> None:
    """The file is there when it is complete, and not before, whatever happens on the way."""
    with _unfinished(path, data) as unfinished:
        unfinished.replace(path)


def write_new(path: Path, data: bytes, *, force: bool = False) -> None:
    """The same where there was none; else a FileExistsError, however shortly before it came. `force`: on the disk."""
    _must_be_free(path)
    with _unfinished(path, data, force) as unfinished:
        _put_in_place(unfinished, path)


def try_writing(path: Path) -> None:
    """What `write_new` would find wrong now: a file is begun beside this one, and taken away."""
    _must_be_free(path)
    with _unfinished(path, b""):
        pass


def _must_be_free(path: Path) -> None:
    if os.path.lexists(path):  # a folder, a device, a link that leads nowhere
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(path))


def _put_in_place(unfinished: Path, path: Path) -> None:
    """A second name for the file fails where the name is taken, which renaming does not."""
    try:
        path.hardlink_to(unfinished)
    except FileExistsError:
        raise
    except OSError:  # a file system where a file has one name only: the name is taken first
        os.close(created(path))
        unfinished.replace(path)


@contextlib.contextmanager
def _unfinished(path: Path, data: bytes, force: bool = False) -> Iterator[Path]:
    """A file beside this one with all the data, for as long as it is needed."""
    unfinished = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        unfinished.unlink(missing_ok=True)  # of a process that was killed and had our number
        with os.fdopen(created(unfinished), "wb") as file:
            file.write(data)
            if force:
                file.flush()
                os.fsync(file.fileno())
        yield unfinished
    finally:  # after Ctrl+C as well
        with contextlib.suppress(OSError):
            unfinished.unlink()


def reason(why: Exception) -> str:
    """What the system says is wrong, in a few words: an OSError, or the ValueError of a path that no system takes."""
    return getattr(why, "strerror", None) or str(why)


def reason_with_file(why: OSError) -> str:
    """The same, after the name of the file where the system says which one it is."""
    return reason(why) if why.filename is None else f"{why.filename}: {reason(why)}"


def cannot_write(path: Path, why: Exception) -> WWTennisError:
    if isinstance(why, FileExistsError):
        sentence = _("{path}: this is there already, and nothing is written over: choose another name")
        return UsageError(sentence.format(path=path))
    return WWTennisError(_("{path}: cannot be written ({why})").format(path=path, why=reason(why)))
