"""Chapter 3: acting: substitutions, preparing, buying."""

import pytest

from tests.games.hoops.courtside import (
    BIG_MAN,
    BOX,
    FRED,
    FULL_PRESS,
    GUARD,
    HARD_PLAY,
    LOW_POST,
    PF,
    PG,
    QUICK_THREE,
    SF,
    SG,
    SHOOTER,
    SLASHING,
    SOPHIE,
    STAR,
    STARTER_C1,
    STARTER_PF1,
    STARTER_PG1,
    STARTER_SF1,
    STARTER_SG1,
    SUB_C1,
    SUB_PF1,
    SUB_PG1,
    SUB_SF1,
    SUB_SG1,
    SUB_SG2,
    SWING,
    SWITCH,
    THREE_POINTS,
    TIRED,
    TRAP,
    TWO_WAY,
    WALL,
    WIDE_PLAY,
    ZONE,
    asked,
    every,
    given,
    offered,
    only,
    play,
    red,
    team,
)
from wwtennis.games.hoops.choices import (
    ADJUSTED,
    END_ACTS,
    GO_OFF,
    LAY_ALL,
    PAY_BEST,
    Activate,
    Ask,
    BringOn,
    BuyCard,
    EndActs,
    LayAll,
    LayTactic,
    MakeRoom,
    PayBest,
    PayCard,
    Settle,
    ShiftTo,
)
from wwtennis.games.hoops.events import (
    CardBought,
    CardsDrawn,
    CardsPaid,
    Phase,
    PlayerCameIn,
    PlayerShifted,
    PlayerWentOff,
    PurchaseBegan,
    SubstitutionsMade,
    TacticLaid,
)

# Substitutions


@pytest.mark.rule("HO-3.5")
def test_player_of_the_hand_takes_the_place_of_another_who_is_discarded_and_a_card_is_drawn():
    table = given(fred=team(hand=[SHOOTER], deck=[LOW_POST, TRAP]))

    events = table.answer(BringOn(SHOOTER, SG))

    assert only(PlayerCameIn, events) == PlayerCameIn(FRED, SHOOTER, SG, replaced=STARTER_SG1)
    assert only(PlayerWentOff, events).card == STARTER_SG1
    assert only(CardsDrawn, events).cards == (TRAP,)
    fred = table.state.teams[FRED]
    assert fred.court == [STARTER_PG1, SHOOTER, STARTER_SF1, STARTER_PF1, STARTER_C1]
    assert fred.discard == [STARTER_SG1]


@pytest.mark.rule("HO-3.5")
def test_player_comes_in_only_at_a_position_of_the_card():
    table = given(fred=team(hand=[SWING, BIG_MAN, SLASHING]))

    assert {(option.card, option.position.value) for option in offered(BringOn, table)} == {
        (SWING, "SG"), (SWING, "SF"), (BIG_MAN, "C"),
    }  # fmt: skip


@pytest.mark.rule("HO-3.5")
def test_several_come_in_at_once_and_as_many_cards_are_drawn():
    table = given(fred=team(hand=[SUB_SG2, SUB_SF1, SUB_PF1], deck=[TRAP, SWITCH, LOW_POST, SLASHING]))

    events = play(table, BringOn(SUB_SG2, SG), BringOn(SUB_SF1, SF), BringOn(SUB_PF1, PF))

    assert only(SubstitutionsMade, events).came == 3
    assert only(CardsDrawn, events).cards == (SLASHING, LOW_POST, SWITCH)
    assert table.state.teams[FRED].court[1:4] == [SUB_SG2, SUB_SF1, SUB_PF1]


@pytest.mark.rule("HO-3.4", "HO-3.5")
def test_there_is_one_breath_of_substitutions_a_turn():
    table = given(fred=team(hand=[SUB_SG2, SUB_SF1, TRAP], deck=[SUB_PF1, SUB_C1]))
    play(table, BringOn(SUB_SG2, SG), Settle(0))

    assert asked(table) == (FRED, Ask.ACT)
    assert offered(BringOn, table) == []


