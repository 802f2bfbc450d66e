"""How the match screen behaves: the story, undo, the mouse, sizes, bots that think."""

import asyncio
from pathlib import Path
from threading import Event as Gate
from typing import Any

import pytest
from textual import events
from textual.geometry import Size
from textual.pilot import Pilot

from tests.material import load_players
from tests.table_talk import (
    FAST_SERVE,
    FOREHAND,
    FOREHAND_ATTACK,
    FOREHAND_DEFENSE,
    NEUTRAL,
    ROGER,
    VOLLEY_4,
    WINNER,
    Shot,
    given,
    opened,
    side,
)
from tests.tui.at_the_table import at, seated
from tests.tui.test_match_whole import new_match
from wwtennis.games.worldwide.choices import Ask, PlayStroke, ServeBall, Stay
from wwtennis.games.worldwide.events import DieRolled
from wwtennis.games.worldwide.kind import KIND
from wwtennis.games.worldwide.powers import POWERS
from wwtennis.games.worldwide.setup import seat_of
from wwtennis.games.worldwide.state import Phase
from wwtennis.kernel.game import Choice, Question
from wwtennis.kernel.table import Answer, Undone
from wwtennis.tui.shell.page import LEAST
from wwtennis.tui.shell.session import MatchSession
from wwtennis.tui.worldwide.pacing import Tumbling

HAND = [FOREHAND_DEFENSE, FOREHAND_ATTACK, VOLLEY_4, WINNER]
STROKE: dict[str, Any] = {"ball": Shot(FAST_SERVE, FOREHAND), "roger": side(hand=HAND)}


def last_answer(session: MatchSession) -> Choice:
    return next(entry.choice for entry in reversed(session.entries) if isinstance(entry, Answer))


# The story


async def test_the_story_is_shown_step_by_step_and_any_key_hurries_it_along(tmp_path: Path):
    session = new_match("solo", seed=7)
    async with seated(session, tmp_path, motion="normal") as seat:
        await seat.wait_for(lambda: seat.playback.is_watched)
        told = len(seat.playback.waiting)
        assert told > 0
        assert seat.draft is None
        assert "any key goes on" in seat.part("question")
        await seat.press("z")
        assert not seat.playback.waiting
        assert seat.draft is not None


async def test_what_is_shown_never_runs_ahead_of_what_is_told(tmp_path: Path):
    """The score on the screen is that of the story, not of the table, which is at its next question long before."""
    table = given(Phase.STROKE, ROGER, **STROKE, dice=[1, 20])
    async with seated(at(table, other="random"), tmp_path, motion="normal") as seat:
        seat.playback.hurry()
        await seat.settle()
        await seat.press("2")
        seat.playback._ended = 0.0
        await seat.press("enter")
        await seat.wait_for(lambda: isinstance(seat.shown.motion, Tumbling))
        assert table.state.score.points == (0, 1)
        assert "0 – 0" in seat.part("score")
        assert "needs 10" in seat.part("panel")
        seat.playback.hurry()
        assert "0 – 1" in seat.part("score")


async def test_a_key_that_hurries_the_story_does_not_answer_the_question_at_its_end(tmp_path: Path):
    session = new_match("solo", seed=7)
    async with seated(session, tmp_path, motion="normal") as seat:
        await seat.wait_for(lambda: seat.playback.is_watched)
        before = len(session.entries)
        await seat.press("enter", "enter")
        assert len(session.entries) == before


async def test_a_key_that_comes_as_the_story_ends_does_not_answer_the_question(tmp_path: Path):
    session = new_match("solo", seed=7)
    async with seated(session, tmp_path, motion="fast") as seat:
        await seat.wait_for(lambda: seat.draft is not None)
        before = len(session.entries)
        await seat.press("enter")
        assert len(session.entries) == before
        seat.playback._ended = 0.0
        await seat.press("enter")
        assert len(session.entries) > before


