"""What the longest logs cost that are read at all: 16 MB each, made of undos in the ways that hurt most.

    python -m tests.bench.long_logs [MEGABYTES] [KIND ...]

Every command that reads logs is run on them as a program of its own: its seconds of work, and its memory at the most.
Both grow with the log and with nothing else: half the megabytes, half of both (but for what a bare start takes).
"""

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from itertools import cycle
from pathlib import Path
from typing import Any

from tests.helpers import at_random
from tests.recordings import PRACTICE, game
from wwtennis.files.logs import LARGEST, lines_of
from wwtennis.games.worldwide.header import header_of
from wwtennis.kernel.log import entry_line
from wwtennis.kernel.luck import SeededLuck
from wwtennis.kernel.table import Answer, Entry, Table, Undone
from wwtennis.kernel.undo import undo_for

SEED = 7
RESUME = """
import sys
from pathlib import Path
from tests.material import load_deck
from wwtennis.files.resume import resume
resume(Path(sys.argv[1])).journal.close()
"""
COMMANDS = {
    "verify": ["-m", "wwtennis", "verify"],
    "replay --text": ["-m", "wwtennis", "replay", "--text"],
    "export --to json": ["-m", "wwtennis", "export", "--to", "json"],
    "export --to svg": ["-m", "wwtennis", "export", "--to", "svg"],
    "export --to cast": ["-m", "wwtennis", "export", "--to", "cast"],
    "resume": ["-c", RESUME],
}


def opened() -> Table[Any]:
    table = Table(game(), SeededLuck(SEED))
    table.open()
    choose = at_random(SEED)
    while table.pending is None or table.pending.seat != 0 or len(table.entries) < 60:
        assert table.pending is not None
        table.answer(choose(table.pending))
    return table


def one_decision() -> Iterator[Entry]:
    """The same decision taken, taken back, taken again."""
    table = opened()
    entries, question, stood = table.entries, table.pending, table.game.copy(table.state)
    assert question is not None
    yield from entries
    for choice in cycle(question.options):
        before = len(entries)
        table.answer(choice)
        table.stand(table.game.copy(stood), Undone(before))
        yield from entries[before:]


def to_and_fro() -> Iterator[Entry]:
    """Played for a while and taken back, decision by decision, to where it began; and once more."""
    table = opened()
    entries, choose = table.entries, at_random(1)
    yield from entries
    while True:
        ways: dict[int, Any] = {}
        before = told = len(entries)
        while table.pending is not None and len(entries) < before + 400 and max(table.state.score.points) < 6:
            ways[len(entries)] = table.game.copy(table.state)
            table.answer(choose(table.pending))
        while (to := undo_for(table.game, entries, 0, PRACTICE).to) in ways:
            table.stand(ways[to], Undone(to))
        yield from entries[told:]


def nowhere() -> Iterator[Entry]:
    """As version 1 let one: back to where one is."""
    entries = opened().entries
    yield from entries
    to = len(entries)
    while True:
        yield Undone(to)
        to += 1


def far_and_near() -> Iterator[Entry]:
    """As version 1 let one: to a question long ago, and back to one that was long after it."""
    table = opened()
    choose = at_random(1)
    while table.pending is not None and len(table.entries) < 300:
        table.answer(choose(table.pending))
    yield from table.entries or []
    asked = [at for at, entry in enumerate(table.entries) if isinstance(entry, Answer)]
    for at in cycle(range(len(asked) // 2)):
        yield Undone(asked[at])
        yield Undone(asked[-1 - at])


KINDS = {"one decision": (2, one_decision), "to and fro": (2, to_and_fro)}
KINDS |= {"nowhere": (1, nowhere), "far and near": (1, far_and_near)}


def write(path: Path, kind: str, size: int) -> int:
    """A log of this kind, not longer than so many bytes. How many entries it has."""
    version, made = KINDS[kind]
    header = header_of(game().setup, SEED, ("human", "greedy"), practice=True)
    [first] = lines_of(header, [])
    data = bytearray(first.replace(b'"version":2', b'"version":%d' % version))
    for number, entry in enumerate(made(), start=1):
        line = entry_line(number, entry)
        if len(data) + len(line) > size:
            path.write_bytes(data)
            return number - 1
        data += line
    raise AssertionError("it has no end")


def cost(command: list[str], path: Path) -> tuple[int, float, int]:
    """The exit status, the seconds of work and the bytes of memory of a program that is given this file."""
    with Path(os.devnull).open("wb") as nowhere_:
        program = subprocess.Popen([sys.executable, *command, path], stdout=nowhere_, stderr=nowhere_)
        _pid, status, used = os.wait4(program.pid, 0)
        program.returncode = os.waitstatus_to_exitcode(status)
    return program.returncode, used.ru_utime + used.ru_stime, used.ru_maxrss * 1024


def main(size: int, kinds: list[str]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        for kind in kinds:
            path = Path(folder) / "long.jsonl"
            entries = write(path, kind, size)
            print(f"{kind}: {path.stat().st_size / 2**20:.1f} MB, {entries} entries", flush=True)
            for name, command in COMMANDS.items():
                status, seconds, memory = cost(command, path)
                said = f"{seconds:6.1f} s, {memory / 2**20:5.0f} MB"
                print(f"  {name:16} {said}{'' if status == 0 else f', refused ({status})'}", flush=True)


if __name__ == "__main__":
    main(int(float(sys.argv[1]) * 2**20) if len(sys.argv) > 1 else LARGEST, sys.argv[2:] or list(KINDS))
