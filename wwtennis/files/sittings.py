"""How long a match has been played: the seconds of the sittings before this one lie beside its log.

It is a nicety: where it cannot be read or written, nobody is told, and a sitting is missing.
"""

from __future__ import annotations

import contextlib
import math
from pathlib import Path

from wwtennis.files.disk import read_start, write_whole

SUFFIX = ".time"
LONGEST = 32  # bytes
A_YEAR = 366 * 24 * 3600.0  # nobody plays longer: whoever wrote that meant something else


def seconds_before(log: Path) -> float:
    """In all sittings so far."""
    with contextlib.suppress(OSError, ValueError):
        found = float(read_start(_file(log), LONGEST))
        if math.isfinite(found):
            return min(max(0.0, found), A_YEAR)
    return 0.0


def keep_seconds(log: Path, seconds: float) -> None:
    with contextlib.suppress(OSError):
        if log.is_file():
            write_whole(_file(log), f"{seconds:.1f}\n".encode())


def _file(log: Path) -> Path:
    return log.with_name(log.name + SUFFIX)
