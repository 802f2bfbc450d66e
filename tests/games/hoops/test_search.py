"""The coach who thinks ahead: what positions are worth to it, what it tries, and that it knows no hidden card."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.games.hoops.courtside import (
    CARDS,
    FRED,
    SOPHIE,
    hoops_hidden,
    red,
)
from wwtennis.games.hoops.bots.greedy import Greedy
from wwtennis.games.hoops.bots.search import search_bot, think
from wwtennis.games.hoops.bots.search.value import leverage, value
from wwtennis.games.hoops.cards import FATIGUE
from wwtennis.games.hoops.choices import Ask
from wwtennis.games.hoops.events import Phase
from wwtennis.games.hoops.game import Hoops
from wwtennis.games.hoops.setup import Setup
from wwtennis.games.hoops.state import Match
from wwtennis.kernel.game import Choice
from wwtennis.kernel.luck import SeededLuck
from wwtennis.kernel.table import Table

GAME = Hoops(Setup(CARDS))


def opened(seed: int) -> Table[Match]:
    table: Table[Match] = Table(GAME, SeededLuck(seed))
    table.open()
    return table


def worth(state: Match, seat: int = FRED) -> float:
    return value(GAME, state, seat)


def test_points_are_worth_more_the_fewer_turns_are_left():
    early, late = opened(1).state, opened(1).state
    late.number = 22
    before = worth(early), worth(late)
    for state in (early, late):
        state.teams[FRED].points[SOPHIE] = 8
    gains = worth(early) - before[0], worth(late) - before[1]

    assert 0 < gains[0] < gains[1]


def test_chances_of_the_two_add_up():
    state = opened(2).state
    state.teams[FRED].points[SOPHIE] = 5

    assert worth(state, FRED) + worth(state, SOPHIE) == pytest.approx(1)


def test_fatigue_and_an_attack_that_waits_against_one_are_worth_less():
    state = opened(3).state
    tired, attacked = GAME.copy(state), GAME.copy(state)
    tired.teams[FRED].deck.append(FATIGUE[0])
    tired.teams[FRED].owned.append(FATIGUE[0])
    attacked.teams[SOPHIE].attack = [red(6), red(6)]

    assert worth(tired) < worth(state)
    assert worth(attacked) < worth(state)


def test_what_is_over_is_won_lost_or_even():
    state = opened(4).state
    state.phase = Phase.OVER
    results = {0: 1.0, 1: 0.0, None: 0.5}
    for winner, expected in results.items():
        state.winner = winner
        assert worth(state) == expected


def test_a_point_matters_most_where_it_is_close():
    state = opened(5).state
    close = leverage(GAME.view(state, FRED))
    state.teams[FRED].points[SOPHIE] = 80

    assert 0 < leverage(GAME.view(state, FRED)) < close


def test_what_is_tried_is_among_the_answers_and_where_there_is_nothing_to_try_greedy_answers():
    table, tried = opened(6), set[Ask]()
    bot = Greedy()
    while (question := table.pending) is not None:
        view = GAME.view(table.state, question.seat)
        thought = think(view, question)
        if isinstance(thought, Choice):
            assert thought == bot.choose(view, question)
        else:
            assert {choice for _, choice in thought.first_impression()} <= set(question.options)
            tried.add(question.kind)
        table.answer(bot.choose(view, question))

    assert tried == {Ask.ADJUST, Ask.ACT, Ask.REROLL, Ask.HAND}


def test_hidden_cards_change_nothing_of_what_it_answers():
    table, bot, asked = opened(7), Greedy(), 0
    while asked < 12 and (question := table.pending) is not None:
        view = GAME.view(table.state, question.seat)
        if not isinstance(think(view, question), Choice):
            asked += 1
            other = GAME.copy(table.state)
            hoops_hidden(other, question.seat, Random(asked))
            answers = [
                search_bot(SeededLuck(1), 6).choose(GAME.view(state, question.seat), question)
                for state in (table.state, other)
            ]
            assert answers[0] == answers[1]
        table.answer(bot.choose(view, question))
    assert asked == 12


def test_whoever_thinks_removes_weak_players_early_where_greedy_waits():
    """A thin deck brings the good cards round more often: greedy begins to thin it later in the match."""
    removed = {"greedy": 0, "search": 0}
    for seed in range(2):
        bots: dict[str, Any] = {"greedy": Greedy(), "search": search_bot(SeededLuck(seed), 24)}
        table = opened(seed)
        while (question := table.pending) is not None and table.state.number < 8:
            name = "search" if question.seat == FRED else "greedy"
            table.answer(bots[name].choose(GAME.view(table.state, question.seat), question))
        for seat, name in ((FRED, "search"), (SOPHIE, "greedy")):
            removed[name] += 17 - len([card for card in table.state.teams[seat].owned if card > 200])
    assert removed["search"] > removed["greedy"]
