"""Fuzzing whatever reads logs: logs spoilt in every way we can think of, and by plain chance.

    python -m tests.bench.fuzz_logs [INPUTS] [SEED]

A spoilt log is read, listed, checked, run again, watched at many moments, told and drawn; now and then also taken up.
Only a BadFile (or a Mismatch, where the rules are asked) may come out of it, with one printable sentence.
"""

import io
import json
import resource
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from tests.agreed import AGREED
from tests.journals import lines
from wwtennis.files import matches
from wwtennis.files.logs import Recording, parse_log
from wwtennis.files.resume import resume
from wwtennis.kernel.check import Mismatch
from wwtennis.kernel.errors import BadFile, WWTennisError
from wwtennis.kernel.log import entry_line
from wwtennis.kernel.plain import printable
from wwtennis.kernel.replay import Replay
from wwtennis.kernel.rerun import rerun
from wwtennis.tui.shell.exports import Wanted, as_cast, as_svg
from wwtennis.watching.text import narrate
from wwtennis.watching.watched import Watched

NASTY: list[Any] = [
    None, True, False, 0, 1, 2, -1, 3, 7, 999, 2**31, 2**63 - 1, 2**63, 2**64, 10**400, 0.5, -0.0, 1e308, "", "0", "A",
    "\x1b[2J", "\x00", "[b]x[/b]", "\u202e", "x" * 5000, [], {}, [[]], [[[[[[]]]]]], {"a": {"b": []}}, [0, 1], [1, 2],
    [-1], ["F"], "F", "V", {"event": "x"}, "PointWon", "MatchWon", "CardsDrawn", "Stay", "wwtennis-log", "clay",
]  # fmt: skip

MEMORY = 2 * 10**9  # bytes

OVER = ["worldwide, tie-break", "serve-play, singles"]  # short ones: whatever is long is spoilt less often

Lines = list[bytes]


class Fuzz:
    """Spoils logs. What it does comes from its seed alone."""

    def __init__(self, seed: int, whole: list[Lines]) -> None:
        self.chance = Random(seed)
        self.whole = whole
        self.ways: list[Callable[[Lines], Lines]] = [
            self.a_value, self.a_value, self.a_value, self.a_field, self.a_line, self.some_bytes, self.the_end,
            self.splice,
        ]  # fmt: skip

    def log(self) -> bytes:
        """One spoilt log."""
        spoilt = list(self.chance.choice(self.whole))
        for _ in range(self.chance.choice([1, 1, 1, 2, 5])):
            spoilt = self.chance.choice(self.ways)(spoilt) or [b""]
        return b"".join(spoilt)

    def a_value(self, spoilt: Lines) -> Lines:
        """Another value somewhere in a line."""

        def change(found: Any) -> None:
            holder, key = self._somewhere(found)
            if holder is not None:
                number = isinstance(holder[key], int) and not isinstance(holder[key], bool)
                close = number and self.chance.random() < 0.5
                holder[key] = holder[key] + self.chance.choice([-1, 1]) if close else self.chance.choice(NASTY)

        return self._changed(spoilt, change)

    def a_field(self, spoilt: Lines) -> Lines:
        """A field more, one less, or one under another name."""

        def change(found: Any) -> None:
            if not isinstance(found, dict) or not found:
                return
            name = self.chance.choice(list(found))
            value = found.pop(name) if self.chance.random() < 0.7 else found[name]
            if self.chance.random() < 0.6:
                found[self.chance.choice([name + "x", "event", "answer", "undo", "reseed", "n", "\x1b"])] = value

        return self._changed(spoilt, change)

    def a_line(self, spoilt: Lines) -> Lines:
        """A line twice, gone, elsewhere, or a new one; numbered anew half of the time."""
        at = self.chance.randrange(len(spoilt))
        taken = spoilt.pop(at) if self.chance.random() < 0.6 else spoilt[at]
        if self.chance.random() < 0.7:
            undo, seed = b'{"n":1,"undo":%d}\n' % self.chance.randrange(60), b'{"n":1,"reseed":5,"why":"recovery"}\n'
            new = [taken, undo, seed, b'{"n":1,"closed":"00"}\n', b"\n", b"[]\n"]
            spoilt.insert(self.chance.randrange(len(spoilt) + 1), self.chance.choice(new))
        return self._numbered(spoilt) if self.chance.random() < 0.5 else spoilt

    def some_bytes(self, spoilt: Lines) -> Lines:
        data = bytearray(b"".join(spoilt))
        for _ in range(self.chance.choice([1, 1, 3, 40])):
            at = self.chance.randrange(len(data) + 1)
            data[at : at + self.chance.randrange(3)] = self.chance.randbytes(self.chance.randrange(3))
        return bytes(data).splitlines(keepends=True)

    def the_end(self, spoilt: Lines) -> Lines:
        data = b"".join(spoilt)
        return data[: self.chance.randrange(len(data) + 1)].splitlines(keepends=True)

    def splice(self, spoilt: Lines) -> Lines:
        """The beginning of one log and the rest of another."""
        other = self.chance.choice(self.whole)
        at = self.chance.randrange(len(spoilt))
        return self._numbered([*spoilt[:at], *other[at:]])

    def _changed(self, spoilt: Lines, change: Callable[[Any], None]) -> Lines:
        at = 0 if self.chance.random() < 0.2 else self.chance.randrange(len(spoilt))
        try:
            found = json.loads(spoilt[at])
        except (ValueError, RecursionError):
            return spoilt
        change(found)
        return [*spoilt[:at], json.dumps(found).encode() + b"\n", *spoilt[at + 1 :]]

    def _somewhere(self, found: Any) -> tuple[Any, Any]:
        holder, key = None, None
        while isinstance(found, dict | list) and found and (holder is None or self.chance.random() < 0.8):
            holder, key = found, self.chance.choice(list(found) if isinstance(found, dict) else range(len(found)))
            found = holder[key]
        return holder, key

    def _numbered(self, spoilt: Lines) -> Lines:
        numbered = []
        for number, line in enumerate(spoilt):
            try:
                found = json.loads(line)
                numbered.append(json.dumps({**found, "n": number}).encode() + b"\n" if number else line)
            except (ValueError, TypeError, RecursionError):
                numbered.append(line)
        return numbered


