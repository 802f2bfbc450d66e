"""Each game in the app, by keys alone: set up, begun, left, continued, listed, watched and played on."""

from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from tests.tui.looking import make_app, until
from wwtennis.cli.verify import verified
from wwtennis.kernel.table import Answer
from wwtennis.tui.shell.game_screens import playable
from wwtennis.tui.shell.match_page import MatchPage
from wwtennis.tui.shell.replay_page import ReplayPage
from wwtennis.tui.shell.screens.asking import Confirm
from wwtennis.tui.shell.screens.matches import MatchesScreen
from wwtennis.tui.shell.screens.play_on import PlayOnScreen
from wwtennis.tui.shell.screens.title import TitleScreen


def asked(app: Any) -> bool:
    """Whether somebody is being asked something in a match, and everything before it is shown."""
    screen = app.screen
    return isinstance(screen, MatchPage) and screen.playing.shown.draft is not None


def decisions(app: Any) -> int:
    return sum(isinstance(entry, Answer) for entry in app.match.entries)


async def answer(pilot: Pilot[Any], times: int) -> None:
    """Whatever Enter gives."""
    app: Any = pilot.app
    for _ in range(times):
        await until(pilot, lambda: asked(app))
        before = decisions(app)
        for key in ("enter", "enter", "d"):
            await pilot.press(key)
            if decisions(app) > before:
                break
        assert decisions(app) > before


async def leave(pilot: Pilot[Any]) -> None:
    await pilot.press("q")
    await until(pilot, lambda: isinstance(pilot.app.screen, TitleScreen))


@pytest.mark.parametrize("game", playable())
async def test_it_is_set_up_left_continued_watched_and_played_on(tmp_path: Path, game: str):
    app: Any = make_app(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("n", *["right"] * playable().index(game), "enter")
        await answer(pilot, 3)
        assert app.match.kind.id == game
        played = list(app.match.entries)
        await leave(pilot)

        await pilot.press("c")
        await until(pilot, lambda: asked(app))
        assert app.match.entries[: len(played)] == played
        await answer(pilot, 2)
        await leave(pilot)

        await pilot.press("m")
        await until(pilot, lambda: isinstance(app.screen, MatchesScreen) and app.screen.chosen is not None)
        await pilot.press("w")
        await until(pilot, lambda: isinstance(app.screen, ReplayPage))
        await pilot.press("end", "o")
        await until(pilot, lambda: isinstance(app.screen, PlayOnScreen | Confirm))
        if isinstance(app.screen, Confirm):  # against somebody whose cards are hidden
            await pilot.press("y")
            await until(pilot, lambda: isinstance(app.screen, PlayOnScreen))
        await pilot.press("enter")
        await answer(pilot, 2)
        await leave(pilot)
    logs = sorted((tmp_path / "matches").glob("*.jsonl"))
    assert len(logs) == 2
    assert not any(verified(log)[1].finished for log in logs)
