"""The tables of the lab: shares, errors, and who is told to be too strong."""

import pytest

from wwtennis.files.assets import load_deck
from wwtennis.games.worldwide.cards import Surface
from wwtennis.games.worldwide.setup import SOLO_SEAT, Setup
from wwtennis.games.worldwide.solo_levels import SOLO_LEVELS
from wwtennis.lab import balance, levels
from wwtennis.lab.tally import NONE, Tally, total, wins


def test_tally_tells_its_share_and_how_sure_it_is():
    assert Tally(50, 100).share == 50
    assert Tally(50, 100).error == pytest.approx(5)
    assert total([Tally(1, 2), Tally(3, 4)]) == NONE.plus(Tally(4, 6))


def test_wins_of_the_two_seats_are_all_the_matches():
    setup = Setup(load_deck())

    first, second = (wins(setup, ("random", "greedy"), seat, 6, seed=1) for seat in (0, 1))

    assert first.won + second.won == first.played == 6
    assert second.won > first.won


def test_hardest_level_beats_random_play_more_often_than_not():
    setup = Setup(load_deck(), solo=SOLO_LEVELS["champion"])

    assert wins(setup, ("random", "random"), SOLO_SEAT, 12, seed=1).won > 6


def row(*shares: int) -> dict[Surface, Tally]:
    return {surface: Tally(share, 100) for surface, share in zip(Surface, shares, strict=True)}


def test_balance_complains_of_the_strong_the_weak_and_the_homeless():
    table = {"fair": row(55, 45, 50, 40), "strong": row(70, 60, 60, 60), "weak": row(51, 30, 30, 30)}
    table["homeless"] = row(50, 49, 48, 47)

    assert balance.complaints(table) == [
        "strong wins 62.5 % overall, 40 to 60 are fair",
        "weak wins 35.2 % overall, 40 to 60 are fair",
        "homeless wins 50.0 % where it wins most, more than 50 are fair",
    ]
    assert [line.split()[0] for line in balance.lines(table)] == ["player", "strong", "homeless", "fair", "weak"]


def test_balance_plays_each_pair_in_both_seats_with_the_same_luck():
    job = balance.Job("roger", "rafael", Surface.CLAY, "greedy", matches=4, seed=5)
    turned = job._replace(one="rafael", other="roger")

    assert balance.wins_of_one(job).won + balance.wins_of_one(turned).won == 4


def test_level_table_is_told_a_line_a_level():
    told = levels.lines({"book": row(10, 10, 10, 10), "club": row(20, 30, 20, 30)})

    assert told == [
        "level         clay    hard   grass  indoor     all   +/-",
        "book          10.0    10.0    10.0    10.0    10.0   1.5",
        "club          20.0    30.0    20.0    30.0    25.0   2.2",
    ]
