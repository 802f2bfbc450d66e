"""Play: the serve."""

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
    FORE_LEFT,
    FORE_RIGHT,
    IN,
    LEFT,
    RIGHT,
    SINGLES,
    given,
    given_won,
)  # fmt: skip
from tests.table_talk import asked, every, kinds, only
from wwtennis.games.serve_play.choices import Ask
from wwtennis.games.serve_play.events import (
    How,
    PointStarted,
    PointWon,
    ServeDeckRenewed,
    ServeIn,
    ServeTurned,
)  # fmt: skip
from wwtennis.tennis.score import Score

HANDS = [["fr>fr"] * 3, ["fr>fr"], ["fl>fl"], ["fl>fl"]]
POINTS = [(0, 0), (1, 0), (1, 1), (2, 1), (2, 2), (3, 2), (3, 3)]


@pytest.mark.rule("SP-8")
def test_one_player_serves_the_whole_game_from_the_right_first_then_left_and_right_in_turn():
    starts = [
        only(PointStarted, given_won(hands=HANDS[:2], score=Score(BOB, points, (2, 1))).open()) for points in POINTS[1:]
    ]

    assert [start.half for start in starts] == [LEFT, RIGHT, LEFT, RIGHT, LEFT, RIGHT]
    assert {start.server for start in starts} == {BOB}
    assert only(PointStarted, given_won(hands=HANDS[:2], score=Score(BOB, (0, 0), (2, 1))).open()).half is RIGHT


@pytest.mark.rule("SP-9")
@pytest.mark.parametrize(
    ("serves", "side", "how"),
    [([ACE], ANN, How.ACE), ([FAULT, ACE], ANN, How.ACE), ([FAULT, FAULT], BOB, How.DOUBLE_FAULT)],
)
def test_an_ace_wins_the_point_at_once_and_two_faults_lose_it(serves, side, how):
    events = given(hands=HANDS[:2], rally=None, serves=[*serves, IN]).open()

    turned = every(ServeTurned, events)[: len(serves)]
    assert [DECKS.serves[turn.card].kind for turn in turned] == serves
    assert [turn.ball for turn in turned] == [1, 2][: len(serves)]
    point = only(PointWon, events)
    assert (point.side, point.how) == (side, how)


@pytest.mark.rule("SP-9", "S12")
@pytest.mark.parametrize("serves", [[IN], [FAULT, IN]])
@pytest.mark.parametrize(
    ("names", "score", "place", "receiver"),
    [
        (SINGLES, Score(ANN), FORE_RIGHT, BOB),
        (SINGLES, Score(BOB, (1, 0)), FORE_LEFT, ANN),
        (DOUBLES, Score(ANN), FORE_RIGHT, BOB),
        (DOUBLES, Score(CY, (0, 1)), FORE_LEFT, DEE),
        (DOUBLES, Score(DEE, (2, 1)), FORE_LEFT, CY),
    ],
)
def test_a_serve_that_is_in_goes_to_the_forecourt_of_the_same_name(names, score, place, receiver, serves):
    table = given(names, HANDS[: len(names)], score=score, rally=None, serves=serves)

    served = only(ServeIn, table.open())

    assert (served.place, served.to) == (place, receiver)
    assert asked(table) == (receiver, Ask.BALL)


# The Serve deck goes round


def used_up_to(serves):
    """These are the last cards of the Serve deck, and the first of them is served now."""
    return given(hands=HANDS[:2], rally=None, serves=serves, are_the_last=True)


@pytest.mark.rule("SP-17", "S11")
def test_when_one_serve_card_is_left_the_used_ones_are_shuffled_and_put_under_it():
    table = used_up_to([IN, ACE])

    events = table.open()

    assert kinds(events)[:3] == ["ServeTurned", "ServeDeckRenewed", "ServeIn"]
    renewed = only(ServeDeckRenewed, events)
    assert len(renewed.order) == len(DECKS.serves) - 1
    assert only(ServeTurned, events).card in renewed.order  # the card just turned counts as used
    assert DECKS.serves[table.state.serve_draw[-1]].kind is ACE  # the one that was left comes next
    assert table.state.serve_draw[:-1] == list(renewed.order)
    assert table.state.serve_used == []


@pytest.mark.rule("S11")
def test_the_serve_deck_is_renewed_even_between_two_faults():
    events = used_up_to([FAULT, IN]).open()

    assert kinds(events)[:4] == ["ServeTurned", "ServeDeckRenewed", "ServeTurned", "ServeIn"]


def test_with_two_cards_left_the_serve_deck_is_not_renewed():
    assert not every(ServeDeckRenewed, used_up_to([IN, IN, ACE]).open())
