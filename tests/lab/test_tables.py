"""The tables of the lab: shares, errors, and who is told to be too strong."""

import pytest

from wwtennis.files.material import material_of
from wwtennis.games.worldwide.kind import KIND
from wwtennis.games.worldwide.setup import SOLO_SEAT, Setup
from wwtennis.games.worldwide.solo_levels import SOLO_LEVELS
from wwtennis.games.worldwide.trials import TRIALS
from wwtennis.kernel.kind import Duel
from wwtennis.lab import balance
from wwtennis.lab.matrix import Matrix, section
from wwtennis.lab.tally import NONE, Tally, total, wins

DECK = material_of("worldwide").deck


def test_tally_tells_its_share_and_how_sure_it_is():
    assert Tally(50, 100).share == 50
    assert Tally(50, 100).error == pytest.approx(5)
    assert Tally(0, 10).error == Tally(10, 10).error == pytest.approx(14.2, abs=0.05)
    assert total([Tally(1, 2), Tally(3, 4)]) == NONE.plus(Tally(4, 6))


def test_wins_of_the_two_seats_are_all_the_matches():
    first, second = (wins(KIND, Setup(DECK), ("random", "greedy"), seat, 6, seed=1) for seat in (0, 1))

    assert first.won + second.won == first.played == 6
    assert second.won > first.won


def test_hardest_level_beats_random_play_more_often_than_not():
    setup = Setup(DECK, solo=SOLO_LEVELS["champion"])

    assert wins(KIND, setup, ("random", "random"), SOLO_SEAT, 12, seed=1).won > 6


def row(*shares: int) -> dict[str, Tally]:
    return {
        column: Tally(share, 100) for column, share in zip(("clay", "hard", "grass", "indoor"), shares, strict=True)
    }


def test_balance_complains_of_the_strong_the_weak_and_the_homeless():
    table = {"fair": row(55, 45, 50, 40), "strong": row(70, 60, 60, 60), "weak": row(51, 30, 30, 30)}
    table["homeless"] = row(50, 49, 48, 47)

    assert balance.complaints("worldwide", "players", table) == [
        "strong wins 62.5 % overall, 44 to 56 are fair",
        "weak wins 35.2 % overall, 44 to 56 are fair",
        "homeless wins 50.0 % where it wins most, more than 50 are fair",
    ]
    assert [line.split()[0] for line in balance.lines(table)] == ["clay", "strong", "homeless", "fair", "weak"]


def test_what_is_not_fair_is_told_with_how_sure_that_is():
    plan = Matrix("worldwide", "players", 4, seed=1)
    found = [(Duel("ann", "bob", "clay", ()), Tally(3, 4)), (Duel("ann", "bob", "hard", ()), Tally(2, 4))]

    assert section(plan, found).says == [
        "Unless it is chance (a share may be off by 34.2; --duels plays more):",
        "ann wins 62.5 % overall, 44 to 56 are fair",
        "bob wins 37.5 % overall, 44 to 56 are fair",
        "bob wins 50.0 % where it wins most, more than 50 are fair",
    ]
    assert section(plan, [(duel, Tally(count, 4)) for (duel, _), count in zip(found, (3, 1), strict=True)]).says == []


def test_levels_that_do_not_rise_are_complained_of():
    table = {"book": row(10, 10, 10, 10), "club": row(20, 20, 20, 20), "regional": row(15, 15, 15, 15)}

    [said] = balance.complaints("worldwide", "levels", table)
    assert said == "regional wins 15.0 %, and club, which is easier, 20.0"


def test_what_one_wins_the_other_loses():
    table: balance.Table = {}
    balance.enter(table, Duel("roger", "rafael", "clay", ()), Tally(3, 4))
    balance.enter(table, Duel("roger", "serena", "clay", ()), Tally(1, 4))
    balance.enter(table, Duel("book", None, "clay", ()), Tally(2, 4))

    assert {who: found["clay"] for who, found in table.items()} == {
        "roger": Tally(4, 8), "rafael": Tally(1, 4), "serena": Tally(3, 4), "book": Tally(2, 4),
    }  # fmt: skip


def test_balance_plays_each_pair_in_both_seats_with_the_same_luck():
    duel = balance.duels("worldwide", "players")[0]
    (there, first), (turned, second) = duel.places

    assert (first, second) == (0, 1)
    assert [seat.player.id for seat in there.seats] == [duel.one, duel.other]
    assert turned.seats == there.seats[::-1]
    assert balance.wins_of_one(balance.Job("worldwide", "players", 0, "greedy", matches=4, seed=5)).played == 4


def test_every_trial_pairs_everything_on_every_surface():
    material = material_of("worldwide")
    players, levels = (TRIALS[name].duels(material) for name in ("players", "levels"))

    count = len(material.players)
    assert (
        len(players) == len({(duel.one, duel.other, duel.column) for duel in players}) == 4 * count * (count - 1) // 2
    )
    assert {duel.one for duel in levels} == set(SOLO_LEVELS)
    assert len(levels) == 4 * len(SOLO_LEVELS)


def test_table_is_told_a_line_each():
    told = balance.lines({"book": row(10, 10, 10, 10), "club": row(20, 30, 20, 30)})

    assert told == [
        "              clay    hard   grass  indoor     all   +/-",
        "club          20.0    30.0    20.0    30.0    25.0   2.2",
        "book          10.0    10.0    10.0    10.0    10.0   1.5",
    ]
