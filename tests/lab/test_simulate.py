"""Simulations: what is planned is played, and added up."""

from pathlib import Path

import msgspec
import pytest

from tests.bench.soak_matches import soak
from tests.material import load_deck
from wwtennis.games.worldwide.bots import BOTS
from wwtennis.games.worldwide.cards import Surface
from wwtennis.games.worldwide.kind import KIND
from wwtennis.games.worldwide.setup import Setup
from wwtennis.games.worldwide.solo_levels import BY_THE_BOOK
from wwtennis.games.worldwide.stats.box import box_score
from wwtennis.games.worldwide.stats.figures import FIGURES, IN_SETS
from wwtennis.kernel.bots import make_bot
from wwtennis.kernel.check import check
from wwtennis.kernel.luck import SeededLuck
from wwtennis.kernel.table import Table
from wwtennis.lab.match import play_out
from wwtennis.lab.simulate import Plan, Sums, simulate
from wwtennis.tennis.score import BEST_OF_3

DECK = load_deck()
PLAN = Plan(KIND, (Setup(DECK), Setup(DECK, surface=Surface.CLAY)), ("greedy", "random"), 3, seed=11, record=True)


def test_plan_is_played_surface_by_surface():
    played = list(simulate(PLAN))

    assert [each.number for each in played] == list(range(1, PLAN.total + 1))
    assert [each.part for each in played] == [0] * 3 + [1] * 3
    assert [each.header.surface for each in played] == [Surface.HARD] * 3 + [Surface.CLAY] * 3
    assert len({each.header.seed for each in played}) == PLAN.total


def test_same_plan_gives_the_same_matches():
    first, again = ([each.entries for each in simulate(PLAN)] for _ in range(2))
    assert first == again


def test_recordings_of_a_simulation_hold():
    for each in simulate(PLAN):
        assert check(KIND.game(PLAN.setups[each.part]), each.entries, each.header.seed).finished
        assert each.tally == box_score(each.entries)


def test_without_recording_the_matches_are_the_same():
    with_, without = PLAN, msgspec.structs.replace(PLAN, record=False)
    for one, other in zip(simulate(with_), simulate(without), strict=True):
        assert (one.tally, one.decisions) == (other.tally, other.decisions)
        assert other.entries == []


def test_matches_are_added_up():
    sums, played = Sums(PLAN), list(simulate(PLAN))
    for each in played:
        sums.add(each)

    assert [part.matches for part in sums.parts] == [3, 3]
    assert sum(part.decisions for part in sums.parts) == sum(each.decisions for each in played)
    assert sum(part.tally.points for part in sums.parts) == sum(each.tally.points for each in played)


def test_solo_opponent_is_named_in_the_header():
    [played] = simulate(Plan(KIND, (Setup(DECK, solo=BY_THE_BOOK),), ("random", "random"), 1, seed=1))
    assert [seat.by for seat in played.header.seats] == ["random", "solo"]


def test_decisions_are_what_the_bots_were_asked():
    asked: list[object] = []
    bot = make_bot(BOTS, "random", 1)

    class Counting:
        def choose(self, view, question):
            asked.append(question)
            return bot.choose(view, question)

    assert play_out(Table(KIND.game(Setup(DECK)), SeededLuck(1), record=False), (Counting(), Counting())) == len(asked)


def test_every_figure_is_a_share_or_a_dash():
    [played] = simulate(Plan(KIND, (Setup(DECK, BEST_OF_3),), ("greedy", "greedy"), 1, seed=4))
    for seats in (played.tally.seats, played.tally.seats[:1]):
        for figure in (FIGURES | IN_SETS).values():
            told = figure(played.tally, seats)
            assert told == "-" or float(told) >= 0


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_short_soak_violates_no_invariant_and_all_its_logs_verify(bot: str, tmp_path: Path):
    found = soak(bot, 12, 5, tmp_path)
    assert found["matches"] == 12
    assert all(found[surface.value] for surface in Surface)
