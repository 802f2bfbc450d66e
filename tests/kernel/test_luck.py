"""Chance: the same seed gives the same match; a script gives what it says."""

from collections import Counter
from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wwtennis.kernel.errors import NotRecorded
from wwtennis.kernel.luck import (
    LARGEST_SEED,
    Drawn,
    ScriptedLuck,
    SeededLuck,
    SharedLuck,
    fresh_seed,
    seeds,
    shared_numbers,
)


def some(luck: SeededLuck) -> list[object]:
    return [luck.die(20), luck.coin(), luck.shuffled(range(10)), luck.die(6), luck.die(20)]


@pytest.mark.parametrize("seed", [0, 1, 2**63 - 1, 10**40])
def test_same_seed_gives_the_same_luck(seed: int):
    assert some(SeededLuck(seed)) == some(SeededLuck(seed))
    assert some(SeededLuck(seed)) != some(SeededLuck(seed + 1))


def test_luck_of_a_seed_never_changes():
    """Logs are verified by their seed: this is a promise to every log ever written."""
    assert some(SeededLuck(2024)) == [10, False, (2, 0, 4, 8, 6, 1, 5, 9, 7, 3), 5, 20]


@given(seed=st.integers(0), sides=st.sampled_from([6, 20]))
def test_die_shows_one_to_its_sides(seed: int, sides: int):
    luck = SeededLuck(seed)

    assert all(1 <= luck.die(sides) <= sides for _ in range(20))


@given(seed=st.integers(0), cards=st.lists(st.integers(), max_size=70))
def test_shuffle_keeps_every_card(seed: int, cards: list[int]):
    assert sorted(SeededLuck(seed).shuffled(cards)) == sorted(cards)


def test_dice_coins_and_shuffles_are_fair():
    luck = SeededLuck(1)

    faces = Counter(luck.die(20) for _ in range(20_000))
    coins = Counter(luck.coin() for _ in range(10_000))
    orders = Counter(luck.shuffled((1, 2, 3)) for _ in range(6_000))

    assert set(faces) == set(range(1, 21))
    assert all(850 < count < 1150 for count in faces.values())
    assert 4_800 < coins[True] < 5_200
    assert len(orders) == 6
    assert all(880 < count < 1120 for count in orders.values())


def test_series_of_seeds_comes_from_one_and_does_not_repeat():
    first, again = list(islice(seeds(7), 50)), list(islice(seeds(7), 50))

    assert first == again
    assert len(set(first)) == 50
    assert first != list(islice(seeds(8), 50))
    assert all(0 <= seed < 2**53 for seed in first)


def test_fresh_seed_has_63_bits_that_nobody_can_guess():
    drawn = [fresh_seed() for _ in range(1000)]

    assert len(set(drawn)) == 1000
    assert all(0 <= seed <= LARGEST_SEED for seed in drawn)
    assert all(400 < sum(seed >> bit & 1 for seed in drawn) < 600 for bit in range(63))


# The script


def test_script_says_what_it_holds_in_its_order():
    luck = ScriptedLuck([Drawn("d20", 14), Drawn("coin", True), Drawn("shuffle", (2, 1)), Drawn("d6", 6)])

    assert not luck.used_up
    assert (luck.die(20), luck.coin(), luck.shuffled([1, 2]), luck.die(6)) == (14, True, (2, 1), 6)
    assert luck.used_up


@pytest.mark.parametrize(
    ("drawn", "ask", "why"),
    [
        ([], lambda luck: luck.die(20), "a d20 here, and the recording has none"),
        ([Drawn("coin", True)], lambda luck: luck.die(20), "a d20 here, and the recording has a coin"),
        ([Drawn("d20", 3)], lambda luck: luck.die(6), "a d6 here, and the recording has a d20"),
        ([Drawn("d20", 3)], lambda luck: luck.coin(), "a coin here, and the recording has a d20"),
        ([Drawn("d6", 3)], lambda luck: luck.shuffled([1]), "a shuffle here, and the recording has a d6"),
        ([Drawn("d20", 0)], lambda luck: luck.die(20), "a d20 cannot show 0"),
        ([Drawn("d20", 21)], lambda luck: luck.die(20), "a d20 cannot show 21"),
        ([Drawn("d6", 7)], lambda luck: luck.die(6), "a d6 cannot show 7"),
        ([Drawn("shuffle", (1, 3))], lambda luck: luck.shuffled([1, 2]), "not the cards that were there"),
        ([Drawn("shuffle", (1,))], lambda luck: luck.shuffled([1, 2]), "not the cards that were there"),
    ],
)
def test_script_that_does_not_fit_the_question_is_not_recorded(drawn, ask, why: str):
    with pytest.raises(NotRecorded, match=why):
        ask(ScriptedLuck(drawn))


def test_script_reaches_from_1_to_the_number_of_sides():
    luck = ScriptedLuck([Drawn("d20", 1), Drawn("d20", 20), Drawn("d6", 1), Drawn("d6", 6), Drawn("coin", False)])

    assert [luck.die(20), luck.die(20), luck.die(6), luck.die(6), luck.coin()] == [1, 20, 1, 6, False]


def test_shared_luck_says_first_what_it_is_given_and_then_what_its_numbers_say():
    numbers = shared_numbers(3, 64)
    given = [Drawn("d20", 7), Drawn("coin", True), Drawn("blue die", 2), Drawn("shuffle", (3, 1, 2))]
    luck, plain = SharedLuck(numbers, 5, given), SharedLuck(numbers, 5)

    assert (luck.die(20), luck.coin(), luck.die(3, "blue die"), luck.shuffled([1, 2, 3])) == (7, True, 2, (3, 1, 2))
    assert [luck.die(20) for _ in range(200)] == [plain.die(20) for _ in range(200)]


def test_shared_luck_is_fair_and_begins_where_it_is_told():
    numbers = shared_numbers(4)
    faces = Counter(SharedLuck(numbers, at).die(6) for at in range(4096))

    assert set(faces) == set(range(1, 7))
    assert all(560 < count < 810 for count in faces.values())
    assert sorted(SharedLuck(numbers, 9).shuffled(range(40))) == list(range(40))
    assert SharedLuck(numbers, 9).shuffled(range(40)) != SharedLuck(numbers, 10).shuffled(range(40))
    assert {SharedLuck(numbers, at).coin() for at in range(20)} == {True, False}


def test_shared_luck_that_is_given_something_else_than_is_asked_says_so():
    with pytest.raises(NotRecorded):
        SharedLuck(shared_numbers(1, 8), 0, [Drawn("coin", True)]).die(20)
