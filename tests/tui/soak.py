"""Somebody hits keys at random and drags the window about: whatever happens, the app goes on and the log holds."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import msgspec
from textual.events import Key, MouseDown, MouseUp
from textual.pilot import Pilot

from tests.tui.looking import make_app
from wwtennis.files.logs import read_log
from wwtennis.kernel.check import check
from wwtennis.tui.shell.app import WWTennisApp
from wwtennis.tui.shell.page import Page

PLAYS = ["enter"] * 8 + ["space"] * 2 + ["tab", "down", "up", "left", "right", "j", "k", "h", "l"]
PICKS = [*"1234567890", "plus", "minus", "t", "s", "r", "n", "b", "f", "a", "c", "y"]
AROUND = ["escape", "question_mark", "ctrl+p", "u", "q", "g", "f1", "x", "pageup", "ctrl+r", "backspace", "é"]
OPPONENTS = ("human", "solo:book", "bot:random", "bot:greedy")


class Soak(msgspec.Struct):
    """What has been done so far."""

    keys: int = 0
    resizes: int = 0
    restarts: int = 0
    matches: int = 0  # played to their end
    screens: set[str] = set()


async def soak(home: Path, seed: int, matches: int = 10**9, keys: int = 10**9, game: str | None = None) -> Soak:
    """Play until so many matches are over, or so many keys have been pressed. `game`: this one, or any."""
    done, luck = Soak(), random.Random(seed)
    while done.matches < matches and done.keys < keys:
        chosen = game or luck.choice([*ANY_MATCH])
        theme = luck.choice(["dark", "light", "ansi", "contrast"])
        app = make_app(home, game=chosen, setups={chosen: ANY_MATCH[chosen](luck)}, theme=theme)
        async with app.run_test(size=(80, 24)) as pilot:
            await _sit_and_play(app, pilot, luck, done, matches, keys)
        done.restarts += 1
    for log in (home / "matches").glob("*.jsonl"):
        recording = read_log(log)
        check(recording.game, recording.entries, recording.header.seed)
    return done


def _any_worldwide(luck: random.Random) -> dict[str, Any]:
    return {
        "opponent": luck.choice(OPPONENTS), "surface": luck.choice(["clay", "hard", "grass", "indoor"]),
        "practice": luck.random() < 0.3, "level": luck.choice(["warmup", "advanced"]),
    }  # fmt: skip


def _any_serve_play(luck: random.Random) -> dict[str, Any]:
    return {
        "doubles": luck.random() < 0.5, "by": ["human", *(luck.choice(["human", "greedy", "random"]) for _ in "BCD")],
        "tiebreak": True, "practice": luck.random() < 0.3, "fresh_card": luck.random() < 0.3,
    }  # fmt: skip


ANY_MATCH = {"worldwide": _any_worldwide, "serve-play": _any_serve_play}


async def _sit_and_play(
    app: WWTennisApp, pilot: Pilot[Any], luck: random.Random, done: Soak, matches: int, keys: int
) -> None:
    """Until there is enough, or Ctrl+C was pressed."""
    over = ""
    while app.is_running and done.matches < matches and done.keys < keys:
        section = app.screen.section.id if isinstance(app.screen, Page) else "?"
        done.screens.add(section)
        if section == "match_end" and over != "match_end":
            done.matches += 1
        over = section
        if luck.random() < 0.02:
            await pilot.resize_terminal(*_any_size(luck))
            done.resizes += 1
        elif luck.random() < 0.02:
            await click(app, luck.randrange(app.size.width), luck.randrange(app.size.height))
        if luck.random() < 0.001:
            await press(app, "ctrl+c")
            return
        await press(app, _any_key(luck, section))
        done.keys += 1


def _any_size(luck: random.Random) -> tuple[int, int]:
    if luck.random() < 0.25:
        return luck.randrange(1, 90), luck.randrange(1, 30)
    return luck.randrange(80, 220), luck.randrange(24, 70)


def _any_key(luck: random.Random, section: str) -> str:
    if section == "title":
        return luck.choice(["n", "n", "c", "enter", "down", "s", "question_mark"])
    if section in ("setup", "settings", "help", "match_end"):
        return luck.choice(["enter", "enter", "escape", "right", "down", *AROUND[:3], "r"])
    kinds = luck.random()
    keys: list[str] = PLAYS if kinds < 0.75 else PICKS if kinds < 0.95 else AROUND
    return luck.choice(keys)


async def click(app: WWTennisApp, x: int, y: int) -> None:
    """As a terminal sends it: the app finds out what lies there."""
    for event in (MouseDown, MouseUp):
        app.post_message(event(None, x, y, 0, 0, 1, False, False, False, x, y, None))
        await asyncio.sleep(0.003)


async def press(app: WWTennisApp, key: str) -> None:
    """Much faster than the pilot, which waits for everything to settle: so would nobody who hits keys at random."""
    app.post_message(Key(key, key if len(key) == 1 else None))
    await asyncio.sleep(0.003)
