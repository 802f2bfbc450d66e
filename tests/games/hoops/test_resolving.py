"""Chapter 3: activating tactics: roll, reroll, keep."""

import msgspec
import pytest

from tests.games.hoops.courtside import (
    BIG_MAN,
    BOX,
    DRIVE,
    FRED,
    HARD_PLAY,
    INSIDE,
    LOW_POST,
    QUICK_THREE,
    SLASHING,
    SOPHIE,
    STARTER_PF1,
    STARTER_PG1,
    STARTER_SF1,
    STARTER_SG1,
    SWITCH,
    THREE,
    THREE_POINTS,
    TIRED,
    TRAP,
    WIDE_PLAY,
    ZONE,
    asked,
    beige,
    blue,
    brown,
    every,
    given,
    grey,
    offered,
    only,
    play,
    red,
    team,
    yellow,
)
from wwtennis.games.hoops.cards import Cards
from wwtennis.games.hoops.choices import (
    KEEP_BEST,
    KEEP_NO_MORE,
    REROLL,
    REROLL_MISSES,
    STAND,
    Activate,
    Ask,
    KeepDie,
    MarkDie,
    Reroll,
    RerollMisses,
)
from wwtennis.games.hoops.events import (
    DiceKept,
    DiceRerolled,
    DiceRolled,
    FatigueTaken,
    RollStands,
    TacticActivated,
)
from wwtennis.games.hoops.rules.resolving import attack_rerolls

STRONG = [STARTER_PG1, STARTER_SG1, STARTER_SF1, STARTER_PF1, BIG_MAN]  # 5 rebounds, one more than the starters

# Activate


@pytest.mark.rule("HO-3.9")
def test_tactic_may_be_activated_if_the_court_is_clever_enough():
    table = given(fred=team(offence=[SLASHING, QUICK_THREE, HARD_PLAY], defence=[TRAP, ZONE]))

    assert [option.card for option in offered(Activate, table)] == [SLASHING, QUICK_THREE, TRAP, ZONE]


@pytest.mark.rule("HO-3.9")
def test_one_of_each_side_may_be_activated_in_either_order():
    rolls = [beige(0), beige(0), brown(0), brown(0), red(0), red(2), red(4)]
    table = given(fred=team(offence=[SLASHING, THREE_POINTS], defence=[SWITCH, TRAP], hand=[LOW_POST]), rolls=rolls)

    play(table, Activate(SWITCH), STAND)
    assert {option.card for option in offered(Activate, table)} == {SLASHING, THREE_POINTS}
    play(table, Activate(SLASHING), KEEP_BEST)

    assert asked(table) == (FRED, Ask.HAND)
    assert table.state.turn.attacked
    assert table.state.turn.defended


@pytest.mark.rule("HO-3.10")
def test_as_many_dice_of_each_skill_are_rolled_as_the_team_adds_up_to():
    rolls = [blue(0), blue(2), blue(9), yellow(0), yellow(2), yellow(4), red(0), red(2), red(3)]
    table = given(fred=team(offence=[WIDE_PLAY]), rolls=rolls)

    events = table.answer(Activate(WIDE_PLAY))

    assert only(TacticActivated, events).card == WIDE_PLAY
    assert only(DiceRolled, events).dice == tuple(rolls)


@pytest.mark.rule("HO-3.10", "HO-3.14")
def test_number_of_dice_on_the_card_is_kept_and_waits_and_the_tactic_is_discarded():
    table = given(fred=team(offence=[SLASHING], hand=[TRAP]), rolls=[red(4), red(2), red(2)])

    events = play(table, Activate(SLASHING), KeepDie(red(2)), KeepDie(red(4)))

    assert sorted(only(DiceKept, events).dice, key=lambda die: die.points) == [red(2), red(4)]
    fred = table.state.teams[FRED]
    assert sorted(die.points for die in fred.attack) == [2, 4]
    assert fred.offence == []
    assert fred.discard == [SLASHING]


@pytest.mark.rule("HO-3.10")
def test_best_dice_of_each_kind_are_kept_with_one_answer():
    rolls = [blue(0), blue(2), blue(9), yellow(0), yellow(2), yellow(4), red(0), red(2), red(3)]
    table = given(fred=team(offence=[WIDE_PLAY]), rolls=rolls)

    events = play(table, Activate(WIDE_PLAY), KEEP_BEST)

    assert set(only(DiceKept, events).dice) == {blue(9), yellow(4), red(3)}


