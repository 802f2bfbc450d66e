"""What there is a picture of. Each situation brings a fresh app to the moment that is shown.

To add one: write an async function that takes the pilot (its app shows the title), and put it in a table by its name.
Tables: SHELL here, and those of the modules named in TABLES (each has its own SITUATIONS).
"""

from __future__ import annotations

import errno
from collections.abc import Awaitable, Callable
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any
from unittest.mock import patch

from textual.pilot import Pilot
from textual.widgets import Input

from tests.tui.looking import app_of, finished_match
from wwtennis.files.autosave import Autosave
from wwtennis.files.growing import GrowingFile
from wwtennis.games.worldwide.player_cards import PlayerCard
from wwtennis.tui.shell.key_line import KeyLine
from wwtennis.tui.shell.screens.save import SaveScreen
from wwtennis.tui.worldwide.match_end import MatchEndScreen

Situation = Callable[[Pilot[Any]], Awaitable[None]]

SIZES = ((80, 24), (120, 36))
TABLES = (
    "tests.tui.pictures.match_situations",
    "tests.tui.pictures.drama_situations",
    "tests.tui.pictures.replay_situations",
    "tests.tui.pictures.serve_play_situations",
    "tests.tui.pictures.hoops_situations",
    "tests.tui.pictures.learning_situations",
    "tests.tui.pictures.coach_situations",
)


async def title(pilot: Pilot[Any]) -> None:
    await pilot.pause()


async def title_in_light(pilot: Pilot[Any]) -> None:
    app_of(pilot).change(theme="light")
    await pilot.pause()


async def title_in_ascii(pilot: Pilot[Any]) -> None:
    app_of(pilot).change(symbols="ascii")
    await pilot.pause()


async def title_in_sixteen_colours(pilot: Pilot[Any]) -> None:
    app_of(pilot).change(theme="ansi")
    await pilot.pause()


async def setup(pilot: Pilot[Any]) -> None:
    await pilot.press("n")


async def setup_on_clay(pilot: Pilot[Any]) -> None:
    await pilot.press("n", "down", "down", "left")


async def setup_player_card(pilot: Pilot[Any]) -> None:
    """A card of our own: those of the game are balanced anew from time to time."""
    powers = (("heavy_topspin", 2), ("tireless", 7))
    card = PlayerCard("ida", "Ida", {"en": "Clay grinder"}, 13, 4, 1, (27, 31, 50), powers, (("shaky_volleys", 1),))
    with patch("wwtennis.tui.worldwide.set_up_lines.player_cards", lambda: {"ida": card}):
        await pilot.press("n", "up", "up", "up", "right")


async def setup_in_high_contrast(pilot: Pilot[Any]) -> None:
    app_of(pilot).change(theme="contrast")
    await pilot.press("n", "down")


async def settings(pilot: Pilot[Any]) -> None:
    await pilot.press("s")


async def help_on_the_title(pilot: Pilot[Any]) -> None:
    await pilot.press("question_mark")


async def palette(pilot: Pilot[Any]) -> None:
    await pilot.press("ctrl+p")
    pilot.app.screen.query_one(Input).cursor_blink = False  # a picture has no time
    await pilot.press(*"theme")
    await pilot.app.workers.wait_for_complete()
    await pilot.pause(0.1)


async def end_of_a_tiebreak(pilot: Pilot[Any]) -> None:
    await pilot.app.push_screen(MatchEndScreen(finished_match("tiebreak"), seconds=754))


async def end_of_a_won_tiebreak(pilot: Pilot[Any]) -> None:
    await pilot.app.push_screen(MatchEndScreen(finished_match("tiebreak", seed=6), seconds=4554))


async def end_of_a_match(pilot: Pilot[Any]) -> None:
    await pilot.app.push_screen(MatchEndScreen(finished_match("best-of-3"), seconds=3210))


async def end_in_ascii(pilot: Pilot[Any]) -> None:
    app_of(pilot).change(symbols="ascii")
    await pilot.app.push_screen(MatchEndScreen(finished_match("tiebreak"), seconds=754))


async def saving_a_match(pilot: Pilot[Any]) -> None:
    await pilot.app.push_screen(SaveScreen(finished_match("tiebreak")))
    field = pilot.app.screen.query_one(Input)
    while not field.has_focus:  # until then it looks otherwise
        await pilot.pause()
    field.cursor_blink = False
    field.value = "/home/anna/anna-greedy.jsonl"
    field.cursor_position = len(field.value)


async def not_saved(pilot: Pilot[Any]) -> None:
    """On the title, about to leave."""
    log = GrowingFile(Path("/home/anna/matches/20260703-161530-anna-rafael.jsonl"))
    log.fault = OSError(errno.ENOSPC, "No space left on device")
    with patch.object(Autosave, "unsaved", [log]), patch.object(Autosave, "try_again"):
        await pilot.press("q")
        await pilot.pause()
        pilot.app.screen.query(KeyLine).refresh()
        pilot.app.screen_stack[0].query(KeyLine).refresh()
        await pilot.pause()


SHELL: dict[str, Situation] = {
    situation.__name__: situation
    for situation in (
        title, title_in_light, title_in_ascii, title_in_sixteen_colours, setup, setup_on_clay, setup_player_card,
        setup_in_high_contrast, settings, help_on_the_title, palette, end_of_a_tiebreak,
        end_of_a_won_tiebreak, end_of_a_match, end_in_ascii,
        saving_a_match, not_saved,
    )
}  # fmt: skip


def all_situations() -> dict[str, Situation]:
    """Every situation by name."""
    found = dict(SHELL)
    for table in TABLES:
        if find_spec(table) is not None:
            found.update(import_module(table).SITUATIONS)
    return found
