"""Whole matches by key presses, and the recording that they leave."""

from pathlib import Path
from random import Random

import pytest

from tests.helpers import books
from tests.material import load_deck
from tests.tui.at_the_table import Seat, seated
from wwtennis.games.worldwide.bots.greedy import best_answer
from wwtennis.games.worldwide.cards import Surface
from wwtennis.games.worldwide.choices import Ask
from wwtennis.games.worldwide.events import EndsChanged, MatchWon, PointStarted, PointWon, SideOffered
from wwtennis.games.worldwide.game import Worldwide
from wwtennis.games.worldwide.kind import KIND
from wwtennis.games.worldwide.setup import SeatSetup, Setup
from wwtennis.games.worldwide.solo_levels import BY_THE_BOOK
from wwtennis.kernel.log import HUMAN
from wwtennis.kernel.luck import Luck, SeededLuck
from wwtennis.kernel.table import Answer, Table, fold
from wwtennis.tennis.score import BEST_OF_3, TIEBREAK_MODE, Format, Score
from wwtennis.tui.shell.screens.handover import HandOver
from wwtennis.tui.shell.session import MatchSession, SeatPlan

KEYS_FOR = {  # what a lively player presses: any of these, then enter
    Ask.SERVE: ("1", "2", "3", "4", "5", "s", "+"),
    Ask.STROKE: ("tab", "tab", "tab", "t", "+", "down", "tab"),
    Ask.REPOSITION: ("s", "n", "b", "enter"),
    Ask.CHASE: ("1", "2", "down"),
    Ask.LOB: ("r", "left", "down"),
    Ask.CHALLENGE: ("c", "a"),
    Ask.TRIM: ("1", "down", "9"),
    Ask.REST: ("r", "f"),
    Ask.PLAN: ("n", "t", "enter"),
    Ask.SIDE: ("b", "f"),
}


class Steady(SeededLuck):
    """Luck without ups and downs: every sure serve is in, nothing is an ace."""

    def die(self, sides: int, name: str = "") -> int:
        return sides * 4 // 5


def new_match(who: str, seed: int, played: Format = TIEBREAK_MODE, luck: Luck | None = None) -> MatchSession:
    solo = BY_THE_BOOK if who == "solo" else None
    seats = (SeatSetup("Anna"), SeatSetup("Rafael"))
    setup = Setup(load_deck(), played, Surface.CLAY, seats=seats, solo=solo)
    table = Table(Worldwide(setup), luck or SeededLuck(seed))
    return MatchSession(KIND, setup, (SeatPlan(HUMAN, "Anna"), SeatPlan(who, "Rafael")), seed, table=table)


async def play_out(seat: Seat, seed: int, most: int = 4000) -> None:
    """Press keys until the match is over."""
    draw = Random(seed)
    for _ in range(most):
        if seat.over:
            return
        if isinstance(seat.app.screen, HandOver):
            await seat.press("enter")
            continue
        draft = seat.draft
        if draft is None:
            await seat.wait_for(lambda: seat.over or isinstance(seat.app.screen, HandOver) or seat.draft)
            continue
        await seat.press(draw.choice(KEYS_FOR[draft.ask]))
        if not seat.over and not isinstance(seat.app.screen, HandOver) and seat.draft is draft:
            draft.cancel() if draft.choice is None else None
            await seat.press("tab", "enter") if draft.choice is None else await seat.press("enter")
    raise AssertionError("the match does not end")


@pytest.mark.parametrize("who", [HUMAN, "solo", "greedy"])
async def test_a_tie_break_is_played_to_its_end_with_the_keyboard_alone(tmp_path: Path, who: str):
    session = new_match(who, seed=7)
    async with seated(session, tmp_path) as seat:
        await play_out(seat, seed=1)
        shown = books(seat.shown.scene.state)
    events = session.entries
    assert session.is_over
    assert sum(isinstance(event, MatchWon) for event in events) == 1
    assert sum(isinstance(event, PointWon) for event in events) >= 7
    assert shown == books(session.table.state) == books(fold(session.table.game, events))
    asked = {entry.seat for entry in events if isinstance(entry, Answer)}
    assert asked == ({0, 1} if who != "solo" else {0})


