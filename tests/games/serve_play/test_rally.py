"""Play: pass, SMASH, OUT, KILL, or a diagram shot."""

import msgspec
import pytest

from tests.games.serve_play.court_talk import (
    ANN,
    BACK_LEFT,
    BACK_RIGHT,
    BOB,
    DECKS,
    FORE_LEFT,
    FORE_RIGHT,
    IN,
    card,
    discard,
    given,
    play,
)  # fmt: skip
from tests.table_talk import asked, every, kinds, options
from wwtennis.games.serve_play.choices import PASS, Ask, Pass, PlayCard
from wwtennis.games.serve_play.events import (
    Hindrance,
    How,
    KillPlayed,
    OutPlayed,
    Passed,
    PointWon,
    ShotPlayed,
    SmashPlayed,
)  # fmt: skip
from wwtennis.games.serve_play.rules.rally import hindrance
from wwtennis.games.serve_play.state import Match
from wwtennis.kernel.errors import IllegalChoice
from wwtennis.kernel.table import Table


def ball_to_bob(*hand, ann=("br>br", "bl>fl"), rally=(), **more) -> Table[Match]:
    """Ann serves to Bob's right forecourt, and the rally follows."""
    table = given(hands=[list(ann), list(hand)], serves=[IN], rally=rally, **more)
    table.open()
    return table


def point(events) -> tuple[int, How]:
    """Who won it, and how: of the first point, for those without cards the next ones follow at once."""
    won = every(PointWon, events)[0]
    return won.side, won.how


@pytest.mark.rule("SP-10")
def test_whoever_the_ball_has_come_to_passes_smashes_kills_plays_out_or_a_shot():
    table = ball_to_bob("smash", "out", "kill", "fr>bl")

    assert asked(table) == (BOB, Ask.BALL)
    assert set(options(table)) == {
        play("smash"), play("out"), play("kill"), play("fr>bl"),
        PASS, discard("smash"), discard("kill"), discard("fr>bl"),
    }  # fmt: skip


def test_of_cards_with_the_same_face_one_is_listed():
    table = ball_to_bob("fr>bl", "fr>bl", "fr>bl", "br>br", "br>br")

    assert options(table) == [play("fr>bl"), discard("fr>bl"), Pass(card("br>br", copy=2)), PASS]


# Passing


@pytest.mark.rule("SP-11")
def test_a_pass_concedes_the_point_and_may_take_one_card_along():
    table = ball_to_bob("fr>bl", "br>br")

    events = table.answer(Pass(card("br>br", copy=2)))

    assert events[0] == Passed(BOB, card("br>br", copy=2))
    assert point(events) == (ANN, How.PASSED)
    assert table.state.hands[BOB] == [card("fr>bl")]
    assert table.state.discard == [card("br>br", copy=2)]


@pytest.mark.rule("SP-11")
def test_one_may_pass_without_a_card_and_with_a_hand_that_could_play():
    table = ball_to_bob("fr>bl", "kill")

    events = table.answer(PASS)

    assert events[0] == Passed(BOB, None)
    assert point(events) == (ANN, How.PASSED)
    assert len(table.state.hands[BOB]) == 2


@pytest.mark.rule("S7", "S18")
def test_one_card_is_discarded_at_most_and_only_with_a_pass():
    table = ball_to_bob("fr>bl", "br>br", "bl>bl", ann=["br>br", "smash"])

    discards = {type(option) for option in options(table) if getattr(option, "discard", None) is not None}
    assert discards == {Pass}
    table.answer(discard("bl>bl"))
    assert table.state.discard == [card("bl>bl")]
    assert asked(table) == (BOB, Ask.BALL)  # of the next point: nobody else is asked about the last one


@pytest.mark.rule("S4")
def test_a_hand_without_cards_must_pass():
    table = given(hands=[["br>br"], []], serves=[IN], rally=[(BOB, "fr>br"), (ANN, "br>br")])

    events = table.open()

    assert events[0] == Passed(BOB, None)
    assert point(events) == (ANN, How.PASSED)


@pytest.mark.rule("S21")
@pytest.mark.parametrize("hand", [["bl>bl"], ["fr>bl", "kill"]])
def test_that_somebody_passed_is_told_but_not_why(hand):
    events = ball_to_bob(*hand).answer(PASS)

    assert events[0] == Passed(BOB, None)
    assert point(events) == (ANN, How.PASSED)


# OUT


@pytest.mark.rule("SP-12")
def test_out_concedes_the_point():
    table = ball_to_bob("out", "fr>bl")

    events = table.answer(play("out"))

    assert events[0] == OutPlayed(BOB, card("out"))
    assert point(events) == (ANN, How.OUT)
    assert table.state.discard == [card("out")]


@pytest.mark.rule("S14")
def test_to_pass_with_an_out_is_to_play_it_and_listed_once():
    table = ball_to_bob("out", "fr>bl")

    with_it = [option for option in options(table) if card("out") in msgspec.structs.astuple(option)]
    assert with_it == [play("out")]
    with pytest.raises(IllegalChoice):
        table.answer(discard("out"))


