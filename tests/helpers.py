"""What tests of any game use: luck that is told what to say, a player who picks at random, states side by side."""

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any

import msgspec

from wwtennis.kernel.game import Choice, Event, Question
from wwtennis.kernel.luck import numbered
from wwtennis.kernel.table import Table


class Told:
    """Luck that says what it was told: a queue each for dice and coins; untold, a shuffle leaves cards as they are."""

    def __init__(
        self,
        dice: Sequence[int] = (),
        sixes: Sequence[int] = (),
        coins: Sequence[bool] = (),
        shuffles: Sequence[tuple[int, ...]] = (),
    ) -> None:
        self.queues: dict[str, list[Any]] = {"d20": list(dice), "d6": list(sixes), "coin": list(coins)}
        self.shuffles = list(shuffles)

    def die(self, sides: int, name: str = "") -> int:
        face: int = self._next(name or numbered(sides))
        return face

    def coin(self) -> bool:
        face: bool = self._next("coin")
        return face

    def shuffled(self, cards: Sequence[int]) -> tuple[int, ...]:
        return self.shuffles.pop(0) if self.shuffles else tuple(cards)

    def _next(self, what: str) -> Any:
        assert self.queues[what], f"the rules asked for a {what} that this test does not expect"
        return self.queues[what].pop(0)


Chooser = Callable[[Question], Choice]


def at_random(seed: int) -> Chooser:
    """A player who takes any option, but gives up a point in one case of a hundred only: matches must go somewhere."""
    draw = Random(seed).random

    def choose(question: Question) -> Choice:
        options = question.options
        choice: Choice = options[int(draw() * len(options))]
        if choice.gives_up and draw() > 0.01:
            choice = options[int(draw() * (len(options) - 1))]
        return choice

    return choose


def play_out(table: Table[Any], choose: Chooser, at_most: int = 100_000) -> Table[Any]:
    """Play to the end of the match."""
    for _ in steps(table, choose, at_most):
        pass
    return table


def steps(table: Table[Any], choose: Chooser, at_most: int = 100_000) -> Iterator[tuple[Question, Choice, list[Event]]]:
    """Play, and stop at each answer to look around."""
    for _ in range(at_most):
        question = table.pending
        if question is None:
            return
        choice = choose(question)
        yield question, choice, table.answer(choice)
    raise AssertionError(f"the match did not end in {at_most} answers")


def books(thing: Any) -> Any:
    """A state as plain dicts and lists, so that two of them can be compared, and told apart field by field."""
    if isinstance(thing, list | tuple):
        return [each if type(each) is int else books(each) for each in thing]  # most of a state are card numbers
    if isinstance(thing, dict):
        return {key: books(each) for key, each in thing.items()}
    knows_equality = isinstance(thing, msgspec.Struct)
    slots = () if knows_equality else getattr(type(thing), "__slots__", ())
    return {name: books(getattr(thing, name)) for name in slots} if slots else thing
