"""Apps for tests, and what is on their screens."""

from __future__ import annotations

import asyncio
import io
import re
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, Literal, TypeVar

import msgspec
from rich.console import Console
from textual.app import App
from textual.pilot import Pilot
from textual.screen import Screen

from wwtennis.files.autosave import Autosave
from wwtennis.files.settings import Settings, SettingsFile
from wwtennis.games.worldwide.cards import Surface
from wwtennis.games.worldwide.choices import GiveUp, Refuse
from wwtennis.tui.shell.app import WWTennisApp
from wwtennis.tui.shell.session import MatchSession
from wwtennis.tui.worldwide.set_up import MatchChoice, new_match

AnyScreen = TypeVar("AnyScreen", bound=Screen[Any])
PATIENCE = 60.0  # seconds, for what a busy machine may take
STEADY = 3  # looks in a row at which nothing has changed
STYLED = re.compile(r"\x1b\[[0-9;]*m")


def make_app(home: Path, **changes: Any) -> WWTennisApp:
    """An app that keeps its things under `home`, with nothing moving and two players of fixed names."""
    wanted = {"motion": "off", "symbols": "unicode", "language": "en", "names": ("Anna", "Rafael"), **changes}
    file = SettingsFile(home / "settings.json")
    file.save(msgspec.structs.replace(Settings(), **wanted))
    return WWTennisApp(file, Autosave(home / "matches"))


def app_of(pilot: Pilot[Any]) -> WWTennisApp:
    """The app that this pilot flies: ours."""
    assert isinstance(pilot.app, WWTennisApp)
    return pilot.app


@cache
def finished_match(played: Literal["tiebreak", "best-of-3"], seed: int = 2) -> MatchSession:
    """A match that is over: always the same one, whatever the bots learn."""
    choice = MatchChoice(played=played, opponent="bot:greedy", surface=Surface.CLAY)
    session = new_match(choice, ("Anna", "Rafael"), seed=seed)
    session.open()
    number = 0
    while (question := session.pending) is not None:
        options = [option for option in question.options if not isinstance(option, GiveUp | Refuse)]
        session.answer(options[number * 5 % len(options)])
        number += 1
    return session


def picture_of(app: App[Any]) -> str:
    """The screen with its colours, as a terminal would get it: `cat` shows it."""
    console = Console(color_system="truecolor", force_terminal=True, file=io.StringIO(), legacy_windows=False)
    strips = app.screen._compositor.render_strips()
    return "".join(f"{strip.render(console)}\n" for strip in strips)


def text_of(app: App[Any]) -> str:
    """The letters on the screen."""
    return plain(picture_of(app))


def plain(picture: str) -> str:
    """A picture without its colours and the blanks at the ends of its lines."""
    return "\n".join(line.rstrip() for line in STYLED.sub("", picture).splitlines())


def said(app: App[Any]) -> str:
    """The words on the screen, wherever their lines were broken."""
    return " ".join(text_of(app).replace("│", " ").split())


def on_top(app: App[Any], kind: type[AnyScreen]) -> AnyScreen:
    """The screen that is seen, which is of this kind."""
    screen = app.screen  # what is asserted of `app.screen` itself, mypy still believes after the next key
    assert isinstance(screen, kind)
    return screen


def is_laid_out(app: App[Any]) -> bool:
    """Whether the screen that is seen is wholly made: a busy machine takes its time from a key to the last widget."""
    screen = app.screen
    is_made = screen.is_mounted and all(widget.is_mounted for widget in screen.query("*"))
    return is_made and not screen._layout_required and screen._compositor.size == app.size


async def comes_about(app: App[Any], happens: Callable[[], object]) -> None:
    """This comes about, sooner or later: bots think in threads of their own, and machines may be busy."""
    latest = time.monotonic() + PATIENCE
    while not happens():
        assert time.monotonic() < latest, "it did not come about:\n" + text_of(app)
        await asyncio.sleep(0.01)


async def until(pilot: Pilot[Any], happens: Callable[[], object]) -> None:
    """This comes about, and the app has done what it has to do then."""
    await comes_about(pilot.app, happens)
    await pilot.pause()


async def settled(pilot: Pilot[Any]) -> str:
    """What is on the screen once it no longer changes: a busy machine fills a list bit by bit."""
    await pilot.app.workers.wait_for_complete()
    shown, same = text_of(pilot.app), 0
    while same < STEADY:
        await pilot.pause(0.25)
        await comes_about(pilot.app, lambda: is_laid_out(pilot.app))
        before, shown = shown, text_of(pilot.app)
        same = same + 1 if shown == before else 0
    return shown