@pytest.mark.rule("HO-3.5", "H15")
def test_player_of_several_positions_may_shift_to_make_way_and_nothing_is_drawn_for_it():
    court = [STARTER_PG1, SWING, STARTER_SF1, STARTER_PF1, STARTER_C1]
    table = given(fred=team(court=court, hand=[SHOOTER], deck=[TRAP, LOW_POST]))

    play(table, BringOn(SHOOTER, SG))
    assert asked(table) == (FRED, Ask.SHIFT)
    events = table.answer(ShiftTo(SF))

    assert only(PlayerShifted, events) == PlayerShifted(FRED, SWING, SF, replaced=STARTER_SF1)
    assert only(PlayerWentOff, events).card == STARTER_SF1
    assert only(CardsDrawn, events).cards == (LOW_POST,)
    assert table.state.teams[FRED].court == [STARTER_PG1, SHOOTER, SWING, STARTER_PF1, STARTER_C1]


@pytest.mark.rule("HO-3.5")
def test_shifts_go_on_from_place_to_place():
    court = [STARTER_PG1, SWING, STAR, STARTER_PF1, STARTER_C1]
    table = given(fred=team(court=court, hand=[SHOOTER]))

    events = play(table, BringOn(SHOOTER, SG), ShiftTo(SF), ShiftTo(PF))

    assert table.state.teams[FRED].court == [STARTER_PG1, SHOOTER, SWING, STAR, STARTER_C1]
    assert [event.card for event in every(PlayerWentOff, events)] == [STARTER_PF1]


@pytest.mark.rule("HO-3.5", "H15")
def test_who_came_in_or_shifted_stays_put():
    court = [STARTER_PG1, SWING, STARTER_SF1, STARTER_PF1, STARTER_C1]
    table = given(fred=team(court=court, hand=[SHOOTER, SUB_SG1, SUB_SF1, SUB_PG1]))
    play(table, BringOn(SHOOTER, SG), ShiftTo(SF))

    assert offered(BringOn, table) == [BringOn(SUB_PG1, PG)]


@pytest.mark.rule("HO-3.5")
def test_player_with_nowhere_else_to_go_goes_off_unasked():
    table = given(fred=team(hand=[SUB_PG1, SUB_C1]))

    events = table.answer(BringOn(SUB_PG1, PG))

    assert only(PlayerWentOff, events).card == STARTER_PG1
    assert asked(table) == (FRED, Ask.SUBSTITUTE)


@pytest.mark.rule("HO-3.6", "H4")
def test_each_player_who_came_in_may_take_a_fatigue_card_away_before_the_draw():
    hand = [SUB_PG1, SUB_C1, *TIRED[:3]]
    table = given(fred=team(hand=hand, deck=[TRAP, SWITCH, LOW_POST]))
    play(table, BringOn(SUB_PG1, PG), BringOn(SUB_C1, BOX.players[SUB_C1].positions[0]))

    assert [option.fatigue for option in offered(Settle, table)] == [2, 1, 0]
    before = len(table.state.market.fatigue)
    events = table.answer(Settle(2))

    made = only(SubstitutionsMade, events)
    assert (made.came, len(made.fatigue)) == (2, 2)
    assert events.index(made) < events.index(only(CardsDrawn, events))
    assert len(table.state.market.fatigue) == before + 2
    assert sum(card in TIRED for card in table.state.teams[FRED].hand) == 1


@pytest.mark.rule("HO-3.6")
def test_fatigue_may_stay_all_the_same():
    table = given(fred=team(hand=[SUB_PG1, TIRED[0]], deck=[TRAP]))

    play(table, BringOn(SUB_PG1, PG), Settle(0))

    assert table.state.teams[FRED].hand == [TIRED[0], TRAP]


# Preparing


@pytest.mark.rule("HO-3.7")
def test_tactics_of_the_hand_are_laid_on_their_sides_places():
    table = given(fred=team(hand=[SLASHING, TRAP, SUB_PG1]))

    events = play(table, LayTactic(SLASHING), LayTactic(TRAP))

    assert [event.card for event in every(TacticLaid, events)] == [SLASHING, TRAP]
    fred = table.state.teams[FRED]
    assert (fred.offence, fred.defence, fred.hand) == ([SLASHING], [TRAP], [SUB_PG1])


@pytest.mark.rule("HO-3.7")
def test_all_are_laid_with_one_answer_where_there_is_room():
    table = given(fred=team(hand=[SLASHING, TRAP, LOW_POST, SUB_PG1]))

    table.answer(LAY_ALL)

    fred = table.state.teams[FRED]
    assert (fred.offence, fred.defence) == ([SLASHING, LOW_POST], [TRAP])


