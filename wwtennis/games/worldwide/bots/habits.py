"""Bots with habits: they weigh answers as greedy does, and then do as people do.

People misjudge odds, spend Stars too freely, forget that there are lobs; or they like the net better than they should.
"""

from __future__ import annotations

from collections.abc import Hashable
from operator import itemgetter

import attrs

from wwtennis.games.worldwide.bots.greedy import weigh, worth
from wwtennis.games.worldwide.bots.greedy.serves import one_of_the_best
from wwtennis.games.worldwide.cards import Kind, Risk, Spin
from wwtennis.games.worldwide.choices import Ask, Challenge, GoToNet, MoveBack, PlayStroke, ServeBall, TakeBack
from wwtennis.games.worldwide.view import View
from wwtennis.kernel.game import Choice, Question
from wwtennis.kernel.luck import Luck

FACES = 1000


@attrs.frozen
class Habits:
    """How somebody differs from greedy. The numbers are points, as greedy's worths are."""

    misjudges: float = 0.0  # how far off an impression of a card is, typically
    spends: float = 0.0  # 1: Stars seem to cost nothing; below 0: they seem dear
    forgets: float = 0.0  # how often lobs, drop shots, spin, the net, a challenge or a plan do not come to mind
    net: float = 0.0  # going there seems so much better
    serve: float = 0.0  # a serve seems so much better with each step of difficulty
    attack: float = 0.0  # an attack seems so much better
    steady: float = 0.0  # a stroke of low risk seems so much better


@attrs.define
class Player:
    """Greedy, with habits."""

    habits: Habits
    _luck: Luck

    def choose(self, view: View, question: Question) -> Choice:
        known = [each for each in weigh(view, question) if not self._forgotten(view, each[1])]
        feelings: dict[Hashable, float] = {}
        felt = [(weighed + self._seems(view, choice, feelings), choice) for weighed, choice in known]
        best: Choice
        if not felt:
            best = question.options[-1]
        elif question.kind is Ask.SERVE:
            best = one_of_the_best(felt, self._luck)
        else:
            best = max(felt, key=itemgetter(0))[1]
        return best

    def _seems(self, view: View, choice: Choice, feelings: dict[Hashable, float]) -> float:
        """How much better an answer seems than it is. All ways to play a card are misjudged alike."""
        about = _about(choice)
        if about not in feelings:
            feelings[about] = self.habits.misjudges * self._bell() if self.habits.misjudges else 0.0
        return feelings[about] + self._thrift(view, choice) + self._taste(view, choice)

    def _bell(self) -> float:
        """Around 0, mostly between -1 and 1."""
        return sum([self._luck.die(FACES) for _ in range(3)]) / FACES * 2 - 3

    def _thrift(self, view: View, choice: Choice) -> float:
        stars = choice.stars if isinstance(choice, PlayStroke | ServeBall) else 0
        return self.habits.spends * worth.of_stars(stars)

    def _taste(self, view: View, choice: Choice) -> float:
        likes, deck = self.habits, view.setup.deck
        if isinstance(choice, GoToNet):
            return likes.net
        if isinstance(choice, MoveBack):
            return -likes.net
        if isinstance(choice, ServeBall):
            return likes.serve * deck.serves[choice.card].difficulty
        if isinstance(choice, PlayStroke):
            card = deck.strokes[choice.card]
            return likes.attack * (card.kind is Kind.ATTACK) + likes.steady * (card.risk is Risk.LOW)
        return 0.0

    def _forgotten(self, view: View, choice: Choice) -> bool:
        """Whether this does not come to mind. What is plain always does."""
        often = self.habits.forgets * FACES
        return often > 0 and _is_subtle(view, choice) and self._luck.die(FACES) <= often


SUBTLE = (Kind.LOB, Kind.DROP_SHOT, Kind.DROP_VOLLEY)


def _is_subtle(view: View, choice: Choice) -> bool:
    if isinstance(choice, PlayStroke):
        return view.setup.deck.strokes[choice.card].kind in SUBTLE
    if isinstance(choice, ServeBall):
        return choice.spin is Spin.SLICE
    return isinstance(choice, GoToNet | Challenge | TakeBack)


def _about(choice: Choice) -> Hashable:
    """What is misjudged as one."""
    if isinstance(choice, PlayStroke | ServeBall):
        return choice.card
    return choice
