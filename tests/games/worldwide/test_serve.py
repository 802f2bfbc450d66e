"""Chapter 8: the serve."""

import pytest

from tests.table_talk import (
    BACKHAND,
    BIG_SERVE,
    DECK,
    EASY_SERVE,
    FAST_SERVE,
    FOREHAND,
    FOREHAND_DEFENSE,
    KICK_SERVE,
    NEUTRAL,
    RAFAEL,
    ROGER,
    SAFEST_SERVE,
    SLICE,
    VOLLEY,
    asked,
    deck_with,
    every,
    given,
    kinds,
    needed,
    only,
    opened,
    options,
    side,
    what_follows,
)
from wwtennis.games.worldwide.cards import SERVES
from wwtennis.games.worldwide.choices import Ask, GoToNet, ServeBall, Stay
from wwtennis.games.worldwide.events import (
    DieRolled,
    Going,
    How,
    PlayerMoved,
    PointStarted,
    PointWon,
    ServeIn,
    ServeMissed,
    ServeStruck,
    TurnPassed,
)
from wwtennis.games.worldwide.rules.serve import is_ace, serve_number
from wwtennis.games.worldwide.state import Phase
from wwtennis.tennis.score import BEST_OF_3, Score


def serving(seat: int = ROGER, **situation):
    return given(Phase.SERVE, seat, server=seat, **situation)


# The books' example


@pytest.mark.rule("WT-8.2", "WT-8.3", "WT-11.1")
def test_example_roger_serves_13_rolls_19_and_has_an_ace():
    table = opened(dice=[19], played=BEST_OF_3)

    events = table.answer(ServeBall(BIG_SERVE))

    assert DECK.serves[BIG_SERVE].difficulty == 13
    assert events[:3] == [
        ServeStruck(ROGER, BIG_SERVE, None, stars=0, ball=1),
        DieRolled(ROGER, 19, 13, (("difficulty", 13),)),
        PointWon(ROGER, How.ACE, Score(ROGER, (1, 0))),
    ]
    assert not every(ServeIn, events)


@pytest.mark.rule("WT-6.3", "WT-8.1", "WT-8.2", "WT-8.4", "WT-8.5")
def test_example_roger_misses_the_13_with_an_8_and_serves_the_4_in_with_a_12_to_the_backhand():
    table = opened(dice=[19, 8, 12], played=BEST_OF_3)
    table.answer(ServeBall(BIG_SERVE))

    first = table.answer(ServeBall(BIG_SERVE))
    second = table.answer(ServeBall(EASY_SERVE))

    assert first == [
        ServeStruck(ROGER, BIG_SERVE, None, stars=0, ball=1),
        DieRolled(ROGER, 8, 13, (("difficulty", 13),)),
        ServeMissed(ROGER, BIG_SERVE, ball=1, close=False),
    ]
    assert second == [
        ServeStruck(ROGER, EASY_SERVE, None, stars=0, ball=2),
        DieRolled(ROGER, 12, 4, (("difficulty", 4),)),
        ServeIn(ROGER, EASY_SERVE, BACKHAND, None),
    ]


# Where they stand


@pytest.mark.rule("WT-8.1")
@pytest.mark.parametrize(("score", "zone"), [(Score(RAFAEL, (1, 1)), FOREHAND), (Score(RAFAEL, (1, 2)), BACKHAND)])
def test_server_stands_on_neutral_and_receiver_where_the_serve_goes(score: Score, zone):
    table = given(Phase.BETWEEN, ROGER, score=score, roger=side(at=VOLLEY), rafael=side(at=VOLLEY))

    what_follows(table)

    assert (table.state.sides[RAFAEL].zone, table.state.sides[ROGER].zone) == (NEUTRAL, zone)
    assert asked(table) == (RAFAEL, Ask.SERVE)


@pytest.mark.rule("WT-8.1", "WT-6.2")
def test_point_starts_with_the_server_and_zone_of_the_score():
    table = given(Phase.BETWEEN, ROGER, score=Score(RAFAEL, (1, 2)))

    assert what_follows(table) == [PointStarted(RAFAEL, BACKHAND)]


# In, or a fault


@pytest.mark.rule("WT-8.2")
@pytest.mark.parametrize(("face", "is_in"), [(1, False), (8, False), (9, True), (20, True)])
def test_serve_is_in_from_its_difficulty_up(face: int, is_in: bool):
    table = serving(dice=[face], challenges=False)

    events = table.answer(ServeBall(KICK_SERVE))

    assert needed(events) == 9
    assert bool(every(ServeIn, events)) is is_in
    assert bool(every(ServeMissed, events)) is not is_in


@pytest.mark.rule("WT-8.2")
def test_server_may_choose_any_of_the_five_serve_cards():
    assert {option.card for option in options(serving())} == set(SERVES)


@pytest.mark.rule("WT-8.2", "WT-15.1", "WT-16.5")
def test_number_of_a_serve_is_told_as_the_sum_that_it_is():
    table = serving()

    assert serve_number(table.state, ROGER, DECK.serves[FAST_SERVE], SLICE, 2) == (
        ("difficulty", 10),
        ("slice", 2),
        ("stars", -4),
    )