@pytest.mark.rule("HO-3.7")
def test_fourth_tactic_of_a_side_needs_room_and_one_lying_is_discarded_for_it():
    lying = [THREE_POINTS, SLASHING, LOW_POST]
    table = given(fred=team(hand=[QUICK_THREE, TRAP], offence=lying))

    assert offered(LayAll, table) == []
    table.answer(LayTactic(QUICK_THREE))
    assert asked(table) == (FRED, Ask.ROOM)
    assert [option.card for option in offered(MakeRoom, table)] == lying
    events = table.answer(MakeRoom(SLASHING))

    assert only(TacticLaid, events) == TacticLaid(FRED, QUICK_THREE, instead=SLASHING)
    fred = table.state.teams[FRED]
    assert fred.offence == [THREE_POINTS, LOW_POST, QUICK_THREE]
    assert fred.discard == [SLASHING]


@pytest.mark.rule("HO-3.4", "HO-3.7")
def test_preparing_is_over_when_something_else_is_done():
    table = given(fred=team(hand=[SLASHING, TRAP, SUB_PG1, SUB_C1], deck=[SWITCH, LOW_POST]))
    play(table, LayTactic(SLASHING))
    assert offered(LayTactic, table) == [LayTactic(TRAP)]

    play(table, BringOn(SUB_PG1, PG), Settle(0))

    assert offered(LayTactic, table) == []


@pytest.mark.rule("HO-3.4")
def test_acts_come_in_any_order():
    hand = [SLASHING, TRAP, SUB_PG1, SUB_C1, SUB_SG1, SUB_SF1]
    table = given(fred=team(hand=hand, deck=[SWITCH]), track=[SHOOTER], shown=[QUICK_THREE])

    assert offered(BringOn, table)
    assert offered(LayTactic, table)
    assert [option.card for option in offered(BuyCard, table)] == [SHOOTER, QUICK_THREE]
    play(table, BuyCard(QUICK_THREE), BringOn(SUB_PG1, PG), Settle(0))
    assert table.state.teams[FRED].hand.count(QUICK_THREE) == 1
    assert [option.card for option in offered(BuyCard, table)] == [SHOOTER]


# Buying


@pytest.mark.rule("HO-3.8")
def test_player_is_bought_for_players_whose_values_reach_the_cost_and_goes_on_top_of_the_deck():
    table = given(fred=team(hand=[SUB_PG1, SUB_C1, SUB_SG1, SLASHING], deck=[TRAP]), track=[40, SHOOTER])

    events = table.answer(BuyCard(SHOOTER))

    assert only(PurchaseBegan, events).cost == 3
    assert only(CardsPaid, events).cards == (SUB_PG1, SUB_C1, SUB_SG1)
    assert only(CardBought, events) == CardBought(FRED, SHOOTER)
    fred = table.state.teams[FRED]
    assert fred.deck == [TRAP, SHOOTER]
    assert fred.hand == [SLASHING]
    assert fred.discard == [SUB_PG1, SUB_C1, SUB_SG1]
    assert table.state.market.track[1] == 0


@pytest.mark.rule("HO-3.8")
def test_tactic_is_bought_for_tactics_and_its_place_stays_empty_until_the_end_of_the_turn():
    table = given(fred=team(hand=[THREE_POINTS, SWITCH, SUB_PG1]), shown=[QUICK_THREE, ZONE], tactics=[150])

    events = table.answer(BuyCard(QUICK_THREE))

    assert only(CardsPaid, events).cards == (THREE_POINTS, SWITCH)
    assert table.state.teams[FRED].deck == [QUICK_THREE]
    assert table.state.market.shown[0] == 0


@pytest.mark.rule("HO-3.8")
def test_tactics_do_not_pay_for_players_nor_players_for_tactics_nor_fatigue_for_either():
    hand = [SLASHING, TRAP, LOW_POST, SUB_PG1, *TIRED[:2]]
    table = given(fred=team(hand=hand), track=[SHOOTER], shown=[HARD_PLAY])

    assert offered(BuyCard, table) == []


