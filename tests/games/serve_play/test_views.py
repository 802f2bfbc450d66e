"""What a seat may see (S10), and what it hears of an event."""

import pytest

from tests.games.serve_play.court_talk import (
    ANN,
    BACK_LEFT,
    BOB,
    CY,
    DOUBLES,
    IN,
    SINGLES,
    card,
    discard,
    given,
    opened,
    play,
)
from wwtennis.games.serve_play.choices import PASS
from wwtennis.games.serve_play.events import (
    BallLeft,
    CardsDealt,
    KillPlayed,
    LotDealt,
    Passed,
    PlayDeckShuffled,
    ServeDeckRenewed,
    ServeDeckShuffled,
    ServeTurned,
    ShotPlayed,
)  # fmt: skip
from wwtennis.games.serve_play.face_down import heard, reveals
from wwtennis.kernel.game import Event


def test_view_has_ones_own_hand_and_how_many_cards_the_other_has():
    table = given(hands=[["fr>bl", "kill"], ["smash"]], serves=[IN])
    table.open()

    view = table.game.view(table.state, ANN)

    assert view.hand == (card("fr>bl"), card("kill"))
    assert view.hands == (view.hand, ())
    assert view.hand_counts == (2, 1)


@pytest.mark.rule("S10")
def test_everything_else_is_open_but_the_order_of_the_decks():
    table = given(hands=[["fr>bl", "kill"], ["smash", "fr>fr", "br>br"]], serves=[IN], discards=["out"])
    table.open()
    table.answer(discard("br>br"))

    ann, bob = (table.game.view(table.state, seat) for seat in (ANN, BOB))

    for view in (ann, bob):
        assert view.discard == (card("out"), card("br>br"))
        assert view.draw_count == len(table.state.draw)
        assert view.serve_count == len(table.state.serve_draw)
        assert view.serve_used == tuple(table.state.serve_used)
        assert (view.ball, view.path) == (table.state.ball, tuple(table.state.path))
        assert not hasattr(view, "draw")
        assert not hasattr(view, "serve_draw")


@pytest.mark.rule("S10")
@pytest.mark.parametrize("names", [SINGLES, DOUBLES])
def test_cards_dealt_are_face_down_to_the_other_side_and_orders_to_everybody(names):
    deal = CardsDealt(ANN, (4, 5, 6))

    assert [heard(deal, seat) == deal for seat in range(len(names))] == [seat % 2 == 0 for seat in range(len(names))]
    assert heard(deal, BOB) == CardsDealt(ANN, (0, 0, 0))
    for shuffle in (ServeDeckShuffled, ServeDeckRenewed, PlayDeckShuffled):
        assert {heard(shuffle((3, 1, 2)), seat) for seat in range(len(names))} == {shuffle((0, 0, 0))}


@pytest.mark.rule("S20")
def test_partners_hear_what_each_other_is_dealt():
    deal = CardsDealt(ANN, (4, 5, 6))

    assert heard(deal, CY) == deal


@pytest.mark.parametrize(
    "event", [ServeTurned(ANN, 4, 1), ShotPlayed(ANN, 7, BACK_LEFT, BOB), Passed(ANN, 6), LotDealt(ANN, 3, True)]
)
def test_what_is_turned_up_played_or_discarded_is_open_to_all(event):
    assert [heard(event, seat) for seat in range(4)] == [event] * 4


def test_undo_ends_at_a_card_that_was_hidden():
    assert reveals(ServeTurned(ANN, 4, 1), ANN)
    assert reveals(CardsDealt(BOB, (4,)), ANN)
    assert reveals(KillPlayed(BOB, 7), ANN)
    assert not reveals(KillPlayed(CY, 7), ANN)
    assert reveals(Passed(BOB, 7), ANN)
    assert not reveals(Passed(BOB, None), ANN)
    assert not reveals(BallLeft(CY, ANN), ANN)


def test_a_hand_that_is_face_down_can_be_played_from():
    """What Ann hears of a rally folds to a match in which Bob's other cards are face down."""
    table = opened()
    hidden = table.game.new_state()
    for entry in table.entries:
        assert isinstance(entry, Event)
        table.game.advance(hidden, heard(entry, ANN))
    assert hidden.hands[BOB] == [0] * 10

    for event in table.answer(next(option for option in table.pending.options if option != PASS)):
        table.game.advance(hidden, heard(event, ANN))

    assert hidden.hands[BOB] == [0] * 9
    assert table.game.view(hidden, ANN) == table.game.view(table.state, ANN)


def test_how_it_stands_is_told_in_figures():
    table = given(hands=[["fr>bl"], ["smash"]], serves=[IN])
    table.open()

    assert table.game.standing(table.state) == "0-0"
    assert play("smash") in table.pending.options