# Undo


async def test_once_the_die_has_spoken_a_decision_stands_and_the_key_says_why(tmp_path: Path):
    session = at(opened(dice=[20]))
    async with seated(session, tmp_path, questions="all") as seat:
        await seat.press("1", "enter")
        assert any(isinstance(entry, DieRolled) for entry in session.entries)
        assert not seat.screen.check_action("undo", ())
        before = len(session.entries)
        await seat.press("u")
        assert len(session.entries) == before
        assert [note.message for note in seat.app._notifications] == [session.why_no_undo(ROGER)]


async def test_a_move_is_taken_back_before_the_other_has_seen_anything(tmp_path: Path):
    session = at(opened(dice=[20]))
    async with seated(session, tmp_path, questions="all") as seat:
        await seat.press("1", "enter")
        assert session.pending is not None
        assert session.pending.kind is Ask.REPOSITION
        await seat.press("n")
        assert type(last_answer(session)).__name__ == "GoToNet"
        await seat.press("u")  # on the hand-over screen
        assert seat.draft is not None
        assert seat.draft.ask is Ask.REPOSITION
        assert seat.shown.scene.state.sides[ROGER].zone is NEUTRAL


async def test_in_practice_anything_can_be_taken_back_and_the_recording_says_so(tmp_path: Path):
    match = new_match("solo", seed=3)
    session = MatchSession(KIND, match.setup, match.seats, seed=3, practice=True)
    async with seated(session, tmp_path) as seat:
        question = seat.draft.question
        shown = seat.part("hand")
        await seat.press("enter", "u")
        assert isinstance(session.entries[-1], Undone)
        assert seat.draft is not None
        assert seat.draft.question == question
        assert seat.part("hand") == shown
        assert "takes it back" in seat.part("commentary")


# The mouse


async def test_a_click_chooses_a_card_and_a_double_click_plays_it(tmp_path: Path):
    table = given(Phase.STROKE, ROGER, **STROKE, dice=[20])
    async with seated(at(table), tmp_path) as seat:
        await click(seat, "hand", "Forehand attack")
        assert seat.draft is not None
        assert seat.draft.card == FOREHAND_ATTACK
        await click(seat, "hand", "Forehand defense", times=2)
    assert [entry.choice for entry in table.entries if isinstance(entry, Answer)] == [
        PlayStroke(FOREHAND_DEFENSE, NEUTRAL), Stay()
    ]  # fmt: skip


async def test_targets_stars_and_answers_can_be_clicked(tmp_path: Path):
    table = given(Phase.STROKE, ROGER, **STROKE, dice=[20, 20, 20])
    async with seated(at(table), tmp_path, questions="all") as seat:
        await seat.press("2")
        await click(seat, "court", "Neutral")
        await click(seat, "panel", "★★ 80%")
        assert seat.draft is not None
        assert seat.draft.choice == PlayStroke(FOREHAND_ATTACK, NEUTRAL, 2)
        await seat.press("enter")
        await click(seat, "panel", "To the net")
    assert type(last_answer(at(table))).__name__ == "GoToNet"


async def click(seat, part: str, text: str, times: int = 1) -> None:
    """Click where these letters stand."""
    widget = seat.app.screen.query_one(f"#{part}")
    row, line = next((row, line) for row, line in enumerate(widget.canvas().text()) if text in line)
    await Pilot(seat.app).click(widget, offset=(line.index(text), row), times=times)
    await seat.settle()


# Sizes


@pytest.mark.parametrize("size", [(80, 24), (120, 36), (200, 60)])
async def test_everything_there_is_to_know_is_on_the_screen_at_every_size(tmp_path: Path, size: tuple[int, int]):
    table = given(Phase.STROKE, ROGER, **STROKE)
    async with seated(at(table), tmp_path, size=size) as seat:
        await seat.press("2")
        text = seat.text
    for wanted in (
        "HARD", "tie-break", "Roger", "Rafael", "★★★★☆", "◈◈", "draw", "discard", "Forehand", "Volley", "●",
        "Your stroke from Forehand", "Forehand attack", "needs 10", "difficulty 4 + malus 6", "55%", "★★★ 90%",
        "not here", "Big serve", "+6",
    ):  # fmt: skip
        assert wanted in text, f"{wanted} is missing:\n{text}"


