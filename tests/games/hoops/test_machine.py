"""Chapter 6: the machine coach."""

import re
from typing import Any

import msgspec
import pytest

from tests.games.hoops.courtside import (
    BIG_MAN,
    BLOCK,
    BOX,
    CARDS,
    FRED,
    GUARD,
    HARD_PLAY,
    LOW_POST,
    PF,
    QUICK_DRIVE,
    QUICK_THREE,
    SG,
    SHOOTER,
    SLASHING,
    STAR,
    STARTER_PF1,
    STARTER_SG1,
    STARTERS_ONE,
    STEAL,
    STOP,
    SUB_C1,
    SWITCH,
    THREE_POINTS,
    TRAP,
    TWO_WAY,
    WALL,
    ZONE,
    Courtside,
    agreed,
    asked,
    blue,
    every,
    given,
    only,
    opened,
    red,
    team,
    yellow,
)
from tests.helpers import at_random, play_out
from wwtennis.games.hoops.cards import POSITIONS, Interest, Skill
from wwtennis.games.hoops.choices import DISCARD_REST, Ask
from wwtennis.games.hoops.events import (
    AttackScored,
    CounterRaised,
    DiceKept,
    DiceRerolled,
    FatigueTaken,
    FirstChosen,
    MatchEnded,
    OfferDeclined,
    OvertimeStarted,
    Phase,
    PlayerRecruited,
    PlayerShown,
    PlayersOffered,
    PlayersShuffled,
    Scored,
    TacticActivated,
    TacticsReplaced,
    TacticTaken,
    TurnEnded,
    TurnStarted,
)
from wwtennis.games.hoops.game import Hoops
from wwtennis.games.hoops.profiles import MACHINES
from wwtennis.games.hoops.rules.machine import (
    best_recruit,
    best_stopper,
    best_tactic,
    player_worth,
    strongest,
    tactic_worth,
)
from wwtennis.games.hoops.setup import Machine
from wwtennis.kernel.luck import SeededLuck
from wwtennis.kernel.table import Table

MACHINE = 1
HARD_PLAYS = [HARD_PLAY, *[card for card in BOX.tactics if card < 200 and BOX.tactics[card].complexity > 6][-5:]]
TO_COME = [ZONE, 102, 103, 104, QUICK_DRIVE, 106, 107, 108]
BASIC_FIVE = (THREE_POINTS, SLASHING, LOW_POST, SWITCH, TRAP)


class Noughts(Courtside):
    """Every die shows its first face, which is a 0."""

    def die(self, sides: int, name: str = "") -> int:
        return self.rolls.pop(0).face if self.rolls else 1


def solo(
    *, profile: str = "wall", level: int = 3, court: Any = STARTERS_ONE, lying: Any = BASIC_FIVE, **situation: Any
) -> Table[Any]:
    """The machine's turn is about to start: Fred ends his."""
    rolls, offered = situation.pop("rolls", ()), situation.pop("offered", ())
    fred = situation.pop("fred", team(hand=[SUB_C1]))
    table = given(
        Phase.HAND, FRED, fred=fred, sophie=team(court=court, deck=lying), machine=Machine(profile, level),
        unused=situation.pop("unused", (90, 91, 92, 93)), **situation,
    )  # fmt: skip
    table.state.teams[MACHINE].machine.offered[:] = offered
    table.luck = Noughts(rolls)
    return table


@pytest.mark.rule("HO-6.1")
def test_machine_has_starters_on_the_court_and_five_basic_tactics_lying_and_no_hand():
    m = opened(machine=Machine("wall", 4)).state
    machine = m.teams[MACHINE]

    assert tuple(machine.court) == STARTERS_ONE
    assert (machine.offence, machine.defence) == ([THREE_POINTS, SLASHING, LOW_POST], [SWITCH, TRAP])
    assert machine.hand == machine.deck == machine.discard == []
    assert machine.machine.counter == 4


