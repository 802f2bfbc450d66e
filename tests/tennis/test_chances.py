"""The chance to win from a score."""

from random import Random

import pytest

from wwtennis.tennis.chances import win_chance
from wwtennis.tennis.score import (
    ADVANTAGE_GAME,
    BEST_OF_3,
    LONG_GAME,
    TIEBREAK_MODE,
    Format,
    Score,
    after_point,
    best_of,
    side_of,
    winner,
)

FORMATS = {
    "tie-break": TIEBREAK_MODE,
    "best of 3": BEST_OF_3,
    "a set without a tie-break": best_of(1, LONG_GAME, 0),
    "advantages": best_of(1, ADVANTAGE_GAME, 7),
    "doubles": best_of(1, LONG_GAME, 0, seats=4),
}
every_format = pytest.mark.parametrize("played", FORMATS.values(), ids=FORMATS)


@every_format
def test_equals_have_even_chances_and_a_match_that_is_won_is_certain(played: Format):
    for server in range(played.seats):
        assert win_chance(played, Score(server), (0.6, 0.6)) == pytest.approx(0.5)
    score = Score(0)
    while winner(played, score) is None:
        score = after_point(played, score, 1)
    assert win_chance(played, score, (0.6, 0.6)) == 0.0


@every_format
def test_chance_is_the_mean_of_what_the_next_point_makes_of_it(played: Format):
    random, on_serve = Random(4), (0.63, 0.58)
    score = Score(0)
    while winner(played, score) is None:
        wins = on_serve[0] if side_of(score.server) == 0 else 1 - on_serve[1]
        won, lost = (win_chance(played, after_point(played, score, side), on_serve) for side in (0, 1))
        assert win_chance(played, score, on_serve) == pytest.approx(wins * won + (1 - wins) * lost)
        assert won > lost
        score = after_point(played, score, int(random.random() < 0.5))


def test_two_points_ahead_are_needed_however_long_it_takes():
    long, short = Score(0, (20, 20)), Score(0, (6, 6))

    assert win_chance(TIEBREAK_MODE, long, (0.7, 0.6)) == pytest.approx(win_chance(TIEBREAK_MODE, short, (0.7, 0.6)))
    both, none = 0.7 * 0.4, 0.3 * 0.6
    assert win_chance(TIEBREAK_MODE, short, (0.7, 0.6)) == pytest.approx(both / (both + none))
