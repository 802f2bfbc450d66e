"""Set-up: who serves first, and the first hands."""

import pytest

from tests.games.serve_play.court_talk import (
    ACE,
    ANN,
    BOB,
    CY,
    DECKS,
    DEE,
    DOUBLES,
    FAULT,
    IN,
    SINGLES,
    serve_order,
    setup,
)
from tests.helpers import Told
from tests.table_talk import every, kinds
from wwtennis.games.serve_play.events import CardsDealt, LotDealt, PlayDeckShuffled, ServeDeckShuffled
from wwtennis.games.serve_play.game import ServePlay
from wwtennis.kernel.errors import UsageError
from wwtennis.kernel.table import Table


def opening(names, lots, serves=(IN,)):
    table = Table(ServePlay(setup(names)), Told(shuffles=[serve_order(lots), serve_order(serves)]))
    return table, table.open()


@pytest.mark.rule("SP-6")
@pytest.mark.parametrize(
    ("names", "lots", "server"),
    [
        (SINGLES, [ACE], ANN),
        (SINGLES, [IN, ACE], BOB),
        (SINGLES, [IN, FAULT, IN, ACE], BOB),
        (DOUBLES, [IN, FAULT, ACE], CY),
        (DOUBLES, [IN, FAULT, IN, IN, ACE], ANN),
    ],
)
def test_serve_cards_are_dealt_to_all_in_turn_and_the_first_ace_serves(names, lots, server):
    table, events = opening(names, lots)

    dealt = every(LotDealt, events)
    assert [lot.seat for lot in dealt] == [number % len(names) for number in range(len(lots))]
    assert [DECKS.serves[lot.card].kind for lot in dealt] == lots
    assert [lot.serves for lot in dealt] == [kind is ACE for kind in lots]
    assert table.state.server == table.state.score.server == server


@pytest.mark.rule("S3")
def test_the_ace_goes_back_and_the_whole_serve_deck_is_shuffled_again():
    _, events = opening(SINGLES, [IN, ACE])

    first, second = every(ServeDeckShuffled, events)
    assert sorted(first.order) == sorted(second.order) == sorted(DECKS.serves)
    assert kinds(events).index("LotDealt") < events.index(second) < kinds(events).index("CardsDealt")


@pytest.mark.rule("SP-7", "SP-21")
@pytest.mark.parametrize(("names", "cards"), [(SINGLES, 10), (DOUBLES, 7)])
def test_after_a_shuffle_everybody_is_dealt_ten_cards_or_in_doubles_seven(names, cards):
    table, events = opening(names, [ACE])

    assert [len(deal.cards) for deal in every(CardsDealt, events)] == [cards] * len(names)
    assert [len(hand) for hand in table.state.hands] == [cards] * len(names)
    [shuffle] = every(PlayDeckShuffled, events)
    assert sorted(shuffle.order) == sorted(DECKS.plays)
    top = [card for deal in every(CardsDealt, events) for card in deal.cards]
    assert top == list(shuffle.order[::-1][: len(top)])


@pytest.mark.rule("S15")
@pytest.mark.parametrize(
    ("names", "lots", "order"),
    [
        (SINGLES, [ACE], [BOB, ANN]),
        (SINGLES, [IN, ACE], [ANN, BOB]),
        (DOUBLES, [ACE], [BOB, DEE, CY, ANN]),
        (DOUBLES, [IN, IN, IN, ACE], [ANN, CY, BOB, DEE]),
    ],
)
def test_receivers_are_dealt_first_and_the_server_last(names, lots, order):
    _, events = opening(names, lots)

    assert [deal.seat for deal in every(CardsDealt, events)] == order


@pytest.mark.parametrize("agreed", [{"names": ("A", "B", "C")}, {"names": ()}, {"best_of": 2}])
def test_what_cannot_be_played_is_said_in_a_sentence(agreed):
    with pytest.raises(UsageError, match=r"two play singles|one set"):
        setup(**agreed)