@pytest.mark.rule("HO-6.1")
def test_counter_starts_at_the_level_and_rises_at_each_of_its_turns():
    table = solo(level=4)

    events = table.answer(DISCARD_REST)

    assert only(CounterRaised, events) == CounterRaised(MACHINE, 5)
    assert asked(table)[0] == FRED


@pytest.mark.rule("H18")
def test_human_begins():
    table = Table(Hoops(agreed(machine=Machine("wall", 1))), Courtside())
    events = table.open()

    assert only(FirstChosen, events).seat == FRED
    assert asked(table) == (FRED, Ask.ADJUST)


@pytest.mark.rule("HO-6.2")
def test_two_players_are_shown_at_the_humans_turn_and_the_machine_gets_those_pushed_out():
    table = given(
        Phase.START, track=[40, 41, 42, 43, 44, 45], pile=[50, 51, 52], machine=Machine("wall", 1),
        sophie=team(deck=BASIC_FIVE), shown=[QUICK_THREE],
    )  # fmt: skip
    events = table.open()

    assert every(PlayerShown, events) == [PlayerShown(52, out=45), PlayerShown(51, out=44)]
    assert table.state.teams[MACHINE].machine.offered == [45, 44]
    assert table.state.market.player_discard == []


@pytest.mark.rule("HO-6.2")
def test_no_player_is_shown_at_the_machines_turn():
    table = solo(pile=[50, 51, 52, 53])

    events = table.answer(DISCARD_REST)

    own = events[: events.index(every(TurnEnded, events)[-1])]
    assert every(PlayerShown, own) == []


@pytest.mark.rule("HO-6.3")
def test_offer_is_filled_to_three_the_best_is_recruited_onto_its_position_and_the_rest_discarded():
    table = solo(offered=[WALL], level=5, unused=(70, SHOOTER, GUARD))

    events = table.answer(DISCARD_REST)

    assert only(PlayersOffered, events).cards == (GUARD, SHOOTER)
    recruited = only(PlayerRecruited, events)
    assert recruited == PlayerRecruited(MACHINE, WALL, PF, replaced=STARTER_PF1)
    assert set(only(OfferDeclined, events).cards) == {GUARD, SHOOTER}
    assert table.state.teams[MACHINE].court[3] == WALL
    assert set(table.state.market.player_discard) >= {GUARD, SHOOTER}


@pytest.mark.rule("HO-6.3")
def test_nobody_is_recruited_who_costs_more_than_the_counter_or_improves_nothing():
    m = solo(level=2).state
    assert best_recruit(m, [STAR, WALL]) is None

    m = solo(level=8, profile="shooters").state
    assert best_recruit(m, [SHOOTER]) == (SHOOTER, SG) if _gain(m) > 0 else best_recruit(m, [SHOOTER]) is None
    best = best_recruit(m, [STAR, SHOOTER])
    assert best is not None
    assert best[0] == STAR


def _gain(m: Any) -> int:
    return player_worth(m, BOX.players[SHOOTER]) - player_worth(m, BOX.players[STARTER_SG1])


@pytest.mark.rule("HO-6.3", "H10")
def test_unused_players_that_run_short_are_made_anew_from_the_discarded_ones():
    table = solo(offered=[], unused=())
    table.state.market.player_discard = [WALL, SHOOTER, GUARD, 60]

    events = table.answer(DISCARD_REST)

    assert sorted(only(PlayersShuffled, events).order) == [SHOOTER, GUARD, WALL, 60]
    assert len(only(PlayersOffered, events).cards) == 3


@pytest.mark.rule("HO-6.4")
def test_tactic_of_the_market_that_improves_its_own_takes_the_place_of_the_weakest_of_the_side():
    table = solo(level=4, profile="slashers", unused=(), shown=[QUICK_DRIVE, HARD_PLAY])

    events = table.answer(DISCARD_REST)

    taken = only(TacticTaken, events)
    assert taken.card == QUICK_DRIVE  # the other is too complex for the starters
    assert taken.instead in (THREE_POINTS, LOW_POST)
    assert QUICK_DRIVE in table.state.teams[MACHINE].offence
    assert only(CounterRaised, events).counter == 5  # and it is not spent