def read_every_way(path: Path, data: bytes, chance: Random) -> str:
    """How far it came: refused by whom, or what it is."""
    listed(path, data)
    try:
        recording = parse_log(path, data, torn_ok=chance.random() < 0.5)
    except BadFile as why:
        one_sentence(why)
        return "not read"
    for number, entry in enumerate(recording.entries[:3], start=1):
        entry_line(number, entry)
    fits = played_again(recording)
    try:
        line = recording.kind.timeline(recording.entries)
        replay = Replay(recording.game, recording.entries, line.stops())
        watched = Watched(recording, replay, line)
        for moment in (0, replay.end, *(chance.randrange(replay.end + 1) for _ in range(5))):
            replay.seek(moment)
            assert replay.question is None or replay.question.options
            replay.decision_at(moment)
        as_svg(Wanted(watched, chance.randrange(replay.end + 1)))
        list(narrate(watched, cards_of=range(recording.game.seats)))
        as_cast(Wanted(watched, max(0, replay.end - chance.randrange(30))))
    except BadFile as why:
        one_sentence(why)
        assert not fits, "what holds by the rules can be watched"
        return "not watched"
    return "whole" if fits else "watched"


def played_again(recording: Recording) -> bool:
    """Whether the rules and the dice say so."""
    fits = True
    for ask in (
        recording.checked,
        lambda: recording.checked(sworn=False),
        lambda: rerun(recording.game, recording.entries, recording.header.seed, recording.agreed),
    ):
        try:
            ask()
        except (BadFile, Mismatch) as why:
            one_sentence(why)
            fits = False
    return fits


def listed(path: Path, data: bytes) -> None:
    try:
        kept = matches._read(path, io.BytesIO(data), len(data))
    except BadFile as why:
        one_sentence(why)
    else:
        assert [kept.versus, *kept.about]
        assert [kept.standing, kept.score, *(kept.names[seat] for seat in kept.winners)]


def taken_up(path: Path, data: bytes) -> str:
    """On the disk. Where it is refused, it is as it was."""
    path.write_bytes(data)
    try:
        resume(path).journal.close()
    except WWTennisError as why:
        one_sentence(why)
        assert path.read_bytes() == data
        return "not taken up"
    finally:
        for beside in path.parent.iterdir():
            beside.unlink()
    return "taken up"


def one_sentence(why: Exception) -> None:
    said = str(why)
    assert said == printable(said), ascii(said[:300])
    assert len(said) < 700, said[:300]


def whole_logs(folder: Path) -> list[Lines]:
    """Of every game and sort: begun, with undos, and some that are over."""
    begun = [each.kept(folder, seed, answers=5 + 3 * seed) for seed, each in enumerate(AGREED)]
    undone = [each.kept(folder, seed, answers=14, undo_every=4) for seed, each in enumerate(AGREED)]
    over = [each.kept(folder, seed) for seed, each in enumerate(AGREED) if each.name in OVER]
    return [lines(path) for path in (*begun, *undone, *over)]


def fuzz(inputs: int, seed: int) -> Counter[str]:
    """How the inputs fared."""
    fared: Counter[str] = Counter()
    with tempfile.TemporaryDirectory() as folder:
        spoil = Fuzz(seed, whole_logs(Path(folder)))
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "spoilt.jsonl"
        for number in range(inputs):
            data = spoil.log()
            try:
                fared[read_every_way(path, data, spoil.chance)] += 1
                if number % 20 == 0:
                    fared[taken_up(path, data)] += 1
            except Exception:
                Path(tempfile.gettempdir(), "wwtennis-fuzz-found.jsonl").write_bytes(data)
                raise
    return fared


if __name__ == "__main__":
    arguments = [int(argument) for argument in sys.argv[1:]]
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))  # an input that makes us ask for more is a find, too
    began = time.perf_counter()
    found = fuzz(*(arguments + [100_000, 1][len(arguments) :]))
    print(f"{dict(found)}: nothing but sentences, in {time.perf_counter() - began:.0f} s")
