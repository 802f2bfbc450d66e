"""The rulebook in the app and the academy, in pictures."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from textual.pilot import Pilot

from tests.tui.looking import app_of, until
from tests.tui.pictures.match_situations import found
from wwtennis.files.lessons import all_lessons
from wwtennis.games.worldwide.cards import Surface
from wwtennis.games.worldwide.choices import Ask
from wwtennis.tui.shell.lesson_session import LessonSession
from wwtennis.tui.shell.match_page import MatchPage
from wwtennis.tui.shell.screens.academy import AcademyScreen, LessonOver
from wwtennis.tui.shell.screens.rulebook import RulebookScreen, SearchField

Situation = Callable[[Pilot[Any]], Awaitable[None]]


def asked(app: Any) -> bool:
    return isinstance(app.screen, MatchPage) and app.screen.playing.shown.draft is not None


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


async def academy(pilot: Pilot[Any]) -> None:
    first, second = all_lessons()[0][:2]
    app_of(pilot).change(lessons_done=(first.id, second.id))
    await pilot.press("a")
    await until(pilot, lambda: isinstance(pilot.app.screen, AcademyScreen))
    await pilot.pause()


def lesson(number: int, *steps: bool, cards: Any = None) -> Situation:
    """At a step of it: so many answers are given before, right or wrong. Its numbers are pinned."""

    async def shown(pilot: Pilot[Any]) -> None:
        taught = msgspec.structs.replace(all_lessons()[0][number], cards=PINNED_NUMBERS if cards is None else cards)
        app_of(pilot).learning.take(taught)
        await until(pilot, lambda: asked(pilot.app))
        for is_right in steps:
            await answer(pilot, is_right)
        await pilot.pause()

    return shown


async def answer(pilot: Pilot[Any], is_right: bool) -> None:
    page = pilot.app.screen
    assert isinstance(page, MatchPage)
    session = page.playing.session
    assert isinstance(session, LessonSession)
    wanted = session.taking.wanted()
    wrong = [option for option in session.taking.question.options if option not in wanted]
    page.playing.give(wanted[0] if is_right else wrong[0])
    await until(pilot, lambda: asked(pilot.app) or isinstance(pilot.app.screen, LessonOver))


PUZZLE = 11  # the first, after eleven lessons
# What is seen of the cards in these lessons, so that calibrating the deck changes no picture.
PINNED_NUMBERS: dict[int, dict[str, Any]] = {
    1: {"difficulty": 0}, 13: {"difficulty": 0}, 9: {"difficulty": 3}, 11: {"difficulty": 2},
    25: {"difficulty": 4, "malus": {"clay": 3, "hard": 5, "grass": 7, "indoor": 5}},
    29: {"difficulty": 4, "malus": {"clay": 3, "hard": 4, "grass": 7, "indoor": 5}},
    36: {"difficulty": 12}, 48: {"malus": {"clay": 0, "hard": 1, "grass": 2, "indoor": 1}},
    61: {"difficulty": 2}, 62: {"difficulty": 4, "malus": {"clay": 3, "hard": 3, "grass": 3, "indoor": 3}},
    63: {"difficulty": 9}, 64: {"difficulty": 10}, 65: {"difficulty": 13},
}  # fmt: skip

SITUATIONS: dict[str, Situation] = {
    "rulebook": rulebook,
    "rulebook_searched": rulebook_searched,
    "rulebook_in_ascii": rulebook_in_ascii,
    "rulebook_of_a_refused_card": rulebook_of_a_refused_card,
    "match_refused_card": refused_card,
    "academy": academy,
    "lesson": lesson(0),
    "lesson_wrong_answer": lesson(1, True, False),
    "lesson_over": lesson(0, True, True, True, True),
    "lesson_of_serve_play": lesson(-2, True, cards={}),
    "lesson_of_hoops": lesson(-1, True, cards={}),
    "puzzle": lesson(PUZZLE),
}
