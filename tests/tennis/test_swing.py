"""How much a point was worth."""

import pytest

from wwtennis.tennis.score import ADVANTAGE_GAME, BEST_OF_3, BEST_OF_5, LONG_GAME, TIEBREAK_MODE, Format, Score, best_of
from wwtennis.tennis.swing import chance, swings

FORMATS = (
    TIEBREAK_MODE, BEST_OF_3, BEST_OF_5, best_of(1, LONG_GAME, tiebreak=0), best_of(3, ADVANTAGE_GAME, tiebreak=7),
    best_of(3, ADVANTAGE_GAME, tiebreak=0),
)  # fmt: skip


@pytest.mark.parametrize("played", FORMATS)
def test_it_is_even_at_the_start_and_all_square(played: Format):
    assert chance(played, Score(0)) == pytest.approx(0.5)
    if played is not TIEBREAK_MODE:
        assert chance(played, Score(0, (1, 1), (5, 5))) == pytest.approx(0.5)
        assert chance(played, Score(0, (0, 0), (6, 6))) == pytest.approx(0.5)


def test_in_a_tie_break_it_is_what_one_can_count():
    assert chance(TIEBREAK_MODE, Score(0, (7, 5))) == 1.0
    assert chance(TIEBREAK_MODE, Score(0, (6, 6))) == 0.5
    assert chance(TIEBREAK_MODE, Score(0, (6, 5))) == 0.75
    assert chance(TIEBREAK_MODE, Score(0, (5, 6))) == 0.25
    assert chance(TIEBREAK_MODE, Score(0, (9, 8))) == 0.75


def test_who_leads_is_likelier_to_win():
    assert chance(BEST_OF_3, Score(0, (1, 0))) > 0.5
    assert chance(BEST_OF_3, Score(0, (0, 0), (5, 4), ((6, 0),))) > chance(BEST_OF_3, Score(0, (0, 0), (5, 4)))
    assert chance(FORMATS[5], Score(0, (0, 0), (6, 5))) == pytest.approx(
        (chance(FORMATS[5], Score(0, sets=((7, 5),))) + 0.5) / 2
    )


def test_the_swing_of_a_point_is_what_it_moved():
    scores = [Score(0, (6, 5)), Score(0, (6, 6)), Score(0, (7, 6)), Score(0, (8, 6))]
    assert swings(TIEBREAK_MODE, scores)[1:] == [0.25, 0.25, 0.25]
