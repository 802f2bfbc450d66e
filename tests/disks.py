"""Disks that misbehave, for tests: the faults are put where files are opened and written."""

import errno
import os
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

FINDS = Callable[[str], bool]
ANYTHING: FINDS = lambda _name: True  # noqa: E731


def no_opening(monkeypatch: pytest.MonkeyPatch, fault: int = errno.EACCES, which: FINDS = ANYTHING) -> None:
    """No file with such a name can be opened, be it to read or to write."""
    real = os.open

    def refuse(path: Any, *more: Any, **named: Any) -> int:
        if which(os.fsdecode(path)):
            raise OSError(fault, os.strerror(fault), path)
        return real(path, *more, **named)

    monkeypatch.setattr(os, "open", refuse)


class SlowDisk:
    """A disk on which opening such a file takes until somebody says `go`."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, which: FINDS) -> None:
        self.asked = threading.Event()
        self._go = threading.Event()
        self._real = os.open
        self._which = which
        monkeypatch.setattr(os, "open", self._open)

    def go(self) -> None:
        self._go.set()

    def _open(self, path: Any, *more: Any, **named: Any) -> int:
        if not self._go.is_set() and self._which(os.fsdecode(path)):
            self.asked.set()
            assert threading.current_thread() is not threading.main_thread(), f"{path} is read on the screen's own loop"
            assert self._go.wait(30)
        return self._real(path, *more, **named)


class FullDisk:
    """A disk that takes so many more bytes, in bits and pieces."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, room: int) -> None:
        self.room = room
        self.is_full: FINDS = ANYTHING  # which files are on it
        self._write = os.write
        monkeypatch.setattr(os, "write", self.write)

    def write(self, file: int, data: bytes) -> int:
        if not self.is_full(str(Path(f"/proc/self/fd/{file}").readlink())):
            return self._write(file, data)
        if not self.room:
            raise OSError(errno.ENOSPC, "No space left on device")
        done = self._write(file, bytes(data[: min(self.room, 7)]))
        self.room -= done
        return done


def hostile(path: Path, kind: str) -> Path:
    """Something that is no regular file, at this place."""
    path.unlink(missing_ok=True)
    if kind == "pipe":
        os.mkfifo(path)
    elif kind == "folder":
        path.mkdir()
    elif kind == "device":
        path.symlink_to("/dev/zero")
    elif kind == "terminal":
        path.symlink_to("/dev/tty")
    return path


KINDS = ("pipe", "folder", "device")
