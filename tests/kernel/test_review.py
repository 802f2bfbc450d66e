"""What verdicts add up to: accuracy, the curve and its turning points, and what cost most."""

import pytest

from tests import recordings
from wwtennis.games.worldwide.kind import KIND
from wwtennis.kernel.advice import Tried, Verdict
from wwtennis.kernel.replay import Replay
from wwtennis.kernel.review import Decision, asked_at, decisions_of, judged, review
from wwtennis.kernel.table import Answer

TABLE = recordings.match(seed=3)
REPLAY = Replay(TABLE.game, TABLE.entries)
MOMENTS = decisions_of(REPLAY)


def decision(number: int, *values: float, taken: int = 0, seat: int = 0, error: float = 0.01) -> Decision:
    """The decision of this number: what was tried is worth so much, the best first."""
    tried = tuple(Tried(option, value, error, 30) for option, value in enumerate(values))
    return Decision(MOMENTS[number], taken, Verdict(seat, tried))


def test_loss_is_the_distance_from_the_best():
    assert decision(0, 0.6, 0.5, taken=1).loss == pytest.approx(0.1)
    assert decision(0, 0.6, 0.5).loss == 0


def test_what_cannot_be_told_from_the_best_costs_nothing():
    assert decision(0, 0.6, 0.58, taken=1).loss == 0
    assert decision(0, 0.6, 0.58, taken=1, error=0.001).loss > 0


def test_accuracy_is_the_share_of_what_was_at_stake():
    perfect, half, worst = decision(0, 0.6, 0.4), decision(1, 0.6, 0.5, 0.4, taken=1), decision(2, 0.6, 0.4, taken=1)
    equal = decision(3, 0.6, 0.59, taken=1)
    other = decision(4, 0.6, 0.4, seat=1)

    forms = review(KIND, REPLAY, [perfect, half, worst, equal, other]).forms

    assert forms[0].accuracy == pytest.approx(0.5)  # 1, a half and 0; where nothing was at stake, nothing counts
    assert (forms[0].decisions, forms[0].counted, forms[0].mistakes) == (4, 3, 2)
    assert forms[0].lost == pytest.approx(0.3)
    assert forms[1].accuracy == 1


def test_without_a_decision_that_mattered_there_is_no_accuracy():
    assert review(KIND, REPLAY, [decision(0, 0.6, 0.6)]).forms[0].accuracy is None


def test_three_decisions_that_cost_most_come_dearest_first():
    losses = (0.05, 0.2, 0.1, 0.0, 0.15)
    found = review(KIND, REPLAY, [decision(at, 0.5, 0.5 - loss, taken=1) for at, loss in enumerate(losses)])

    assert [each.loss for each in found.costly] == pytest.approx([0.2, 0.15, 0.1])
    assert found.mistakes == [MOMENTS[at] for at in (0, 1, 2, 4)]


def test_curve_is_the_chance_of_side_a_and_ends_with_the_match():
    found = review(KIND, REPLAY, [decision(0, 0.6, 0.5), decision(1, 0.7, 0.5, seat=1)])

    winner = TABLE.game.winners(TABLE.state)[0]
    assert [stand.chance for stand in found.curve] == pytest.approx([0.6, 0.3, float(winner == 0)])
    assert found.curve[-1].moment == REPLAY.end


def test_a_draw_ends_half_way_and_a_match_that_goes_on_has_no_end_yet(monkeypatch: pytest.MonkeyPatch):
    so_far = Replay(TABLE.game, TABLE.entries[: MOMENTS[20]])
    monkeypatch.setattr(type(TABLE.game), "winners", lambda *_about: ())

    drawn, going_on = (review(KIND, replay, [decision(0, 0.6, 0.5)]).curve for replay in (REPLAY, so_far))

    assert [stand.chance for stand in drawn] == pytest.approx([0.6, 0.5])
    assert [stand.chance for stand in going_on] == pytest.approx([0.6])


def test_turning_points_are_the_points_that_moved_most_in_order():
    starts = KIND.timeline(TABLE.entries).stops()["point"]
    first_of = [next(at for at, moment in enumerate(MOMENTS) if moment >= start) for start in starts[:5]]
    chances = (0.5, 0.55, 0.8, 0.82, 0.6)

    found = review(KIND, REPLAY, [decision(at, chance) for at, chance in zip(first_of, chances, strict=True)])

    assert [stand.chance for stand in found.stands[:5]] == pytest.approx(chances)
    swings = {turn.moment: turn.swing for turn in found.turns}
    assert list(swings) == sorted(swings)
    assert swings[starts[1]] == pytest.approx(0.25)
    assert swings[starts[3]] == pytest.approx(-0.22)
    assert starts[0] not in swings  # 5 % are no turning point


def test_decisions_are_those_that_count():
    table = recordings.match(seed=3, undo_every=9)
    replay = Replay(table.game, table.entries)

    moments = decisions_of(replay)

    assert 0 < len(moments) < sum(isinstance(entry, Answer) for entry in table.entries)
    assert not any(replay.was_taken_back(moment + 1) for moment in moments)
    assert all(asked_at(replay, moment) is not None for moment in moments)


def test_a_decision_is_judged_with_the_answer_that_was_given():
    found = [judged(KIND, REPLAY, moment, 20, seed=1) for moment in MOMENTS[:12]]
    again = [judged(KIND, REPLAY, moment, 20, seed=1) for moment in MOMENTS[:12]]

    assert found == again
    some = [each for each in found if each is not None]
    assert some
    for each in some:
        asked = asked_at(REPLAY, each.moment)
        assert asked is not None
        assert asked[0].options[each.taken] == asked[1]
        assert each.verdict.of(each.taken) is not None