@pytest.mark.rule("HO-3.10")
def test_no_more_of_a_kind_may_be_kept_than_the_card_says():
    rolls = [blue(0), blue(2), blue(9), yellow(0), yellow(2), yellow(4), red(0), red(2), red(3)]
    table = given(fred=team(offence=[WIDE_PLAY]), rolls=rolls)
    play(table, Activate(WIDE_PLAY), KeepDie(blue(2)))

    assert {option.die for option in offered(KeepDie, table)} == {yellow(2), yellow(4), red(2), red(3)}


@pytest.mark.rule("H11")
def test_fewer_may_be_kept_and_a_nought_never_waits():
    table = given(fred=team(offence=[THREE_POINTS]), rolls=[blue(0), blue(0), blue(6)])
    table.answer(Activate(THREE_POINTS))

    assert [option.die for option in offered(KeepDie, table)] == [blue(6)]
    events = table.answer(KEEP_NO_MORE)

    assert only(DiceKept, events).dice == ()
    assert table.state.teams[FRED].attack == []


@pytest.mark.rule("H11")
def test_roll_of_noughts_is_kept_by_nobody_and_nobody_is_asked():
    table = given(fred=team(offence=[THREE_POINTS], hand=[TRAP]), rolls=[blue(0)] * 3)

    events = table.answer(Activate(THREE_POINTS))

    assert only(DiceKept, events).dice == ()
    assert asked(table)[1] is not Ask.KEEP


# Attack rerolls


@pytest.mark.rule("HO-3.11")
@pytest.mark.parametrize(
    ("difference", "rerolls"), [(-1, 0), (0, 0), (1, 1), (2, 1), (3, 1), (4, 2), (5, 2), (6, 2), (7, 3)]
)
def test_rebounds_give_a_reroll_for_each_three_begun(difference: int, rerolls: int):
    table = given(fred=team(court=[50, 51, 52, 53, 54]), cards=with_rebounds(50, 4 + difference))

    assert attack_rerolls(table.state, FRED) == rerolls


def with_rebounds(number: int, rebounds: int) -> Cards:
    """A box in which this player has so many, and the next four have none."""
    changed = {number: rebounds} | dict.fromkeys(range(number + 1, number + 5), 0)
    players = {card: msgspec.structs.replace(BOX.players[card], rebounds=each) for card, each in changed.items()}
    return msgspec.structs.replace(BOX, players={**BOX.players, **players})


@pytest.mark.rule("HO-3.11")
def test_with_as_many_rebounds_there_is_no_reroll():
    table = given(fred=team(offence=[SLASHING]), rolls=[red(0), red(0), red(2)])

    events = table.answer(Activate(SLASHING))

    assert not only(DiceRolled, events).rerolls
    assert asked(table) == (FRED, Ask.KEEP)


@pytest.mark.rule("HO-3.11")
def test_each_die_is_rerolled_once_after_the_first_roll():
    table = given(fred=team(court=STRONG, offence=[SLASHING]), rolls=[red(0), red(0), red(2), red(6)])
    table.answer(Activate(SLASHING))
    assert asked(table) == (FRED, Ask.REROLL)

    events = table.answer(MarkDie(red(0)))

    assert only(DiceRerolled, events) == DiceRerolled(FRED, (red(0),), (red(6),))
    assert sorted(die.points for die in table.state.turn.dice) == [0, 2, 6]
    assert asked(table) == (FRED, Ask.KEEP)


@pytest.mark.rule("HO-3.11", "H8")
def test_reroll_may_be_left():
    table = given(fred=team(court=STRONG, offence=[SLASHING]), rolls=[red(0), red(0), red(2)])

    events = play(table, Activate(SLASHING), STAND)

    assert only(RollStands, events)
    assert every(DiceRerolled, events) == []


@pytest.mark.rule("HO-3.11")
def test_noughts_are_rerolled_with_one_answer_as_far_as_rebounds_go():
    table = given(fred=team(court=STRONG, offence=[SLASHING]), rolls=[red(0), red(0), red(2), red(3)])

    events = play(table, Activate(SLASHING), REROLL_MISSES)

    assert only(DiceRerolled, events).old == (red(0),)


# Defence rerolls


@pytest.mark.rule("HO-3.12")
def test_each_defence_die_rerolled_costs_a_fatigue_card_taken_before_onto_the_own_deck():
    attack = [red(4), red(2)]
    rolls = [grey(3, DRIVE), grey(2, INSIDE), brown(3, INSIDE), brown(0), brown(2, INSIDE), grey(1, DRIVE)]
    table = given(fred=team(defence=[TRAP], deck=[SWITCH]), sophie=team(attack=attack, hand=[SWITCH]), rolls=rolls)

    events = play(table, Activate(TRAP), MarkDie(brown(3, INSIDE)), MarkDie(grey(2, INSIDE)), REROLL)

    taken, rerolled = only(FatigueTaken, events), only(DiceRerolled, events)
    assert taken.cards == TIRED[:2]
    assert events.index(taken) < events.index(rerolled)
    assert table.state.teams[FRED].deck == [SWITCH, *TIRED[:2]]
    assert len(table.state.market.fatigue) == 7


