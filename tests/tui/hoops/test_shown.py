"""What is painted of a match of Hoops: courts, market, hand, dice, notes."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.hoops.courtside import (
    BIG_MAN,
    CARDS,
    COACHES,
    FRED,
    QUICK_THREE,
    SHOOTER,
    SLASHING,
    SOPHIE,
    STAR,
    SUB_C1,
    SUB_PG1,
    SUB_SG1,
    SWITCH,
    TIRED,
    TRAP,
    TWO_WAY,
    blue,
    brown,
    given,
    grey,
    red,
    team,
    yellow,
)
from wwtennis.games.hoops.cards import Position
from wwtennis.games.hoops.choices import Activate, BringOn, KeepDie, MarkDie
from wwtennis.games.hoops.events import DiceRerolled, DiceRolled, PlayerShown, TrackMoved
from wwtennis.kernel.table import Table, in_force
from wwtennis.tui.hoops.answering import Answering
from wwtennis.tui.hoops.match_end import chart
from wwtennis.tui.hoops.notes import note_of
from wwtennis.tui.hoops.pacing import Flow, Rolling, motions, pause_after, stays
from wwtennis.tui.hoops.shown import Shown
from wwtennis.tui.hoops.widgets.cells import paint_cells
from wwtennis.tui.hoops.widgets.choices import choices
from wwtennis.tui.hoops.widgets.courts import courts
from wwtennis.tui.hoops.widgets.hand import hand
from wwtennis.tui.hoops.widgets.inks import die_signs, names_for
from wwtennis.tui.hoops.widgets.market import market
from wwtennis.tui.hoops.widgets.panel import panel
from wwtennis.tui.hoops.widgets.score import score
from wwtennis.tui.shell.canvas import Canvas
from wwtennis.tui.shell.symbols import UNICODE


def shown(table: Table[Any], *, eyes: tuple[int, ...] = (FRED,), asked: bool = True) -> Shown:
    setup = table.state.setup
    found = Shown(table.game, setup, [seat.name for seat in setup.seats])
    for entry in in_force(table.entries):
        if not hasattr(entry, "choice"):
            found.scene.advance(entry)  # type: ignore[arg-type]
    found.eyes = eyes
    if asked and table.pending is not None:
        found.near = table.pending.seat
        found.draft = Answering(table.pending, table.game.view(table.state, table.pending.seat)).draft
    return found


def test_courts_have_five_places_their_sums_and_what_the_attack_would_score():
    fred = team(hand=[SUB_C1], attack=[blue(9), red(4)], offence=[QUICK_THREE])
    table = given(fred=fred, sophie=team(guard=[grey(3, red(4).skill)]))
    mine, theirs = courts(shown(table))

    assert [row.place for row in mine.rows] == ["PG", "SG", "SF", "PF", "C"]
    assert mine.sums == (6, 4, 3, 3, 3, 2, 2, 2)
    assert mine.scores == "+10"
    assert [tactic.fits for tactic in mine.tactics] == [True]
    assert theirs.scores == ""


def test_of_four_coaches_the_others_follow_in_turn():
    table = given(who=SOPHIE, seats=COACHES, others=[team(), team()], sophie=team(hand=[SUB_C1, SWITCH]))

    assert [court.name for court in courts(shown(table))] == ["Sophie", "Awa", "Jun", "Fred"]
    assert score(shown(table)).points == ("0+0",) * 4


def test_the_market_says_what_can_be_bought():
    table = given(fred=team(hand=[SUB_C1, SUB_PG1, SUB_SG1]), track=[SHOOTER, STAR], shown=[QUICK_THREE])
    found = market(shown(table))

    assert [(cell.card, cell.line is not None) for cell in found.players[:2]] == [(SHOOTER, True), (STAR, False)]
    assert found.players[0].is_chosen  # the dearest that can be paid
    assert found.tactics[0].line is None


def test_a_hand_is_for_its_own_eyes():
    table = given(fred=team(hand=[SUB_C1, TRAP, TIRED[0]]))

    assert [cell.price for cell in hand(shown(table)).cells] == [1, 1, 0]
    assert hand(shown(table, eyes=())).cells == ()
    assert hand(shown(table, eyes=())).count == 3


def test_before_a_reroll_the_chance_of_a_better_result_is_told():
    sophie = team(court=[201, 203, 205, 207, 219], hand=[SUB_C1])  # fewer rebounds
    tall = team(court=[201, 203, 205, TWO_WAY, BIG_MAN], offence=[SLASHING])
    table = given(fred=tall, sophie=sophie, rolls=[red(6), red(2), red(0)])
    table.answer(Activate(SLASHING))
    found = panel(shown(table))

    assert [(each.die, each.is_chosen) for each in found.dice] == [(red(6), False), (red(2), False), (red(0), True)]
    assert found.words[0][0] == "As they lie: 8. Rolled again: about 9.8, better in 67 %."
    table.answer(MarkDie(red(2)))
    marked = panel(shown(table))
    assert [each.is_marked for each in marked.dice] == [False, True, False]


def test_what_an_attack_would_score_and_what_a_defence_lets_through_is_told():
    guarded = given(
        fred=team(offence=[SLASHING]), sophie=team(hand=[SUB_C1], guard=[brown(3, blue(9).skill)]),
        rolls=[red(6), red(2), red(0)],
    )  # fmt: skip
    guarded.answer(Activate(SLASHING))
    assert panel(shown(guarded)).words[0][0] == "8 against 3: 5"

    defended = given(
        fred=team(defence=[TRAP]), sophie=team(hand=[SUB_C1], attack=[red(6), red(6)]), taken=9,
        rolls=[grey(3, red(6).skill), grey(0), brown(0), brown(0)],
    )  # fmt: skip
    defended.answer(Activate(TRAP))
    assert panel(shown(defended)).words[0][0] == "12 against 3: 9 get through."


def test_dice_stay_to_be_seen_when_they_are_kept():
    table = given(fred=team(offence=[SLASHING], hand=[SUB_C1]), rolls=[red(6), red(2), red(0)])
    table.answer(Activate(SLASHING))
    table.answer(KeepDie(red(6)))
    table.answer(table.pending.options[-1])  # no more
    found = panel(shown(table, asked=False))

    assert [(each.die, each.is_out) for each in found.dice] == [(red(6), False), (red(2), True), (red(0), True)]
    assert found.words == (("6 kept", "bold accent"),)


def test_notes_say_what_changes_and_what_is_likely():
    table = given(fred=team(hand=[SHOOTER], offence=[SLASHING]), sophie=team(hand=[SUB_C1], defence=[TRAP]))
    view = table.game.view(table.state, FRED)

    assert note_of(BringOn(SHOOTER, Position.SHOOTING_GUARD), view) == "R+1 3+1 D-1 S-1 B-1 T-1"
    assert note_of(Activate(SLASHING), view).startswith("about 9, less")


def test_the_card_under_the_cursor_is_told():
    table = given(fred=team(hand=[SUB_C1, SUB_PG1, SUB_SG1]), track=[BIG_MAN])
    found = panel(shown(table))

    assert found.title == "Player 2"
    assert found.words[0][0].startswith("centre. C IQ1 R3 I:3 B:2 T:1")


def test_the_choices_are_all_there():
    table = given(fred=team(hand=[SUB_C1, SUB_PG1, SUB_SG1]), track=[BIG_MAN])
    found = choices(shown(table))

    assert len(found.lines) == len(table.pending.options)
    assert found.lines[found.at].texts[0] == "Buy Player 2"
    assert choices(shown(table, asked=False)).lines == ()


def test_dice_and_names_in_a_few_signs():
    deck = given().state.setup.deck
    assert [die_signs(die) for die in (yellow(7), grey(2, red(2).skill), brown(0))] == ["7", "2>D", "0"]
    assert names_for(deck, SUB_PG1) == ("Subs. PG1",)
    assert names_for(deck, TRAP) == ("Trap", "Trap")
    assert names_for(deck, 8) == (deck.name(8).split(" ")[-1],)


def test_tactics_have_names_of_nine_letters_for_the_market_and_the_hand():
    assert [card.shorts for card in CARDS.tactics.values() if max(map(len, card.shorts.values()), default=0) > 9] == []
    assert [
        card.names for card in CARDS.tactics.values() if not card.shorts and max(map(len, card.names.values())) > 9
    ] == []


# How it moves


@pytest.mark.parametrize("event", [DiceRolled(FRED, (red(6), red(2)), False), DiceRerolled(FRED, (red(0),), (red(6),))])
def test_dice_tumble_before_they_lie(event):
    scene = shown(given()).scene
    frames = [motion for motion, _seconds in motions(scene, event)]

    assert len(frames) > 3
    assert len({frame.dice for frame in frames if isinstance(frame, Rolling)}) > 2
    assert pause_after(event, SOPHIE) > pause_after(event, FRED) > 0
    assert stays(event) is not None


def flow_of(track: list[int], event: Any) -> list[Flow]:
    scene = shown(given()).scene
    scene.state.market.track = track
    return [motion for motion, _seconds in motions(scene, event) if isinstance(motion, Flow)]


def test_river_moves_as_far_as_the_first_gap_before_the_next_player_is_there():
    frames = flow_of([SHOOTER, BIG_MAN, 0, STAR, 0, 0], PlayerShown(TWO_WAY))
    assert [frame.last for frame in frames] == [1] * len(frames)
    assert [frame.share for frame in frames] == sorted(frame.share for frame in frames)
    assert 0 < frames[0].share < frames[-1].share < 1


def test_with_the_pile_empty_all_of_the_river_moves_and_an_empty_one_does_not():
    assert {frame.last for frame in flow_of([SHOOTER, 0, 0, STAR, 0, 0], TrackMoved(0))} == {5}
    assert flow_of([0, SHOOTER, 0, 0, 0, 0], PlayerShown(TWO_WAY)) == []


def test_players_of_the_market_are_painted_on_their_way():
    table = given(track=[SHOOTER, BIG_MAN])
    deck, cells = table.state.setup.deck, market(shown(table)).players
    still, moving = Canvas(80, 2), Canvas(80, 2)
    paint_cells(still, 0, 2, deck, cells, UNICODE)
    paint_cells(moving, 0, 2, deck, cells, UNICODE, flow=Flow(0.5, 1))
    name = names_for(deck, SHOOTER)[-1][:6]

    assert moving.text()[0].index(name) == still.text()[0].index(name) + 80 // 6 // 2


def test_run_of_play_is_a_bar_for_each_turn_as_high_as_the_points():
    assert chart([0, 4, 8], 8, 1, 1, " 12345678") == [" 48"]
    assert chart([0, 4, 8, 16], 16, 2, 2, " 12345678") == ["      88", "  448888"]
