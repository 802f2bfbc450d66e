"""Chapter 3: score and adjust."""

from typing import Any

import pytest

from tests.games.hoops.courtside import (
    DRIVE,
    FRED,
    INSIDE,
    SOPHIE,
    THREE,
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
from wwtennis.games.hoops.choices import ADJUSTED, REPLACE_ALL, Adjusted, Ask, MarkTactic, ReplaceAll
from wwtennis.games.hoops.events import (
    AttackScored,
    Phase,
    PlayerShown,
    Scored,
    TacticsReplaced,
    TacticsShown,
    TacticsShuffled,
    TrackMoved,
)
from wwtennis.games.hoops.state import Match
from wwtennis.kernel.game import Event
from wwtennis.kernel.table import Table


def started(**situation: Any) -> tuple[Table[Match], list[Event]]:
    table = given(Phase.START, **situation)
    return table, table.open()


@pytest.mark.rule("HO-3.1", "H2")
def test_two_blue_nines_against_two_and_three_blue_score_thirteen():
    attack, guard = [blue(9), blue(9)], [beige(2, THREE), brown(3, THREE)]
    table, events = started(fred=team(attack=attack), sophie=team(guard=guard))

    assert only(AttackScored, events) == AttackScored(FRED, 18, (Scored(SOPHIE, 5, 13),), ((0, 13), (0, 0)))
    assert table.state.teams[FRED].points == [0, 13]
    assert table.state.teams[FRED].attack == table.state.teams[SOPHIE].guard == []


@pytest.mark.rule("H2")
def test_defence_is_a_sum_whose_colours_no_longer_matter():
    _, events = started(fred=team(attack=[red(6), yellow(2)]), sophie=team(guard=[grey(3, DRIVE), brown(3, INSIDE)]))

    assert only(AttackScored, events).scored == (Scored(SOPHIE, 6, 2),)


@pytest.mark.rule("HO-3.1")
def test_score_is_never_below_nothing():
    _, events = started(fred=team(attack=[red(2)]), sophie=team(guard=[grey(3, DRIVE)]))

    assert only(AttackScored, events).scored == (Scored(SOPHIE, 3, 0),)


@pytest.mark.rule("HO-3.1")
def test_nothing_that_waits_scores_nothing():
    _, events = started()

    assert every(AttackScored, events) == []


@pytest.mark.rule("HO-3.2")
def test_next_player_is_shown_on_place_one_and_the_others_move_on():
    table, events = started(track=[40, 41], pile=[50, 51])

    assert only(PlayerShown, events) == PlayerShown(51)
    assert table.state.market.track == [51, 40, 41, 0, 0, 0]


@pytest.mark.rule("HO-3.2")
def test_players_move_on_only_as_far_as_the_first_gap():
    table = given(Phase.START, track=[40, 41, 42, 43], pile=[50, 51])
    table.state.market.track[1] = 0  # 41 was bought
    table.open()

    assert table.state.market.track == [51, 40, 42, 43, 0, 0]


@pytest.mark.rule("HO-3.2")
def test_player_pushed_out_of_place_six_is_discarded():
    table, events = started(track=[40, 41, 42, 43, 44, 45], pile=[50, 51])

    assert only(PlayerShown, events) == PlayerShown(51, out=45)
    assert table.state.market.track == [51, 40, 41, 42, 43, 44]
    assert table.state.market.player_discard == [45]


@pytest.mark.rule("HO-3.2", "H9")
def test_with_the_pile_empty_every_player_moves_on_gaps_or_not():
    table = given(Phase.START, track=[40, 41, 42, 43, 44, 45], pile=[])
    table.state.market.track[2] = 0
    events = table.open()

    assert only(TrackMoved, events) == TrackMoved(out=45)
    assert table.state.market.track == [0, 40, 41, 0, 43, 44]


@pytest.mark.rule("HO-3.3")
def test_any_of_the_shown_tactics_may_be_replaced_once():
    shown, tactics = [110, 111, 112, 113, 114, 115], [120, 121, 122]
    table = given(Phase.ADJUST, shown=shown, tactics=tactics)

    assert {option.card for option in offered(MarkTactic, table)} == set(shown)
    events = play(table, MarkTactic(111), MarkTactic(114), ADJUSTED)

    assert only(TacticsReplaced, events).cards == (111, 114)
    assert table.state.market.shown == [110, 122, 112, 113, 121, 115]
    assert table.state.market.tactic_discard == [111, 114]
    assert asked(table) == (FRED, Ask.ACT)


@pytest.mark.rule("HO-3.3")
def test_all_of_them_are_replaced_with_one_answer():
    shown, tactics = [110, 111, 112, 113, 114, 115], list(range(120, 130))
    table = given(Phase.ADJUST, shown=shown, tactics=tactics)

    events = table.answer(REPLACE_ALL)

    assert only(TacticsReplaced, events).cards == tuple(shown)
    assert not set(table.state.market.shown) & set(shown)


@pytest.mark.rule("HO-3.3", "H8")
def test_nothing_need_be_replaced():
    table = given(Phase.ADJUST, shown=[110, 111], tactics=[120])

    events = table.answer(ADJUSTED)

    assert every(TacticsReplaced, events) == []
    assert table.state.market.shown[:2] == [110, 111]


@pytest.mark.rule("HO-3.3")
def test_marked_tactic_cannot_be_marked_again():
    table = given(Phase.ADJUST, shown=[110, 111, 112], tactics=[120, 121, 122])
    table.answer(MarkTactic(110))

    assert {option.card for option in offered(MarkTactic, table)} == {111, 112}
    assert offered(Adjusted, table)
    assert offered(ReplaceAll, table)


@pytest.mark.rule("HO-3.3", "H10")
def test_short_tactic_pile_is_made_anew_from_the_discards():
    table = given(
        Phase.ADJUST, shown=[110, 111, 112, 113, 114, 115], tactics=[120], shuffles=[(113, 110, 111, 114, 112, 115)]
    )

    events = table.answer(REPLACE_ALL)

    first, second = every(TacticsShown, events)
    assert first.cards == (120,)
    assert only(TacticsShuffled, events).order == (113, 110, 111, 114, 112, 115)
    assert second.cards == (115, 112, 114, 111, 110)
    assert table.state.market.tactic_pile == [113]


@pytest.mark.rule("H10")
def test_fill_stops_when_pile_and_discards_are_empty():
    table = given(Phase.ADJUST, shown=[110, 111], tactics=[])

    events = table.answer(REPLACE_ALL)

    assert only(TacticsShuffled, events)
    assert sorted(table.state.market.shown) == [0, 0, 0, 0, 110, 111]
