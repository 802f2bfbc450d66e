"""Answers of Hoops by keys: few of them, and never too many options."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.hoops.courtside import (
    CARDS,
    COACHES,
    FRED,
    SLASHING,
    STARTER_SF1,
    SUB_C1,
    SUB_PG1,
    SUB_SG1,
    SWING,
    SWITCH,
    TRAP,
    beige,
    brown,
    given,
    red,
    team,
)
from tests.helpers import at_random
from wwtennis.games.hoops.bots.greedy import Greedy
from wwtennis.games.hoops.cards import Position
from wwtennis.games.hoops.choices import (
    END_ACTS,
    GO_OFF,
    LAY_ALL,
    PAY_BEST,
    REROLL_MISSES,
    STAND,
    Activate,
    Ask,
    BringOn,
    BuyCard,
    PayCard,
)
from wwtennis.games.hoops.events import TurnStarted
from wwtennis.games.hoops.game import Hoops
from wwtennis.games.hoops.setup import Compensation, Length, Machine, Profiles, Setup
from wwtennis.kernel.game import Choice
from wwtennis.kernel.luck import SeededLuck
from wwtennis.kernel.table import Table
from wwtennis.tui.hoops.answering import ALSO, Answering
from wwtennis.tui.hoops.draft import GROUPS

MOST_OPTIONS = 50
AGREED: list[dict[str, Any]] = [
    {},
    {"seats": COACHES, "mismatches": 5},
    {"machine": Machine("wall", 0)},
    {
        "own_team": True, "draft": True, "money_time": True, "decisive": True, "mismatches": 5,
        "profiles": Profiles.CHOSEN, "compensation": Compensation.MORE,
    },
]  # fmt: skip


def answering(table: Table[Any]) -> Answering:
    assert table.pending is not None
    return Answering(table.pending, table.game.view(table.state, table.pending.seat))


def keys_for(answer: Answering, wanted: Choice) -> int:
    """The fewest keys with which this answer can be given."""
    draft = answer.draft
    at, count = draft.options.index(wanted), len(draft.options)
    ways = [1] if at < 10 else []
    away = abs(at - draft.at)
    ways.append(1 + min(away, count - away))
    for group, is_in in GROUPS.items():
        if is_in(wanted):
            start = draft.at
            for presses in range(1, count + 1):
                draft.to_group(group)
                if draft.at == at:
                    ways.append(1 + presses)
                    break
            draft.at = start
    return min(ways)


def test_a_person_needs_about_ten_keys_a_turn():
    """Whoever plays as the greedy bot does, and lets purchases be paid with as little waste as can be."""
    keys = turns = 0
    for seed in range(6):
        table = Table(Hoops(Setup(CARDS)), SeededLuck(seed))
        table.open()
        bot, before = Greedy(), None
        while (question := table.pending) is not None:
            choice = bot.choose(table.game.view(table.state, question.seat), question)
            choice = PAY_BEST if question.kind is Ask.PAY else choice
            follows = isinstance(before, BuyCard | BringOn) and ALSO.get(question.kind) == choice
            keys += 0 if follows else keys_for(answering(table), choice)
            before = choice
            table.answer(choice)
        turns += sum(isinstance(entry, TurnStarted) for entry in table.entries or ())

    assert keys / turns < 11


@pytest.mark.parametrize("agreed", AGREED)
def test_no_question_has_too_many_options(agreed: dict[str, Any]):
    for seed in range(3):
        table = Table(Hoops(Setup(CARDS, **{"seats": COACHES[:2], "length": Length.SHORT, **agreed})), SeededLuck(seed))
        table.open()
        choose = at_random(seed)
        while (question := table.pending) is not None:
            assert len(question.options) <= MOST_OPTIONS
            assert all(line.texts[0] for line in answering(table).draft.lines)
            table.answer(choose(question))


# What most would answer


def test_tactics_are_prepared_then_something_is_bought_then_played():
    hand = team(hand=[SLASHING, TRAP, SUB_C1, SUB_PG1, SUB_SG1])
    table = given(fred=hand, track=[SWING], sophie=team(hand=[SUB_C1]))
    assert answering(table).draft.choice == LAY_ALL
    table.answer(LAY_ALL)

    dear = given(fred=team(hand=[SUB_C1, SUB_PG1, SUB_SG1, STARTER_SF1]), track=[SWING, 1], sophie=team(hand=[SUB_C1]))

    assert answering(table).draft.choice == Activate(SLASHING)
    assert answering(dear).draft.choice == BuyCard(SWING)


def test_whoever_improves_the_court_comes_in_first_and_a_player_is_bought_before_tactics_are_prepared():
    table = given(fred=team(hand=[SWING, SLASHING, SUB_PG1, SUB_C1, SUB_SG1]), track=[1, 2])
    assert answering(table).draft.choice == BringOn(SWING, Position.SMALL_FORWARD)
    weak = given(fred=team(hand=[SLASHING, SUB_PG1, SUB_C1, SUB_SG1]), track=[1])
    assert answering(weak).draft.choice == BuyCard(1)
    poor = given(fred=team(hand=[SLASHING, TRAP, SUB_PG1]), track=[SWING])
    assert answering(poor).draft.choice == LAY_ALL


def test_as_long_as_somebody_improves_the_court_substitutions_go_on():
    table = given(fred=team(hand=[SWING, SUB_PG1]))
    table.answer(BringOn(SUB_PG1, Position.POINT_GUARD))
    assert answering(table).draft.choice == BringOn(SWING, Position.SMALL_FORWARD)
    table.answer(BringOn(SWING, Position.SMALL_FORWARD))
    assert table.pending is None or table.pending.kind is not Ask.SUBSTITUTE  # nobody is left: that was it


def test_an_attack_comes_before_a_defence_and_a_defence_where_something_waits():
    waits = given(fred=team(offence=[SLASHING], defence=[TRAP]), sophie=team(hand=[SUB_C1], attack=[red(6)]))
    nothing = given(fred=team(hand=[SUB_C1], defence=[TRAP]))

    assert answering(waits).draft.choice == Activate(SLASHING)
    assert answering(nothing).draft.choice == END_ACTS


def test_what_costs_fatigue_is_not_proposed():
    noughts = [beige(0), beige(0), brown(0), brown(0)]
    sophie = team(hand=[SUB_C1], attack=[red(6)])
    table = given(fred=team(defence=[SWITCH], hand=[SUB_C1]), sophie=sophie, rolls=noughts)
    table.answer(Activate(SWITCH))

    assert table.pending is not None
    assert REROLL_MISSES in table.pending.options
    assert answering(table).draft.choice == STAND


# What follows by itself


def test_a_purchase_is_paid_with_as_little_waste_as_can_be_unless_asked():
    table = given(fred=team(hand=[SUB_C1, SUB_PG1, SUB_SG1, STARTER_SF1]), track=[SWING])
    answer = answering(table)
    answer.draft.adopt(BuyCard(SWING))
    assert answer.press("play") == BuyCard(SWING)
    table.answer(BuyCard(SWING))
    assert table.pending is not None
    assert table.pending.kind is Ask.PAY
    assert answer.also_answers(table.pending) == PAY_BEST
    assert answering(table).is_decided_before

    asked = Answering(table.pending, table.game.view(table.state, FRED))
    table.answer(PayCard(SUB_C1))
    assert asked.also_answers(table.pending) is None
    assert not answering(table).is_decided_before


def test_who_wants_to_be_asked_is_asked():
    table = given(fred=team(hand=[SUB_C1, SUB_PG1, SUB_SG1, STARTER_SF1]), track=[SWING])
    answer = answering(table)
    answer.draft.adopt(BuyCard(SWING))

    assert answer.may("step_by_step")
    assert answer.press("step_by_step") == BuyCard(SWING)
    table.answer(BuyCard(SWING))

    assert table.pending is not None
    assert answer.also_answers(table.pending) is None


def test_whoever_is_replaced_goes_off():
    table = given(fred=team(court=[201, SWING, STARTER_SF1, 207, 209], hand=[SUB_SG1, SUB_C1]))
    answer = answering(table)
    [entry] = [option for option in answer.draft.options if isinstance(option, BringOn) and option.card == SUB_SG1]
    answer.draft.adopt(entry)
    table.answer(entry)

    assert table.pending is not None
    assert table.pending.kind is Ask.SHIFT
    assert answer.also_answers(table.pending) == GO_OFF


# Keys


def test_keys_go_up_and_down_and_round_and_to_their_kind():
    table = given(fred=team(hand=[SLASHING, TRAP, SUB_C1, SUB_PG1]), track=[SWING])
    answer = answering(table)
    draft = answer.draft
    answer.press("first")
    answer.press("previous")
    assert draft.choice == END_ACTS
    answer.press("next")
    assert draft.at == 0
    answer.press("substitute")
    assert isinstance(draft.choice, BringOn)
    first = draft.at
    answer.press("substitute")
    answer.press("substitute")
    assert draft.at == first  # round and round
    answer.press("page_down")
    answer.press("last")
    assert draft.choice == END_ACTS
    answer.press("line", 1)
    assert draft.at == 1
    assert not answer.may("mismatch")
    assert answer.press("pick", "9") is None or len(draft.options) >= 9
    assert answer.press("pick", "1") == draft.options[0]
