"""Score: points, games, the set, and what is done between them; and the variants."""

import pytest

from tests.games.serve_play.court_talk import (
    ANN,
    BOB,
    DECKS,
    DOUBLES,
    IN,
    SINGLES,
    face_name,
    given,
    given_won,
    setup,
)  # fmt: skip
from tests.helpers import at_random, play_out
from tests.table_talk import every, kinds, only
from wwtennis.games.serve_play.choices import PASS
from wwtennis.games.serve_play.events import (
    CardsDealt,
    GameWon,
    MatchWon,
    PlayDeckShuffled,
    PointStarted,
    PointWon,
    ServeDeckRenewed,
    ServeDeckShuffled,
    SetWon,
)  # fmt: skip
from wwtennis.games.serve_play.game import ServePlay
from wwtennis.kernel.luck import SeededLuck
from wwtennis.kernel.table import Table
from wwtennis.tennis.score import Score

HANDS = [["fr>fr", "br>br"], ["fl>fl", "fr>bl"]]
NINE = ["fr>fr", "fr>fr", "fl>fl", "fl>fl", "br>br", "br>br", "bl>bl", "bl>bl", "smash"]


def passing(score, **more):
    """Bob passes: the point is Ann's."""
    table = given(hands=HANDS, score=score, serves=[IN], **more)
    table.open()
    return table, table.answer(PASS)


@pytest.mark.rule("SP-18")
@pytest.mark.parametrize(("points", "after"), [((0, 0), (1, 0)), ((1, 2), (2, 2)), ((2, 3), (3, 3))])
def test_points_go_0_15_30_40(points, after):
    _, events = passing(Score(ANN, points))

    assert only(PointWon, events).score == Score(ANN, after)
    assert not every(GameWon, events)


@pytest.mark.rule("SP-18")
@pytest.mark.parametrize("points", [(3, 0), (3, 2), (3, 3)])
def test_a_fourth_point_wins_the_game_and_at_forty_all_the_next_one(points):
    _, events = passing(Score(ANN, points, (2, 1)))

    assert only(GameWon, events) == GameWon(ANN, (3, 1))


@pytest.mark.rule("SP-16")
def test_no_card_is_drawn_during_a_game():
    table, events = passing(Score(ANN, (1, 1)))

    assert not every(CardsDealt, events)
    assert [len(hand) for hand in table.state.hands] == [2, 2]


@pytest.mark.rule("SP-19")
def test_after_a_game_service_changes_and_hands_are_filled_up_to_ten():
    table, events = passing(Score(ANN, (3, 1)))

    assert [(deal.seat, len(deal.cards)) for deal in every(CardsDealt, events)] == [(ANN, 8), (BOB, 8)]
    assert [len(hand) for hand in table.state.hands] == [10, 10]
    assert only(PointStarted, events).server == table.state.server == BOB
    assert kinds(events).index("GameWon") < kinds(events).index("CardsDealt") < kinds(events).index("PointStarted")


@pytest.mark.rule("SP-19")
def test_the_serve_deck_goes_on_as_it_is_after_a_game():
    _, events = passing(Score(ANN, (3, 1)))

    assert not every(ServeDeckShuffled, events)
    assert not every(ServeDeckRenewed, events)


ALL = [face_name(number) for number in DECKS.plays]


def cards_left(count, hands):
    """All but so many cards of the deck are discarded, or in these hands."""
    rest = list(ALL)
    for hand in hands:
        for called in hand:
            rest.remove(called)
    return rest[count:]


@pytest.mark.rule("SP-19", "S15")
@pytest.mark.parametrize(("left", "shuffled"), [(16, False), (15, True), (8, True), (30, False)])
def test_in_singles_the_play_deck_is_shuffled_only_when_it_cannot_fill_up_both_hands(left, shuffled):
    table = given_won(hands=HANDS, score=Score(BOB, (0, 0), (1, 0)), discards=cards_left(left, HANDS))

    events = table.open()

    assert [(deal.seat, len(deal.cards)) for deal in every(CardsDealt, events)] == [(ANN, 8), (BOB, 8)]
    assert bool(every(PlayDeckShuffled, events)) == shuffled
    if shuffled:  # draw pile and discards together, before anybody is dealt a card
        assert len(only(PlayDeckShuffled, events).order) == len(DECKS.plays) - 4
        assert kinds(events).index("PlayDeckShuffled") < kinds(events).index("CardsDealt")
        assert table.state.discard == []


