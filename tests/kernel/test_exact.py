"""What an answer is worth, face by face."""

from fractions import Fraction

import pytest

from tests.table_talk import (
    BACKHAND,
    FOREHAND,
    FOREHAND_ATTACK,
    FOREHAND_DEFENSE,
    FOREHAND_WINNER,
    NEUTRAL,
    ROGER,
    Shot,
    given,
    side,
)
from wwtennis.games.worldwide.choices import GiveUp, PlayStroke
from wwtennis.games.worldwide.kind import KIND
from wwtennis.games.worldwide.state import Phase
from wwtennis.kernel.errors import NotRecorded
from wwtennis.kernel.exact import Exact, Worth


def judged(table) -> list[Worth]:
    return Exact(table.game, KIND.scored, table.pending.seat).judged(table.state)


def of(choice, worths: list[Worth]) -> Fraction:
    [found] = [worth.chance for worth in worths if worth.choice == choice]
    return found


def stroke(hand, others, stars=0, at=NEUTRAL):
    roger, rafael = side(hand=hand, stars=stars), side(at=at, hand=others, stars=0)
    ball = Shot(FOREHAND_DEFENSE, to=NEUTRAL)
    return given(Phase.STROKE, ROGER, ball=ball, roger=roger, rafael=rafael, challenges=False)


def test_a_winner_is_worth_its_faces():
    worths = judged(stroke([FOREHAND_WINNER], [FOREHAND_DEFENSE], stars=2))
    assert of(PlayStroke(FOREHAND_WINNER), worths) == Fraction(9, 20)  # needs 12
    assert of(PlayStroke(FOREHAND_WINNER, stars=2), worths) == Fraction(14, 20)  # needs 7
    assert of(GiveUp(), worths) == 0
    assert [worth.chance for worth in worths] == sorted((worth.chance for worth in worths), reverse=True)


def test_the_other_side_takes_what_is_worst_for_us():
    """The attack is sure, and answered from a Forehand or not at all."""
    worths = judged(stroke([FOREHAND_ATTACK], [FOREHAND_DEFENSE]))
    assert of(PlayStroke(FOREHAND_ATTACK, BACKHAND), worths) == 1  # nothing starts there
    assert of(PlayStroke(FOREHAND_ATTACK, NEUTRAL), worths) == Fraction(4, 20)  # needs 0 + 5, and we have no card left


def test_a_ball_that_costs_the_last_card_is_not_answered():
    worths = judged(stroke([FOREHAND_ATTACK], [FOREHAND_DEFENSE], at=FOREHAND))
    assert of(PlayStroke(FOREHAND_ATTACK, BACKHAND), worths) == 1


def test_chances_of_all_outcomes_add_up_to_one():
    table = stroke([FOREHAND_WINNER, FOREHAND_ATTACK], [FOREHAND_DEFENSE], stars=1)
    exact = Exact(table.game, KIND.scored, ROGER)
    for option in table.pending.options:
        outcomes = exact.outcomes(table.state, option)
        assert sum(outcome.chance for outcome in outcomes) == 1
        assert len(outcomes) <= 3  # faces that lead to the same are one


def test_what_goes_on_and_on_is_not_computed():
    """A challenge that is upheld plays the point again: that is no short story any more."""
    ball = Shot(FOREHAND_ATTACK, to=NEUTRAL)
    table = given(Phase.STROKE, ROGER, ball=ball, roger=side(hand=[FOREHAND_DEFENSE], draw=[]), rafael=side(hand=[1]))
    with pytest.raises(NotRecorded):
        judged(table)
