"""A review in words: what was answered, what would have been better, and why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from wwtennis.kernel.errors import UsageError
from wwtennis.kernel.game import Choice
from wwtennis.kernel.review import Decision, Review, Turn
from wwtennis.kernel.timeline import number_at
from wwtennis.kernel.words import _, decimal
from wwtennis.watching.watched import Watched


def why_not(match: Watched) -> str:
    """Why a match cannot be reviewed; empty where it can.

    While people play it nobody may: it would advise them, and tell what the others hold. And it tells the chances of
    two: what one of them loses the other wins.
    """
    game = match.replay.game
    if game.seats > 2 * len(game.sharing(0)):
        return _("only a match between two can be reviewed")
    return _("the match is not over: it can be reviewed when it is") if match.has_secrets else ""


def must_be_open(match: Watched) -> None:
    """A sentence where it cannot be reviewed."""
    if why := why_not(match):
        raise UsageError(f"{match.recording.path}: {why}")


class Spoken(msgspec.Struct, frozen=True):
    """A review with its words."""

    match: Watched
    review: Review

    @property
    def names(self) -> tuple[str, ...]:
        return self.match.names

    @property
    def sides(self) -> Sequence[str]:
        return [" & ".join(self.names[side::2]) for side in (0, 1)]

    @property
    def players(self) -> str:
        return self.match.kind.versus(self.names)

    def answer(self, decision: Decision, option: int) -> str:
        """An option in words."""
        view, choice = self._asked(decision, option)
        return self.match.kind.coach.answer(view, choice)

    def reason(self, decision: Decision, option: int) -> str:
        view, choice = self._asked(decision, option)
        return self.match.kind.coach.reason(view, choice)

    def costly(self, decision: Decision, *, briefly: bool = False) -> list[str]:
        """Where and who; what was answered, and unless `briefly`, why that was wrong; what would have been better."""
        step, number = self.match.kind.step, self.number(decision.moment)
        head = _("{step} {number}, {name}: it cost {cost} % of the match").format(
            step=_(step), number=number, name=self.names[decision.seat], cost=percent(decision.loss)
        )
        return [head, self._given(decision, briefly), self.better(decision)]

    def _given(self, decision: Decision, briefly: bool) -> str:
        given = decision.given
        said = _("played: {answer}, {chance} %{why}")
        return self._said(said, decision, given.option, given.value, briefly=briefly)

    def better(self, decision: Decision) -> str:
        best = decision.verdict.best
        said = _("better: {answer}, {chance} %{why}")
        return self._said(said, decision, best.option, best.value)

    def remark(self, decision: Decision) -> str:
        """What there is to say where it was taken, on a line: the reasons stand in the review."""
        best = decision.verdict.best
        said = _("Costs {cost} %; better: {answer}, {chance} %")
        answer = self.answer(decision, best.option)
        return said.format(cost=percent(decision.loss), answer=answer, chance=percent(best.value))

    def _said(self, said: str, decision: Decision, option: int, value: float, *, briefly: bool = False) -> str:
        why = "" if briefly else self.reason(decision, option)
        return said.format(answer=self.answer(decision, option), chance=percent(value), why=f" ({why})" if why else "")

    def turn(self, turn: Turn) -> str:
        """A turning point."""
        said = _("turning point: {step} {number}, from {before} % to {after} %")
        step, number = _(self.match.kind.step), self.number(turn.moment)
        return said.format(step=step, number=number, before=percent(turn.before), after=percent(turn.after))

    def short_turn(self, turn: Turn) -> str:
        """The same in a few words."""
        said, number = _("{step} {number}: {before} to {after} %"), self.number(turn.moment)
        step = _(self.match.kind.step)
        return said.format(step=step, number=number, before=percent(turn.before), after=percent(turn.after))

    def number(self, moment: int) -> int:
        """Which point it was."""
        return number_at(self.match.line, self.match.kind.step, moment)

    def _asked(self, decision: Decision, option: int) -> tuple[Any, Choice]:
        replay = self.match.replay
        question = replay.question_at(decision.moment)
        assert question is not None
        return replay.game.view(replay.state_at(decision.moment), decision.seat), question.options[option]


def percent(chance: float) -> str:
    """With a decimal where that is needed to see anything."""
    is_plain = 0.1 <= chance <= 0.99 or chance in (0, 1)
    return f"{100 * chance:.0f}" if is_plain else decimal(100 * chance)
