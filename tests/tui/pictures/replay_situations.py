"""The replay, and the list of matches."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from textual.pilot import Pilot
from textual.widgets import Input

from tests.tui.kept_matches import keep
from tests.tui.looking import app_of
from wwtennis.files.matches import rename
from wwtennis.games.worldwide.cards import Surface
from wwtennis.games.worldwide.solo_levels import BY_THE_BOOK
from wwtennis.tennis.score import BEST_OF_3, BEST_OF_5
from wwtennis.watching.watched import watch


def some_matches(folder: Path) -> None:
    keep(folder, "7", 4, 30, names=("Anna", "Greedy"), by=("human", "greedy"), date="2026-07-06T11:30:00Z")
    keep(folder, "6", 3, played=BEST_OF_5, surface=Surface.GRASS, date="2026-07-05T20:45:00Z")
    keep(folder, "5", 8, solo=BY_THE_BOOK, names=("Anna", "Solo"), by=("human", "solo"), date="2026-07-04T09:05:00Z")
    keep(folder, "4", 5, played=BEST_OF_3, surface=Surface.CLAY, date="2026-07-03T14:15:30Z")
    keep(folder, "3", 6, 60, surface=Surface.INDOOR, played=BEST_OF_3, date="2026-07-02T18:00:00Z")
    keep(folder, "2", 9, names=("Zoë", "Rafael the Great of Manacor"), date="2026-07-01T08:30:00Z")
    rename(folder / "4.jsonl", "The final")


def folder_of(pilot: Pilot[Any]) -> Path:
    folder: Path = app_of(pilot).autosave.folder
    return folder


async def open_replay(pilot: Pilot[Any], moment: int, view: str = "all", **how: Any) -> None:
    watched = watch(keep(folder_of(pilot), **how))
    app_of(pilot).show_replay(watched, moment, view)
    await pilot.pause()


async def matches(pilot: Pilot[Any]) -> None:
    some_matches(folder_of(pilot))
    await pilot.press("m", "down", "down", "down")


async def matches_filtered(pilot: Pilot[Any]) -> None:
    some_matches(folder_of(pilot))
    await pilot.press("m", "slash")
    pilot.app.screen.query_one(Input).cursor_blink = False  # a picture has no time
    await pilot.press(*"solo")
    await pilot.pause()


async def matches_none_yet(pilot: Pilot[Any]) -> None:
    await pilot.press("m")


async def matches_delete(pilot: Pilot[Any]) -> None:
    some_matches(folder_of(pilot))
    await pilot.press("m", "down", "d")


async def matches_in_ascii(pilot: Pilot[Any]) -> None:
    app_of(pilot).change(symbols="ascii")
    await matches(pilot)


async def replay(pilot: Pilot[Any]) -> None:
    await open_replay(pilot, 700, seed=3, played=BEST_OF_3, surface=Surface.CLAY)


async def replay_numbers(pilot: Pilot[Any]) -> None:
    await open_replay(pilot, 900, seed=3, played=BEST_OF_3, surface=Surface.GRASS)
    await pilot.press("tab")


async def replay_of_one_seat(pilot: Pilot[Any]) -> None:
    await open_replay(pilot, 150, "b", seed=3, surface=Surface.INDOOR, undo_every=25)


async def replay_in_light(pilot: Pilot[Any]) -> None:
    app_of(pilot).change(theme="light")
    await open_replay(pilot, 400, seed=5, played=BEST_OF_3, surface=Surface.HARD)


async def replay_in_ascii(pilot: Pilot[Any]) -> None:
    app_of(pilot).change(symbols="ascii")
    await open_replay(pilot, 400, seed=8, played=BEST_OF_3)


async def replay_jump(pilot: Pilot[Any]) -> None:
    await open_replay(pilot, 100, seed=3)
    await pilot.press("colon")
    pilot.app.screen.query_one(Input).cursor_blink = False
    await pilot.press("p")


async def replay_play_on(pilot: Pilot[Any]) -> None:
    await open_replay(pilot, 200, seed=3, surface=Surface.CLAY)
    await pilot.press("o", "down", "right")


SITUATIONS = {
    situation.__name__: situation
    for situation in (
        matches, matches_filtered, matches_none_yet, matches_delete, matches_in_ascii, replay, replay_numbers,
        replay_of_one_seat, replay_in_light, replay_in_ascii, replay_jump, replay_play_on,
    )
}  # fmt: skip
