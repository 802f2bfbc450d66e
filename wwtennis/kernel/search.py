"""Thinking ahead: the few answers that look best are tried out in many matches as they may be.

    view --determinise--> worlds --an answer, forced chance--> roll-outs by the game's policy --value--> the best answer

The search knows no game. A game brings a `Thought` of each question: which answers look best, what chance can make of
them, how the seats would go on, and what a position is worth. Every answer is tried in the same worlds with the same
luck, its outcomes are weighed by their exact chances, and half of the answers go after each round (sequential halving).
There is no clock here: whoever asks says how many roll-outs there are, and may say stop at any time.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil, log2, sqrt
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from wwtennis.kernel.game import Choice, Question, Searchable
from wwtennis.kernel.luck import Drawn, Luck, SharedLuck, shared_numbers

S = TypeVar("S")

CANDIDATES = 6  # answers that are tried
STRIDE = 211  # how far apart the shared luck of two worlds begins
MOST_SEED = 2**31
ENOUGH = 4  # roll-outs of a branch that tell how much its values vary
NOTHING_KNOWN = 0.25  # the variance of a coin: no chance to win varies more

Outcome = tuple[float, tuple[Drawn, ...]]  # a chance, and what must be drawn for it
SURE: tuple[Outcome, ...] = ((1.0, ()),)


T = TypeVar("T", contravariant=True)  # the state of a game that is only read


class Thought(Protocol[T]):
    """What a game knows of one question. All of it is win probability for the seat that is asked, from 0 to 1."""

    def first_impression(self) -> Sequence[tuple[float, Choice]]:
        """The answers with what they seem to be worth; only differences between them count."""

    def doubt(self) -> float:
        """How far off differences between first impressions typically are."""

    def outcomes(self, state: T, choice: Choice) -> Sequence[Outcome]:
        """What chance can make of an answer, as far as it is decided at once; `SURE` where it decides nothing."""

    def reply(self, state: T, steps: int) -> Choice | None:
        """What the seat in turn would answer, so many answers on; None where it is time to judge."""

    def value(self, state: T) -> float:
        """The chance to win from here."""


class Judged(NamedTuple):
    """An answer that was tried: its value, the standard error of that, and in how many roll-outs it was."""

    choice: Any
    value: float
    error: float
    rollouts: int


def step(game: Searchable[S], state: S, choice: Choice, luck: Luck) -> None:
    """Answer without a table: nothing is checked, recorded or asked."""
    advance = game.advance
    for event in game.play(state, choice, luck):
        advance(state, event)


def never() -> bool:
    return False


class Search(Generic[S]):
    """One question thought through. The same view, seed and number of roll-outs give the same result."""

    def __init__(self, game: Searchable[S], thought: Thought[S], view: Any, seed: int) -> None:
        self._game, self._thought, self._view = game, thought, view
        self._numbers = shared_numbers(seed)
        self._worlds: list[S] = []
        ranked = sorted(thought.first_impression(), key=lambda each: -each[0])  # stable: of equals the first
        self._tried = [_Tried(choice, worth) for worth, choice in ranked[:CANDIDATES]]

    def run(self, rollouts: int, stop: Callable[[], bool] = never) -> list[Judged]:
        """The answers that were tried, the best first."""
        left, going = list(self._tried), True
        rounds = max(1, ceil(log2(len(left)))) if len(left) > 1 else 0
        for _ in range(rounds):
            each = max(1, rollouts // (rounds * len(left)))
            going = going and self._round(left, each, stop)
            left = self._ranked(left)[: (len(left) + 1) // 2]
        last = [tried for tried in self._tried if tried not in left]
        return [self._judged(tried) for tried in [*left, *self._ranked(last)]]

    def _round(self, left: Sequence[_Tried], each: int, stop: Callable[[], bool]) -> bool:
        """So many roll-outs for each answer, in turns; whether nobody said stop."""
        for _ in range(each):
            for tried in left:
                self._roll_out(tried)
            if stop():
                return False
        return True

    def _roll_out(self, tried: _Tried) -> None:
        if not tried.branches:
            outcomes = self._thought.outcomes(self._world(0), tried.choice)
            tried.branches = [_Branch(chance, first) for chance, first in outcomes]
        branch = max(tried.branches, key=_Branch.wants_more)
        number = branch.count
        state = self._game.copy(self._world(number))
        luck = SharedLuck(self._numbers, number * STRIDE, branch.first)
        branch.add(self._play_on(state, tried.choice, luck))

    def _play_on(self, state: S, choice: Choice, luck: Luck) -> float:
        thought, steps, next_choice = self._thought, 0, choice
        while True:
            step(self._game, state, next_choice, luck)
            reply = thought.reply(state, steps)
            if reply is None:
                return thought.value(state)
            steps, next_choice = steps + 1, reply

    def _world(self, number: int) -> S:
        """A match as it may be; each is made once, and only ever copied."""
        while number >= len(self._worlds):
            luck = SharedLuck(self._numbers, len(self._worlds) * STRIDE + STRIDE // 2)
            self._worlds.append(self._game.determinise(self._view, luck))
        return self._worlds[number]

    def _ranked(self, left: Sequence[_Tried]) -> list[_Tried]:
        """The best first. What was tried little is judged by the first impression as well, as Bayes would."""
        tried = [each for each in self._tried if each.branches]
        base = sum([each.mean - each.worth for each in tried]) / len(tried) if tried else 0.0
        branches = [branch for each in tried for branch in each.branches]
        count = sum([branch.count for branch in branches])
        noise = sum([branch.count * branch.spread**2 for branch in branches]) / count if count else 0.0
        doubt = self._thought.doubt() ** 2

        def judged(each: _Tried) -> float:
            """The mean, drawn towards the first impression by how much of it may be noise."""
            weight = doubt / (doubt + each.variance(noise)) if each.branches else 0.0
            return weight * each.mean + (1 - weight) * (base + each.worth)

        return sorted(left, key=lambda each: -judged(each))

    def _judged(self, tried: _Tried) -> Judged:
        return Judged(tried.choice, tried.mean, tried.error, tried.count)


class _Branch:
    """One thing that chance can make of an answer, and what came of it."""

    __slots__ = ("chance", "count", "first", "squares", "total")

    def __init__(self, chance: float, first: tuple[Drawn, ...]) -> None:
        self.chance, self.first = chance, first
        self.count, self.total, self.squares = 0, 0.0, 0.0

    def add(self, value: float) -> None:
        self.count += 1
        self.total += value
        self.squares += value * value

    @property
    def mean(self) -> float:
        return self.total / self.count if self.count else 0.0

    @property
    def spread(self) -> float:
        return sqrt(max(0.0, self.squares / self.count - self.mean**2)) if self.count else 0.0

    def wants_more(self) -> float:
        """Where one more roll-out tells most: likely branches whose values differ."""
        return self.chance * (self.spread + 0.02) / self.count if self.count else 2 + self.chance


class _Tried:
    """An answer being tried."""

    __slots__ = ("branches", "choice", "worth")

    def __init__(self, choice: Choice, worth: float) -> None:
        self.choice, self.worth = choice, worth
        self.branches: list[_Branch] = []

    @property
    def count(self) -> int:
        return sum([branch.count for branch in self.branches])

    @property
    def mean(self) -> float:
        """Branches that were never tried are left out."""
        known = [branch for branch in self.branches if branch.count]
        weight = sum([branch.chance for branch in known])
        return sum([branch.chance * branch.mean for branch in known]) / weight if weight else 0.0

    @property
    def error(self) -> float:
        """The standard error of the mean. What a branch was tried too little to tell, it has from the others."""
        known = [branch for branch in self.branches if branch.count]
        free = sum([branch.count - 1 for branch in known])
        shared = sum([branch.count * branch.spread**2 for branch in known]) / free if free else NOTHING_KNOWN
        variances = [
            branch.spread**2 * branch.count / (branch.count - 1) if branch.count >= ENOUGH else shared
            for branch in known
        ]
        return sqrt(sum([b.chance**2 * each / b.count for b, each in zip(known, variances, strict=True)]))

    def variance(self, noise: float) -> float:
        """Of the mean, where values within a branch vary so much."""
        return sum([branch.chance**2 * noise / max(1, branch.count) for branch in self.branches])


class Searcher(Generic[S]):
    """A bot that thinks ahead, with so many roll-outs for a question."""

    def __init__(
        self,
        game_of: Callable[[Any], Searchable[S]],
        think: Callable[[Any, Question], Thought[S] | Choice],
        rollouts: int,
        luck: Luck,
        stop: Callable[[], bool] = never,
    ) -> None:
        """`think` may know the answer to a question that is not worth a search."""
        self._game_of, self._think, self._rollouts, self._stop = game_of, think, rollouts, stop
        self._luck = luck

    def choose(self, view: Any, question: Question) -> Choice:
        thought = self._think(view, question)
        if isinstance(thought, Choice):
            return thought
        search = Search(self._game_of(view), thought, view, self._luck.die(MOST_SEED))
        choice: Choice = search.run(self._rollouts, self._stop)[0].choice
        return choice
