"""In the full-screen game an answer can be typed as well: `:` opens a line."""

from pathlib import Path
from typing import Any

from tests.table_talk import (
    BACKHAND,
    FAST_SERVE,
    FOREHAND,
    FOREHAND_ATTACK,
    FOREHAND_DEFENSE,
    ROGER,
    WINNER,
    Shot,
    given,
    side,
)
from tests.tui.at_the_table import at, seated
from tests.tui.looking import said
from wwtennis.games.worldwide.choices import PlayStroke
from wwtennis.games.worldwide.state import Phase
from wwtennis.kernel.table import Answer
from wwtennis.tui.shell.screens.asking import Prompt

HAND = [FOREHAND_DEFENSE, FOREHAND_ATTACK, WINNER]
STROKE: dict[str, Any] = {"ball": Shot(FAST_SERVE, FOREHAND), "roger": side(hand=HAND)}


async def test_answer_is_typed_by_card_target_and_stars(tmp_path: Path):
    session = at(given(Phase.STROKE, ROGER, **STROKE, dice=[20]))
    async with seated(session, tmp_path) as seat:
        await seat.press(":")
        assert isinstance(seat.app.screen, Prompt)
        await seat.press(*"fh attack b 1", "enter")
        await seat.wait_for(lambda: not isinstance(seat.app.screen, Prompt))
        given_answers = [entry.choice for entry in session.entries if isinstance(entry, Answer)]
        assert given_answers == [PlayStroke(FOREHAND_ATTACK, BACKHAND, 1)]


async def test_nonsense_is_told_and_escape_changes_nothing(tmp_path: Path):
    session = at(given(Phase.STROKE, ROGER, **STROKE, dice=[20]))
    async with seated(session, tmp_path) as seat:
        question = session.pending
        await seat.press(":", *"zzz", "enter")
        assert "no answer is like that" in said(seat.app)
        await seat.press("escape")
        assert session.pending is question
        assert not [entry for entry in session.entries if isinstance(entry, Answer)]
        await seat.press("enter")  # the draft is still there
        assert session.pending is not question
