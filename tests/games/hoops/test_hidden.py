"""H7: what a seat may see, and no more."""

import pytest

from tests.games.hoops.courtside import (
    CARDS,
    FRED,
    LOW_POST,
    SLASHING,
    SOPHIE,
    SUB_C1,
    SUB_PG1,
    SWITCH,
    TRAP,
    agreed,
    given,
    opened,
    red,
    team,
)
from wwtennis.games.hoops.events import (
    CardKept,
    CardsDiscarded,
    CardsDrawn,
    DeckShuffled,
    PlayerShown,
    PlayersShuffled,
    TacticLaid,
    TacticsShown,
)
from wwtennis.games.hoops.game import Hoops
from wwtennis.games.hoops.rules.court import intelligence
from wwtennis.games.hoops.view import view_of
from wwtennis.kernel.game import FACE_DOWN

GAME = Hoops(agreed())


def a_match():
    fred = team(hand=[SLASHING, TRAP], deck=[SWITCH, LOW_POST], discard=[SUB_C1], attack=[red(6)])
    return given(fred=fred, sophie=team(hand=[SUB_PG1, SWITCH, TRAP], deck=[SUB_C1])).state


@pytest.mark.rule("H7")
@pytest.mark.parametrize("seat", [FRED, SOPHIE])
def test_seat_sees_its_own_hand_and_of_the_others_only_how_many(seat: int):
    view = view_of(a_match(), seat)

    hands = ((SLASHING, TRAP), (SUB_PG1, SWITCH, TRAP))
    assert view.me.hand == hands[seat]
    assert view.teams[1 - seat].hand == ()
    assert [each.hand_count for each in view.teams] == [2, 3]


@pytest.mark.rule("H7")
def test_which_cards_a_coach_has_is_known_but_not_where_the_hidden_ones_are():
    view = view_of(a_match(), FRED)

    assert view.me.unseen == (LOW_POST, SWITCH)  # the deck, in no order
    assert view.teams[SOPHIE].unseen == (SUB_PG1, SUB_C1, SWITCH, TRAP)  # hand and deck


@pytest.mark.rule("H7")
def test_courts_tactics_discards_markets_dice_and_counts_are_open():
    m = a_match()
    view = view_of(m, SOPHIE)
    fred, shown = m.teams[FRED], view.teams[FRED]

    assert shown.court == tuple(fred.court)
    assert shown.discard == tuple(fred.discard)
    assert shown.attack == (red(6),)
    assert (shown.deck_count, view.market.fatigue_count) == (2, 9)
    assert view.market.track == tuple(m.market.track)


@pytest.mark.rule("H7")
def test_draft_is_secret_until_it_is_over():
    table = opened(draft=True)
    table.answer(table.pending.options[0])
    m = table.state

    assert view_of(m, FRED).me.mini == tuple(m.teams[FRED].mini)
    assert view_of(m, SOPHIE).teams[FRED].mini == ()
    assert view_of(m, SOPHIE).teams[FRED].mini_count == 1
    assert view_of(m, SOPHIE).teams[FRED].dealt == ()


@pytest.mark.rule("H7")
def test_piles_are_face_down_to_all_and_hands_to_the_others():
    assert GAME.heard(DeckShuffled(FRED, (211, 212)), FRED) == DeckShuffled(FRED, (FACE_DOWN, FACE_DOWN))
    assert GAME.heard(PlayersShuffled((5, 6)), FRED) == PlayersShuffled((FACE_DOWN, FACE_DOWN))
    assert GAME.heard(CardsDrawn(FRED, (211,)), SOPHIE) == CardsDrawn(FRED, (FACE_DOWN,))
    assert GAME.heard(CardsDrawn(FRED, (211,)), FRED) == CardsDrawn(FRED, (211,))
    assert GAME.heard(CardKept(FRED, (211,)), SOPHIE) == CardKept(FRED, (FACE_DOWN,))
    assert GAME.heard(CardsDiscarded(FRED, (211,)), SOPHIE) == CardsDiscarded(FRED, (211,))


@pytest.mark.rule("H7")
def test_card_drawn_or_shown_is_news_to_all_and_a_card_played_to_the_others():
    for event in (CardsDrawn(FRED, (211,)), PlayerShown(5), TacticsShown((101,))):
        assert GAME.reveals(event, FRED)
        assert GAME.reveals(event, SOPHIE)
    assert not GAME.reveals(TacticLaid(FRED, SLASHING), FRED)
    assert GAME.reveals(TacticLaid(FRED, SLASHING), SOPHIE)


def test_rules_that_only_ask_take_a_view_as_well_as_the_match():
    m = a_match()

    assert intelligence(CARDS, view_of(m, FRED).me) == intelligence(CARDS, m.teams[FRED])
