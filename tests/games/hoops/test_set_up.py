"""Chapter 2: set-up; chapter 5: how long a game is."""

import msgspec
import pytest

from tests.games.hoops.courtside import (
    BOX,
    CARDS,
    COACHES,
    FRED,
    SOPHIE,
    STARTERS_ONE,
    Courtside,
    agreed,
    asked,
    only,
    opened,
)
from wwtennis.games.hoops.cards import PLAYERS, TACTICS
from wwtennis.games.hoops.choices import Ask
from wwtennis.games.hoops.events import CardsDrawn, FirstChosen, TacticsShown, TurnStarted
from wwtennis.games.hoops.game import Hoops
from wwtennis.games.hoops.rules.set_up import market_of
from wwtennis.games.hoops.setup import Compensation, Length, Setup
from wwtennis.kernel.luck import SeededLuck
from wwtennis.kernel.table import Table


@pytest.mark.rule("HO-2.1")
def test_beginners_have_five_starters_on_the_court_and_a_deck_of_twelve_with_six_in_the_hand():
    table = opened()
    for each in table.state.teams:
        assert tuple(each.court) == STARTERS_ONE
        assert len(each.hand) == len(each.deck) == 6
        names = {BOX.name(card) for card in each.hand + each.deck}
        assert names == {
            "Substitute PG1", "Substitute SG1", "Substitute SG2", "Substitute SF1", "Substitute PF1",
            "Substitute PF2", "Substitute C1", "3-Pts", "Slashing", "Low Post", "Switch", "Trap",
        }  # fmt: skip


@pytest.mark.rule("HO-2.1")
def test_decks_are_shuffled_apart():
    table = Table(Hoops(agreed()), SeededLuck(1))
    events = table.open()

    fred, sophie = (event.cards for event in events if isinstance(event, CardsDrawn))
    assert fred != sophie


@pytest.mark.rule("HO-2.2")
def test_six_of_the_seventy_tactics_are_shown():
    market = opened().state.market

    assert all(card in TACTICS for card in market.shown)
    assert len(market.tactic_pile) == 64


@pytest.mark.rule("HO-2.3")
def test_twenty_players_are_sorted_with_the_cheapest_on_top_and_the_first_is_shown():
    table = Table(Hoops(agreed()), SeededLuck(7))
    table.open()
    market = table.state.market  # Fred's turn has shown the second one
    costs = [BOX.players[card].cost for card in market.pile]

    assert len(market.pile) == 18
    assert costs == sorted(costs, reverse=True)
    assert [card > 0 for card in market.track] == [True, True, False, False, False, False]
    assert max(BOX.players[card].cost for card in market.track if card) <= costs[-1]
    assert len(market.unused) == 80


@pytest.mark.rule("HO-2.3")
def test_equal_cards_stay_in_the_random_order():
    same = [number for number in PLAYERS if BOX.players[number].cost == 4][:12]

    assert market_of(BOX, same, 12) == tuple(same)
    assert market_of(BOX, same[::-1], 12) == tuple(same[::-1])


@pytest.mark.rule("HO-2.3")
def test_market_without_four_middling_cards_gets_them_for_others():
    dear = [number for number in PLAYERS if BOX.players[number].cost > 5][:20]
    middling = [number for number in PLAYERS if BOX.players[number].cost in (3, 4, 5)]

    market = market_of(BOX, [*dear, *middling[:9]], 20)

    assert len(market) == 20
    assert sorted(card for card in market if card in middling) == sorted(middling[:4])
    assert sorted(card for card in market if card in dear) == sorted(dear[4:])


@pytest.mark.rule("HO-2.3")
def test_market_with_four_middling_cards_is_left_alone():
    dear = [number for number in PLAYERS if BOX.players[number].cost > 5][:16]
    middling = [number for number in PLAYERS if BOX.players[number].cost in (3, 4, 5)]

    assert sorted(market_of(BOX, [*dear, *middling], 20)) == sorted([*dear, *middling[:4]])


@pytest.mark.rule("HO-2.4")
@pytest.mark.parametrize(("coin", "first"), [(False, FRED), (True, SOPHIE)])
def test_coin_says_who_begins(coin: bool, first: int):
    table = Table(Hoops(agreed()), Courtside(coins=[coin]))
    events = table.open()

    assert only(FirstChosen, events).seat == first
    assert only(TurnStarted, events) == TurnStarted(first, 1)
    assert asked(table) == (first, Ask.ADJUST)


@pytest.mark.rule("HO-2.4")
def test_with_three_coaches_a_die_says_who_begins():
    table = opened(seats=COACHES[:3], faces=[3])

    assert table.state.first == 2


@pytest.mark.rule("HO-4.1", "HO-5.4", "H3")
@pytest.mark.parametrize(
    ("length", "cards", "turns"),
    [(Length.SHORT, 12, 16), (Length.NORMAL, 20, 24), (Length.LONG, 32, 36), (Length.EPIC, 44, 48)],
)
def test_game_has_four_turns_more_than_its_market_has_cards(length: Length, cards: int, turns: int):
    setup = agreed(length=length)

    assert (setup.market, setup.turns) == (cards, turns)
    table = opened(length=length)
    assert len(table.state.market.pile) == cards - 2


@pytest.mark.rule("H20")
@pytest.mark.parametrize(
    ("compensation", "hands"),
    [(Compensation.NONE, [6, 6]), (Compensation.MORE, [6, 7]), (Compensation.FEWER, [5, 6])],
)
def test_edge_of_the_first_coach_may_be_compensated(compensation: Compensation, hands: list[int]):
    table = opened(compensation=compensation)

    assert [len(each.hand) for each in table.state.teams] == hands


def test_cards_of_the_game_are_the_cards_of_the_setup():
    assert Setup(CARDS).deck is CARDS
    assert msgspec.structs.replace(Setup(CARDS), decisive=True).deck.fingerprint == CARDS.fingerprint


def test_tactics_are_shown_before_the_first_turn():
    table = Table(Hoops(agreed()), Courtside(coins=[False]))

    assert len(only(TacticsShown, table.open()).cards) == 6
