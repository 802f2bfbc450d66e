"""The bots of Hoops: they answer every question of every variant, see only a view, and greedy knows its odds."""

from collections.abc import Callable
from itertools import product
from typing import Any

import msgspec
import pytest

from tests.games.hoops.courtside import (
    BIG_MAN,
    CARDS,
    COACHES,
    DRIVE,
    FRED,
    INSIDE,
    LOW_POST,
    SHOOTER,
    SLASHING,
    SOPHIE,
    STAR,
    STARTER_SF1,
    SUB_C1,
    SUB_PG1,
    SUB_SF1,
    SUB_SG1,
    SWITCH,
    THREE_POINTS,
    TRAP,
    TWO_WAY,
    blue,
    brown,
    given,
    grey,
    red,
    team,
)
from wwtennis.games.hoops.bots import BOTS
from wwtennis.games.hoops.bots.greedy import Greedy
from wwtennis.games.hoops.bots.greedy.odds import best_of, gain_of_reroll
from wwtennis.games.hoops.bots.greedy.weights import WEIGHTS
from wwtennis.games.hoops.bots.search import search_bot
from wwtennis.games.hoops.cards import FACES, Skill
from wwtennis.games.hoops.choices import (
    DISCARD_REST,
    END_ACTS,
    KEEP_BEST,
    LAY_ALL,
    STAND,
    Activate,
    BringOn,
    BuyCard,
    MarkDie,
    PayCard,
)
from wwtennis.games.hoops.events import Phase
from wwtennis.games.hoops.game import Hoops
from wwtennis.games.hoops.setup import Compensation, Length, Machine, Profiles, Setup
from wwtennis.kernel.bots import make_bot
from wwtennis.kernel.luck import SeededLuck
from wwtennis.kernel.table import Answer, Table

VARIANTS: dict[str, dict[str, Any]] = {
    "plain": {},
    "all": {
        "own_team": True, "draft": True, "money_time": True, "decisive": True, "mismatches": 5,
        "profiles": Profiles.CHOSEN, "compensation": Compensation.MORE,
    },
    "planner": {"profiles": Profiles.DRAWN, "money_time": True},
    "three": {"seats": COACHES[:3], "mismatches": 3},
    "machine": {"machine": Machine("big-men", 3)},
}  # fmt: skip


def maker(name: str) -> Callable[[int], Any]:
    """The thinker thinks with two roll-outs only: these matches are about what it may answer, not about how well."""
    if name == "thinker":
        return lambda seed: search_bot(SeededLuck(seed), 2)
    return lambda seed: make_bot(BOTS, name, seed)


def match(bots: list[str], seed: int, **agreement: Any) -> Table[Any]:
    setup = Setup(CARDS, **{"seats": COACHES[:2], "length": Length.SHORT, **agreement})
    table = Table(Hoops(setup), SeededLuck(seed))
    players = [maker(name)(seed + seat) for seat, name in enumerate(bots)]
    table.open()
    while (question := table.pending) is not None:
        table.answer(players[question.seat].choose(table.game.view(table.state, question.seat), question))
    return table


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("name", BOTS)
def test_bot_plays_every_variant_to_the_end(variant: str, name: str):
    agreement = VARIANTS[variant]
    table = match([name] * len(agreement.get("seats", COACHES[:2])), 3, **agreement)

    assert table.is_over


@pytest.mark.parametrize("name", ["greedy", "thinker"])
def test_same_seed_gives_the_same_match(name: str):
    assert match([name, "random"], 5).entries == match([name, "random"], 5).entries


@pytest.mark.parametrize("seed", range(6))
def test_greedy_beats_random(seed: int):
    mine = seed % 2
    bots = ["greedy", "random"] if mine == 0 else ["random", "greedy"]

    assert match(bots, seed).state.winner == mine


def test_person_needs_about_ten_keys_a_turn():
    table = match(["greedy", "greedy"], 1, length=Length.NORMAL)
    answers = sum(isinstance(entry, Answer) for entry in table.entries)

    assert answers / table.state.setup.turns < 14


# Odds


@pytest.mark.parametrize("skill", Skill)
@pytest.mark.parametrize(("dice", "keep"), [(0, 2), (1, 1), (2, 1), (3, 2), (4, 3), (3, 5)])
def test_expected_points_are_exact(skill: Skill, dice: int, keep: int):
    colours = frozenset((DRIVE, INSIDE))
    values = [face.points if face.stops in (None, *colours) else 0 for face in FACES[skill]]
    rolls = [sum(sorted(roll, reverse=True)[:keep]) for roll in product(values, repeat=dice)]

    assert best_of(skill, dice, keep, colours) == pytest.approx(sum(rolls) / len(rolls))


