"""The coach: asked with a key, in a thread of its own, and never between two people."""

from collections.abc import Callable
from pathlib import Path
from threading import Event as Signal
from typing import Any

import pytest

from tests.table_talk import (
    EASY_SERVE,
    FOREHAND,
    FOREHAND_ATTACK,
    FOREHAND_DEFENSE,
    ROGER,
    VOLLEY_4,
    WINNER,
    Shot,
    given,
    side,
)
from tests.tui.at_the_table import Seat, at, seated
from tests.tui.pictures.match_situations import found
from wwtennis.games.worldwide.choices import Ask, Stay
from wwtennis.games.worldwide.state import Phase
from wwtennis.kernel.game import Choice
from wwtennis.tui.shell import coaching
from wwtennis.tui.shell.coaching import Advice, Advised, Asked
from wwtennis.tui.shell.screens.coach import CoachScreen, lines_of
from wwtennis.tui.shell.session import MatchSession
from wwtennis.tui.shell.symbols import UNICODE

HAND = [FOREHAND_DEFENSE, FOREHAND_ATTACK, VOLLEY_4, WINNER]


@pytest.fixture(autouse=True)
def few_roll_outs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coaching, "ROLLOUTS", (12, 40))


def a_stroke(other: str = "random", **agreed: Any) -> MatchSession:
    return at(given(Phase.STROKE, ROGER, ball=Shot(EASY_SERVE, FOREHAND), roger=side(hand=HAND)), other=other, **agreed)


async def opened(seat: Seat, key: str = "c") -> CoachScreen:
    await seat.press(key)
    screen = seat.app.screen
    assert isinstance(screen, CoachScreen)
    return screen


async def test_answers_come_with_chance_bar_and_reason_and_one_can_be_taken(tmp_path: Path):
    async with seated(a_stroke(), tmp_path) as seat:
        screen = await opened(seat)
        await seat.wait_for(lambda: screen.advice.is_final)
        await seat.settle()
        best, second, *_ = screen.advice.answers
        assert best.is_best
        assert best.name in seat.text
        assert f"{100 * (best.chance or 0):.1f} %" in seat.text
        assert "safe card" in seat.text or "cannot miss" in seat.text

        await seat.press("down", "enter")
        assert seat.draft is not None
        assert seat.draft.choice == second.choice
        assert "so would the coach" in seat.part("question")


def test_a_long_answer_is_told_on_two_lines_and_not_cut():
    name = "Short crosscourt backhand, to the left forecourt of the other side"
    told = lines_of(Advice((Advised(Stay(), name, "It is in.", 0.5, 0.01),), 10, True), 0, UNICODE)
    words = [word for line in told[2:4] for word in line.plain.replace("=", " ").split() if word[0].isalpha()]
    assert " ".join(words) == name


async def test_escape_changes_nothing(tmp_path: Path):
    async with seated(a_stroke(), tmp_path) as seat:
        before = seat.draft.choice if seat.draft else None
        screen = await opened(seat)
        await seat.wait_for(lambda: screen.advice.is_final)
        await seat.press("escape")
        assert seat.draft is not None
        assert seat.draft.choice == before


async def test_between_two_people_there_is_no_coach(tmp_path: Path):
    for practice in (False, True):
        session = at(
            given(Phase.STROKE, ROGER, ball=Shot(EASY_SERVE, FOREHAND), roger=side(hand=HAND)), practice=practice
        )
        async with seated(session, tmp_path / str(practice)) as seat:
            assert not seat.screen.check_action("coach", ())
            await seat.press("c", "C")
            assert seat.screen.playing.answering is not None  # no page lies over the match


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Signal:
    """A coach that thinks until it is told to stop, and says then that it was."""
    stopped = Signal()

    def think(asked: Asked, rollouts: int, stop: Callable[[], bool]) -> Advice:
        while not stop():
            pass
        stopped.set()
        return Advice((Advised(asked.question.options[0], "too late", ""),), is_final=True)

    monkeypatch.setattr(coaching, "advice", think)
    return stopped


async def test_screen_is_awake_while_the_coach_thinks_and_closing_it_stops_that(tmp_path: Path, slow: Signal):
    async with seated(a_stroke(), tmp_path) as seat:
        await opened(seat)
        assert "The coach is thinking" in seat.text
        await seat.press("down", "enter")  # there is nothing to take yet
        assert isinstance(seat.app.screen, CoachScreen)
        await seat.press("escape")
        await seat.wait_for(slow.is_set)
        assert seat.screen.playing.answering is not None
        assert "too late" not in seat.text


async def test_leaving_the_game_stops_the_coach(tmp_path: Path, slow: Signal):
    async with seated(a_stroke(), tmp_path) as seat:
        await opened(seat)
    assert slow.wait(60)


async def test_first_look_is_shown_before_the_whole_of_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    gate, known = Signal(), coaching.advice

    def think(asked: Asked, rollouts: int, stop: Callable[[], bool]) -> Advice:
        if rollouts == 40:
            gate.wait(60)
        return known(asked, rollouts, stop)

    monkeypatch.setattr(coaching, "advice", think)
    async with seated(a_stroke(), tmp_path) as seat:
        screen = await opened(seat)
        await seat.wait_for(lambda: screen.advice.answers)
        assert not screen.advice.is_final
        gate.set()
        await seat.wait_for(lambda: screen.advice.is_final)


async def test_at_a_challenge_another_key_asks(tmp_path: Path):
    session = found(Ask.CHALLENGE)
    async with seated(session, tmp_path) as seat:
        screen = await opened(seat, "C")
        await seat.wait_for(lambda: screen.advice.is_final)
        await seat.settle()
        assert "by experience" in seat.text
        advised: Choice = screen.advice.answers[0].choice
        assert advised in session.pending.options
        await seat.press("escape", "c")  # and this is the challenge
        assert not isinstance(seat.app.screen, CoachScreen)
    assert any(type(entry).__name__ == "ChallengeDecided" for entry in session.entries)
