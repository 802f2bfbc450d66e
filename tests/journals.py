"""Matches in journals, for the tests of files."""

import subprocess
import sys
from pathlib import Path
from typing import Any

from tests.material import load_deck
from tests.recordings import game, play_on
from wwtennis.files.journal import Journal, now
from wwtennis.games.worldwide.header import Header, header_of
from wwtennis.games.worldwide.setup import SeatSetup
from wwtennis.kernel.luck import SeededLuck
from wwtennis.kernel.table import Table

DECK = load_deck()
SEED = 11
NAMES = ("Alex", "Sam")


def header(seed: int = SEED, names: tuple[str, str] = NAMES, practice: bool = False, **agreed: Any) -> Header:
    """Between two people, or in practice against a bot, or against the solo opponent."""
    seats = (SeatSetup(names[0]), SeatSetup(names[1]))
    other = "solo" if agreed.get("solo") else "greedy" if practice else "human"
    return header_of(game(seats=seats, **agreed).setup, seed, ("human", other), now(), practice)


def start(
    folder: Path, seed: int = SEED, names: tuple[str, str] = NAMES, practice: bool = False, **agreed: Any
) -> tuple[Journal, Table[Any]]:
    """A match at its first question, in a journal of its own."""
    seats = (SeatSetup(names[0]), SeatSetup(names[1]))
    journal = Journal.create(header(seed, names, practice, **agreed), folder)
    table = Table(game(seats=seats, **agreed), SeededLuck(seed))
    journal.follow(table)
    table.open()
    return journal, table


def kept(folder: Path, seed: int = SEED, answers: int | None = None, undo_every: int = 0, **more: Any) -> Path:
    """A match that was played to its end, or for so many answers, and left. Whoever takes something back practises."""
    journal, table = start(folder, seed, **{"practice": bool(undo_every), **more})
    play_on(table, seed, answers, undo_every)
    assert journal.close() is None
    return journal.path


def lines(path: Path) -> list[bytes]:
    return path.read_bytes().splitlines(keepends=True)


def in_another_process(code: str, *arguments: object) -> "subprocess.CompletedProcess[str]":
    """Run this, with the journal at hand and with these arguments in `sys.argv`."""
    start = "import os, signal, sys; from pathlib import Path; from wwtennis.files.journal import Journal\n"
    command = [sys.executable, "-c", start + code, *map(str, arguments)]
    return subprocess.run(
        command, cwd=Path(__file__).parent.parent, capture_output=True, text=True, check=False, stdin=subprocess.DEVNULL
    )
