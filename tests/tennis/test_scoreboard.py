"""The scoreboard as text."""

import pytest

from wwtennis.tennis.score import BEST_OF_3, LONG_GAME, TIEBREAK_MODE, Format, Score, best_of
from wwtennis.tennis.scoreboard import score_table

NAMES = ("Ann", "Bob")
DOUBLES = best_of(1, LONG_GAME, tiebreak=0, seats=4)


@pytest.mark.parametrize(
    ("played", "score", "lines"),
    [
        (TIEBREAK_MODE, Score(1, (5, 3)), ["   Ann                     5", " ● Bob                     3"]),
        (
            BEST_OF_3,
            Score(0, (1, 0), (3, 2), ((6, 4),)),
            [" ● Ann                   6  3   40", "   Bob                   4  2    0"],
        ),
        (
            BEST_OF_3,
            Score(0, sets=((4, 6), (6, 7))),
            ["   Ann                   4  6", " ★ Bob                   6  7"],
        ),
        (TIEBREAK_MODE, Score(1, (7, 3)), [" ★ Ann                     7", "   Bob                     3"]),
    ],
)
def test_sets_games_and_points_stand_in_columns_with_a_mark_for_the_server_or_the_winner(
    played: Format, score: Score, lines: list[str]
):
    assert score_table(played, score, NAMES) == lines


def test_in_doubles_partners_share_a_line():
    first, second = score_table(DOUBLES, Score(3, (2, 1)), ("Ann", "Bob", "Cy", "Dee"))

    assert first == "   Ann & Cy              0   30"
    assert second == " ● Bob & Dee             0   15"
