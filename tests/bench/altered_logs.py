"""How much of what can be altered in a log does `verify` catch? One field at a time, at random.

    python -m tests.bench.altered_logs [--changes 500] [--seed 1]

A change is to a value that this very field has elsewhere, or that its neighbours have: the likeliest to slip through.
A finished match is closed with a digest of its log, so that whatever was changed is caught. Then the same with the
closing lines taken off: what the rules and the seed do not catch must be harmless, and is told by field: texts for
people, or a change that leaves a log which is itself a true recording under the altered header.
"""

import argparse
import json
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from tests.agreed import AGREED, Agreed
from tests.recordings import play_on
from wwtennis.files.logs import lines_of, parse_log
from wwtennis.kernel.errors import BadFile
from wwtennis.kernel.table import Why

Place = tuple[int | str, ...]  # the way to a value in a JSON object

# Told to people, and read by no rule.
TEXTS = {
    *(("seats", seat, field) for seat in range(4) for field in ("name", "by")),
    ("program",), ("date",), ("practice",),
}  # fmt: skip


def logs(seed: int) -> list[list[bytes]]:
    """Matches of every game and sort, with undos and new seeds in some of them, as lines."""
    return [recorded(seed + number, agreed) for number, agreed in enumerate(AGREED)]


def recorded(seed: int, agreed: Agreed) -> list[bytes]:
    table = agreed.table(seed)
    table.open()
    play_on(table, seed, answers=60, undo_every=40)
    table.reseed(seed + 1000, Why.RECOVERY)
    play_on(table, seed + 1, undo_every=40)
    return lines_of(agreed.header(seed, practice=True), table.entries)


def places(thing: Any, way: Place = ()) -> Iterator[tuple[Place, Any]]:
    """Every value in a JSON object that has no values in it, and the way to it. An empty list is a value."""
    if isinstance(thing, dict) and thing:
        for key, each in thing.items():
            yield from places(each, (*way, key))
    elif isinstance(thing, list) and thing:
        for at, each in enumerate(thing):
            yield from places(each, (*way, at))
    else:
        yield way, thing


def kind_of(line: int, found: dict[str, Any], way: Place) -> str:
    """A field's name: what is written there elsewhere is a likely value here."""
    what = "header" if line == 0 else str(found.get("event") or found.get("answer") or "undo or seed")
    return f"{what}." + ".".join("*" if isinstance(step, int) and line else str(step) for step in way)


class Altering:
    """Makes single changes to these logs, and tells what became of them."""

    def __init__(self, whole: list[list[bytes]], seed: int) -> None:
        self.logs = whole
        self.random = Random(seed)
        self.seen: dict[str, set[str]] = defaultdict(set)
        for lines in whole:
            for line, text in enumerate(lines):
                found = json.loads(text)
                for way, value in places(found):
                    self.seen[kind_of(line, found, way)].add(json.dumps(value))

    def change(self) -> tuple[str, Place, list[bytes]]:
        """A log with one value changed: the field, the way to it, and the log. One change in eight is in a header."""
        lines = self.random.choice(self.logs)
        line = 0 if self.random.random() < 1 / 8 else self.random.randrange(len(lines))
        found = json.loads(lines[line])
        way, value = self.random.choice(list(places(found)))
        field = kind_of(line, found, way)
        put(found, way, self.another(field, value))
        return field, way if line == 0 else (), [*lines[:line], json.dumps(found).encode() + b"\n", *lines[line + 1 :]]

    def another(self, field: str, value: Any) -> Any:
        """Another value for this field: one that it has elsewhere, a number beside it, its opposite, another text."""
        others = [json.loads(each) for each in self.seen[field] - {json.dumps(value)}]
        if others and self.random.random() < 0.5:
            return self.random.choice(others)
        if isinstance(value, bool):
            return not value
        if isinstance(value, int):
            return value + self.random.choice([-2, -1, 1, 2, 7])
        if isinstance(value, str):
            return self.random.choice([value[1:], value + "x", value.swapcase() + "1"])
        return self.random.choice([0, 1, "N", "T", [1]])


def put(found: Any, way: Place, value: Any) -> None:
    for step in way[:-1]:
        found = found[step]
    found[way[-1]] = value


def is_caught(lines: list[bytes]) -> bool:
    try:
        recording = parse_log(Path("altered.jsonl"), b"".join(lines))
        recording.checked()
    except BadFile:
        return True
    return recording.sealed is False


def try_changes(count: int, seed: int, *, closed: bool) -> tuple[int, Counter[str], list[str]]:
    """How many changes were caught; which harmless fields slipped through, and which others."""
    altering, caught = Altering([lines if closed else lines[:-1] for lines in logs(seed)], seed), 0
    texts: Counter[str] = Counter()
    others: list[str] = []
    for _ in range(count):
        field, way, lines = altering.change()
        if is_caught(lines):
            caught += 1
        elif way in TEXTS:
            texts[field] += 1
        else:
            others.append(field)
    return caught, texts, others


def main() -> None:
    asked = argparse.ArgumentParser(prog="python -m tests.bench.altered_logs", description=__doc__)
    asked.add_argument("--changes", type=int, default=500)
    asked.add_argument("--seed", type=int, default=1)
    told = asked.parse_args()
    for closed in (True, False):
        caught, texts, others = try_changes(told.changes, told.seed, closed=closed)
        print(f"{'closed' if closed else 'without closing lines'}: {caught} of {told.changes} caught")
        print("  texts for people, read by no rule:", dict(texts))
        print("  true recordings under the altered header:", dict(Counter(others)))


if __name__ == "__main__":
    main()
