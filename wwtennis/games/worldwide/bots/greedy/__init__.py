"""The greedy bot: a competent player that looks one stroke ahead and weighs odds, cards and Stars.

Each module answers some of the questions; `weights` is everything that it believes, in one place.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from wwtennis.games.worldwide.bots.greedy.between import best_discard, best_plan, best_rest
from wwtennis.games.worldwide.bots.greedy.court import best_lob_answer, best_position, best_run, best_side
from wwtennis.games.worldwide.bots.greedy.serves import best_serve
from wwtennis.games.worldwide.bots.greedy.strokes import best_stroke
from wwtennis.games.worldwide.choices import GIVE_UP, Ask, Challenge
from wwtennis.games.worldwide.view import View
from wwtennis.kernel.game import Choice, Question


def _stroke(view: View, options: Sequence[Choice]) -> Choice:
    _, stroke = best_stroke(view, options)
    return stroke or GIVE_UP


def _challenge(view: View, options: Sequence[Choice]) -> Choice:
    """An even chance to undo a fault is worth a token that is good for nothing else."""
    return next(option for option in options if isinstance(option, Challenge))


ANSWERS: dict[Ask, Callable[[View, Sequence[Any]], Choice]] = {
    Ask.SIDE: best_side,
    Ask.SERVE: best_serve,
    Ask.CHALLENGE: _challenge,
    Ask.CHASE: best_run,
    Ask.LOB: best_lob_answer,
    Ask.STROKE: _stroke,
    Ask.REPOSITION: best_position,
    Ask.TRIM: best_discard,
    Ask.REST: best_rest,
    Ask.PLAN: best_plan,
}


class Greedy:
    """Plays the best answer it can see. It leaves nothing to chance: the same view gets the same answer."""

    def choose(self, view: View, question: Question) -> Choice:
        return ANSWERS[question.kind](view, question.options)