def test_gain_of_a_reroll_is_what_it_adds_to_the_dice_that_are_kept():
    dice = [blue(9), blue(2), blue(0)]

    assert gain_of_reroll(blue(0), dice, 3, frozenset()) == pytest.approx(17 / 6)
    assert gain_of_reroll(blue(0), dice, 1, frozenset()) == 0
    assert gain_of_reroll(blue(9), dice, 1, frozenset()) < 0


# What greedy does


def chosen(table: Table[Any], **beliefs: Any) -> Any:
    question = table.pending
    assert question is not None
    bot = Greedy(msgspec.structs.replace(WEIGHTS, **beliefs))
    return bot.choose(table.game.view(table.state, question.seat), question)


def test_it_brings_on_who_improves_the_court():
    table = given(fred=team(hand=[STAR, SUB_SG1]))

    choice = chosen(table)

    assert isinstance(choice, BringOn)
    assert choice.card == STAR


def test_it_plays_the_attack_that_scores_most():
    court = [201, 203, 205, 207, TWO_WAY]
    table = given(fred=team(court=court, offence=[THREE_POINTS, SLASHING, LOW_POST]))

    assert chosen(table) == Activate(LOW_POST)


def test_it_defends_against_an_attack_only():
    table = given(fred=team(defence=[TRAP]))
    assert chosen(table) == END_ACTS

    table = given(fred=team(defence=[TRAP]), sophie=team(attack=[red(6), red(6)]))
    assert chosen(table) == Activate(TRAP)


def test_it_lays_all_its_tactics():
    assert chosen(given(fred=team(hand=[SLASHING, TRAP]))) == LAY_ALL


def test_it_rerolls_what_adds_nothing_and_keeps_the_best():
    strong = [201, 203, 205, 207, BIG_MAN]
    table = given(fred=team(court=strong, offence=[SLASHING], hand=[TRAP]), rolls=[red(0), red(6), red(6), red(4)])
    table.answer(Activate(SLASHING))
    assert chosen(table) == MarkDie(red(0)) or chosen(table) == STAND
    table.answer(STAND)

    assert chosen(table) == KEEP_BEST


def test_it_takes_fatigue_where_that_pays():
    rolls = [grey(0), grey(0), brown(0), brown(0)]
    sophie = team(attack=[red(6), red(6), red(6)], hand=[SWITCH])
    table = given(fred=team(defence=[TRAP], hand=[LOW_POST]), sophie=sophie, rolls=rolls, number=23)
    table.answer(Activate(TRAP))

    assert isinstance(chosen(table, fatigue=0.1), MarkDie)
    assert chosen(table, takes_fatigue=False) == STAND


@pytest.mark.parametrize(("number", "first", "takes"), [(23, FRED, False), (24, SOPHIE, True)])
def test_it_takes_any_fatigue_when_nothing_is_left_to_do_but_not_before_its_special_turn(number, first, takes):
    rolls = [grey(0), grey(0), brown(0), brown(0)]
    sophie = team(attack=[red(6), red(6), red(6)], hand=[SWITCH])
    fred = team(defence=[TRAP], hand=[LOW_POST])
    table = given(fred=fred, sophie=sophie, rolls=rolls, number=number, first=first)
    table.answer(Activate(TRAP))

    assert isinstance(chosen(table), MarkDie) == takes


def test_it_buys_a_strong_player_and_pays_with_the_weak():
    hand = [SUB_PG1, STARTER_SF1, SUB_C1, SUB_SF1]
    table = given(fred=team(hand=hand, court=[201, 203, 205, 207, 209]), track=[SHOOTER], number=1)
    table.state.turn.substituted = True
    table.pending = table.game.pending(table.state)

    assert chosen(table, least_gain=0.0) == BuyCard(SHOOTER)
    table.answer(BuyCard(SHOOTER))
    assert isinstance(chosen(table), PayCard)


def test_it_keeps_a_player_who_would_improve_the_court():
    table = given(Phase.HAND, fred=team(hand=[STAR, SUB_SG1, TRAP]))
    table.answer(chosen(table))

    assert table.state.turn.kept == [STAR]
    assert chosen(table) == DISCARD_REST
