"""Matches on disk for the tests of the screens that list and show them: the same names, dates and files every time."""

from pathlib import Path
from typing import Any

import msgspec

from tests.journals import header
from tests.recordings import match
from wwtennis.files.logs import write_log
from wwtennis.games.worldwide.setup import SeatSetup
from wwtennis.watching.watched import Watched, watch

NAMES = ("Anna", "Rafael")
DATE = "2026-07-03T14:15:30Z"


def keep(
    folder: Path,
    name: str = "final",
    seed: int = 3,
    answers: int | None = None,
    undo_every: int = 0,
    names: tuple[str, str] = NAMES,
    by: tuple[str, str] | None = None,
    date: str = DATE,
    **agreed: Any,
) -> Path:
    """A match that was played at random, to its end or for so many answers. Whoever takes something back practises."""
    folder.mkdir(parents=True, exist_ok=True)
    seats = (SeatSetup(names[0]), SeatSetup(names[1]))
    table = match(seed, answers, undo_every, seats=seats, **agreed)
    said = header(seed, names, practice=bool(undo_every), **agreed)
    players = tuple(msgspec.structs.replace(seat, by=who) for seat, who in zip(said.seats, by or said.by, strict=True))
    path = folder / f"{name}.jsonl"
    write_log(path, msgspec.structs.replace(said, seats=players, date=date), table.entries or [])
    return path


def kept_to_watch(folder: Path, **how: Any) -> Watched:
    return watch(keep(folder, **how))
