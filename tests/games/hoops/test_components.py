"""Chapter 1: what is in the box."""

from collections import Counter

import msgspec
import pytest

from tests.games.hoops.courtside import (
    BLOCK,
    BOX,
    CARDS,
    DRIVE,
    FRED,
    INSIDE,
    STARTERS_ONE,
    STEAL,
    STOP,
    THREE,
    blue,
    given,
    only,
    opened,
    team,
)
from wwtennis.games.hoops.cards import (
    BASICS,
    FACES,
    FATIGUE,
    PLAYERS,
    POSITIONS,
    SKILLS_OF,
    STARTERS,
    SUBSTITUTES,
    TACTICS,
    Side,
    Skill,
    total,
)
from wwtennis.games.hoops.choices import Activate
from wwtennis.games.hoops.events import DiceRolled
from wwtennis.games.hoops.rules.court import intelligence, rebounds, skill_sum


@pytest.mark.rule("HO-1.1", "HO-1.2")
def test_court_has_five_positions_and_the_markets_six_places_each_beside_nine_fatigue_cards():
    m = opened().state

    assert [len(each.court) for each in m.teams] == [5, 5]
    assert [position.value for position in POSITIONS] == ["PG", "SG", "SF", "PF", "C"]
    assert (len(m.market.track), len(m.market.shown), len(m.market.fatigue)) == (6, 6, 9)


@pytest.mark.rule("HO-1.3")
def test_player_has_positions_a_value_a_cost_and_eight_numbers():
    for number in PLAYERS:
        card = CARDS.players[number]
        assert card.positions
        assert card.value > 0
        assert card.cost > 0
        assert set(card.skills) == set(Skill)
        assert all(each >= 0 for each in [card.intelligence, card.rebounds, *card.skills.values()])
        assert card.name
        assert card.look
        assert card.habit


@pytest.mark.rule("HO-1.4")
def test_tactic_uses_one_to_three_skills_of_its_own_side():
    for card in CARDS.tactics.values():
        assert 1 <= len(card.keeps) <= 3
        assert set(card.keeps) <= set(SKILLS_OF[card.side])
        assert all(count > 0 for count in card.keeps.values())


@pytest.mark.rule("HO-1.5")
def test_attack_dice_have_these_faces():
    faces = {skill: [face.points for face in FACES[skill]] for skill in SKILLS_OF[Side.OFFENCE]}

    assert faces == {THREE: [0, 0, 0, 2, 6, 9], INSIDE: [0, 0, 2, 4, 6, 7], DRIVE: [0, 2, 3, 4, 6, 6]}


@pytest.mark.rule("HO-1.6", "H1")
def test_defence_dice_have_these_faces_with_the_attack_that_each_stops():
    none = (0, None)
    assert faces(STEAL) == [none, (1, DRIVE), (2, THREE), (1, INSIDE), (2, THREE), (4, THREE)]
    assert faces(BLOCK) == [
        none,
        (2, DRIVE),
        (2, INSIDE),
        (1, DRIVE),
        (2, INSIDE),
        (3, DRIVE),
    ]
    assert faces(STOP) == [
        none,
        (2, INSIDE),
        (3, INSIDE),
        (3, THREE),
        (1, DRIVE),
        (1, INSIDE),
    ]


def faces(skill):
    return [tuple(face) for face in FACES[skill]]


@pytest.mark.rule("H1")
def test_grey_dice_are_likeliest_to_stop_red():
    reds = {skill: sum(face.stops is DRIVE for face in FACES[skill]) for skill in SKILLS_OF[Side.DEFENCE]}

    assert max(reds, key=lambda skill: reds[skill]) is BLOCK


@pytest.mark.rule("HO-1.7")
def test_never_more_than_ten_dice_of_a_kind_are_rolled():
    shooters = [number for number in PLAYERS if number > 7][:5]
    table = given(fred=team(court=shooters, offence=[221]), rolls=[blue(0)] * 10, cards=all_shooters(shooters))

    events = table.answer(Activate(221))

    assert only(DiceRolled, events).dice == (blue(0),) * 10


def all_shooters(numbers):
    """A box in which these players have three-point 3 each, 15 together."""
    changed = {number: BOX.players[number] for number in numbers}
    changed = {
        number: msgspec.structs.replace(card, intelligence=1, rebounds=0, skills=dict.fromkeys(Skill, 3))
        for number, card in changed.items()
    }
    return msgspec.structs.replace(BOX, players={**BOX.players, **changed})


@pytest.mark.rule("HO-1.8")
def test_box_holds_a_hundred_players_seventy_tactics_of_twenty_models_and_nine_fatigue_cards():
    assert (len(PLAYERS), len(TACTICS), len(FATIGUE)) == (100, 70, 9)
    assert len({CARDS.tactics[number].model for number in TACTICS}) == 20
    assert len({CARDS.players[number].name for number in PLAYERS}) == 100
    assert set(CARDS.players) == {*PLAYERS, *STARTERS, *SUBSTITUTES}
    assert set(CARDS.tactics) == {*TACTICS, *BASICS}


@pytest.mark.rule("HO-1.8")
def test_starting_cards_are_two_starters_and_two_substitutes_a_position_and_five_basic_tactics_a_side():
    for numbers, value in ((STARTERS, 2), (SUBSTITUTES, 1)):
        assert Counter(CARDS.players[number].positions for number in numbers) == {(each,): 2 for each in POSITIONS}
        assert {CARDS.players[number].value for number in numbers} == {value}
    assert Counter(CARDS.tactics[number].side for number in BASICS) == {Side.OFFENCE: 5, Side.DEFENCE: 5}
    assert {CARDS.tactics[number].value for number in BASICS} == {1}


@pytest.mark.rule("HO-1.8")
def test_starters_add_up_to_what_the_worked_example_says():
    five = given(fred=team(court=STARTERS_ONE), cards=CARDS).state.teams[FRED]

    assert (intelligence(CARDS, five), rebounds(CARDS, five)) == (6, 4)
    sums = {skill: skill_sum(CARDS, five, skill) for skill in (THREE, DRIVE, BLOCK, STOP)}
    assert sums == {THREE: 3, DRIVE: 3, BLOCK: 2, STOP: 2}


def test_hundred_players_come_from_many_countries_and_some_are_decisive():
    market = [CARDS.players[number] for number in PLAYERS]

    assert len({card.country for card in market}) >= 40
    assert 10 <= sum(card.medal for card in market) <= 25


def test_dice_add_up():
    assert total([blue(9), blue(2), blue(0)]) == 11