@pytest.mark.rule("SP-20")
@pytest.mark.parametrize(
    ("games", "won"),
    [((5, 4), True), ((5, 5), False), ((6, 5), True), ((6, 6), False), ((7, 6), True), ((4, 0), False)],
)
def test_six_games_with_a_lead_of_two_win_the_set_and_the_match_and_there_is_no_tiebreak(games, won):
    table, events = passing(Score(ANN, (3, 0), games))

    assert [event.side for event in every(SetWon, events)] == [ANN] * won
    assert [event.side for event in every(MatchWon, events)] == [ANN] * won
    assert table.is_over == won
    if won:
        assert kinds(events)[-3:] == ["GameWon", "SetWon", "MatchWon"]
        assert only(SetWon, events).games == only(GameWon, events).games == (games[0] + 1, games[1])


# The variants, off by default


def test_variants_are_off_unless_agreed_on():
    agreed = setup()

    assert (agreed.tiebreak, agreed.advantage, agreed.fresh_card, agreed.best_of) == (False, False, False, 1)


def test_with_advantage_forty_all_is_not_the_last_point():
    _, events = passing(Score(ANN, (3, 3)), advantage=True)

    assert only(PointWon, events).score.points == (4, 3)
    assert not every(GameWon, events)


def test_best_of_three_takes_two_sets():
    _, events = passing(Score(ANN, (3, 0), (5, 0)), best_of=3)

    assert [event.side for event in every(SetWon, events)] == [ANN]
    assert not every(MatchWon, events)
    _, events = passing(Score(ANN, (3, 0), (5, 0), ((6, 4),)), best_of=3)
    assert only(MatchWon, events).side == ANN


def test_with_a_tiebreak_six_all_is_decided_by_seven_points_with_service_going_round():
    _, events = passing(Score(ANN, (0, 0), (6, 6)), tiebreak=True)

    assert only(PointWon, events).score == Score(BOB, (1, 0), (6, 6))
    assert only(PointStarted, events).server == BOB
    _, events = passing(Score(ANN, (6, 5), (6, 6)), tiebreak=True)
    assert only(SetWon, events).games == (7, 6)


def test_in_a_tiebreak_hands_are_filled_up_every_six_points():
    _, events = passing(Score(ANN, (2, 2), (6, 6)), tiebreak=True)
    assert not every(CardsDealt, events)

    table, events = passing(Score(ANN, (3, 2), (6, 6)), tiebreak=True)
    assert len(every(CardsDealt, events)) == 2
    assert [len(hand) for hand in table.state.hands] == [10, 10]


def test_a_fresh_card_after_each_point_for_everybody_whose_hand_is_not_full():
    table, events = passing(Score(ANN, (1, 1)), fresh_card=True)

    assert [(deal.seat, len(deal.cards)) for deal in every(CardsDealt, events)] == [(BOB, 1), (ANN, 1)]
    assert not every(PlayDeckShuffled, events)
    assert [len(hand) for hand in table.state.hands] == [3, 3]
    full = given(hands=[[*NINE, "kill"], [*NINE, "kill"][:1]], serves=[IN], fresh_card=True)
    full.open()
    assert [deal.seat for deal in every(CardsDealt, full.answer(PASS))] == [BOB]


@pytest.mark.parametrize("names", [SINGLES, DOUBLES])
@pytest.mark.parametrize(
    "variant", [{"tiebreak": True}, {"best_of": 3}, {"advantage": True}, {"fresh_card": True}], ids=str
)
def test_matches_with_each_variant_come_to_their_end(names, variant):
    table = Table(ServePlay(setup(names, **variant)), SeededLuck(3))
    table.open()

    play_out(table, at_random(3))

    assert table.is_over
    assert len(table.state.score.sets) >= (2 if "best_of" in variant else 1)