@pytest.mark.rule("WT-8.3")
@pytest.mark.parametrize(("face", "ace"), [(17, False), (18, True), (19, True), (20, True)])
def test_roll_in_the_ace_range_wins_the_point(face: int, ace: bool):
    events = serving(dice=[face]).answer(ServeBall(BIG_SERVE))

    assert bool(every(PointWon, events)) is ace
    assert bool(every(ServeIn, events)) is not ace


@pytest.mark.rule("WT-8.3")
def test_roll_in_the_ace_range_must_be_in_as_well():
    easy_aces = deck_with({KICK_SERVE: {"ace": (5, 20)}})

    events = serving(dice=[8], deck=easy_aces, challenges=False).answer(ServeBall(KICK_SERVE))

    assert kinds(events)[-1] == "ServeMissed"


@pytest.mark.rule("WT-8.3", "WT-5.2")
def test_ace_range_has_two_ends_and_a_card_may_have_none():
    narrow = deck_with({KICK_SERVE: {"ace": (15, 16)}}).serves[KICK_SERVE]
    server = given(Phase.SERVE, ROGER).state.sides[ROGER]

    assert [face for face in range(1, 21) if is_ace(server, narrow, face)] == [15, 16]
    assert not any(is_ace(server, DECK.serves[SAFEST_SERVE], face) for face in range(1, 21))


@pytest.mark.rule("WT-8.3")
def test_ace_on_the_second_ball_wins_too():
    events = serving(dice=[20], fault=BIG_SERVE).answer(ServeBall(EASY_SERVE))

    assert only(PointWon, events).how is How.ACE


# The second ball


@pytest.mark.rule("WT-8.4", "R4")
def test_second_ball_is_hit_with_a_different_card():
    table = serving(dice=[1], challenges=False)

    table.answer(ServeBall(FAST_SERVE))

    assert asked(table) == (ROGER, Ask.SERVE)
    assert {option.card for option in options(table)} == set(SERVES) - {FAST_SERVE}


@pytest.mark.rule("WT-8.4")
def test_second_fault_gives_the_point_to_the_receiver():
    table = serving(dice=[1, 2], challenges=False)
    table.answer(ServeBall(BIG_SERVE))

    events = table.answer(ServeBall(EASY_SERVE))

    assert events[2] == ServeMissed(ROGER, EASY_SERVE, ball=2, close=False)
    assert events[3] == PointWon(RAFAEL, How.DOUBLE_FAULT, Score(RAFAEL, (0, 1)))


@pytest.mark.rule("WT-8.4")
def test_next_point_starts_with_a_first_ball_and_every_card():
    table = serving(dice=[1, 2, 2], challenges=False)
    table.answer(ServeBall(BIG_SERVE))
    table.answer(ServeBall(EASY_SERVE))

    assert {option.card for option in options(table)} == set(SERVES)
    assert only(ServeStruck, table.answer(ServeBall(BIG_SERVE))).ball == 1


# What follows


@pytest.mark.rule("WT-8.5")
def test_serve_that_is_in_lies_on_the_receivers_zone_with_its_cards_trouble():
    table = serving(dice=[15], zone=BACKHAND)

    table.answer(ServeBall(FAST_SERVE, SLICE))

    ball = table.state.ball
    assert (ball.zone, ball.by, ball.card, ball.malus, ball.spin) == (BACKHAND, ROGER, FAST_SERVE, 6, SLICE)
    assert (ball.lob, ball.drop) == (False, False)


@pytest.mark.rule("WT-8.5", "WT-8.6")
def test_rally_starts_with_the_receiver_once_the_server_has_repositioned():
    table = serving(dice=[15])
    table.answer(ServeBall(FAST_SERVE))

    events = table.answer(Stay())

    assert events[0] == TurnPassed(RAFAEL)


@pytest.mark.rule("WT-8.6", "R3")
def test_server_may_follow_the_serve_to_the_net():
    table = serving(dice=[15], rafael=side(hand=[FOREHAND_DEFENSE]))
    table.answer(ServeBall(FAST_SERVE))
    assert asked(table) == (ROGER, Ask.REPOSITION)
    assert options(table) == [Stay(), GoToNet()]

    events = table.answer(GoToNet())

    assert events[0] == PlayerMoved(ROGER, VOLLEY, Going.NET)
    assert table.state.sides[ROGER].zone is VOLLEY


@pytest.mark.rule("WT-8.6")
def test_ace_is_followed_by_no_reposition():
    table = serving(dice=[20])

    table.answer(ServeBall(BIG_SERVE))

    assert asked(table) == (RAFAEL, Ask.SERVE)


@pytest.mark.rule("WT-8.7", "WT-11.6")
def test_serve_cards_stay_on_the_table():
    table = serving(dice=[1, 20], challenges=False)
    table.answer(ServeBall(BIG_SERVE))
    table.answer(ServeBall(EASY_SERVE))

    assert asked(table) == (RAFAEL, Ask.SERVE)
    assert table.state.sides[ROGER].discard == table.state.sides[ROGER].played == []
    table = serving(score=table.state.score)
    assert {option.card for option in options(table)} == set(SERVES)