@pytest.mark.rule("H12")
def test_dice_are_all_marked_first_and_rolled_together():
    rolls = [grey(0), grey(0), brown(0), brown(0), grey(3, DRIVE), brown(1, DRIVE)]
    table = given(fred=team(defence=[TRAP]), sophie=team(attack=[red(6)], hand=[SWITCH]), rolls=rolls)

    play(table, Activate(TRAP), MarkDie(grey(0)))
    assert offered(Reroll, table)
    assert {option.die for option in offered(MarkDie, table)} == {grey(0), brown(0)}
    events = play(table, MarkDie(brown(0)), REROLL)

    assert only(DiceRerolled, events) == DiceRerolled(FRED, (grey(0), brown(0)), (grey(3, DRIVE), brown(1, DRIVE)))


@pytest.mark.rule("HO-3.12")
def test_without_fatigue_cards_left_there_is_no_defence_reroll():
    table = given(
        fred=team(defence=[TRAP]), sophie=team(attack=[red(6)], hand=[SWITCH]), taken=9,
        rolls=[grey(0), grey(0), brown(0), brown(0)],
    )  # fmt: skip

    events = table.answer(Activate(TRAP))

    assert not only(DiceRolled, events).rerolls


@pytest.mark.rule("HO-3.12")
def test_no_more_dice_are_rerolled_than_fatigue_cards_are_left():
    table = given(
        fred=team(defence=[TRAP]), sophie=team(attack=[red(6)], hand=[SWITCH]), taken=8,
        rolls=[grey(0), grey(0), brown(0), brown(0), grey(2, DRIVE)],
    )  # fmt: skip

    events = play(table, Activate(TRAP), MarkDie(grey(0)))

    assert only(FatigueTaken, events).cards == TIRED[:1]
    assert len(only(DiceRerolled, events).new) == 1


@pytest.mark.rule("HO-3.12")
def test_useless_defence_dice_are_rerolled_with_one_answer():
    rolls = [grey(3, DRIVE), grey(2, INSIDE), brown(3, INSIDE), brown(0), grey(0), brown(0), brown(0)]
    table = given(fred=team(defence=[TRAP]), sophie=team(attack=[red(6)], hand=[SWITCH]), rolls=rolls)
    table.answer(Activate(TRAP))
    assert offered(RerollMisses, table)

    events = table.answer(REROLL_MISSES)

    assert grey(3, DRIVE) not in only(DiceRerolled, events).old
    assert len(only(DiceRerolled, events).old) == 3


# Keeping defence dice


@pytest.mark.rule("HO-3.13")
def test_defence_die_is_kept_only_against_a_colour_that_waits():
    rolls = [grey(3, DRIVE), grey(2, INSIDE), brown(3, THREE), brown(1, DRIVE)]
    fred = team(defence=[TRAP], hand=[LOW_POST])
    table = given(fred=fred, sophie=team(attack=[red(6), red(2)], hand=[SWITCH]), rolls=rolls)
    play(table, Activate(TRAP), STAND)

    assert {option.die for option in offered(KeepDie, table)} == {grey(3, DRIVE), brown(1, DRIVE)}
    table.answer(KEEP_BEST)

    assert table.state.teams[FRED].guard == [grey(3, DRIVE), brown(1, DRIVE)]


@pytest.mark.rule("HO-3.13")
def test_against_nothing_that_waits_nothing_is_kept():
    rolls = [grey(3, DRIVE), grey(2, INSIDE), brown(3, THREE), brown(1, DRIVE)]
    table = given(fred=team(defence=[TRAP], hand=[LOW_POST]), rolls=rolls)

    events = play(table, Activate(TRAP), STAND)

    assert only(DiceKept, events).dice == ()


@pytest.mark.rule("HO-3.14")
def test_kept_defence_waits_until_the_opponents_attack_is_scored():
    rolls = [grey(3, DRIVE), grey(2, INSIDE), brown(3, THREE), brown(1, DRIVE)]
    table = given(fred=team(defence=[TRAP]), sophie=team(attack=[red(6)], hand=[SWITCH]), rolls=rolls)

    play(table, Activate(TRAP), STAND, KEEP_BEST)  # Fred has nothing else to do, so Sophie's turn follows

    assert table.state.teams[SOPHIE].points == [2, 0]
    assert table.state.teams[FRED].guard == []
    assert INSIDE not in {die.stops for die in table.state.teams[FRED].guard}
