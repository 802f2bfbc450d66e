"""An answer to a question of Serve & Play, put together by keys: only the question's own options can come out."""

from collections.abc import Sequence
from typing import Any

import pytest

from tests.games.serve_play.court_talk import DOUBLES, SINGLES, card, given, opened, play
from tests.helpers import at_random
from wwtennis.games.serve_play.choices import DONE, LEAVE, PASS, Ask, Give, Pass, Take
from wwtennis.kernel.table import Table
from wwtennis.tui.serve_play.answering import Answering


def asked(table: Table[Any]) -> Answering:
    question = table.pending
    assert question is not None
    return Answering(question, table.game.view(table.state, question.seat))


def to_bob(hand: Sequence[str], names: Sequence[str] = SINGLES) -> Answering:
    """Ann has served, and the ball is in Bob's right forecourt."""
    table = given(names, [[], hand])
    table.open()
    return asked(table)


@pytest.mark.parametrize("names", [SINGLES, DOUBLES])
def test_the_coach_s_card_becomes_the_draft_whatever_it_is(names: Sequence[str]):
    table = opened(names)
    choose, seen = at_random(1), set()
    for _ in range(120):
        question = table.pending
        if question is None:
            break
        seen.add(question.kind)
        for option in question.options:
            answering = asked(table)
            answering.advise(option)
            if option not in (DONE, LEAVE, PASS):
                assert answering.draft.choice == option
        table.answer(choose(question))
    assert Ask.BALL in seen
    assert (Ask.GIVE in seen) == (len(names) > 2)


def test_the_cursor_begins_on_a_card_that_can_be_played_and_enter_plays_it():
    answering = to_bob(["bl>bl", "fr>bl", "out"])

    assert answering.press("play") == play("fr>bl")


def test_a_card_that_starts_elsewhere_says_so_and_is_not_played():
    answering = to_bob(["bl>bl", "fr>bl"])
    answering.press("previous")
    line = answering.draft.line

    assert line is not None
    assert line.card == card("bl>bl")
    assert "starts in the left back-court" in line.why_not_at_length
    assert answering.press("play") is None


def test_passing_is_asked_once_more_and_takes_a_card_along_or_none():
    answering = to_bob(["bl>bl", "fr>bl"])

    assert answering.press("pass_point") is None
    assert answering.draft.is_passing
    assert answering.press("pass_point") == PASS

    answering = to_bob(["bl>bl", "fr>bl"])
    answering.press("pass_point")
    answering.press("pick", "1")
    assert answering.press("play") == Pass(card("bl>bl"))


def test_escape_takes_a_pass_back():
    answering = to_bob(["bl>bl", "fr>bl"])
    answering.press("pass_point")
    assert answering.may("cancel")
    answering.press("cancel")

    assert not answering.draft.is_passing
    assert answering.press("play") == play("fr>bl")


def test_where_nothing_answers_the_ball_enter_asks_what_goes_with_the_point():
    answering = to_bob(["bl>bl", "br>bl"])

    assert answering.press("play") is None
    assert answering.draft.is_passing
    assert answering.press("play") == Pass(card("bl>bl"))


def test_an_out_is_played_and_never_discarded_with_a_pass():
    answering = to_bob(["out", "bl>bl"])
    answering.press("pass_point")
    answering.press("pick", "2")

    assert answering.draft.line is not None
    assert answering.draft.line.card == card("out")
    assert answering.press("play") is None


def test_an_empty_hand_passes():
    answering = to_bob([], DOUBLES)

    assert not answering.may("next")
    answering.press("pass_point")
    assert answering.press("play") == PASS


def test_the_key_for_yours_is_there_in_doubles_only():
    assert to_bob(["fr>bl"], DOUBLES).may("leave_it")
    assert to_bob(["fr>bl"], DOUBLES).press("leave_it") == LEAVE
    assert not to_bob(["fr>bl"]).may("leave_it")


def test_cards_are_exchanged_one_for_one_until_done():
    table = opened(DOUBLES)
    answering = asked(table)
    assert answering.draft.ask is Ask.GIVE
    chosen = answering.press("play")
    assert isinstance(chosen, Give)
    assert chosen in table.pending.options
    assert asked(table).press("done") == DONE
    table.answer(chosen)
    taking = asked(table)
    assert taking.draft.ask is Ask.TAKE
    taken = taking.press("play")
    assert isinstance(taken, Take)
    table.answer(taken)
    again = asked(table)
    moved = [line for line in again.draft.lines if line.why_not]
    assert [line.card for line in moved] == [taken.card]
