"""One question judged by thinking ahead: what each answer is worth, how sure that is, and what a seat lost by its own.

Whoever judges sees what the seat saw, and no more. The roll-outs are halved: one half finds the answers worth a closer
look, the other half says what those are worth, so that no answer looks good for having been lucky when it was picked.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import hypot
from typing import Any, Protocol

import msgspec

from wwtennis.kernel.game import Choice, Question, Searchable
from wwtennis.kernel.search import Judged, Search, Thought, never

FINALISTS = 3  # answers that are looked at closely, beside the one that was given
APART = 2.0  # standard errors: what is less far from the best cannot be told from it


class Coach(Protocol):
    """What a game brings for advice: its thoughts, and why an answer is what it is."""

    def think(self, view: Any, question: Question) -> Thought[Any] | Choice:
        """The thought of a question; or its answer, where it is not worth a search."""

    def answer(self, view: Any, choice: Choice) -> str:
        """An answer in words."""

    def reason(self, view: Any, choice: Choice) -> str:
        """What speaks for an answer or against it, in a few words; empty where nothing does."""


class Tried(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An answer that was tried: its number among the options, the chance to win with it, the standard error of that."""

    option: int
    value: float
    error: float
    rollouts: int


class Verdict(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The answers to one question that were tried, the best first; those without a closer look last."""

    seat: int
    tried: tuple[Tried, ...]

    @property
    def best(self) -> Tried:
        return self.tried[0]

    def is_as_good(self, tried: Tried) -> bool:
        """Whether it cannot be told from the best."""
        return self.best.value - tried.value <= APART * hypot(self.best.error, tried.error)

    def of(self, option: int) -> Tried | None:
        return next((each for each in self.tried if each.option == option), None)


class Narrowed:
    """The same thought, of these answers only."""

    def __init__(self, thought: Thought[Any], choices: Sequence[Choice]) -> None:
        self._thought, self._choices = thought, choices

    def __getattr__(self, name: str) -> Any:
        return getattr(self._thought, name)

    def first_impression(self) -> Sequence[tuple[float, Choice]]:
        found = [each for each in self._thought.first_impression() if each[1] in self._choices]
        least = min([worth for worth, _ in found], default=0.0)
        unseen = [choice for choice in self._choices if all(choice != each for _, each in found)]
        return [*found, *[(least, choice) for choice in unseen]]


def judge(
    game: Searchable[Any],
    thought: Thought[Any],
    view: Any,
    question: Question,
    given: Choice | None,
    rollouts: int,
    seed: int,
    stop: Callable[[], bool] = never,
) -> Verdict:
    """What the answers are worth; the one that was given, if there is one, is looked at closely whatever it is.

    Answers that give up are not spoken of, unless one of them was given, or there is nothing else.
    """
    first = Search(game, thought, view, 2 * seed).run(rollouts // 2, stop)
    closely = [each.choice for each in first[:FINALISTS]]
    if given is not None and given not in closely:
        closely.append(given)
    narrowed: Any = Narrowed(thought, closely)
    second = Search(game, narrowed, view, 2 * seed + 1).weigh(rollouts - rollouts // 2, stop)
    others = [each for each in first if each.choice not in closely]
    found = [each for each in [*second, *others] if each.rollouts]
    serious = [each for each in found if each.choice == given or not each.choice.gives_up] or found
    return Verdict(question.seat, tuple([_tried(question, each) for each in serious]))


def _tried(question: Question, judged: Judged) -> Tried:
    return Tried(question.options.index(judged.choice), judged.value, judged.error, judged.rollouts)
