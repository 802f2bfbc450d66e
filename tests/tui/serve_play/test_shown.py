"""What the widgets of Serve & Play show: each is a function of the match as it is shown."""

from collections.abc import Sequence
from typing import Any

import pytest

from tests.games.serve_play.court_talk import (
    ANN,
    BACK_LEFT,
    BACK_RIGHT,
    BOB,
    CY,
    DEE,
    DOUBLES,
    FORE_LEFT,
    FORE_RIGHT,
    SINGLES,
    given,
    play,
)
from wwtennis.games.serve_play.events import How, PointWon
from wwtennis.games.serve_play.game import ServePlay
from wwtennis.kernel.table import Table
from wwtennis.tennis.stakes import Stake, Stakes
from wwtennis.tui.serve_play.answering import Answering
from wwtennis.tui.serve_play.layout import ROOMY, arrange, arrange_replay
from wwtennis.tui.serve_play.pacing import flashes_after, motions, pause_after
from wwtennis.tui.serve_play.scene import Leg, Spot
from wwtennis.tui.serve_play.shown import Shown
from wwtennis.tui.serve_play.widgets.court import court
from wwtennis.tui.serve_play.widgets.court_plan import court_plan
from wwtennis.tui.serve_play.widgets.hand import hand
from wwtennis.tui.serve_play.widgets.hands import hands
from wwtennis.tui.serve_play.widgets.panel import panel
from wwtennis.tui.serve_play.widgets.plates import decks, players_at
from wwtennis.tui.serve_play.widgets.score import score
from wwtennis.tui.tennis.drama import Flash, Stamp


def shown_of(table: Table[Any], near: int = ANN) -> Shown:
    """The match as it stands, shown from its last point on."""
    setup = table.state.setup
    shown = Shown(ServePlay(setup), setup, setup.names)
    shown.near, shown.eyes = near, (near,)
    shown.scene.state = table.game.new_state()
    return shown


def at_the_ball(names: Sequence[str], hands: Sequence[Sequence[str]], rally: Any = ()) -> tuple[Table[Any], Shown]:
    table = given(names, hands, rally=rally)
    table.open()
    assert table.pending is not None
    return table, shown_of(table, table.pending.seat)


def asked(table: Table[Any], shown: Shown) -> Answering:
    assert table.pending is not None
    answering = Answering(table.pending, table.game.view(table.state, table.pending.seat))
    shown.draft = answering.draft
    return answering


def test_the_far_end_is_seen_across_the_net():
    plan = court_plan(38, 13)
    assert plan.place(BACK_LEFT, near=True).x == plan.place(BACK_RIGHT, near=False).x
    assert plan.place(FORE_LEFT, near=True).y > plan.place(FORE_LEFT, near=False).y
    places = [plan.place(place, near) for near in (True, False) for place in (FORE_LEFT, BACK_LEFT, FORE_RIGHT)]
    for one in places:
        assert not any(one.overlaps(other) for other in places if other is not one)


def test_the_chosen_shot_shows_where_it_would_go_and_a_pass_does_not():
    table, shown = at_the_ball(SINGLES, [[], ["fr>bl", "fr>fr"]])
    answering = asked(table, shown)

    assert court(shown).aim is answering.draft.line.face.end
    answering.press("pass_point")
    assert court(shown).aim is None


def test_the_ball_s_way_is_shown_leg_by_leg():
    table, shown = at_the_ball(SINGLES, [["bl>bl"], ["fr>bl"]])
    for event in table.answer(play("fr>bl")):
        shown.scene.advance(event)

    assert court(shown).legs[-1] == Leg(Spot(BOB, FORE_RIGHT), Spot(ANN, BACK_LEFT))
    assert court(shown).ball == Spot(ANN, BACK_LEFT)


def test_a_flight_moves_before_it_is_told_and_points_take_their_time():
    table, shown = at_the_ball(SINGLES, [["bl>bl"], ["fr>bl"]])
    events = table.answer(play("fr>bl"))
    frames = list(motions(shown.scene, events[0]))

    assert [motion.progress for motion, _seconds in frames] == sorted(motion.progress for motion, _ in frames)
    assert pause_after(PointWon(0, How.KILL, table.state.score), ANN) > 0.5


