"""Chapter 4: the end of the game."""

from typing import Any

import pytest

from tests.games.hoops.courtside import (
    DRIVE,
    FRED,
    LOW_POST,
    SLASHING,
    SOPHIE,
    SUB_C1,
    SUB_PG1,
    SWITCH,
    THREE_POINTS,
    TRAP,
    ZONE,
    agreed,
    asked,
    blue,
    brown,
    every,
    given,
    grey,
    luck_of,
    offered,
    only,
    play,
    red,
    team,
)
from tests.helpers import at_random, play_out
from wwtennis.games.hoops.choices import (
    AGREE_TO_DRAW,
    DISCARD_REST,
    END_ACTS,
    KEEP_BEST,
    PLAY_ON,
    STAND,
    Activate,
    Ask,
    BringOn,
    BuyCard,
    CallMismatch,
    LayTactic,
)
from wwtennis.games.hoops.events import (
    AttackScored,
    CardsDrawn,
    MatchEnded,
    OvertimeStarted,
    Phase,
    PlayerShown,
    Scored,
    TrackMoved,
    TurnStarted,
)
from wwtennis.games.hoops.game import Hoops
from wwtennis.games.hoops.rules.money_time import is_money_time
from wwtennis.kernel.luck import SeededLuck
from wwtennis.kernel.table import Table


def last_turn(**situation: Any) -> Table[Any]:
    """Sophie ends turn 24."""
    return given(Phase.HAND, SOPHIE, number=24, first=FRED, **situation)


@pytest.mark.rule("HO-4.1", "H3")
@pytest.mark.parametrize("seed", range(3))
def test_normal_game_has_twenty_four_turns_whatever_is_bought(seed: int):
    table = Table(Hoops(agreed()), SeededLuck(seed))
    table.open()
    play_out(table, at_random(seed))
    turns = [event for event in table.entries if isinstance(event, TurnStarted) and not event.special]

    assert [event.number for event in turns[:24]] == list(range(1, 25))
    assert [event.seat for event in turns[:24]] == [(turns[0].seat + n) % 2 for n in range(24)]


@pytest.mark.rule("H3")
def test_last_six_turns_begin_with_the_last_player_shown():
    table = Table(Hoops(agreed()), SeededLuck(5))
    shown: list[int] = []
    table.subscribe(lambda event: shown.append(table.state.number) if isinstance(event, PlayerShown) else None)
    table.open()
    play_out(table, at_random(5))

    assert shown[-1] == 19
    state = table.state.copy()
    state.overtimes, state.turn.special = 0, False
    decisive = []
    for number in range(1, 25):
        state.number = number
        decisive.append(is_money_time(state))
    assert decisive == [False] * 18 + [True] * 6


@pytest.mark.rule("H3")
def test_with_the_track_empty_turns_go_on_without_a_player_market():
    table = given(Phase.START, number=23, pile=[])
    events = table.open()

    assert only(TrackMoved, events) == TrackMoved()
    assert asked(table) == (FRED, Ask.ACT)
    assert offered(BuyCard, table) == []


@pytest.mark.rule("HO-4.2")
def test_after_the_last_turn_the_first_coach_scores_and_may_only_defend():
    table = last_turn(
        fred=team(attack=[red(6)], hand=[SLASHING, TRAP, SUB_PG1], offence=[LOW_POST], defence=[SWITCH]),
        sophie=team(hand=[SUB_C1], attack=[blue(9)], guard=[grey(2, DRIVE)]),
        track=[1], mismatches=5,
    )  # fmt: skip

    events = table.answer(DISCARD_REST)

    assert only(TurnStarted, events) == TurnStarted(FRED, 24, special=True)
    assert only(AttackScored, events) == AttackScored(FRED, 6, (Scored(SOPHIE, 2, 4),), ((0, 4), (0, 0)))
    assert every(PlayerShown, events) == []
    assert asked(table) == (FRED, Ask.ACT)
    assert [option.card for option in offered(LayTactic, table)] == [TRAP]
    assert [option.card for option in offered(Activate, table)] == [SWITCH]
    for kind in (BringOn, BuyCard, CallMismatch):
        assert offered(kind, table) == []


