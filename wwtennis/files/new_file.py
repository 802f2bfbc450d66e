"""Writing a whole file where there was none: complete or not there, and never over what somebody else wrote."""

from __future__ import annotations

import contextlib
import errno
import os
from pathlib import Path

RESERVE = os.O_WRONLY | os.O_CREAT | os.O_EXCL


def write_new(path: Path, data: bytes) -> None:
    """A FileExistsError where something lies there already, however shortly before it came."""
    if os.path.lexists(path):  # a folder, a device, a link that leads nowhere
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(path))
    unfinished = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        unfinished.write_bytes(data)
        _put_in_place(unfinished, path)
    finally:  # after Ctrl+C as well
        with contextlib.suppress(OSError):
            unfinished.unlink()


def _put_in_place(unfinished: Path, path: Path) -> None:
    """A second name for the file fails where the name is taken, which renaming does not."""
    try:
        path.hardlink_to(unfinished)
    except FileExistsError:
        raise
    except OSError:  # a file system where a file has one name only: the name is taken first
        os.close(os.open(path, RESERVE))
        unfinished.replace(path)
