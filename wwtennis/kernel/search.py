"""Thinking ahead: the few answers that look best are tried out in many matches as they may be.

    view --determinise--> worlds --an answer, forced chance--> roll-outs by the game's policy --value--> the best answer

The search knows no game. A game brings a `Thought` of each question: which answers look best, what chance can make of
them, how the seats would go on, and what a position is worth. Every answer is tried in the same worlds with the same
luck, and half of the answers go after each round (sequential halving). What chance decides at once is weighed and not
drawn, at the answer itself and at every reply: then roll-outs differ by what is hidden, and by little else.
There is no clock here: whoever asks says how many roll-outs there are, and may say stop at any time.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from math import ceil, log2, sqrt
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from wwtennis.kernel.game import Choice, Event, Question, Searchable
from wwtennis.kernel.luck import Drawn, Luck, SharedLuck, shared_numbers

S = TypeVar("S")

CANDIDATES = 6  # answers that are tried
STRIDE = 211  # how far apart the shared luck of two worlds begins
MOST_SEED = 2**31
LOOKED_AT = 4  # roll-outs of each answer after which one looks whether it is plain already
NOTHING_KNOWN = 0.25  # the variance of a coin: no chance to win varies more
PLAIN = 3  # standard errors ahead of all others

Outcome = tuple[float, tuple[Drawn, ...]]  # a chance, and what must be drawn for it
SURE: tuple[Outcome, ...] = ((1.0, ()),)


T = TypeVar("T", contravariant=True)  # the state of a game that is only read


class Thought(Protocol[T]):
    """What a game knows of one question. All of it is win probability for the seat that is asked, from 0 to 1."""

    ends: Collection[type[Event]]  # events after which a position is judged as it stands, whatever would follow

    def first_impression(self) -> Sequence[tuple[float, Choice]]:
        """The answers with what they seem to be worth; only differences between them count."""

    def doubt(self) -> float:
        """How far off differences between first impressions typically are."""

    def outcomes(self, state: T, choice: Choice, steps: int) -> Sequence[Outcome]:
        """What chance can make of an answer, so many answers on, as far as it is decided at once.

        `SURE` where it decides nothing, or is to be left to luck.
        """

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


def step(game: Searchable[S], state: S, choice: Choice, luck: Luck, ends: Collection[type[Event]] = ()) -> bool:
    """Answer without a table: nothing is checked, recorded or asked. Whether it came to one of these ends."""
    advance = game.advance
    for event in game.play(state, choice, luck):
        advance(state, event)
        if type(event) in ends:
            return True
    return False


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
        """The answers that were tried, the best first: with so many roll-outs, or as few as leave no doubt."""
        left, gone = self._tried, list[_Tried]()
        rounds = max(1, ceil(log2(len(left)))) if len(left) > 1 else 0
        for _ in range(rounds):
            goes_on = self._round(left, max(1, rollouts // (rounds * len(left))), stop)
            left = self._ranked(left)
            if not goes_on:
                break
            half = (len(left) + 1) // 2
            left, gone = left[:half], left[half:] + gone
        return [each.judged() for each in left + gone]

    def weigh(self, rollouts: int, stop: Callable[[], bool] = never) -> list[Judged]:
        """All of the answers, each tried as often, the best first: for who wants to know what they are worth."""
        for _ in range(max(2, rollouts // max(1, len(self._tried)))):
            for tried in self._tried:
                self._roll_out(tried)
            if stop():
                break
        return [each.judged() for each in self._ranked(self._tried)]

    def _round(self, left: Sequence[_Tried], each: int, stop: Callable[[], bool]) -> bool:
        """So many roll-outs for each answer, in turns; whether to go on after them."""
        for number in range(1, each + 1):
            for tried in left:
                self._roll_out(tried)
            if stop() or (number % LOOKED_AT == 0 and self._is_plain(left)):
                return False
        return True

    def worths(self, state: S, choice: Choice) -> list[tuple[float, float]]:
        """What chance can make of an answer in this very state: how likely each of it is, and what it is worth."""
        luck, outcomes = SharedLuck(self._numbers, 0), self._thought.outcomes(state, choice, 0)
        return [(each[0], self._play_on(self._game.copy(state), choice, luck.after(each[1]), 0)) for each in outcomes]

    def _roll_out(self, tried: _Tried) -> None:
        """An answer in the next world, and the mean of what chance can make of it there."""
        number = len(tried.values)
        world, luck = self._world(number), SharedLuck(self._numbers, number * STRIDE)
        outcomes = self._thought.outcomes(world, tried.choice, 0)
        tried.values.append(self._mean(self._game.copy(world), tried.choice, outcomes, luck, 0))

    def _mean(self, state: S, choice: Choice, outcomes: Sequence[Outcome], luck: SharedLuck, steps: int) -> float:
        """Of all that chance can make of an answer. The state is used up: what comes last needs no copy of it."""
        copy, go_on, mean = self._game.copy, self._play_on, 0.0
        for chance, first in outcomes[:-1]:
            mean += chance * go_on(copy(state), choice, luck.after(first), steps)
        chance, first = outcomes[-1]
        return mean + chance * go_on(state, choice, luck.after(first), steps)

    def _play_on(self, state: S, choice: Choice, luck: SharedLuck, steps: int) -> float:
        """What comes of an answer that chance has decided. The state is used up."""
        thought, game = self._thought, self._game
        while not step(game, state, choice, luck, thought.ends):
            steps += 1
            reply = thought.reply(state, steps)
            if reply is None:
                break
            outcomes, choice = thought.outcomes(state, reply, steps), reply
            if len(outcomes) > 1:
                return self._mean(state, reply, outcomes, luck, steps)
        return thought.value(state)

    def _world(self, number: int) -> S:
        """A match as it may be; each is made once, and only ever copied."""
        while number >= len(self._worlds):
            luck = SharedLuck(self._numbers, len(self._worlds) * STRIDE + STRIDE // 2)
            self._worlds.append(self._game.determinise(self._view, luck))
        return self._worlds[number]

    def _ranked(self, left: Sequence[_Tried]) -> list[_Tried]:
        """The best first."""
        worths = _compared(left, self._thought.doubt())[0]
        return [left[at] for at in sorted(range(len(left)), key=lambda at: -worths[at])]

    def _is_plain(self, left: Sequence[_Tried]) -> bool:
        """Whether the best is so far ahead that chance alone did not put it there."""
        worths, error = _compared(left, self._thought.doubt())
        best, other = sorted(worths)[:-3:-1]
        return best - other > PLAIN * error


def _compared(left: Sequence[_Tried], doubt: float) -> tuple[list[float], float]:
    """What each answer is worth beyond the mean of all of them, and the standard error of a difference.

    They were tried in the same worlds, so that a world that is good for all of them says nothing. What may be noise is
    drawn towards the first impression, as Bayes would.
    """
    count, worlds = len(left), len(left[0].values)
    means = [sum(each.values) / worlds for each in left]
    overall, expected = sum(means) / count, sum([each.worth for each in left]) / count
    squares = 0.0
    for values in zip(*[each.values for each in left], strict=True):
        common = sum(values) / count - overall
        squares += sum([(value - mean - common) ** 2 for value, mean in zip(values, means, strict=True)])
    variance = squares / max(1, (count - 1) * (worlds - 1)) / worlds
    weight = doubt**2 / (doubt**2 + variance) if worlds > 1 else 0.0
    worths = [
        weight * (mean - overall) + (1 - weight) * (each.worth - expected)
        for each, mean in zip(left, means, strict=True)
    ]
    return worths, sqrt(2 * variance)


class _Tried:
    """An answer being tried."""

    __slots__ = ("choice", "values", "worth")

    def __init__(self, choice: Choice, worth: float) -> None:
        self.choice, self.worth = choice, worth
        self.values: list[float] = []  # one of each world

    def judged(self) -> Judged:
        count = len(self.values)
        mean = sum(self.values) / count if count else 0.0
        squares = sum([(value - mean) ** 2 for value in self.values])
        variance = squares / (count - 1) if count > 1 else NOTHING_KNOWN
        return Judged(self.choice, mean, sqrt(variance / max(1, count)), count)


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
        self._game_of, self._think, self._rollouts, self._luck = game_of, think, rollouts, luck
        self.stop = stop  # whoever asks may change it: a screen has only so much time

    def choose(self, view: Any, question: Question) -> Choice:
        thought = self._think(view, question)
        if isinstance(thought, Choice):
            return thought
        search = Search(self._game_of(view), thought, view, self._luck.die(MOST_SEED))
        choice: Choice = search.run(self._rollouts, self.stop)[0].choice
        return choice