async def test_a_set_with_a_choice_of_side_a_change_of_ends_and_a_tie_break_at_six_all(tmp_path: Path):
    """Points are given up so that every game goes to 40-40, and then to the server; at the keyboard from 4-4 on."""
    session = new_match(HUMAN, seed=0, played=BEST_OF_3, luck=Steady(3))
    play_without_keys(session, until=(4, 4))
    async with seated(session, tmp_path) as seat:
        while session.table.state.score.games != (6, 6):
            await lose_a_point(seat, loser=who_should_lose(session))
        while not session.table.state.score.sets:
            await lose_a_point(seat, loser=1)
        assert session.table.state.score.sets == ((7, 6),)
        assert any(line.text == "Set Anna: 7-6." for line in seat.shown.scene.lines)
    events = session.entries
    assert sum(isinstance(event, SideOffered) for event in events) == 12
    assert sum(isinstance(event, EndsChanged) for event in events) == 6  # after games 3, 5, 7, 9 and 11, and the set
    starts = [event for event in events if isinstance(event, PointStarted)]
    assert len(starts) > 12 * 3 + 2  # two points ahead win the tie-break; the next set has begun
    assert books(fold(session.table.game, events)) == books(session.table.state)


def who_should_lose(session: MatchSession) -> int:
    """The server loses the first point of a game, the receiver the others."""
    score: Score = session.table.state.score
    return score.server if score.points == (0, 0) else 1 - score.server


def play_without_keys(session: MatchSession, until: tuple[int, int]) -> None:
    """So many games of each."""
    table = session.table
    table.open()
    while table.state.score.games != until:
        question = table.pending
        assert question is not None
        gives_up = [option for option in question.options if option.gives_up]
        if gives_up and question.seat == who_should_lose(session):
            table.answer(gives_up[0])
        else:
            table.answer(best_answer(table.game.view(table.state, question.seat), question))


async def lose_a_point(seat: Seat, loser: int) -> None:
    """Play on until a point is over, `loser` giving it up at the first stroke (unless the other misses first)."""
    session = seat.session
    before = len(points(session))
    for _ in range(200):
        if len(points(session)) > before:
            await settle_between_points(seat)
            return
        await one_step(seat, loser)
    raise AssertionError(f"nobody loses this point:\n{seat.text}")


def points(session: MatchSession) -> list[PointWon]:
    return [event for event in session.entries if isinstance(event, PointWon)]


async def one_step(seat: Seat, loser: int) -> None:
    if isinstance(seat.app.screen, HandOver):
        await seat.press("enter")
        return
    draft = seat.draft
    assert draft is not None
    if draft.ask in (Ask.STROKE, Ask.CHASE, Ask.LOB) and draft.question.seat == loser:
        await seat.press("g", "g")
    elif draft.ask is Ask.SERVE:
        await seat.press("2" if draft.view.fault else "1", "enter")  # the surest that there is
    else:
        await seat.press("enter")


async def settle_between_points(seat: Seat) -> None:
    """Trim, rest and plan as they come, until the next serve or side is asked for."""
    for _ in range(60):
        if isinstance(seat.app.screen, HandOver):
            await seat.press("enter")
        elif seat.draft is not None and seat.draft.ask in (Ask.SERVE, Ask.SIDE):
            return
        else:
            await seat.press("enter")


async def test_a_match_that_was_left_is_taken_up_at_its_very_question(tmp_path: Path):
    first = new_match("solo", seed=11)
    async with seated(first, tmp_path / "one") as seat:
        await seat.press("enter", "enter", "enter")
        question, lines = first.pending, [line.text for line in seat.shown.scene.lines]
    again = MatchSession(KIND, first.setup, first.seats, first.seed, table=first.table)
    async with seated(again, tmp_path / "two") as seat:
        assert seat.draft is not None
        assert seat.draft.question == question
        assert [line.text for line in seat.shown.scene.lines] == lines
