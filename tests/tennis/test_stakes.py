"""What a point is for."""

import pytest

from wwtennis.tennis.score import ADVANTAGE_GAME, BEST_OF_3, LONG_GAME, TIEBREAK_MODE, Format, Score, best_of
from wwtennis.tennis.stakes import Stake, Stakes, call_stakes, stakes

NAMES = ("Anna", "Rafael")
LONG_SET = best_of(1, LONG_GAME, tiebreak=0)
ADVANTAGE_SETS = best_of(3, ADVANTAGE_GAME, tiebreak=7)
DOUBLES = best_of(3, LONG_GAME, tiebreak=0, seats=4)
BREAK, SET, MATCH = Stake


@pytest.mark.parametrize(
    ("played", "score", "expected"),
    [
        (TIEBREAK_MODE, Score(0, (5, 6)), Stakes(MATCH, 1)),
        (TIEBREAK_MODE, Score(0, (6, 6)), None),
        (TIEBREAK_MODE, Score(0, (5, 3)), None),
        (TIEBREAK_MODE, Score(0, (7, 5)), None),  # it is over
        (BEST_OF_3, Score(0, (0, 1)), Stakes(BREAK, 1)),
        (BEST_OF_3, Score(1, (0, 1)), None),  # a game point of the server's is no more than that
        (BEST_OF_3, Score(0, (1, 1), (2, 2)), Stakes(BREAK, 1)),
        (BEST_OF_3, Score(0, (1, 1), (5, 4)), Stakes(SET, 0)),
        (BEST_OF_3, Score(0, (1, 1), (5, 4), ((6, 0),)), Stakes(MATCH, 0)),
        (BEST_OF_3, Score(0, (1, 0), (5, 4), ((0, 6),)), Stakes(SET, 0)),
        (BEST_OF_3, Score(0, (1, 0), (6, 6)), Stakes(SET, 0)),
        (BEST_OF_3, Score(1, (0, 0), (6, 6)), None),
        (LONG_SET, Score(1, (3, 3), (5, 5)), Stakes(BREAK, 0)),
        (LONG_SET, Score(1, (3, 3), (5, 4)), Stakes(MATCH, 0)),
        (ADVANTAGE_SETS, Score(0, (3, 3)), None),
        (ADVANTAGE_SETS, Score(0, (3, 4)), Stakes(BREAK, 1)),
        (DOUBLES, Score(2, (2, 3)), Stakes(BREAK, 1)),
        (DOUBLES, Score(3, (2, 3)), None),
    ],
)
def test_the_most_that_the_next_point_may_bring(played: Format, score: Score, expected: Stakes | None):
    assert stakes(played, score) == expected


def test_they_are_called_by_name():
    assert call_stakes(TIEBREAK_MODE, Score(0, (6, 2)), NAMES) == "Match point, Anna."
    assert call_stakes(BEST_OF_3, Score(0, (0, 1)), NAMES) == "Break point, Rafael."
    assert call_stakes(BEST_OF_3, Score(0), NAMES) == ""
