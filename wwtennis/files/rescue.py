"""Other places for what could not be saved where it belongs."""

from __future__ import annotations

import contextlib
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

from wwtennis.files.folders import made, state_folder
from wwtennis.files.growing import GrowingFile, names_like
from wwtennis.kernel.errors import WWTennisError
from wwtennis.kernel.words import _


def rescue(log: GrowingFile) -> str | None:
    """Nobody can be asked any more: save it in the first place that takes it, and say where. None: nowhere."""
    old, why = log.path, log.why
    for place in other_places(old):
        with contextlib.suppress(WWTennisError):
            log.move(place)
            told = _("{old}: the match could not be kept here ({why}); all of it is in {new}")
            return told.format(old=old, why=why, new=place)
    return None


def other_places(path: Path) -> Iterator[Path]:
    """Files that are not there yet: in folders on other disks first, which may be in a better state."""
    folders = sorted(_folders(), key=lambda folder: _disk(folder) == _disk(path.parent))
    for folder in folders:
        yield next((name for name in names_like(folder / path.name) if not os.path.lexists(name)), folder / path.name)


def _folders() -> Iterator[Path]:
    with contextlib.suppress(OSError, WWTennisError):
        yield made(state_folder())
    with contextlib.suppress(OSError):
        yield Path(tempfile.gettempdir())
    with contextlib.suppress(OSError):
        yield Path.cwd()


def _disk(folder: Path) -> int | None:
    try:
        return folder.stat().st_dev
    except OSError:
        return None
