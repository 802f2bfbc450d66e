"""Where to wait is decided with the stroke: fewer keys, every decision in the log, one undo for both."""

from pathlib import Path
from typing import Any

import pytest

from tests.table_talk import (
    BACKHAND,
    EASY_SERVE,
    FAST_SERVE,
    FOREHAND,
    FOREHAND_ATTACK,
    FOREHAND_DEFENSE,
    ROGER,
    TOPSPIN_CROSSCOURT,
    VOLLEY,
    VOLLEY_4,
    WINNER,
    Shot,
    given,
    opened,
    side,
)
from tests.tui.at_the_table import Seat, at, seated
from tests.tui.test_match_whole import new_match
from wwtennis.games.worldwide.choices import Ask, GoToNet, MoveBack, PlayStroke, ServeBall, Stay
from wwtennis.games.worldwide.events import PointWon
from wwtennis.games.worldwide.state import Match, Phase
from wwtennis.kernel.game import Choice
from wwtennis.kernel.table import Answer, Table, Undone
from wwtennis.tui.shell.session import MatchSession
from wwtennis.tui.worldwide.answering import Answering

HAND = [FOREHAND_DEFENSE, FOREHAND_ATTACK, VOLLEY_4, WINNER]
EASY: dict[str, Any] = {  # no roll: it succeeds by itself
    "ball": Shot(EASY_SERVE, FOREHAND), "roger": side(hand=HAND), "rafael": side(hand=HAND),
}  # fmt: skip
A_MATCH, MATCHES = 184, range(20)  # the seeds of one, and of many


def answers(table: Table[Match]) -> list[Choice]:
    return [entry.choice for entry in table.entries if isinstance(entry, Answer)]


def key_line(seat: Seat) -> str:
    return seat.text.splitlines()[-1]


@pytest.mark.parametrize(("key", "waits"), [("enter", Stay()), ("n", GoToNet()), ("b", MoveBack())])
async def test_one_key_plays_the_stroke_and_says_where_one_waits(tmp_path: Path, key: str, waits: Choice):
    table = given(Phase.STROKE, ROGER, **EASY)
    async with seated(at(table), tmp_path) as seat:
        assert "n net" in key_line(seat)
        assert "b back" in key_line(seat)
        assert "Enter stays, n net, b back" in seat.part("question")
        await seat.press(key)
    assert answers(table) == [PlayStroke(FOREHAND_ATTACK, BACKHAND), waits]


@pytest.mark.parametrize(("key", "waits"), [("enter", Stay()), ("n", GoToNet())])
async def test_a_serve_too(tmp_path: Path, key: str, waits: Choice):
    table = opened(dice=[20])
    async with seated(at(table), tmp_path) as seat:
        assert "b back" not in key_line(seat)  # one serves from Neutral
        await seat.press("1", key)
    assert [type(answer) for answer in answers(table)] == [ServeBall, type(waits)]


async def test_a_setting_asks_always(tmp_path: Path):
    table = given(Phase.STROKE, ROGER, **EASY)
    async with seated(at(table), tmp_path, questions="all") as seat:
        assert "n net" not in key_line(seat)
        await seat.press("n", "enter")
        assert "wait for the answer" in seat.part("question")
    assert len(answers(table)) == 1


async def test_what_costs_a_card_is_asked_after_the_stroke(tmp_path: Path):
    """Past topspin the net does, and so does leaving the net."""
    past_topspin = Shot(TOPSPIN_CROSSCOURT, FOREHAND), side(hand=HAND)
    at_the_net = Shot(FOREHAND_ATTACK, BACKHAND), side(at=VOLLEY, hand=HAND)
    for (ball, roger), card in ((past_topspin, "2"), (at_the_net, "4")):
        table = given(Phase.STROKE, ROGER, ball=ball, roger=roger, dice=[20] * 9)
        async with seated(at(table), tmp_path) as seat:
            await seat.press(card)
            assert "n net" not in key_line(seat)
            await seat.press("enter")
            assert "wait for the answer" in seat.part("question")
        assert len(answers(table)) == 1


async def test_no_star_no_way_back_and_a_winner_leads_nowhere(tmp_path: Path):
    broke = given(Phase.STROKE, ROGER, ball=Shot(FAST_SERVE, FOREHAND), roger=side(hand=HAND, stars=1), dice=[20])
    async with seated(at(broke), tmp_path) as seat:
        await seat.press("2")  # an attack, which gains no Star
        assert "b back" in key_line(seat)
        await seat.press("+")
        assert "b back" not in key_line(seat)  # it is spent on the roll
        await seat.press("4")
        assert "n net" not in key_line(seat)


async def test_one_undo_takes_the_stroke_back_with_its_stay(tmp_path: Path):
    """Each of them is an undo of its own in the recording, so that the log is judged as ever."""
    session = at(given(Phase.STROKE, ROGER, **EASY))
    async with seated(session, tmp_path) as seat:
        question = session.pending
        await seat.press("n")
        await seat.press("u")  # on the hand-over screen
        assert seat.draft is not None
        assert seat.draft.question == question
        assert seat.shown.scene.state.sides[ROGER].zone is FOREHAND
    assert [type(entry) for entry in session.entries[-2:]] == [Undone, Undone]


async def test_where_the_stroke_stands_an_undo_asks_where_to_wait(tmp_path: Path):
    """A die was rolled for it. Where one waits can still be thought over."""
    session = at(opened(dice=[20]))
    async with seated(session, tmp_path) as seat:
        await seat.press("1", "enter", "u")
        assert seat.draft is not None
        assert seat.draft.ask is Ask.REPOSITION
        assert [type(entry) for entry in session.entries if isinstance(entry, Undone)] == [Undone]


# Counting keys: a tie-break against the solo opponent in which every proposal is taken


def points(session: MatchSession) -> int:
    return sum(isinstance(entry, PointWon) for entry in session.entries)


def keys_for(session: MatchSession, *, asks_all: bool) -> int:
    session.open()
    keys = 0
    while (question := session.pending) is not None:
        keys += 1
        answering = Answering(question, session.view(question.seat), asks_all=asks_all)
        choice = answering.press("play")
        if choice is None:  # to give up is asked twice
            keys += 1
            choice = answering.press("yes")
        assert choice is not None
        session.answer(choice)
        also = answering.also_answers(session.pending) if session.pending is not None else None
        if also is not None:
            session.answer(also)
    return keys


async def test_of_about_five_keys_a_point_a_quarter_are_spared(tmp_path: Path):
    asked, unasked = new_match("solo", A_MATCH), new_match("solo", A_MATCH)
    before, keys = keys_for(asked, asks_all=True), 0
    async with seated(unasked, tmp_path) as seat:
        while not seat.over:
            await seat.press("enter")
            keys += 1
    assert asked.entries == unasked.entries  # the very same match, and every decision is in its log
    assert before > 4.5 * points(asked)
    assert keys < 0.75 * before


def test_over_many_matches_a_point_takes_much_fewer_keys():
    before, after, played = 0, 0, 0
    for seed in MATCHES:
        session = new_match("solo", seed)
        before += keys_for(session, asks_all=True)
        after += keys_for(new_match("solo", seed), asks_all=False)
        played += points(session)
    print(f"keys a point: {before / played:.1f} before, {after / played:.1f} after")
    assert after < 0.75 * before
