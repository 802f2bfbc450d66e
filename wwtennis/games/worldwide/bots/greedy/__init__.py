"""The greedy bot: a competent player that looks one stroke ahead and weighs odds, cards and Stars.

Each module weighs the answers to some of the questions, for the seat in turn, in a view or in a state. What it believes
of balls, places and cards is in `bots.beliefs`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import itemgetter
from typing import Any

from wwtennis.games.worldwide.bots.greedy.between import weigh_discards, weigh_plans, weigh_rests
from wwtennis.games.worldwide.bots.greedy.court import (
    best_position,
    weigh_lob_answers,
    weigh_positions,
    weigh_runs,
    weigh_sides,
)  # fmt: skip
from wwtennis.games.worldwide.bots.greedy.serves import best_serve, one_of_the_best, weigh_serves
from wwtennis.games.worldwide.bots.greedy.strokes import (
    NOTHING,
    best_stroke,
    remembered_best_stroke,
    way_of,
    weigh_strokes,
)
from wwtennis.games.worldwide.bots.greedy.strokes import (
    Weighed as WeighedStroke,
)
from wwtennis.games.worldwide.choices import GIVE_UP, Ask, Challenge
from wwtennis.games.worldwide.game import pending
from wwtennis.games.worldwide.position import Position
from wwtennis.games.worldwide.state import Match, Phase
from wwtennis.games.worldwide.view import View
from wwtennis.kernel.game import Choice, Question
from wwtennis.kernel.luck import Luck

Weighed = list[tuple[float, Any]]


def _weigh_strokes(m: Position, seat: int, options: Sequence[Choice]) -> Weighed:
    weighed: Weighed = [(each[0], way_of(each)) for each in weigh_strokes(m, seat)]
    return [*weighed, (NOTHING, GIVE_UP)]


def _weigh_serves(m: Position, seat: int, options: Sequence[Choice]) -> Weighed:
    return [*weigh_serves(m, seat)]


def _weigh_challenge(m: Position, seat: int, options: Sequence[Choice]) -> Weighed:
    """An even chance to undo a fault is worth a token that is good for nothing else."""
    return [(float(isinstance(option, Challenge)), option) for option in options]


WEIGHS: dict[Ask, Callable[[Any, int, Sequence[Any]], Weighed]] = {
    Ask.SIDE: weigh_sides,
    Ask.SERVE: _weigh_serves,
    Ask.CHALLENGE: _weigh_challenge,
    Ask.CHASE: weigh_runs,
    Ask.LOB: weigh_lob_answers,
    Ask.STROKE: _weigh_strokes,
    Ask.REPOSITION: weigh_positions,
    Ask.TRIM: weigh_discards,
    Ask.REST: weigh_rests,
    Ask.PLAN: weigh_plans,
}
BY_WORTH = itemgetter(0)


def weigh(m: Position, question: Question) -> Weighed:
    """Every answer with its worth in points: the odds of winning this one, and what is kept for others."""
    return WEIGHS[question.kind](m, question.seat, question.options)


def _played(best: WeighedStroke | None) -> Choice:
    """The stroke that was found, if there is one."""
    return GIVE_UP if best is None else way_of(best)


def best_answer(m: Position, question: Question) -> Choice:
    """The answer that seems best; of equals the first."""
    kind, seat = question.kind, question.seat
    if kind is Ask.STROKE:
        return _played(best_stroke(m, seat))
    if kind is Ask.SERVE:
        return best_serve(m, seat)
    choice: Choice = max(WEIGHS[kind](m, seat, question.options), key=BY_WORTH)[1]
    return choice


def reply(m: Match) -> Choice:
    """The answer of the seat in turn, in a match that is played out from one position again and again.

    Where the best one is found without it, nobody lists what could be answered.
    """
    phase, seat = m.phase, m.turn
    if phase is Phase.STROKE:
        return _played(remembered_best_stroke(m, seat))
    if phase is Phase.SERVE:
        return best_serve(m, seat)
    if phase is Phase.REPOSITION:
        return best_position(m)
    question = pending(m)
    assert question is not None
    return best_answer(m, question)


class Greedy:
    """Plays the best answer it can see; of serves that seem about equally good, any."""

    def __init__(self, luck: Luck) -> None:
        self._luck = luck

    def choose(self, view: View, question: Question) -> Choice:
        if question.kind is Ask.SERVE:
            return one_of_the_best(weigh_serves(view, question.seat), self._luck)
        return best_answer(view, question)
