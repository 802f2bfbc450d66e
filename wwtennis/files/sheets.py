"""The data files that ship with the games, read at once: what each says is kept in a form that needs no parsing.

What is kept is named after the content of the file, so it can be missing but never out of date; where it is missing,
spoilt or cannot be kept, the file itself is read, as it would be without.
"""

from __future__ import annotations

import contextlib
import hashlib
from pathlib import Path

import msgspec

from wwtennis.files.assets import parse_yaml, read_text
from wwtennis.files.folders import cache_folder
from wwtennis.files.sealed import read_sealed, write_sealed
from wwtennis.kernel.errors import WWTennisError


def read_sheet(path: Path) -> object:
    """What a YAML file says, as plain data."""
    text = read_text(path)
    kept = _place(path, text)
    found = None if kept is None else _kept(kept)
    if found is not None:
        return found[0]
    data = parse_yaml(path, text)
    if kept is not None:
        _keep(kept, data)
    return data


def _place(path: Path, text: str) -> Path | None:
    """Where it is kept: by its name and its content. None where there is no place for such things."""
    name = f"{path.parent.name}-{path.stem}.{hashlib.sha256(text.encode()).hexdigest()[:32]}"
    try:
        return cache_folder() / name
    except WWTennisError:
        return None


def _kept(path: Path) -> list[object] | None:
    """What is kept there, in a list of its own; None where it is nothing, or nothing good."""
    kept = read_sealed(path)
    try:
        return [msgspec.msgpack.decode(kept)] if kept is not None else None
    except msgspec.DecodeError:
        return None


def _keep(path: Path, data: object) -> None:
    """Keep it if that can be done, and if it comes back as it was; what was kept of the file before goes."""
    with contextlib.suppress(OSError, TypeError, ValueError, OverflowError, RecursionError):
        packed = msgspec.msgpack.encode(data)
        if repr(msgspec.msgpack.decode(packed)) != repr(data):
            return
        for older in path.parent.glob(f"{path.stem}.*"):
            older.unlink()
        write_sealed(path, packed)
