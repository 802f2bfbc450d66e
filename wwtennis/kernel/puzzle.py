"""Puzzles: a position with all cards open, and the one answer that wins most often, which is computed and not told.

A puzzle is a lesson without steps. Its one question is answered against every face of every die, and against an
opponent who answers as well as can be, to the end of the point.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from wwtennis.kernel.errors import BadFile, NotRecorded
from wwtennis.kernel.exact import Exact, Worth
from wwtennis.kernel.game import Choice
from wwtennis.kernel.kind import Kind
from wwtennis.kernel.lesson import Lesson, begun
from wwtennis.kernel.words import _, decimal


class Posed:
    """A puzzle, solved: for whoever is to judge an answer."""

    def __init__(self, puzzle: Lesson, kind: Kind, setup: Any, names: Sequence[str]) -> None:
        """BadFile where it has no answer, or several."""
        self.taking = begun(puzzle, kind, setup, names)
        table = self.taking.table
        if table.pending is None:
            raise BadFile(_("{place}: nobody is asked anything").format(place=puzzle.place))
        exact = Exact(table.game, kind.scored, table.pending.seat)
        try:
            self.judged: list[Worth] = exact.judged(table.state)
        except NotRecorded as why:
            raise BadFile(_("{place}: {why}").format(place=puzzle.place, why=why)) from None
        if len(self.judged) < 2 or self.judged[0].chance == self.judged[1].chance:
            raise BadFile(_("{place}: several answers are the best").format(place=puzzle.place))

    @property
    def best(self) -> Worth:
        return self.judged[0]

    def chance(self, choice: Choice) -> Fraction:
        return next(worth.chance for worth in self.judged if worth.choice == choice)

    def name(self, choice: Choice) -> str:
        """In words, with what is spent on it."""
        taking = self.taking
        view = taking.table.game.view(taking.table.state, taking.question.seat)
        for said in taking.kind.answers(taking.question, view, taking.names):
            if choice in said.ways:
                spent = said.ways.index(choice)
                return f"{said.name} +{spent}" if spent else said.name
        return str(choice)


def percent(chance: Fraction) -> str:
    """To a tenth: 62.5%."""
    return _("{percent}%").format(percent=decimal(float(100 * chance)))
