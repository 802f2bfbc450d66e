"""The kill test: matches of every game, kept by the real journal, each killed (SIGKILL) at a random moment, some twice.

    python -m tests.bench.kill [MATCHES] [SEED]

The player is a process of its own that says on a pipe how many entries are in the file, after each decision. Whatever
it has said must be there after the kill; and every match must be taken up, be the same match, and come to its end.
"""

import contextlib
import fcntl
import os
import signal
import sys
import tempfile
import time
from pathlib import Path
from random import Random

import msgspec

from tests.agreed import AGREED, SHORT, Agreed
from tests.recordings import play_on
from wwtennis.files.logs import read_log
from wwtennis.files.matches import kept_matches
from wwtennis.files.resume import resume
from wwtennis.kernel.game import Event
from wwtennis.kernel.table import Entry

ACK = 512  # bytes; so long that few fit into the pipe, and the player cannot run ahead of the killer
PIPE = 4096


class Match(msgspec.Struct, frozen=True):
    """What is played before a kill and after it."""

    agreed: Agreed
    folder: Path
    seed: int
    undo_every: int

    def whole(self) -> list[Entry]:
        """As it would be played if nobody were killed."""
        table = self.agreed.table(self.seed)
        table.open()
        play_on(table, self.seed, undo_every=self.undo_every)
        return table.entries


def play(match: Match, path: Path | None, say: int) -> None:
    """In the process to be killed: play a new match, or go on with one, and say what is kept."""
    if path is None:
        _journal, table = match.agreed.start(match.folder, match.seed, practice=bool(match.undo_every))
    else:
        table = resume(path).table
    table.subscribe_rests(lambda: tell(say, len(table.entries)))
    tell(say, len(table.entries))
    play_on(table, match.seed + (path is not None), undo_every=match.undo_every)


def tell(pipe: int, count: int) -> None:
    os.write(pipe, count.to_bytes(ACK, "big"))


def play_and_kill(chance: Random, match: Match, path: Path | None, decisions: int) -> int:
    """How many entries were said to be kept before the kill. The process is told nothing: it dies wherever it is."""
    heard, say = os.pipe()
    if hasattr(fcntl, "F_SETPIPE_SZ"):
        fcntl.fcntl(say, fcntl.F_SETPIPE_SZ, PIPE)
    child = os.fork()
    if not child:
        try:
            os.close(heard)
            play(match, path, say)
        finally:
            os._exit(0)
    os.close(say)
    moment, kept, killed = chance.randrange(decisions), 0, False
    with os.fdopen(heard, "rb", buffering=0) as pipe:
        while len(said := pipe.read(ACK)) == ACK:
            kept = int.from_bytes(said, "big")
            moment -= 1
            if moment < 0 and not killed:
                time.sleep(chance.random() * 0.002)
                os.kill(child, signal.SIGKILL)
                killed = True
    with contextlib.suppress(ProcessLookupError):
        os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    return kept


def kill_a_match(chance: Random, seed: int, folder: Path, short: bool) -> tuple[int, bool]:
    """Play, kill, look, go on, kill again perhaps, look, finish. How many entries there are, and if killed in time."""
    match = Match(chance.choice(SHORT if short else AGREED), folder, seed, chance.choice([0, 0, 7]))
    whole = match.whole()
    decisions = max(1, sum(not isinstance(entry, Event) for entry in whole) - 3 * PIPE // ACK)
    kept = play_and_kill(chance, match, None, decisions)
    [path] = folder.glob("*.jsonl") if any(folder.iterdir()) else [None]
    if path is None or not path.stat().st_size:
        assert kept == 0, f"seed {seed}: the file is gone"
        return 0, True
    there = read_log(path, torn_ok=True).entries
    assert len(there) >= kept, f"seed {seed}: {kept} entries were acknowledged, {len(there)} are there"
    assert there == whole[: len(there)], f"seed {seed}: not what was played"
    in_time = not kept_matches(folder)[0].finished
    if in_time and chance.random() < 0.5:
        kept = play_and_kill(chance, match, path, decisions)
        again = read_log(path, torn_ok=True).entries
        assert len(again) >= max(kept, len(there)), f"seed {seed}: lost after it was taken up"
        assert again[: len(there)] == there
    return finish(path), in_time


def finish(path: Path) -> int:
    """Take it up if it is not over, play it to its end, and check every entry against rules and seed."""
    if not kept_matches(path.parent)[0].finished:
        resumed = resume(path)
        assert not [note for note in resumed.notes if "cut off" not in note]
        play_on(resumed.table, seed=99)
        assert resumed.journal.close() is None
    recording = read_log(path)
    assert recording.checked().finished
    assert recording.sealed, f"{path}: it was not closed as it was played"
    return len(recording.entries)


def kill_matches(count: int, seed: int, *, short: bool = False) -> tuple[int, int, int]:
    """Matches, entries, and how many matches were killed before their end."""
    chance = Random(seed)
    entries = in_time = 0
    for number in range(count):
        with tempfile.TemporaryDirectory() as folder:
            found, killed = kill_a_match(chance, seed * 1000 + number, Path(folder), short)
        entries += found
        in_time += killed
    return count, entries, in_time


if __name__ == "__main__":
    arguments = [int(argument) for argument in sys.argv[1:]]
    began = time.perf_counter()
    matches, kept_entries, killed_in_time = kill_matches(*(arguments + [200, 1][len(arguments) :]))
    print(
        f"{matches} matches, {killed_in_time} of them killed before their end, all taken up and finished: "
        f"{kept_entries} entries, none lost ({time.perf_counter() - began:.0f} s)"
    )
