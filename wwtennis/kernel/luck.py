"""The one source of chance. Rules ask it; nothing else in the package touches `random`."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from typing import NamedTuple, Protocol

from wwtennis.kernel.errors import NotRecorded
from wwtennis.kernel.plain import quoted
from wwtennis.kernel.words import _, later

LARGEST_SEED = 2**63 - 1  # what a JSON reader in any language keeps exactly as an integer


class Luck(Protocol):
    """Dice, a coin and a shuffle. A die that has a name of its own ("blue die") is asked for by it; else it is a dN."""

    def die(self, sides: int, name: str = "") -> int: ...

    def coin(self) -> bool: ...

    def shuffled(self, cards: Sequence[int]) -> tuple[int, ...]: ...


class SeededLuck:
    """The same seed gives the same match, on every machine and Python version."""

    __slots__ = ("_random",)

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed).random

    def die(self, sides: int, name: str = "") -> int:
        return int(self._random() * sides) + 1

    def coin(self) -> bool:
        return self._random() < 0.5

    def shuffled(self, cards: Sequence[int]) -> tuple[int, ...]:
        return _shuffled(cards, iter(self._random, None))


def _shuffled(cards: Sequence[int], numbers: Iterable[float]) -> tuple[int, ...]:
    """Fisher-Yates over `random()` alone: the only generator output that Python promises never to change."""
    order = list(cards)
    for last, number in zip(range(len(order) - 1, 0, -1), numbers, strict=False):
        other = int(number * (last + 1))
        order[last], order[other] = order[other], order[last]
    return tuple(order)


COIN, SHUFFLE = "coin", "shuffle"
_CALLED = {COIN: later("a coin"), SHUFFLE: later("a shuffle")}


def numbered(sides: int) -> str:
    """The name of a die that has none of its own."""
    return f"d{sides}"


def called(what: str) -> str:
    """A die, a coin or a shuffle in a sentence. The names of a game's dice are marked for translation there."""
    return _(_CALLED[what]) if what in _CALLED else _("a {die}").format(die=_(what))


class Drawn(NamedTuple):
    """One thing that chance decided, as a recording holds it: what was asked, and what came."""

    what: str  # the name of a die, COIN or SHUFFLE
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

    def die(self, sides: int, name: str = "") -> int:
        die = name or numbered(sides)
        face = self._next(die)
        if not isinstance(face, int) or not 1 <= face <= sides:
            raise NotRecorded(_("{die} cannot show {face}").format(die=called(die), face=quoted(face)))
        return face

    def coin(self) -> bool:
        return bool(self._next(COIN))

    def shuffled(self, cards: Sequence[int]) -> tuple[int, ...]:
        order = self._next(SHUFFLE)
        if not isinstance(order, tuple) or sorted(order) != sorted(cards):
            raise NotRecorded(_("the shuffled cards are not the cards that were there to shuffle"))
        return order

    def _next(self, what: str) -> int | bool | tuple[int, ...]:
        if not self._queue:
            why = _("the rules ask for {asked} here, and the recording has none")
            raise NotRecorded(why.format(asked=called(what)))
        drawn = self._queue.pop()
        if drawn.what != what:
            why = _("the rules ask for {asked} here, and the recording has {found}")
            raise NotRecorded(why.format(asked=called(what), found=called(drawn.what)))
        return drawn.value


class SharedLuck:
    """Chance for thinking ahead: what comes first is given, the rest is read from numbers that many such lucks share.

    Seeding a generator for each of thousands of short continuations would cost more than playing them.
    """

    __slots__ = ("_at", "_first", "_numbers")

    def __init__(self, numbers: Sequence[float], at: int, first: Sequence[Drawn] = ()) -> None:
        """`numbers` are as many as a power of two, from 0 to 1; they are read from `at` on, round and round."""
        self._numbers = numbers
        self._at = at
        self._first = first

    def after(self, first: Sequence[Drawn]) -> SharedLuck:
        """The same numbers from here on, after what is given."""
        return SharedLuck(self._numbers, self._at, first)

    def _random(self) -> float:
        self._at = at = (self._at + 1) & (len(self._numbers) - 1)
        return self._numbers[at]

    def die(self, sides: int, name: str = "") -> int:
        return self._given().die(sides, name) if self._first else int(self._random() * sides) + 1

    def coin(self) -> bool:
        return self._given().coin() if self._first else self._random() < 0.5

    def shuffled(self, cards: Sequence[int]) -> tuple[int, ...]:
        return self._given().shuffled(cards) if self._first else _shuffled(cards, self._several(len(cards) - 1))

    def _several(self, count: int) -> Sequence[float]:
        """The next numbers, as many as that."""
        if count <= 0:
            return ()
        numbers, size = self._numbers, len(self._numbers)
        begin = (self._at + 1) % size
        self._at = (self._at + count) % size
        found = numbers[begin : begin + count]
        return found if len(found) == count else [*found, *(numbers[at % size] for at in range(size, begin + count))]

    def _given(self) -> ScriptedLuck:
        """The next of what was given."""
        given, self._first = ScriptedLuck(self._first[:1]), self._first[1:]
        return given


def shared_numbers(seed: int, count: int = 4096) -> list[float]:
    """For `SharedLuck`."""
    draw = random.Random(seed).random
    return [draw() for _ in range(count)]


def fresh_seed() -> int:
    """A seed that nobody chose and nobody finds by trying: one's own first hand must not betray the others."""
    return random.SystemRandom().randrange(LARGEST_SEED + 1)


def seeds(seed: int) -> Iterable[int]:
    """An endless series of seeds, all from one."""
    series = random.Random(seed)
    while True:
        yield series.getrandbits(53)
