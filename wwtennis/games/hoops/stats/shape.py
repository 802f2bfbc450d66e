"""The shape of matches: what the cards are calibrated to.

A match is one observation: what is counted in it becomes a ratio for each figure of `measures.py` when it is over.
What the box score counts is read there and counted nowhere else.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import msgspec

from wwtennis.games.hoops.cards import Cards
from wwtennis.games.hoops.events import CardBought, MatchEnded, TacticActivated, TurnStarted
from wwtennis.games.hoops.setup import Setup
from wwtennis.games.hoops.stats.box import BoxScore
from wwtennis.games.hoops.stats.measures import MEASURES
from wwtennis.games.hoops.view import View
from wwtennis.kernel.estimates import Ratio
from wwtennis.kernel.game import Choice, Event, Question

DEAR = 4  # a tactic that costs so much


class Pace(msgspec.Struct):
    """How coaches stood when a turn began, summed over matches."""

    coaches: int = 0
    points: int = 0
    court: Counter[str] = msgspec.field(default_factory=Counter)  # intelligence, rebounds and each skill

    def add(self, other: Pace) -> None:
        self.coaches += other.coaches
        self.points += other.points
        self.court.update(other.court)


class Shape(msgspec.Struct):
    """Matches with one set-up, added up."""

    coaches: int
    half: int  # the turn after which the second half begins
    models: dict[int, str]  # of the tactics
    dear_ones: frozenset[int]
    box: BoxScore = msgspec.field(default_factory=BoxScore)
    activated: Counter[str] = msgspec.field(default_factory=Counter)  # by model
    bought: Counter[int] = msgspec.field(default_factory=Counter)  # by card
    late: int = 0  # tactics activated in the second half, or later
    dear: int = 0  # of them
    questions: int = 0
    pace: dict[int, Pace] = {}  # by the number of the turn, in regulation time
    ratios: dict[str, Ratio] = {}  # by the id of the measure
    _turn: int = 0

    def hear(self, event: Event) -> None:
        """Take one event in: to be subscribed to a table."""
        self.box.hear(event)
        count = COUNTED.get(type(event))
        if count is not None:
            count(self, event)

    def decided(self, view: View, question: Question, choice: Choice) -> None:
        """Somebody who sees this was asked this and said that: the first time in a turn, that is how it began."""
        self.questions += 1
        if view.number not in self.pace and not view.overtimes and view.number:
            self.pace[view.number] = Pace(1, sum(view.me.points), court_of(view.setup.deck, view.me.court))

    def add(self, other: Shape) -> None:
        """Take another match in, which is over."""
        self.box.add(other.box)
        self.activated.update(other.activated)
        self.bought.update(other.bought)
        for name in ("late", "dear", "questions"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        for number, pace in other.pace.items():
            self.pace.setdefault(number, Pace()).add(pace)
        for measure, ratio in other.ratios.items():
            self.ratios.setdefault(measure, Ratio()).add(ratio)


def shape_for(setup: Setup) -> Shape:
    """Nothing yet, of matches with this set-up."""
    tactics = setup.deck.tactics.values()
    models = {card.number: card.model for card in tactics}
    dear = frozenset(card.number for card in tactics if card.cost >= DEAR)
    return Shape(setup.coaches, setup.turns // 2, models, dear)


def court_of(deck: Cards, court: tuple[int, ...]) -> Counter[str]:
    """What the five on it add up to."""
    summed = Counter[str]()
    for card in [deck.players[number] for number in court]:
        summed.update({"intelligence": card.intelligence, "rebounds": card.rebounds})
        summed.update(card.skills)
    return summed


def _turn_started(shape: Shape, e: TurnStarted) -> None:
    """HO-4.2, HO-4.4: the special turn and overtime belong to the second half."""
    shape._turn = max(shape._turn, e.number)


def _tactic_activated(shape: Shape, e: TacticActivated) -> None:
    shape.activated[shape.models[e.card]] += 1
    if shape._turn > shape.half:
        shape.late += 1
        shape.dear += e.card in shape.dear_ones


def _card_bought(shape: Shape, e: CardBought) -> None:
    shape.bought[e.card] += 1


def _match_ended(shape: Shape, e: MatchEnded) -> None:
    for measure in MEASURES:
        shape.ratios.setdefault(measure.id, Ratio()).count(*measure.of(shape))


COUNTED: dict[type[Event], Callable[[Shape, Any], None]] = {
    TurnStarted: _turn_started,
    TacticActivated: _tactic_activated,
    CardBought: _card_bought,
    MatchEnded: _match_ended,
}