async def test_a_match_survives_any_size_and_comes_back(tmp_path: Path):
    session = new_match("solo", seed=7)
    async with seated(session, tmp_path) as seat:
        for size in ((200, 60), (20, 5), (81, 24), (80, 70), (300, 24), (79, 24), (120, 36), (80, 24)):
            seat.app._driver._size = size
            seat.app.post_message(events.Resize(Size(*size), Size(*size)))
            await seat.settle()
            await seat.wait_for(lambda size=size: seat.app.size == Size(*size))
            await seat.settle()
            await seat.press("down")
        assert seat.app.size >= LEAST
        await seat.wait_for(lambda: "Your" in seat.part("hand"))


# Bots


async def test_a_bot_thinks_without_freezing_the_screen(tmp_path: Path):
    gate = Gate()

    class Slow:
        def choose(self, view: object, question: Question) -> Choice:
            gate.wait(10)
            first: Choice = question.options[0]
            return first

    table = opened(dice=[20] * 9)
    session = at(table)
    session.seats = (session.seats[0], type(session.seats[1])("random", "Rafael"))
    session._bots[1] = Slow()
    async with seated(session, tmp_path) as seat:
        await seat.press("1", "enter", "enter")  # serves, and stays
        assert session.pending is not None
        assert session.pending.seat == 1
        assert "is thinking" in seat.part("question")
        assert seat.screen.check_action("leave", ())
        gate.set()
        await seat.wait_for(lambda: session.pending is None or session.pending.seat == 0 or seat.draft)


async def test_leaving_goes_back_to_the_title(tmp_path: Path):
    session = new_match("solo", seed=7)
    async with seated(session, tmp_path) as seat:
        await seat.press("q")
        assert len(seat.app.screen_stack) == 1


async def test_an_expert_serves_with_one_key(tmp_path: Path):
    table = opened(dice=[20])
    async with seated(at(table), tmp_path) as seat:
        await seat.press("enter")
    assert isinstance(last_answer(at(table)), ServeBall)


# Things to read


async def test_all_that_happened_can_be_read_again(tmp_path: Path):
    session = new_match("solo", seed=7)
    async with seated(session, tmp_path) as seat:
        await seat.press("enter", "enter", "w")
        assert "What happened" in seat.text
        assert seat.app.screen_stack[-2].shown.scene.lines[0].text in seat.text  # type: ignore[attr-defined]
        await seat.press("up", "pagedown", "escape")
        assert seat.draft is not None


async def test_the_player_cards_can_be_read(tmp_path: Path):
    card = next(card for card in load_players().values() if card.powers)
    table = given(Phase.STROKE, ROGER, **STROKE, seats=(seat_of("Anna", card), seat_of("Rafael", None)))
    async with seated(at(table), tmp_path, size=(120, 36)) as seat:
        await seat.press("i")
        text = " ".join(seat.text.split())
        assert card.name in text
        assert POWERS[card.powers[0][0]].sentence(card.powers[0][1])[:30] in text
        assert "Plays without a player card." in text


async def test_the_story_waits_while_help_lies_over_it(tmp_path: Path):
    session = new_match("solo", seed=7)
    async with seated(session, tmp_path, motion="fast") as seat:
        await seat.wait_for(lambda: seat.playback.is_watched)
        screen = seat.screen
        await seat.press("?")
        waiting = len(screen.playing.playback.waiting)
        await asyncio.sleep(0.8)
        assert len(screen.playing.playback.waiting) == waiting