@pytest.mark.rule("HO-6.4")
def test_market_is_replaced_once_if_nothing_in_it_improves_anything():
    table = solo(level=3, profile="slashers", unused=(), shown=HARD_PLAYS, tactics=TO_COME)

    events = table.answer(DISCARD_REST)

    assert only(TacticsReplaced, events).cards == tuple(HARD_PLAYS)
    assert only(TacticTaken, events).card in TO_COME


@pytest.mark.rule("HO-6.4")
def test_tactic_that_costs_more_than_the_counter_is_not_taken():
    m = solo(level=1, shown=[QUICK_DRIVE, ZONE]).state

    assert best_tactic(m) is None


@pytest.mark.rule("HO-6.5", "H17")
def test_one_tactic_of_each_side_is_activated_and_stays_lying():
    fred = team(hand=[SUB_C1], attack=[red(6)])
    table = solo(level=0, unused=(), fred=fred)

    events = table.answer(DISCARD_REST)

    sides = [BOX.tactics[event.card].side.value for event in every(TacticActivated, events)]
    assert sides == ["offence", "defence"]
    machine = table.state.teams[MACHINE]
    assert (machine.offence, machine.defence) == ([THREE_POINTS, SLASHING, LOW_POST], [SWITCH, TRAP])


@pytest.mark.rule("HO-6.5")
def test_profile_says_which_tactic_is_the_strongest():
    chosen = {}
    for profile in MACHINES:
        m = solo(profile=profile).state
        chosen[profile] = strongest(m, m.teams[MACHINE].offence)

    assert chosen["shooters"] == THREE_POINTS
    assert chosen["big-men"] == LOW_POST
    assert chosen["slashers"] == SLASHING


@pytest.mark.rule("HO-6.5")
def test_tactic_too_complex_for_the_court_is_worth_nothing():
    m = solo().state

    assert tactic_worth(m, BOX.tactics[HARD_PLAY]) == 0
    assert tactic_worth(m, BOX.tactics[SWITCH]) == 4


@pytest.mark.rule("HO-6.5")
@pytest.mark.parametrize(("attack", "stopper"), [(blue(6), STEAL), (yellow(6), STOP), (red(6), BLOCK), (None, None)])
def test_its_defence_counts_the_dice_that_stop_the_waiting_colour_best_once_more(attack: Any, stopper: Any):
    m = solo(profile="shooters", fred=team(hand=[SUB_C1], attack=[attack] if attack else [])).state

    assert best_stopper(m) is stopper
    plain, now = (tactic_worth(m, BOX.tactics[TRAP], against) for against in (None, stopper))
    assert now - plain == (0 if stopper in (STEAL, None) else 1)


@pytest.mark.rule("HO-6.5")
def test_it_never_rerolls_defence_and_of_its_attack_dice_only_noughts():
    court = [*STARTERS_ONE[:4], TWO_WAY]  # 5 rebounds against 4, inside 5
    rolls = [yellow(0), yellow(2), yellow(2), yellow(4), yellow(0), yellow(7)]
    fred = team(hand=[SUB_C1], attack=[red(6)])
    table = solo(profile="big-men", level=0, unused=(), court=court, rolls=rolls, fred=fred)

    events = table.answer(DISCARD_REST)

    assert only(DiceRerolled, events) == DiceRerolled(MACHINE, (yellow(0),), (yellow(7),))
    assert every(DiceKept, events)[0].dice == (yellow(7), yellow(4))
    assert every(FatigueTaken, events) == []


