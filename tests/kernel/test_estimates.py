"""Ratios over matches, and how sure they are."""

from math import inf, isclose, sqrt

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


def test_where_every_match_has_the_same_share_there_is_no_error():
    assert ratio((1, 4), (2, 8), (3, 12)).error == 0


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
