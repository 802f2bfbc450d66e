"""The greedy bot: a competent player that looks one stroke ahead and weighs odds, cards and Stars.

Each module weighs the answers to some of the questions, for the seat in turn, in a view or in a state; `weights` is
everything that it believes, in one place.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import itemgetter
from typing import Any

from wwtennis.games.worldwide.bots.greedy.between import weigh_discards, weigh_plans, weigh_rests
from wwtennis.games.worldwide.bots.greedy.court import weigh_lob_answers, weigh_positions, weigh_runs, weigh_sides
from wwtennis.games.worldwide.bots.greedy.serves import best_serve, weigh_serves
from wwtennis.games.worldwide.bots.greedy.strokes import NOTHING, best_stroke, weigh_strokes
from wwtennis.games.worldwide.choices import GIVE_UP, Ask, Challenge, PlayStroke
from wwtennis.games.worldwide.position import Position
from wwtennis.games.worldwide.view import View
from wwtennis.kernel.game import Choice, Question

Weighed = list[tuple[float, Any]]


def _weigh_strokes(m: Position, seat: int, options: Sequence[Choice]) -> Weighed:
    weighed: Weighed = [(prospect, PlayStroke(*how)) for prospect, *how in weigh_strokes(m, seat)]
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


class Greedy:
    """Plays the best answer it can see. It leaves nothing to chance: the same view gets the same answer."""

    def choose(self, view: View, question: Question) -> Choice:
        kind, seat = question.kind, question.seat
        if kind is Ask.STROKE:
            return best_stroke(view, seat)[1] or GIVE_UP
        if kind is Ask.SERVE:
            return best_serve(view, seat)
        choice: Choice = max(WEIGHS[kind](view, seat, question.options), key=BY_WORTH)[1]
        return choice
