"""Chapter 3: the end of a turn."""

import pytest

from tests.games.hoops.courtside import (
    FRED,
    LOW_POST,
    QUICK_THREE,
    SLASHING,
    SOPHIE,
    SUB_C1,
    SUB_PF1,
    SUB_PF2,
    SUB_PG1,
    SUB_SF1,
    SUB_SG1,
    SWITCH,
    THREE_POINTS,
    TIRED,
    TRAP,
    ZONE,
    asked,
    every,
    given,
    offered,
    only,
    play,
    team,
)
from wwtennis.games.hoops.choices import (
    DISCARD_REST,
    KEEP_REST,
    Ask,
    BuyCard,
    DiscardCard,
    EndActs,
    KeepCard,
    RemoveCard,
)
from wwtennis.games.hoops.events import (
    CardRemoved,
    CardsDiscarded,
    CardsDrawn,
    DeckShuffled,
    Phase,
    TacticsShown,
    TurnEnded,
    TurnStarted,
)

DECK = [SUB_PG1, SUB_C1, SUB_SG1, SUB_SF1, SUB_PF1, SUB_PF2, SWITCH]


@pytest.mark.rule("HO-3.15")
def test_each_card_left_is_kept_discarded_or_removed_and_the_hand_is_drawn_to_six():
    table = given(Phase.HAND, fred=team(hand=[SLASHING, TRAP, LOW_POST, THREE_POINTS], deck=DECK))

    events = play(table, KeepCard(SLASHING), RemoveCard(TRAP), DiscardCard(LOW_POST), DISCARD_REST)

    assert only(CardRemoved, events).card == TRAP
    fred = table.state.teams[FRED]
    assert fred.discard == [LOW_POST, THREE_POINTS]
    assert fred.hand[0] == SLASHING
    assert len(fred.hand) == 6
    assert TRAP in table.state.market.out
    assert TRAP not in fred.owned


@pytest.mark.rule("HO-3.15")
def test_whatever_is_undecided_may_be_kept():
    table = given(Phase.HAND, fred=team(hand=[SLASHING, TRAP, LOW_POST], deck=DECK))

    play(table, DiscardCard(TRAP), KEEP_REST)

    assert table.state.teams[FRED].hand[:2] == [SLASHING, LOW_POST]


@pytest.mark.rule("HO-3.15")
def test_fatigue_cannot_be_removed_so():
    table = given(Phase.HAND, fred=team(hand=[TIRED[0], TRAP], deck=DECK))

    assert [option.card for option in offered(RemoveCard, table)] == [TRAP]
    assert {option.card for option in offered(DiscardCard, table)} == {TIRED[0], TRAP}


@pytest.mark.rule("HO-3.15")
def test_hand_above_six_draws_nothing():
    hand = [SLASHING, TRAP, LOW_POST, THREE_POINTS, SUB_PG1, SUB_C1, SUB_SG1]
    table = given(Phase.HAND, fred=team(hand=hand, deck=[SWITCH]))

    events = table.answer(KEEP_REST)

    assert every(CardsDrawn, events) == []
    assert len(table.state.teams[FRED].hand) == 7


@pytest.mark.rule("HO-3.15", "H10")
def test_deck_that_runs_out_during_the_draw_is_made_anew_from_the_discards():
    discard = [SUB_PG1, SUB_C1, SUB_SG1, SUB_SF1]
    table = given(
        Phase.HAND, fred=team(hand=[SLASHING, TRAP], deck=[SWITCH, LOW_POST], discard=discard),
        shuffles=[(TRAP, SUB_PG1, SUB_C1, SUB_SG1, SUB_SF1)],
    )  # fmt: skip

    events = play(table, KeepCard(SLASHING), DISCARD_REST)

    first, second = every(CardsDrawn, events)
    assert first.cards == (LOW_POST, SWITCH)
    assert only(DeckShuffled, events).order == (TRAP, SUB_PG1, SUB_C1, SUB_SG1, SUB_SF1)
    assert second.cards == (SUB_SF1, SUB_SG1, SUB_C1)


@pytest.mark.rule("H10")
def test_draw_stops_when_deck_and_discards_are_empty():
    table = given(Phase.HAND, fred=team(hand=[SLASHING, TRAP], deck=[SWITCH]))

    play(table, KEEP_REST)

    assert table.state.teams[FRED].hand == [SLASHING, TRAP, SWITCH]


@pytest.mark.rule("HO-3.15")
def test_tactic_market_is_filled_and_the_player_market_is_not():
    hand = [THREE_POINTS, SWITCH, SUB_PG1, SUB_C1, SUB_SG1, TRAP]
    table = given(fred=team(hand=hand, deck=DECK[:3]), track=[1, 40], shown=[QUICK_THREE, ZONE, 150], tactics=[151])

    play(table, BuyCard(1), BuyCard(QUICK_THREE))
    table.answer(table.pending.options[0]) if asked(table)[1] is Ask.PAY else None
    assert table.state.market.shown[0] == 0
    events = play(table, EndActs(), DISCARD_REST)

    assert only(TacticsShown, events).cards[0] == 151
    assert table.state.market.shown[0] == 151
    assert table.state.market.track.count(0) > 3


@pytest.mark.rule("HO-3.15")
def test_then_it_is_the_other_coachs_turn():
    table = given(Phase.HAND, fred=team(hand=[SLASHING], deck=DECK), number=5)

    events = table.answer(DISCARD_REST)

    assert only(CardsDiscarded, events).cards == (SLASHING,)
    assert only(TurnEnded, events).seat == FRED
    assert only(TurnStarted, events) == TurnStarted(SOPHIE, 6)