@pytest.mark.rule("HO-6.5")
def test_there_are_four_profiles_each_with_a_rule_that_counts_numbers_twice():
    assert set(MACHINES) == {"shooters", "big-men", "slashers", "wall"}
    for profile, card in (("shooters", SHOOTER), ("big-men", BIG_MAN), ("slashers", GUARD), ("wall", WALL)):
        m = solo(profile=profile).state
        plain = BOX.players[card].intelligence + BOX.players[card].rebounds + sum(BOX.players[card].skills.values())
        assert player_worth(m, BOX.players[card]) > plain


@pytest.mark.rule("HO-6.5")
@pytest.mark.parametrize("profile", MACHINES)
def test_a_profile_recruits_for_its_positions_and_takes_tactics_with_its_dice_and_says_so(profile: str):
    m = solo(profile=profile, level=12).state
    wanted, said = BOX.interest(profile), MACHINES[profile].says
    dear = [card for card in CARDS.players if card <= 100]
    for card in dear:
        found = best_recruit(m, [card])
        assert found is None or found[1] in wanted.positions
    assert {found[1] for card in dear if (found := best_recruit(m, [card]))} == {*wanted.positions}
    assert [position for position in POSITIONS if re.search(rf"\b{position.value}\b", said)] == [*wanted.positions]
    for card in [card for card in CARDS.tactics if card < 200]:
        m.market.shown[:] = [card]
        if best_tactic(m) is not None:
            assert {*BOX.tactics[card].keeps} & {*wanted.skills}


@pytest.mark.rule("HO-6.5")
def test_a_profile_that_the_box_says_nothing_of_looks_for_anything():
    older = msgspec.structs.replace(BOX, machines={})
    assert older.interest("wall") == Interest(POSITIONS, tuple(Skill))


@pytest.mark.rule("HO-4.2", "HO-6.5")
def test_machine_plays_the_special_turn_of_an_overtime_that_it_began():
    table = given(
        Phase.HAND, FRED, overtime=True, number=6, first=MACHINE, machine=Machine("wall", 3),
        fred=team(hand=[SUB_C1], attack=[red(6)], points=[0, 3]), sophie=team(deck=BASIC_FIVE, points=[4, 0]),
    )  # fmt: skip
    table.luck = Noughts()

    events = table.answer(DISCARD_REST)

    assert only(TurnStarted, events) == TurnStarted(MACHINE, 6, special=True)
    assert [BOX.tactics[event.card].side.value for event in every(TacticActivated, events)] == ["defence"]
    assert every(CounterRaised, events) == []
    assert only(AttackScored, events) == AttackScored(FRED, 6, (Scored(MACHINE, 0, 6),), ((0, 9), (4, 0)))
    assert only(MatchEnded, events) == MatchEnded(FRED)


@pytest.mark.rule("HO-4.4")
def test_machine_agrees_to_no_draw():
    table = given(
        Phase.HAND, FRED, overtime=True, number=6, first=MACHINE, machine=Machine("wall", 3),
        fred=team(hand=[SUB_C1], points=[0, 3]), sophie=team(deck=BASIC_FIVE, points=[3, 0]),
    )  # fmt: skip
    table.luck = Noughts()

    events = table.answer(DISCARD_REST)

    assert every(OvertimeStarted, events)
    assert asked(table)[1] is not Ask.LEVEL


@pytest.mark.rule("HO-6.5")
@pytest.mark.parametrize("profile", MACHINES)
def test_machine_is_never_asked_anything_and_its_match_ends(profile: str):
    table = Table(Hoops(agreed(machine=Machine(profile, 3))), SeededLuck(2))
    table.open()
    play_out(table, at_random(2))

    assert table.is_over
    assert {entry.seat for entry in table.entries if type(entry).__name__ == "Answer"} == {FRED}


def test_worth_counts_every_number_of_the_card():
    m = solo(profile="wall").state
    card = BOX.players[SHOOTER]
    better = msgspec.structs.replace(card, rebounds=card.rebounds + 1)

    assert player_worth(m, better) == player_worth(m, card) + 1
