"""What greedy makes of the cards that the other may hold, and of serves that are about as good."""

from collections import Counter
from typing import Any

import pytest

from tests.helpers import at_random, steps
from tests.histories import GivenSide
from tests.recordings import table_for
from tests.table_talk import (
    BACKHAND,
    BACKHAND_ATTACK,
    DECK,
    FOREHAND,
    FOREHAND_ATTACK,
    FOREHAND_DEFENSE,
    NEUTRAL,
    RAFAEL,
    ROGER,
    Shot,
    given,
    side,
)  # fmt: skip
from wwtennis.games.worldwide.bots.greedy import Greedy, best_answer, weigh
from wwtennis.games.worldwide.bots.greedy.outlook import waiting
from wwtennis.games.worldwide.bots.greedy.serves import A_HAIR, one_of_the_best
from wwtennis.games.worldwide.cards import Kind, Surface
from wwtennis.games.worldwide.choices import Ask, PlayStroke, Stay
from wwtennis.games.worldwide.determinise import determinise
from wwtennis.games.worldwide.setup import Setup
from wwtennis.games.worldwide.solo_levels import BY_THE_BOOK
from wwtennis.games.worldwide.state import Match, Phase
from wwtennis.kernel.game import Question
from wwtennis.kernel.luck import SeededLuck
from wwtennis.kernel.table import Table

ATTACKS = [number for number, card in DECK.strokes.items() if card.kind is Kind.ATTACK]
PASSES = {number for number, card in DECK.strokes.items() if card.kind in (Kind.PASSING, Kind.LOB)}
VOLLEYS = range(49, 57)


def asked_of(table: Table[Any]) -> Question:
    assert table.pending is not None
    return table.pending


def held(m: Match, seat: int, zone: Any) -> int:
    """The malus of the attacks that a hand really has for a ball there."""
    cards = [m.setup.deck.strokes[card] for card in m.sides[seat].hand if card in ATTACKS]
    return sum(card.malus[m.setup.surface] for card in cards if zone in card.starts)


@pytest.mark.parametrize("seed", range(3))
def test_attacks_that_wait_are_those_of_the_hands_as_they_may_be(seed: int):
    table, worlds, looked_at = table_for(Setup(DECK), seed, record=False), 400, 0
    table.open()
    for _ in steps(table, at_random(seed)):
        if table.pending is None:
            break
        seat = table.pending.seat
        view = table.game.view(table.state, seat)
        wait = waiting(view, seat)
        assert wait == waiting(table.state, seat)
        if table.pending.kind is Ask.SERVE and view.fault is None:
            looked_at += 1
            luck = SeededLuck(looked_at)
            found = [determinise(view, luck) for _ in range(worlds)]
            passes = sum(len(PASSES.intersection(each.sides[1 - seat].hand)) for each in found) / worlds
            assert wait.passes == pytest.approx(passes, abs=0.3)
            for zone in (BACKHAND, NEUTRAL, FOREHAND):
                mean = sum(held(each, 1 - seat, zone) for each in found) / worlds
                assert wait.attacks[zone] == pytest.approx(mean, abs=1.2)
    assert looked_at > 6


def test_an_attack_waits_in_the_hand_and_no_more_in_the_discard_pile():
    def attacks(roger: GivenSide) -> float:
        table = given(Phase.SERVE, RAFAEL, server=RAFAEL, roger=roger)
        return waiting(table.game.view(table.state, RAFAEL), RAFAEL).attacks[NEUTRAL]

    attack = DECK.strokes[FOREHAND_ATTACK].malus[Surface.HARD]
    assert attacks(side(hand=[FOREHAND_ATTACK, FOREHAND_DEFENSE])) == attack > 0
    assert attacks(side(hand=[FOREHAND_DEFENSE], discard=[FOREHAND_ATTACK])) == 0


def test_the_solo_opponent_attacks_from_neutral_alone():
    table = given(Phase.SERVE, ROGER, solo=BY_THE_BOOK)
    attacks = waiting(table.game.view(table.state, ROGER), ROGER).attacks
    assert attacks[FOREHAND] == attacks[BACKHAND] == 0 < attacks[NEUTRAL]


@pytest.mark.rule("WT-9.2")
@pytest.mark.parametrize(("stands", "sent"), [(BACKHAND, FOREHAND), (FOREHAND, BACKHAND)])
def test_a_ball_goes_where_the_other_pays_a_card_to_run(stands: Any, sent: Any):
    both_ways = next(card.number for card in DECK.strokes.values() if {*card.targets} == {BACKHAND, FOREHAND})
    table = given(
        Phase.STROKE, RAFAEL, ball=Shot(FOREHAND_DEFENSE, NEUTRAL), roger=side(at=stands),
        rafael=side(hand=[both_ways, *VOLLEYS]),
    )  # fmt: skip
    choice: Any = best_answer(table.game.view(table.state, RAFAEL), asked_of(table))
    assert (choice.card, choice.target) == (both_ways, sent)


def test_a_ball_of_low_risk_is_worth_less_where_an_attack_waits_for_it():
    def worth(hand: list[int]) -> float:
        roger = side(hand=hand)
        table = given(Phase.REPOSITION, RAFAEL, ball=Shot(FOREHAND_DEFENSE, NEUTRAL), roger=roger, server=RAFAEL)
        weighed = weigh(table.state, asked_of(table))
        return next(value for value, choice in weighed if isinstance(choice, Stay))

    assert worth([FOREHAND_ATTACK, BACKHAND_ATTACK]) < worth([FOREHAND_DEFENSE, 2])


def test_of_serves_that_are_about_as_good_the_better_is_hit_more_often_and_a_worse_one_never():
    best, close, worse = Stay(), PlayStroke(1, NEUTRAL), PlayStroke(2, NEUTRAL)
    weighed: list[Any] = [(0.5 - A_HAIR / 2, close), (0.5, best), (0.5 - A_HAIR, worse)]
    luck = SeededLuck(1)
    hit = Counter(one_of_the_best(weighed, luck) for _ in range(3000))
    assert hit[worse] == 0
    assert hit[best] / hit[close] == pytest.approx(2, abs=0.3)


def test_greedy_varies_its_serve_by_its_own_luck_and_nothing_else():
    table = given(Phase.SERVE, ROGER, surface=Surface.HARD)
    view = table.game.view(table.state, ROGER)

    def serves(seed: int) -> list[Any]:
        bot = Greedy(SeededLuck(seed))
        return [bot.choose(view, asked_of(table)) for _ in range(60)]

    assert serves(1) == serves(1) != serves(2)