@pytest.mark.rule("HO-4.2", "HO-4.3")
def test_then_the_second_coachs_attack_is_scored_and_more_points_win():
    table = last_turn(
        fred=team(hand=[TRAP], points=[0, 20]),
        sophie=team(hand=[SUB_C1], attack=[red(6)], points=[18, 0]),
    )
    luck_of(table).rolls = [grey(3, DRIVE), grey(1, DRIVE), brown(0), brown(1, DRIVE)]

    events = play(table, DISCARD_REST, LayTactic(TRAP), Activate(TRAP), STAND, KEEP_BEST)

    assert only(AttackScored, events) == AttackScored(SOPHIE, 6, (Scored(FRED, 4, 2),), ((0, 20), (20, 0)))
    # 18 + 2 = 20: level, so nobody has won yet
    assert every(MatchEnded, events) == []
    assert only(OvertimeStarted, events)


@pytest.mark.rule("HO-4.3")
def test_more_points_win():
    table = last_turn(fred=team(hand=[TRAP], points=[0, 20]), sophie=team(hand=[SUB_C1], points=[21, 0]))

    events = play(table, DISCARD_REST, END_ACTS)

    assert only(MatchEnded, events) == MatchEnded(SOPHIE)
    assert table.is_over
    assert table.game.standing(table.state) == "21-20"


@pytest.mark.rule("HO-4.4", "H14")
def test_level_is_followed_by_an_overtime_of_six_turns_which_the_other_begins():
    deck = [SUB_C1, SUB_PG1, SWITCH, ZONE, SLASHING, THREE_POINTS]
    table = last_turn(
        fred=team(hand=[TRAP, LOW_POST], deck=deck, points=[0, 20]), sophie=team(hand=[SUB_C1], points=[20, 0]),
        track=[40, 41],
    )  # fmt: skip

    events = play(table, DISCARD_REST, END_ACTS)

    assert only(OvertimeStarted, events) == OvertimeStarted(SOPHIE, 6)
    filled = [event for event in every(CardsDrawn, events) if event.seat == FRED]
    assert [len(event.cards) for event in filled] == [4]
    assert every(TurnStarted, events)[-1] == TurnStarted(SOPHIE, 1)
    assert table.state.market.track == [0] * 6


@pytest.mark.rule("HO-4.4")
def test_in_overtime_nothing_is_bought_and_the_market_stands_still():
    table = given(
        Phase.START, SOPHIE, overtime=True, number=1, first=SOPHIE, shown=[101, 105], track=[],
        sophie=team(hand=[SLASHING, TRAP, LOW_POST, SUB_PG1, SUB_C1]),
    )  # fmt: skip
    table.open()

    assert asked(table) == (SOPHIE, Ask.ACT)
    assert offered(BuyCard, table) == []
    assert offered(LayTactic, table)
    assert offered(BringOn, table)


@pytest.mark.rule("HO-4.4")
def test_special_turn_of_an_overtime_is_its_first_coachs():
    table = given(
        Phase.HAND, FRED, overtime=True, number=6, first=SOPHIE, fred=team(hand=[SUB_C1]), sophie=team(hand=[TRAP])
    )

    events = table.answer(DISCARD_REST)

    assert only(TurnStarted, events) == TurnStarted(SOPHIE, 6, special=True)


def level_after_overtime() -> Table[Any]:
    fred, sophie = team(hand=[SUB_C1], points=[0, 30]), team(hand=[TRAP], points=[30, 0])
    table = given(Phase.HAND, FRED, overtime=True, number=6, first=SOPHIE, fred=fred, sophie=sophie)
    play(table, DISCARD_REST, END_ACTS)
    return table


@pytest.mark.rule("HO-4.4")
def test_level_again_is_a_draw_if_both_agree():
    table = level_after_overtime()
    assert asked(table) == (FRED, Ask.LEVEL)

    table.answer(AGREE_TO_DRAW)
    assert asked(table) == (SOPHIE, Ask.LEVEL)
    events = table.answer(AGREE_TO_DRAW)

    assert only(MatchEnded, events) == MatchEnded(None)


@pytest.mark.rule("HO-4.4")
@pytest.mark.parametrize("answers", [[PLAY_ON], [AGREE_TO_DRAW, PLAY_ON]])
def test_level_again_is_another_overtime_if_one_wants_it(answers: list[Any]):
    table = level_after_overtime()

    events = play(table, *answers)

    assert only(OvertimeStarted, events) == OvertimeStarted(FRED, 6)
    assert table.state.overtimes == 2
