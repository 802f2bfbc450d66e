"""The coach of Hoops: what is thought through, what is answered at once, and the reasons beside both."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.games.hoops.courtside import CARDS
from wwtennis.games.hoops.bots.greedy import Greedy
from wwtennis.games.hoops.bots.search import BELIEFS
from wwtennis.games.hoops.cards import Side
from wwtennis.games.hoops.chances import outlook
from wwtennis.games.hoops.choices import STAND, Activate, Ask, BringOn, BuyCard, MarkDie, RemoveCard
from wwtennis.games.hoops.coach import Coach
from wwtennis.games.hoops.game import Hoops
from wwtennis.games.hoops.setup import Setup
from wwtennis.games.hoops.view import View
from wwtennis.kernel.game import Choice, Question
from wwtennis.kernel.luck import SeededLuck
from wwtennis.kernel.table import Table

COACH = Coach()


def asked(seed: int = 3) -> list[tuple[View, Question]]:
    """Every question of a match between two who believe what the coach does."""
    table: Table[Any] = Table(Hoops(Setup(CARDS)), SeededLuck(seed))
    table.open()
    found = []
    while table.pending is not None:
        view = table.game.view(table.state, table.pending.seat)
        found.append((view, table.pending))
        table.answer(Greedy(BELIEFS).choose(view, table.pending))
    return found


ASKED = asked()


def test_dice_attacks_the_market_and_the_hand_are_thought_through_and_nothing_else():
    thoughts = {(q.kind, isinstance(COACH.think(view, q), Choice)) for view, q in ASKED if len(q.options) > 1}
    assert {kind for kind, at_once in thoughts if not at_once} == {Ask.ADJUST, Ask.ACT, Ask.REROLL, Ask.HAND}
    assert {Ask.PAY, Ask.KEEP, Ask.SUBSTITUTE} <= {kind for kind, at_once in thoughts if at_once}


def test_what_is_answered_at_once_is_what_greedy_would_do():
    for view, question in ASKED:
        found = COACH.think(view, question)
        if isinstance(found, Choice):
            assert found == Greedy(BELIEFS).choose(view, question)


@pytest.mark.parametrize("kind", [Activate, BringOn, BuyCard, MarkDie, RemoveCard])
def test_what_weighs_has_a_reason(kind: type[Choice]):
    options = [(view, each) for view, question in ASKED for each in question.options if isinstance(each, kind)]
    assert options
    assert all(COACH.reason(view, option) for view, option in options)


def test_a_roll_again_is_told_with_the_chance_that_it_is_better():
    told = 0
    for view, question in ASKED:
        if question.kind is Ask.REROLL and not view.turn.rerolling:
            tactic = CARDS.tactics[view.turn.active]
            waiting = frozenset(die.skill for seat in (0, 1) if seat != view.seat for die in view.teams[seat].attack)
            colours = waiting if tactic.side is Side.DEFENCE else frozenset[Any]()
            for mark in [option for option in question.options if isinstance(option, MarkDie)]:
                found = outlook(tactic, view.turn.dice, [mark.die], colours)
                assert COACH.reason(view, mark).startswith(f"better in {100 * found.better:.0f} %, from {found.now} to")
                told += 1
            assert COACH.reason(view, STAND) == f"as they lie: {outlook(tactic, view.turn.dice, [], colours).now}"
    assert told


def test_points_a_turn_are_told_with_their_sign():
    signs = {
        COACH.reason(view, option)[0]
        for view, question in ASKED
        for option in question.options
        if isinstance(option, BringOn)
    }
    assert signs == {"+", "-"}
    for view, question in ASKED:
        for option in question.options:
            if isinstance(option, BuyCard):
                assert re.fullmatch(r"[+-]\d+\.\d points a turn, by rule of thumb", COACH.reason(view, option))