@pytest.mark.parametrize("how", How)
def test_a_point_s_end_is_stamped_on_the_court(how: How):
    table, shown = at_the_ball(SINGLES, [[], ["kill"]])
    shown.scene.advance(PointWon(0, how, table.state.score))
    stamp = court(shown).stamp
    assert stamp is not None
    assert stamp.text == stamp.text.upper() != ""
    assert (stamp.side, stamp.is_lit) == (0, True)
    assert score(shown).scored == 0
    shown.motion = Flash(False)
    assert court(shown).stamp == Stamp(stamp.text, 0, is_lit=False)


def test_a_point_flashes_and_its_end_is_told_until_the_next_one_is_over():
    table, shown = at_the_ball(SINGLES, [[], ["kill"]])
    won = PointWon(1, How.KILL, table.state.score)
    shown.scene.advance(won)
    assert [*flashes_after(shown.scene, won)]
    assert shown.scene.last_point == ("Last point Bob: a kill.",)


def test_a_match_point_is_on_the_net_and_in_the_score():
    _table, shown = at_the_ball(SINGLES, [[], ["kill"]])
    shown.scene.stakes = Stakes(Stake.MATCH, 1)
    assert court(shown).at_stake == score(shown).at_stake == Stamp("MATCH POINT", 1)


def test_where_there_is_much_room_the_numbers_stand_beside_the_panel():
    assert "numbers" not in arrange(120, 36)
    for size in ((160, 45), (200, 60)):
        plan = arrange(*size)
        assert not plan["numbers"].overlaps(plan["panel"])
        assert plan["numbers"].right == size[0]


def test_partners_never_stand_on_one_spot():
    table = given(DOUBLES, [["fl>fl"], ["fr>fl"], ["fl>bl"], []], rally=[(BOB, "fr>fl"), (CY, "leave")])
    table.open()
    shown = shown_of(table)
    spots = {pawn.seat: pawn.spot for pawn in court(shown).pawns}

    assert len({*spots.values()}) == len(DOUBLES)
    assert spots[table.state.turn] == court(shown).ball or table.state.ball is not None


def test_a_hand_is_shown_to_its_own_side_only():
    _table, shown = at_the_ball(DOUBLES, [["fl>fl"], ["fr>bl"], ["fl>bl"], ["out", "out"]])
    shown.eyes = (BOB, DEE)
    assert [line.face.start for line in hand(shown).lines] == [FORE_RIGHT]
    assert hand(shown).also[0].count == 2
    shown.eyes = ()
    assert hand(shown).lines == ()
    assert hand(shown).count == 1


def test_hands_beside_a_replay_are_open_to_the_eyes_that_look():
    _table, shown = at_the_ball(SINGLES, [["fl>fl"], ["fr>bl"]])
    shown.eyes = (ANN,)
    assert [(column.seat, len(column.faces), column.count) for column in hands(shown)] == [(ANN, 1, 1), (BOB, 0, 1)]


def test_the_panel_tells_why_a_card_cannot_be_played():
    table, shown = at_the_ball(SINGLES, [[], ["bl>bl", "fr>bl"]])
    asked(table, shown).press("pick", "1")
    assert "left back-court" in panel(shown).why_not


def test_plates_score_and_decks_count_what_there_is():
    table, shown = at_the_ball(DOUBLES, [["fl>fl"], ["fr>bl"], [], []])
    assert [(player.seat, player.cards) for player in players_at(shown, 1)] == [(DEE, 0), (BOB, 1)]
    assert [player.serves for player in players_at(shown, 0)].count(True) == 1
    assert score(shown).names == ("Ann & Cy", "Bob & Dee")
    assert decks(shown).plays == len(table.state.draw)


@pytest.mark.parametrize("arranged", [arrange, arrange_replay])
@pytest.mark.parametrize("size", [(80, 24), (100, 30), (120, 36), (160, 45), (200, 60)])
def test_everything_has_its_place_and_nothing_lies_over_another(arranged: Any, size: tuple[int, int]):
    plan = arranged(*size)
    for name, where in plan.items():
        assert where.width > 10, name
        assert where.height > 0, name
        assert where.right <= size[0], name
        assert where.bottom <= size[1] - 1, name
        for other, there in plan.items():
            shared = where == there and {name, other} == {"hands", "numbers"} and size[1] < ROOMY[1]  # one at a time
            assert other == name or shared or not where.overlaps(there), (name, other)
