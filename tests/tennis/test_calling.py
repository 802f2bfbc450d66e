"""Calling the score, as an umpire would."""

import pytest

from wwtennis.tennis.calling import call_points, call_score, call_sets, call_standing, points_by_side, side_name
from wwtennis.tennis.score import ADVANTAGE_GAME, BEST_OF_3, LONG_GAME, TIEBREAK_MODE, Format, Score, best_of

NAMES = ("Roger", "Rafael")
LONG_SET = best_of(1, LONG_GAME, tiebreak=0)
ADVANTAGE_SET = best_of(1, ADVANTAGE_GAME, tiebreak=7)
DOUBLES = best_of(1, LONG_GAME, tiebreak=0, seats=4)


@pytest.mark.rule("WT-6.3")
@pytest.mark.parametrize(
    ("points", "server", "call"),
    [((0, 0), 0, "0-0"), ((1, 0), 0, "40-0"), ((1, 0), 1, "0-40"), ((0, 1), 1, "40-0"), ((1, 1), 0, "40-40")],
)
def test_game_points_are_called_0_and_40_the_server_first(points: tuple[int, int], server: int, call: str):
    assert call_points(BEST_OF_3, Score(server, points)) == call


def test_tiebreak_points_are_called_as_they_are_the_server_first():
    assert call_points(TIEBREAK_MODE, Score(1, (5, 3))) == "3-5"
    assert call_points(BEST_OF_3, Score(0, (1, 0), (6, 6))) == "1-0"


@pytest.mark.parametrize(
    ("score", "seat", "call"),
    [
        (Score(0), 0, "0-0"),
        (Score(0, games=(3, 2)), 0, "3-2"),
        (Score(0, games=(3, 2), sets=((6, 4),)), 1, "4-6 2-3"),
        (Score(0, sets=((6, 4),)), 0, "6-4"),
    ],
)
def test_sets_are_called_from_the_side_of_a_seat(score: Score, seat: int, call: str):
    assert call_sets(score, seat) == call


def test_sets_are_called_from_seat_a_unless_asked_otherwise():
    assert call_sets(Score(0, sets=((6, 4),))) == "6-4"


@pytest.mark.parametrize(
    ("played", "score", "call"),
    [
        (BEST_OF_3, Score(1, (0, 1)), "40-0, Rafael to serve."),
        (BEST_OF_3, Score(0), "0 all, Roger to serve."),
        (BEST_OF_3, Score(0, (1, 1)), "40-40: the next point wins the game. Roger to serve."),
        (TIEBREAK_MODE, Score(0, (4, 4)), "4 all, Roger to serve."),
        (TIEBREAK_MODE, Score(0, (1, 1)), "1 all, Roger to serve."),
        (TIEBREAK_MODE, Score(0, (5, 7)), "Game, set and match, Rafael: 7-5."),
        (BEST_OF_3, Score(0, sets=((6, 4), (7, 6))), "Game, set and match, Roger: 6-4 7-6."),
    ],
)
def test_one_sentence_says_where_the_match_stands(played, score: Score, call: str):
    assert call_score(played, score, NAMES) == call


@pytest.mark.parametrize(
    ("played", "score", "call"),
    [
        (TIEBREAK_MODE, Score(1), "0-0"),
        (TIEBREAK_MODE, Score(1, (2, 5)), "2-5"),
        (TIEBREAK_MODE, Score(1, (5, 7)), "7-5"),
        (BEST_OF_3, Score(1, (1, 0), (2, 3), ((4, 6),)), "4-6 2-3"),
        (BEST_OF_3, Score(1, sets=((4, 6), (6, 7))), "6-4 7-6"),
    ],
)
def test_standing_is_figures_only_the_winner_first_when_it_is_over(played, score: Score, call: str):
    assert call_standing(played, score) == call


def test_the_result_is_told_from_the_side_of_a_seat():
    assert call_standing(TIEBREAK_MODE, Score(0, (5, 7)), 0) == "5-7"
    assert call_standing(BEST_OF_3, Score(0, sets=((6, 4), (3, 6), (7, 6))), 1) == "4-6 6-3 6-7"


# Games of 15, 30, 40


@pytest.mark.rule("SP-18")
@pytest.mark.parametrize(
    ("points", "server", "call"),
    [((0, 0), 0, "0-0"), ((1, 2), 0, "15-30"), ((1, 2), 1, "30-15"), ((3, 0), 0, "40-0"), ((3, 3), 0, "40-40")],
)
def test_points_are_called_0_15_30_40_the_server_first(points: tuple[int, int], server: int, call: str):
    assert call_points(LONG_SET, Score(server, points)) == call


@pytest.mark.parametrize(
    ("points", "call"),
    [
        ((3, 3), ("40", "40")),
        ((4, 3), ("Ad", "40")),
        ((3, 4), ("40", "Ad")),
        ((6, 6), ("40", "40")),
        ((6, 7), ("40", "Ad")),
    ],
)
def test_after_forty_all_there_is_an_advantage_or_none(points: tuple[int, int], call: tuple[str, str]):
    assert points_by_side(ADVANTAGE_SET, Score(0, points)) == call


@pytest.mark.parametrize(
    ("played", "score", "call"),
    [
        (LONG_SET, Score(0, (1, 2)), "15-30, Roger to serve."),
        (LONG_SET, Score(0, (2, 2)), "30 all, Roger to serve."),
        (LONG_SET, Score(1, (3, 3)), "40-40: the next point wins the game. Rafael to serve."),
        (LONG_SET, Score(0, (0, 0), (6, 6)), "0 all, Roger to serve."),
        (LONG_SET, Score(0, sets=((10, 12),)), "Game, set and match, Rafael: 12-10."),
        (ADVANTAGE_SET, Score(0, (3, 3)), "40 all, Roger to serve."),
        (ADVANTAGE_SET, Score(0, (4, 5)), "Advantage Rafael. Roger to serve."),
        (ADVANTAGE_SET, Score(0, (4, 5), (6, 6)), "4-5, Roger to serve."),
    ],
)
def test_long_games_are_told_in_one_sentence_too(played: Format, score: Score, call: str):
    assert call_score(played, score, NAMES) == call


def test_in_doubles_a_seat_serves_and_a_side_wins():
    names = ("Ann", "Bob", "Cy", "Dee")

    assert [side_name(names, side) for side in (0, 1)] == ["Ann & Cy", "Bob & Dee"]
    assert call_score(DOUBLES, Score(3, (1, 2)), names) == "30-15, Dee to serve."
    assert call_score(DOUBLES, Score(0, sets=((4, 6),)), names) == "Game, set and match, Bob & Dee: 6-4."
