"""A file that grows and that nothing of is ever lost: all of it stays in memory too.

What counts as written is what the operating system has taken. Where a disk refuses, the rest waits and is tried again;
where the file is removed, replaced or changed by somebody else, it is noticed before the next writing, and the whole of
it is written anew: under the same name if that is free, else under one beside it.
"""

from __future__ import annotations

import contextlib
import errno
import os
from collections.abc import Callable, Iterator
from pathlib import Path

from wwtennis.files.disk import cannot_write, created, reason
from wwtennis.files.locks import lock
from wwtennis.kernel.plain import printable
from wwtennis.kernel.words import _

APPENDING = os.O_RDWR | os.O_APPEND
MOST_NAMES = 1000
NOT_KNOWN = (errno.EINVAL, errno.ENOTSUP, errno.ENOSYS)


class GrowingFile:
    """A file of which this process is the only writer. Without `file` it is made at the first writing."""

    def __init__(self, path: Path, file: int | None = None) -> None:
        self.path = path
        self.fault: OSError | None = None  # why something is not saved
        self.tell: Callable[[str], object] = lambda _sentence: None
        self.changed: Callable[[], object] = lambda: None  # there is trouble now, or none any more
        self._file = file
        self._all = bytearray()  # what the file is to have
        self._written = 0  # so many bytes of it the system has taken
        self._forced = 0  # and so many are on the disk, as far as it says
        self._is_named = file is not None  # on the disk, as far as that can be known
        self._is_doubtful = False  # what was written since then: the disk has said that it failed
        self._is_lost = False  # the file has gone, and nobody has been told yet
        self._is_open = True

    @property
    def data(self) -> bytes:
        """All of it, saved or not."""
        return bytes(self._all)

    @property
    def trouble(self) -> str | None:
        """The sentence to show while something is not saved."""
        if self.fault is None:
            return None
        sentence = _("{path}: the match cannot be kept just now ({why}); play on, it is tried again at every decision.")
        return printable(sentence.format(path=self.path, why=self.why))

    @property
    def why(self) -> str:
        """What the system says is wrong."""
        return reason(self.fault) if self.fault is not None else ""

    def add(self, data: bytes) -> None:
        """Let this wait for the next writing."""
        self._all += data

    def has(self, data: bytes) -> None:
        """This is in the file already, and nothing else: whatever comes after it is cut off."""
        assert self._file is not None
        if os.fstat(self._file).st_size > len(data):
            os.ftruncate(self._file, len(data))
            os.fsync(self._file)
        self._all[:] = data
        self._written = self._forced = len(data)

    def write(self, *, force: bool) -> None:
        """Hand over what waits. Where that cannot be done it goes on waiting, in its order and to the last byte."""
        if not self._is_open:
            return
        try:
            file = self._sure_file()
            self._hand_over(file)
            if force:
                self._force(file)
        except OSError as why:
            self._fails(why)
        else:
            self._succeeds()

    def _hand_over(self, file: int) -> None:
        while self._written < len(self._all):
            self._written += os.write(file, self._all[self._written :])

    def _force(self, file: int) -> None:
        self._is_doubtful = True
        _force(file)
        self._is_doubtful = False
        self._forced = self._written
        if not self._is_named:
            _force_folder(self.path.parent)
            self._is_named = True

    def _sure_file(self) -> int:
        """Our file, which has what we have written, made anew where it has not."""
        if self._file is not None and not self._is_ours(self._file):
            self._is_lost = True
            self._drop()
        if self._file is None:
            self._file = self._begin()
        if self._is_doubtful:  # a system may say only once that it could not keep something: it is written again
            os.ftruncate(self._file, self._forced)
            self._written = self._forced
        return self._file

    def _is_ours(self, file: int) -> bool:
        """Whether the file is still there under its name, and as we left it."""
        ours = os.fstat(file)
        try:
            there = self.path.stat()
        except (FileNotFoundError, NotADirectoryError):
            return False
        except OSError:  # a folder that may not be looked into: we have the file all the same
            return ours.st_size == self._written
        return (ours.st_dev, ours.st_ino, ours.st_size) == (there.st_dev, there.st_ino, self._written)

    def _begin(self) -> int:
        """A file that was not there before, under our name or the next one that is free."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        for path in names_like(self.path):
            try:
                file = created(path, APPENDING)
            except FileExistsError:
                continue
            if self._is_lost:
                self._is_lost = False
                told = _("{old}: another program has removed or changed this log, so it is written anew as {new}.")
                self.tell(printable(told.format(old=self.path, new=path.name)))
            lock(file)
            self.path = path
            self._written = self._forced = 0
            self._is_doubtful = self._is_named = False
            return file
        raise FileExistsError(0, _("there are too many of this name"))

    # Trouble

    def _fails(self, why: OSError) -> None:
        new, self.fault = self.fault is None, why
        if new:
            self.tell(self.trouble or "")
            self.changed()

    def _succeeds(self) -> None:
        if self.fault is not None:
            self.fault = None
            self.tell(printable(_("{path}: everything is kept again.").format(path=self.path)))
            self.changed()

    def move(self, path: Path) -> None:
        """Be kept in another file from now on, which must not be there yet; the old one stays as it is.

        One sentence where that cannot be, and then nothing has changed.
        """
        try:
            file = created(path, APPENDING)
        except (OSError, ValueError) as why:  # ValueError: a path that no system takes
            raise cannot_write(path, why) from None
        try:
            _write_all(file, self.data)
            _force(file)
        except OSError as why:
            os.close(file)
            with contextlib.suppress(OSError):
                path.unlink()
            raise cannot_write(path, why) from None
        self._drop()
        lock(file)
        self.path, self._file = path, file
        self._written = self._forced = len(self._all)
        self._is_doubtful = self._is_lost = False
        _force_folder(path.parent)
        self._is_named = True
        self._succeeds()

    # The end

    def close(self) -> str | None:
        """Let go of the file once everything is in it. The sentence to show where it is not: then it stays open."""
        if self._is_open and (self.fault is not None or self._written < len(self._all)):
            self.write(force=True)
        if self.fault is None:
            self.let_go()
        return self.trouble

    def let_go(self) -> None:
        """Whatever is not saved now, this file does not save."""
        self._drop()
        self._is_open = False

    def _drop(self) -> None:
        if self._file is not None:
            with contextlib.suppress(OSError):
                os.close(self._file)
        self._file = None


def names_like(path: Path) -> Iterator[Path]:
    """This name, and as many more as anybody could want: final.jsonl, final-2.jsonl ..."""
    yield path
    for number in range(2, MOST_NAMES):
        yield path.with_name(f"{path.stem}-{number}{path.suffix}")


def _force(file: int) -> None:
    """Onto the disk. Where a file system knows no such thing, that is no trouble of ours."""
    try:
        os.fsync(file)
    except OSError as why:
        if why.errno not in NOT_KNOWN:
            raise


def _force_folder(folder: Path) -> None:
    """A new file's name must survive a power cut too. Not every system lets one say so."""
    with contextlib.suppress(OSError):
        opened = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)


def _write_all(file: int, data: bytes) -> None:
    while data:
        data = data[os.write(file, data) :]
