"""The match screen under test: a session at any question, quick keys, and every frame that was shown."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from textual import events
from textual.keys import _character_to_key

from tests.tui.looking import PATIENCE, comes_about, is_laid_out, make_app, text_of
from wwtennis.games.worldwide.kind import KIND
from wwtennis.games.worldwide.state import Match
from wwtennis.kernel.log import HUMAN
from wwtennis.kernel.table import Table
from wwtennis.tui.shell.app import WWTennisApp
from wwtennis.tui.shell.playback import Playback
from wwtennis.tui.shell.screens.handover import HandOver
from wwtennis.tui.shell.session import MatchSession, SeatPlan
from wwtennis.tui.worldwide.draft import Draft
from wwtennis.tui.worldwide.match import MatchScreen
from wwtennis.tui.worldwide.shown import Shown

SIZE = (80, 24)


def at(table: Table[Match], *, practice: bool = False, other: str = HUMAN) -> MatchSession:
    """A session at this question: whoever is asked is a person, and so is the other one if nothing else is said."""
    names = [seat.name for seat in table.state.setup.seats]
    asked = table.pending.seat if table.pending is not None else 0
    plans = [SeatPlan(HUMAN if seat == asked else other, names[seat]) for seat in (0, 1)]
    return MatchSession(KIND, table.state.setup, plans, seed=1, practice=practice, table=table)


class Seat:
    """Whoever sits at the keyboard: presses keys, looks at the screen."""

    def __init__(self, app: WWTennisApp, session: MatchSession) -> None:
        self.app = app
        self.session = session
        self.over: list[MatchSession] = []

    @property
    def screen(self) -> MatchScreen:
        assert isinstance(self.app.screen, MatchScreen)
        return self.app.screen

    @property
    def shown(self) -> Shown:
        return self.screen.shown

    @property
    def draft(self) -> Draft | None:
        """The answer that is being put together."""
        return self.shown.draft

    @property
    def playback(self) -> Playback:
        return self.screen.playing.playback

    async def press(self, *keys: str) -> None:
        """Keys, each waited for until it is wholly done: some ten times as quick as a pilot."""
        for key in keys:
            named = _character_to_key(key) if len(key) == 1 else key
            self.app.post_message(events.Key(named, key if len(key) == 1 else None))
            await self.settle()

    async def settle(self) -> None:
        """Let the app, its screen and the app again come to the end of what they have to do."""
        for _ in range(2):
            done = asyncio.Event()
            screen = self.app.screen
            self.app.call_later(lambda: screen.call_later(lambda: self.app.call_later(done.set)))  # noqa: B023
            await asyncio.wait_for(done.wait(), PATIENCE)
        await comes_about(self.app, lambda: not self.app.screen_stack or is_laid_out(self.app))

    async def wait_for(self, happens: Any) -> None:
        """This comes about, sooner or later."""
        await comes_about(self.app, happens)

    @property
    def text(self) -> str:
        return text_of(self.app)

    def part(self, name: str) -> str:
        """The letters of one widget."""
        widget: Any = self.app.screen.query_one(f"#{name}")
        return "\n".join(line.rstrip() for line in widget.canvas().text())


@asynccontextmanager
async def seated(
    session: MatchSession, home: Path, size: tuple[int, int] = SIZE, *, sit_down: bool = True, **settings: Any
) -> AsyncIterator[Seat]:
    """The app, showing this match to whoever is asked first."""
    app = make_app(home, **settings)
    seat = Seat(app, session)
    app.match_over = lambda session: seat.over.append(session)  # type: ignore[method-assign]
    async with app.run_test(size=size) as pilot:
        app.show_match(session)
        await pilot.pause()
        await seat.settle()
        if sit_down and isinstance(app.screen, HandOver):
            await seat.press("enter")
        yield seat


def record_frames(app: WWTennisApp) -> list[tuple[str, str]]:
    """From now on, every frame that is sent to the terminal: the kind of screen, and its letters."""
    frames: list[tuple[str, str]] = []
    display = app._display

    def keep(screen: Any, renderable: Any) -> None:
        display(screen, renderable)
        if renderable is not None and screen is app.screen and screen.is_attached:
            text = "\n".join(strip.text for strip in screen._compositor.render_strips())
            frames.append((type(screen).__name__, text))

    app._display = keep  # type: ignore[method-assign]
    return frames
