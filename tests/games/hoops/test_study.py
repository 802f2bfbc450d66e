"""What the lab counts of Hoops."""

import itertools

import pytest

from tests.games.hoops.courtside import BOX, CARDS
from wwtennis.files.material import material_of
from wwtennis.games.hoops.bots.greedy import Greedy
from wwtennis.games.hoops.cards import PLAYERS, TACTICS
from wwtennis.games.hoops.events import CardBought, MatchEnded, TacticActivated, TurnStarted
from wwtennis.games.hoops.kind import KIND
from wwtennis.games.hoops.profiles import MACHINES
from wwtennis.games.hoops.setup import LADDER, Length, Setup
from wwtennis.games.hoops.stats.findings import findings, gauge
from wwtennis.games.hoops.stats.measures import MEASURES
from wwtennis.games.hoops.stats.shape import Shape, shape_for
from wwtennis.kernel.game import Event
from wwtennis.kernel.kind import Part, Studied
from wwtennis.kernel.luck import SeededLuck
from wwtennis.kernel.table import Table

SETUP = Setup(BOX)
CHEAP, DEAR = 101, 144  # tactics: one costs 2, the other 4


def heard(*events: Event) -> Shape:
    shape = shape_for(SETUP)
    for event in events:
        shape.hear(event)
    return shape


def watched(setup: Setup, seed: int = 3) -> Shape:
    shape, table = shape_for(setup), Table(KIND.game(setup), SeededLuck(seed), record=False)
    table.subscribe(shape.hear)
    table.open()
    while (question := table.pending) is not None:
        view = table.game.view(table.state, question.seat)
        choice = Greedy().choose(view, question)
        shape.decided(view, question, choice)
        table.answer(choice)
    return shape


def test_tactics_count_as_dear_from_4_on_and_in_the_second_half_alone():
    early = [TurnStarted(0, 12), TacticActivated(0, CHEAP), TacticActivated(0, DEAR)]
    late = [TurnStarted(1, 13), TacticActivated(1, CHEAP), TacticActivated(1, DEAR)]
    shape = heard(*early, *late)

    assert (shape.dear, shape.late) == (1, 2)
    assert shape.activated.total() == 4


def test_overtime_belongs_to_the_second_half():
    shape = heard(TurnStarted(0, 24), TurnStarted(1, 1), TacticActivated(1, DEAR))
    assert (shape.dear, shape.late) == (1, 1)


def test_every_figure_is_counted_once_a_match():
    shape = heard(CardBought(0, 1), MatchEnded(0))

    assert set(shape.ratios) == {measure.id for measure in MEASURES}
    assert {ratio.matches for ratio in shape.ratios.values()} == {1}
    assert shape.ratios["bought"].value == 0.5  # one card, two coaches


def test_a_match_is_watched_turn_by_turn():
    shape = watched(SETUP)

    assert sorted(shape.pace) == list(range(1, SETUP.turns + 1))
    first = shape.pace[1]
    assert (first.coaches, first.points, first.court["intelligence"], first.court["drive"]) == (1, 0, 6, 3)
    bought = sum(seat.players + seat.tactics for seat in shape.box.seats)
    assert shape.bought.total() == bought
    assert set(shape.bought) <= {*PLAYERS, *TACTICS}


def test_matches_add_up():
    one, other, both = watched(SETUP, 3), watched(SETUP, 4), shape_for(SETUP)
    both.add(one)
    both.add(other)

    assert both.questions == one.questions + other.questions
    assert both.pace[5].coaches == 2
    assert both.ratios["points"].matches == 2
    assert both.activated == one.activated + other.activated


def test_cards_are_near_what_they_were_calibrated_to():
    """With a safe margin: `wwtennis lab --game hoops` measures it."""
    summed, setup = shape_for(Setup(CARDS)), Setup(CARDS)
    for seed in range(40):
        summed.add(watched(setup, seed))
    figures = {name: ratio.value for name, ratio in summed.ratios.items()}

    assert 85 < figures["points"] < 130
    assert 9 < figures["bought"] < 15
    assert figures["dear"] > 0.22
    assert {CARDS.tactics[card].model for card in TACTICS} <= set(summed.activated)


def test_what_is_wanted_is_wanted_of_normal_games():
    points = next(measure for measure in MEASURES if measure.id == "points")
    short = Setup(BOX, length=Length.SHORT)
    ended = heard(MatchEnded(0))

    assert gauge(points, Part(SETUP, 1, 0, ended)).band == (85, 120)
    assert gauge(points, Part(short, 1, 0, ended)).band is None


def test_findings_name_the_models_that_nobody_used():
    found = findings("", Part(SETUP, 1, 0, heard(TacticActivated(0, CHEAP), MatchEnded(0))))

    says = next(section.says for section in found.sections if section.title == "What becomes of the tactics")
    assert says[0].startswith("Never activated: ")
    assert BOX.tactics[CHEAP].name not in says[0].split(": ")[1].split(", ")


def test_hoops_is_a_game_that_the_lab_knows():
    assert isinstance(KIND, Studied)


@pytest.mark.rule("HO-6.5")
def test_trial_of_the_machine_has_every_level_of_the_ladder_with_each_profile():
    duels = KIND.trials["machines"].duels(material_of("hoops"))

    asked = [setup.machine for duel in duels for setup, _ in duel.places]
    assert [(machine.level, machine.profile) for machine in asked] == [*itertools.product(LADDER, MACHINES)]


def test_ladder_that_does_not_rise_is_told():
    trial, fair = KIND.trials["machines"], [5.0, 9.0, 16.0, 24.0, 32.0, 41.0, 50.0, 59.0]

    assert trial.complaints({}, _ladder(fair)) == []
    assert len(trial.complaints({}, _ladder(fair[::-1]))) == len(fair) - 1 + 2


def test_ladder_that_rises_all_at_once_is_told():
    steep = [5.0, 6.0, 7.0, 8.0, 30.0, 41.0, 50.0, 59.0]

    assert KIND.trials["machines"].complaints({}, _ladder(steep)) == [
        "level -3 wins 22.0 % more than level -4, at most 20 are a step"
    ]


def _ladder(shares: list[float]) -> dict[str, float]:
    return {f"level {level}": share for level, share in zip(LADDER, shares, strict=True)}
