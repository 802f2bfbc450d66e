"""A lesson at the keyboard: a match whose answers are looked at before they are taken."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from wwtennis.files.lessons import setup_of
from wwtennis.games import kind_of
from wwtennis.kernel.game import Choice, Event, Question
from wwtennis.kernel.kind import Kind
from wwtennis.kernel.lesson import Lesson, Mistake, Taking, rehearse
from wwtennis.kernel.log import HUMAN
from wwtennis.kernel.puzzle import Posed, percent
from wwtennis.kernel.undo import Undo
from wwtennis.kernel.words import _
from wwtennis.tui.shell.session import MatchSession, SeatPlan


class LessonSession(MatchSession):
    """Whoever takes the lesson answers for everybody, as far as it is not played by itself. Nothing of it is kept."""

    is_lesson = True
    asks_all = True

    def __init__(self, lesson: Lesson, usual: Sequence[str]) -> None:
        """Between those whom it names, or the `usual`. BadFile where it cannot be played through."""
        names = lesson.names or tuple(usual[:2])
        kind, setup = kind_of(lesson.game), setup_of(lesson, names)
        self.lesson = lesson
        self.taking = self._begun(kind, setup, names)
        self._objection: Mistake | None = None
        plans = [SeatPlan(HUMAN, name) for name in names]
        super().__init__(kind, setup, plans, seed=0, table=self.taking.table)

    def _begun(self, kind: Kind, setup: Any, names: Sequence[str]) -> Taking:
        for _step in rehearse(self.lesson, kind, setup, names):
            pass
        return Taking(self.lesson, kind, setup, names)

    # What is asked

    @property
    def pending(self) -> Question | None:
        """None when the lesson is over, wherever the match stands."""
        return self.table.pending if self.taking.step is not None else None

    def sharing(self, seat: int) -> tuple[int, ...]:
        return (seat, *(other for other in range(len(self.seats)) if other != seat))

    @property
    def scripted(self) -> Choice | None:
        step = self.taking.step
        return self.taking.wanted()[0] if step is not None and step.says is None else None

    # What is answered

    def objection(self, choice: Choice) -> bool:
        self._objection = self.taking.objection(choice)
        return self._objection is not None

    def answer(self, choice: Choice) -> list[Event]:
        self._objection = None
        return self.taking.answer(choice)

    def _way_back(self, seat: int) -> Undo:
        return Undo(None, _("In a lesson a wrong move is not taken, so there is nothing to take back."))

    # What is said

    @property
    def rules(self) -> Sequence[str]:
        """Those that this step, or what was wrong with an answer, goes by."""
        step = self.taking.step
        if self._objection is not None:
            return self._objection.rules
        return step.rules if step is not None else self.lesson.rules

    @property
    def heading(self) -> str:
        """How far one has come: the steps that are one's own are counted."""
        own = [number for number, step in enumerate(self.lesson.steps) if step.says is not None]
        return f"{sum(number <= self.taking.at for number in own)}/{len(own)}"

    def says(self) -> str:
        """What to do now; or why the answer was not taken."""
        step = self.taking.step
        if step is None or step.says is None:
            return ""
        if self._objection is None:
            return self.taking.in_words(step.says)
        said = self.taking.in_words(self._objection.says)
        return _("{why} ({rules})").format(why=said, rules=", ".join(self._objection.rules))

    def ending(self) -> str:
        """What was learnt."""
        return self.taking.in_words(self.lesson.ends)

    @property
    def is_objected(self) -> bool:
        return self._objection is not None


class PuzzleSession(LessonSession):
    """One question, whose best answer is computed. It is not played: what the dice would have shown proves nothing."""

    heading = ""
    is_solved = False
    _tried: Choice | None = None

    def __init__(self, lesson: Lesson, usual: Sequence[str]) -> None:
        super().__init__(lesson, usual)
        self.set_up = len(lesson.before)

    def _begun(self, kind: Kind, setup: Any, names: Sequence[str]) -> Taking:
        self.posed = Posed(self.lesson, kind, setup, names)
        return self.posed.taking

    @property
    def pending(self) -> Question | None:
        return None if self.is_solved else self.table.pending

    @property
    def scripted(self) -> None:
        return None

    def objection(self, choice: Choice) -> bool:
        self._tried = None if choice == self.posed.best.choice else choice
        return self._tried is not None

    def answer(self, choice: Choice) -> list[Event]:
        self.is_solved = True
        return []

    @property
    def rules(self) -> Sequence[str]:
        return self.lesson.rules

    @property
    def is_objected(self) -> bool:
        return self._tried is not None

    def says(self) -> str:
        if self._tried is None:
            return self.taking.in_words(self.lesson.about)
        chance = percent(self.posed.chance(self._tried))
        return _("{answer} wins the point in {chance} of all cases. There is a better chance.").format(
            answer=self.posed.name(self._tried), chance=chance
        )

    def ending(self) -> str:
        """The best, the next best, and why."""
        best, next_best = self.posed.judged[:2]
        said = _("{answer} wins the point in {chance} of all cases; the next best, {other}, in {less}.").format(
            answer=self.posed.name(best.choice), chance=percent(best.chance),
            other=self.posed.name(next_best.choice), less=percent(next_best.chance),
        )  # fmt: skip
        return f"{said} {self.taking.in_words(self.lesson.ends)}"


def session_for(lesson: Lesson, usual: Sequence[str]) -> LessonSession:
    return (PuzzleSession if lesson.is_puzzle else LessonSession)(lesson, usual)
