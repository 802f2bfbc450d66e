"""Ratios over matches, and how sure they are."""

from math import inf, isclose, sqrt

import pytest

from wwtennis.kernel.estimates import Ratio, Z, difference


def ratio(*matches: tuple[float, float]) -> Ratio:
    found = Ratio()
    for part, whole in matches:
        found.count(part, whole)
    return found


def test_a_ratio_is_that_of_the_sums():
    assert ratio((1, 10), (4, 10), (0, 5)).value == 5 / 25
    assert ratio().value == 0


def test_the_error_of_a_mean_is_the_usual_one():
    found = ratio((1, 1), (2, 1), (3, 1), (6, 1))
    deviation = sqrt(((1 - 3) ** 2 + (2 - 3) ** 2 + 0 + (6 - 3) ** 2) / 3)
    assert isclose(found.error, deviation / sqrt(4))
    assert found.interval(10) == (10 * (3 - Z * found.error), 10 * (3 + Z * found.error))


@pytest.mark.parametrize(
    "found",
    [
        ratio((0, 4), (0, 6)),
        ratio((4, 4), (6, 6)),
        ratio((1, 3), (2, 6), (1 / 3, 1)),
        ratio(*[(12, 1)] * 10),
    ],
    ids=["nothing was counted", "all were counted", "every match has the same share", "the same mean"],
)
def test_where_no_match_differs_from_another_nothing_is_certain_yet(found: Ratio):
    least, most = found.interval()
    assert most - found.value == pytest.approx(0.278, abs=0.0005)  # Wilson's, of none in ten
    assert found.value - least == pytest.approx(most - found.value)


def test_what_was_never_counted_is_surer_the_longer_it_was_waited_for():
    few, many = (ratio(*[(0, 12)] * matches).interval()[1] for matches in (2, 200))
    assert few == pytest.approx(3.84 / 27.84, abs=0.0005)
    assert many == pytest.approx(3.84 / 2400, abs=0.00005)


def test_a_share_is_never_unsure_by_more_than_all():
    assert Z * ratio((0, 1), (0, 1)).error < 1


def test_two_that_were_never_counted_are_not_told_apart_and_neither_from_a_single_one():
    none, other, one = ratio((0, 12), (0, 12)), ratio((0, 11), (0, 13)), ratio((0, 12), (1, 12))
    assert difference(none, other)[1] > 0
    apart, half = difference(none, one)
    assert apart < half


def test_of_one_match_nothing_is_sure():
    assert ratio((1, 4)).error == inf


def test_ratios_add_up():
    one, other = ratio((1, 10), (4, 12)), ratio((2, 9))
    one.add(other)
    assert one == ratio((1, 10), (4, 12), (2, 9))


def test_a_difference_has_the_errors_of_both():
    one, other = ratio((1, 1), (2, 1), (3, 1)), ratio((5, 1), (7, 1))
    apart, half = difference(one, other)
    assert apart == 4
    assert isclose(half, Z * sqrt(one.error**2 + other.error**2))
