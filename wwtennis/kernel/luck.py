"""The one source of chance. Rules ask it; nothing else in the package touches `random`."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from typing import NamedTuple, Protocol

from wwtennis.kernel.errors import NotRecorded

LARGEST_SEED = 2**63 - 1  # what a JSON reader in any language keeps exactly as an integer


class Luck(Protocol):
    """Dice, a coin and a shuffle."""

    def die(self, sides: int) -> int: ...

    def coin(self) -> bool: ...

    def shuffled(self, cards: Sequence[int]) -> tuple[int, ...]: ...


class SeededLuck:
    """The same seed gives the same match, on every machine and Python version."""

    __slots__ = ("_random", "seed")

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self._random = random.Random(seed).random

    def die(self, sides: int) -> int:
        return int(self._random() * sides) + 1

    def coin(self) -> bool:
        return self._random() < 0.5

    def shuffled(self, cards: Sequence[int]) -> tuple[int, ...]:
        """Fisher-Yates over `random()` alone: the only generator output that Python promises never to change."""
        order, draw = list(cards), self._random
        for last in range(len(order) - 1, 0, -1):
            other = int(draw() * (last + 1))
            order[last], order[other] = order[other], order[last]
        return tuple(order)


class Drawn(NamedTuple):
    """One thing that chance decided, as a recording holds it: what was asked, and what came."""

    what: str  # "d20", "d6", "coin" or "shuffle"
    value: int | bool | tuple[int, ...]


class ScriptedLuck:
    """Chance that comes from a list: for tests, and for checking a recording against the rules.

    What the list holds must be asked for in its very order; anything else is `NotRecorded`.
    """

    __slots__ = ("_queue",)

    def __init__(self, drawn: Iterable[Drawn] = ()) -> None:
        self._queue = list(drawn)[::-1]

    @property
    def used_up(self) -> bool:
        return not self._queue

    def die(self, sides: int) -> int:
        face = self._next(f"d{sides}")
        if not isinstance(face, int) or not 1 <= face <= sides:
            raise NotRecorded(f"a d{sides} cannot show {face}")
        return face

    def coin(self) -> bool:
        return bool(self._next("coin"))

    def shuffled(self, cards: Sequence[int]) -> tuple[int, ...]:
        order = self._next("shuffle")
        if not isinstance(order, tuple) or sorted(order) != sorted(cards):
            raise NotRecorded("the shuffled cards are not the cards that were there to shuffle")
        return order

    def _next(self, what: str) -> int | bool | tuple[int, ...]:
        if not self._queue:
            raise NotRecorded(f"the rules ask for {_NAMES[what]} here, and the recording has none")
        drawn = self._queue.pop()
        if drawn.what != what:
            raise NotRecorded(f"the rules ask for {_NAMES[what]} here, and the recording has {_NAMES[drawn.what]}")
        return drawn.value


_NAMES = {"d20": "a d20", "d6": "a d6", "coin": "a coin", "shuffle": "a shuffle"}


def fresh_seed() -> int:
    """A seed that nobody chose, short enough to read out."""
    return random.SystemRandom().randrange(10**9)


def seeds(seed: int) -> Iterable[int]:
    """An endless series of seeds, all from one."""
    series = random.Random(seed)
    while True:
        yield series.getrandbits(53)
