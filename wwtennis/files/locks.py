"""One process at a time writes to a file. The operating system lets go when the process is gone, however it went."""

from __future__ import annotations

import sys
import time

PATIENCE = 0.25  # seconds; whoever looks whether a file is taken holds it for a moment

if sys.platform == "win32":
    import msvcrt
    import os

    FAR = 2**62  # a byte that no log has: what is locked there can still be read everywhere else

    def _try(file: int) -> bool:
        os.lseek(file, FAR, os.SEEK_SET)
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def _try(file: int) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        except OSError:  # a file system without locks: better to play than to be sure
            return True
        return True


def lock(file: int) -> bool:
    """Keep every other process off this open file, until it is closed. False: another one has it."""
    until = time.monotonic() + PATIENCE
    while not _try(file):
        if time.monotonic() > until:
            return False
        time.sleep(PATIENCE / 10)
    return True