# KILL and SMASH


@pytest.mark.rule("SP-13", "S13")
@pytest.mark.parametrize("rally", [[], [(BOB, "fr>bl"), (ANN, "bl>br")]])
def test_a_kill_wins_the_point_at_once_on_any_ball(rally):
    table = ball_to_bob("kill", "fr>bl", rally=rally)

    events = table.answer(play("kill"))

    assert events[0] == KillPlayed(BOB, card("kill"))
    assert point(events) == (BOB, How.KILL)


@pytest.mark.rule("SP-14", "S13")
@pytest.mark.parametrize("rally", [[], [(BOB, "fr>bl"), (ANN, "bl>br")]])
def test_a_smash_wins_the_point_unless_a_kill_answers_it(rally):
    table = ball_to_bob("smash", ann=["kill", "bl>bl"], rally=rally)

    assert table.answer(play("smash")) == [SmashPlayed(BOB, card("smash"), ANN)]
    assert asked(table) == (ANN, Ask.SMASHED)
    assert point(table.answer(PASS)) == (BOB, How.SMASH)


@pytest.mark.rule("SP-14")
def test_a_kill_in_answer_to_a_smash_wins_the_point_for_the_opponent():
    table = ball_to_bob(ann=["kill", "br>br"], rally=[(BOB, "smash")])

    events = table.answer(play("kill"))

    assert events[0] == KillPlayed(ANN, card("kill"))
    assert point(events) == (ANN, How.KILL)


@pytest.mark.rule("SP-14", "S6")
def test_nothing_but_a_kill_answers_a_smash_and_out_or_a_pass_lose_the_point_all_the_same():
    hand = ["kill", "smash", "out", "fr>fr", "fl>fl", "br>br", "bl>bl"]
    table = ball_to_bob(ann=hand, rally=[(BOB, "smash")])

    assert {option.card for option in options(table) if isinstance(option, PlayCard)} == {card("kill"), card("out")}
    assert discard("fr>fr") in options(table)
    assert point(table.answer(play("out"))) == (BOB, How.SMASH)


# Diagram shots


@pytest.mark.rule("SP-15", "S1", "S2")
@pytest.mark.parametrize(
    ("shot", "place"), [("fr>fl", FORE_LEFT), ("fr>fr", FORE_RIGHT), ("fr>bl", BACK_LEFT), ("fr>br", BACK_RIGHT)]
)
def test_a_shot_starts_where_the_ball_is_and_takes_it_to_where_it_points(shot, place):
    table = ball_to_bob(shot)

    events = table.answer(play(shot))

    assert events == [ShotPlayed(BOB, card(shot), place, ANN)]
    assert asked(table) == (ANN, Ask.BALL)
    ball = table.state.ball
    assert (ball.place, ball.side, ball.by) == (place, ANN, BOB)
    assert table.state.discard == [card(shot)]


@pytest.mark.rule("SP-15", "S2")
@pytest.mark.parametrize("landed", ["fl", "fr", "bl", "br"])
def test_only_shots_from_where_the_ball_is_can_be_played_and_in_singles_from_all_four_places(landed):
    hand = ["fl>bl", "fr>bl", "bl>bl", "br>bl"]
    table = ball_to_bob(ann=hand, rally=[(BOB, f"fr>{landed}")])

    assert [option.card for option in options(table) if isinstance(option, PlayCard)] == [card(f"{landed}>bl")]


def test_a_card_that_does_not_answer_the_ball_says_why():
    plays, at_the_net = DECKS.plays, ball_to_bob("fr>bl").state.ball
    smashed = ball_to_bob(rally=[(BOB, "smash")]).state.ball
    assert at_the_net is not None
    assert smashed is not None

    assert hindrance(plays[card("br>bl")], at_the_net, is_left=False) is Hindrance.ELSEWHERE
    assert hindrance(plays[card("fr>bl")], at_the_net, is_left=False) is None
    assert hindrance(plays[card("smash")], smashed, is_left=False) is Hindrance.SMASHED
    assert hindrance(plays[card("fr>bl")], smashed, is_left=False) is Hindrance.SMASHED
    assert hindrance(plays[card("fr>bl")], at_the_net, is_left=True) is Hindrance.OTHER_HALF
    assert hindrance(plays[card("smash")], at_the_net, is_left=True) is None


def test_the_path_of_the_ball_is_known_from_the_serve_on():
    table = ball_to_bob("fl>fl", rally=[(BOB, "fr>bl"), (ANN, "bl>fl")])

    assert [(ball.by, ball.place) for ball in table.state.path] == [
        (ANN, FORE_RIGHT),
        (BOB, BACK_LEFT),
        (ANN, FORE_LEFT),
    ]
    assert kinds(table.answer(PASS))[-2:] == ["ServeTurned", "ServeIn"]
    assert [ball.by for ball in table.state.path] == [ANN]
