"""What can always be made anew (the cache): kept with a digest, so that only what was written whole is read again."""

from __future__ import annotations

import hashlib
from pathlib import Path

from wwtennis.files.disk import read_start, write_whole

DIGEST = 32  # bytes, before the data
LARGEST = 64 * 2**20  # bytes


def read_sealed(path: Path) -> bytes | None:
    """What is kept there; None where it is nothing, or not what was written."""
    try:
        found = read_start(path, LARGEST)
    except OSError:
        return None
    return found[DIGEST:] if hashlib.sha256(found[DIGEST:]).digest() == found[:DIGEST] else None


def write_sealed(path: Path, data: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    write_whole(path, hashlib.sha256(data).digest() + data)