@pytest.mark.rule("HO-3.8")
def test_cards_are_paid_one_at_a_time_up_to_the_cost():
    hand = [SUB_PG1, STARTER_SF1, SUB_C1, SUB_SG1]
    table = given(fred=team(hand=hand), track=[SHOOTER])
    table.answer(BuyCard(SHOOTER))

    assert asked(table) == (FRED, Ask.PAY)
    assert {option.card for option in offered(PayCard, table)} == set(hand)
    first = table.answer(PayCard(SUB_SG1))
    second = table.answer(PayCard(STARTER_SF1))

    assert every(CardBought, first) == []
    assert only(CardBought, second)
    assert table.state.teams[FRED].hand == [SUB_PG1, SUB_C1]


@pytest.mark.rule("HO-3.8")
def test_no_change_is_given():
    table = given(fred=team(hand=[STAR, SUB_PG1, SUB_C1]), track=[SHOOTER])

    events = play(table, BuyCard(SHOOTER), PayCard(STAR))

    assert only(CardsPaid, events).value == BOX.players[STAR].value > 3
    assert only(CardBought, events)


@pytest.mark.rule("HO-3.8")
def test_best_payment_wastes_nothing_and_gives_the_weakest_cards():
    hand = [STARTER_SF1, SUB_PG1, STAR, SUB_C1, SUB_SG1]
    table = given(fred=team(hand=hand), track=[GUARD])

    events = play(table, BuyCard(GUARD), PAY_BEST)

    paid = only(CardsPaid, events)
    assert paid.value == 4
    assert STAR not in paid.cards


@pytest.mark.rule("HO-3.8")
def test_where_every_card_is_needed_nobody_is_asked_which():
    table = given(fred=team(hand=[SUB_PG1, SUB_C1, SUB_SG1, TRAP]), track=[SHOOTER])

    table.answer(BuyCard(SHOOTER))

    assert table.state.teams[FRED].hand == [TRAP]
    assert offered(PayBest, table) == []


@pytest.mark.rule("HO-3.4", "HO-3.8")
def test_one_player_and_one_tactic_are_bought_a_turn():
    hand = [STAR, TWO_WAY, WALL, SLASHING, TRAP, THREE_POINTS, SWITCH]
    table = given(fred=team(hand=hand), track=[SHOOTER, 40], shown=[QUICK_THREE, 105])
    play(table, BuyCard(SHOOTER), PAY_BEST)
    assert {option.card for option in offered(BuyCard, table)} == {QUICK_THREE, 105}

    play(table, BuyCard(QUICK_THREE), PAY_BEST)

    assert offered(BuyCard, table) == []


@pytest.mark.rule("H16")
def test_card_just_bought_may_be_drawn_by_substituting():
    table = given(fred=team(hand=[SUB_PG1, SUB_C1, SUB_SG1, SUB_SF1], deck=[TRAP]), track=[SHOOTER])

    play(table, BuyCard(SHOOTER), PayCard(SUB_PG1), PayCard(SUB_C1), PayCard(SUB_SG1), BringOn(SUB_SF1, SF))

    assert table.state.teams[FRED].hand == [SHOOTER]


# Being done


@pytest.mark.rule("HO-3.9")
def test_activating_comes_last():
    table = given(
        fred=team(hand=[WIDE_PLAY, SUB_PG1], offence=[SLASHING], defence=[FULL_PRESS]),
        sophie=team(),
        rolls=[red(2)] * 3,
        track=[SHOOTER],
    )

    play(table, Activate(SLASHING))
    while asked(table)[1] is not Ask.ACT:
        table.answer(table.pending.options[0])

    assert {type(option) for option in table.pending.options} == {Activate, EndActs}


@pytest.mark.rule("H8")
def test_nothing_is_forced():
    table = given(fred=team(hand=[SLASHING, SUB_PG1], offence=[LOW_POST]))

    table.answer(END_ACTS)

    assert asked(table) == (FRED, Ask.HAND)


@pytest.mark.rule("H8")
def test_who_can_do_nothing_is_not_asked():
    table = given(Phase.ADJUST, fred=team(), shown=[QUICK_THREE], number=5)

    table.answer(ADJUSTED)

    assert asked(table) == (SOPHIE, Ask.ADJUST)


def test_go_off_is_always_possible():
    court = [STARTER_PG1, SWING, STARTER_SF1, STARTER_PF1, STARTER_C1]
    table = given(fred=team(court=court, hand=[SHOOTER]))

    events = play(table, BringOn(SHOOTER, SG), GO_OFF)

    assert only(PlayerWentOff, events).card == SWING
