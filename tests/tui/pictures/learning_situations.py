"""The rulebook in the app, in pictures."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from textual.pilot import Pilot

from tests.tui.looking import app_of, until
from tests.tui.pictures.match_situations import found
from wwtennis.games.worldwide.cards import Surface
from wwtennis.games.worldwide.choices import Ask
from wwtennis.tui.shell.screens.rulebook import RulebookScreen, SearchField

Situation = Callable[[Pilot[Any]], Awaitable[None]]


async def is_open(pilot: Pilot[Any]) -> None:
    """The book is there to be read."""

    def shows() -> bool:
        screen = pilot.app.screen
        return isinstance(screen, RulebookScreen) and bool(screen.found)

    await until(pilot, shows)
    pilot.app.screen.query_one(SearchField).cursor_blink = False
    await pilot.pause()


async def rulebook(pilot: Pilot[Any]) -> None:
    await pilot.press("R")
    await is_open(pilot)


async def rulebook_searched(pilot: Pilot[Any]) -> None:
    await rulebook(pilot)
    await pilot.press(*"10.3")
    await pilot.pause()


async def rulebook_in_ascii(pilot: Pilot[Any]) -> None:
    app_of(pilot).change(symbols="ascii")
    await rulebook(pilot)


async def rulebook_of_a_refused_card(pilot: Pilot[Any]) -> None:
    """The first card of the hand cannot be played: its reason has a rule."""
    await refused_card(pilot)
    await pilot.press("R")
    await is_open(pilot)


async def refused_card(pilot: Pilot[Any]) -> None:
    app_of(pilot).show_match(found(Ask.STROKE, lambda m, question: question.options[0].card != 1, Surface.GRASS))
    await pilot.pause()
    await pilot.press("1")


SITUATIONS: dict[str, Situation] = {
    "rulebook": rulebook,
    "rulebook_searched": rulebook_searched,
    "rulebook_in_ascii": rulebook_in_ascii,
    "rulebook_of_a_refused_card": rulebook_of_a_refused_card,
    "match_refused_card": refused_card,
}
