"""What the coach says to a question: the answers by what they are worth, each with a reason in words.

It is thought out in a thread, first a little and then more, and can be stopped at any time.
"""

from __future__ import annotations

from collections.abc import Callable
from threading import Event as Signal
from typing import Any, NamedTuple

from textual.message_pump import MessagePump

from wwtennis.kernel.advice import Coach, Verdict, judge
from wwtennis.kernel.game import Choice, Question, Searchable
from wwtennis.kernel.kind import Kind
from wwtennis.tui.shell.background import in_background

ROLLOUTS = (120, 900)  # a first look, and the whole of it: about a second
SEED = 0  # the same question, seen from the same seat, gets the same advice


class Asked(NamedTuple):
    """A question as the seat sees it that asks for advice."""

    kind: Kind
    game: Searchable[Any]
    view: Any
    question: Question
    names: tuple[str, ...]


class Advised(NamedTuple):
    """An answer that the coach has an opinion of; without a chance where it has thought of nothing else."""

    choice: Choice
    name: str
    reason: str
    chance: float | None = None
    error: float = 0.0
    is_best: bool = True  # or cannot be told from it


class Advice(NamedTuple):
    """What is known so far, the best first."""

    answers: tuple[Advised, ...] = ()
    rollouts: int = 0  # for all of them together
    is_final: bool = False


def advice(asked: Asked, rollouts: int, stop: Callable[[], bool]) -> Advice:
    """What can be said after so much thought."""
    coach = asked.kind.coach
    thought = coach.think(asked.view, asked.question)
    if isinstance(thought, Choice):
        return Advice((_without_search(coach, asked.view, thought),), is_final=True)
    verdict = judge(asked.game, thought, asked.view, asked.question, None, rollouts, SEED, stop)
    return judged(coach, asked, verdict, is_final=rollouts == ROLLOUTS[-1])


def judged(coach: Coach, asked: Asked, verdict: Verdict, *, is_final: bool) -> Advice:
    """A verdict in words."""
    answers = []
    for each in verdict.tried:
        choice = asked.question.options[each.option]
        name, reason = coach.answer(asked.view, choice), coach.reason(asked.view, choice)
        answers.append(Advised(choice, name, reason, each.value, each.error, verdict.is_as_good(each)))
    return Advice(tuple(answers), sum(each.rollouts for each in verdict.tried), is_final)


def _without_search(coach: Coach, view: Any, choice: Choice) -> Advised:
    return Advised(choice, coach.answer(view, choice), coach.reason(view, choice))


class Adviser:
    """Thinks in the background, and tells what it knows each time that it knows more."""

    def __init__(self, asked: Asked) -> None:
        self.asked = asked
        self._stopped = Signal()

    def begin(self, pump: MessagePump, tell: Callable[[Advice], object], trouble: Callable[[str], object]) -> None:
        self._go_on(0, pump, tell, trouble)

    def stop(self) -> None:
        """Nobody wants to know any more."""
        self._stopped.set()

    def _go_on(
        self, at: int, pump: MessagePump, tell: Callable[[Advice], object], trouble: Callable[[str], object]
    ) -> None:
        def told(found: Advice) -> None:
            if self._stopped.is_set():
                return
            tell(found)
            if not found.is_final:
                self._go_on(at + 1, pump, tell, trouble)

        in_background(pump, lambda: advice(self.asked, ROLLOUTS[at], self._stopped.is_set), told, trouble, is_long=True)
