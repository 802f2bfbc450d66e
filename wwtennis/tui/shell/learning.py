"""What there is to learn from: the rulebook, lessons and puzzles. Whatever cannot be read is one sentence."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from textual.screen import Screen

from wwtennis.tui.shell.background import in_background
from wwtennis.tui.shell.game_screens import known
from wwtennis.tui.shell.page import Page

if TYPE_CHECKING:
    from wwtennis.kernel.lesson import Lesson
    from wwtennis.kernel.rulebook import Rulebook
    from wwtennis.tui.shell.app import WWTennisApp
    from wwtennis.tui.shell.lesson_session import LessonSession


class Learning:
    """Files are read in a thread; who goes elsewhere meanwhile is let."""

    def __init__(self, app: WWTennisApp) -> None:
        self._app = app

    # Rules

    def open_rules(self) -> None:
        """Of the game that is on the screen, or was last: those that matter there, or all of them."""
        app = self._app
        pages = [screen for screen in reversed(app.screen_stack) if isinstance(screen, Page)]
        game = next((page.game_here for page in pages if page.game_here), known(app.settings.game))
        if pages and app.check_action("rules", ()):
            show = partial(self._show_rules, app.screen, pages[0].rules_here())
            in_background(app, partial(_book, game), show, app.complain)

    def _show_rules(self, asked_on: Screen[Any], wanted: Sequence[str], book: Rulebook) -> None:
        from wwtennis.tui.shell.screens.rulebook import RulebookScreen

        if self._app.screen is asked_on:
            self._app.push_screen(RulebookScreen(book, wanted))

    # Lessons and puzzles

    def show_academy(self, chosen: str = "") -> None:
        """Their list, at this one. What cannot be read of them is told, and the others are there."""
        in_background(self._app, _lessons, partial(self._show_academy, self._app.screen, chosen), self._app.complain)

    def _show_academy(self, asked_on: Screen[Any], chosen: str, found: tuple[list[Lesson], list[str]]) -> None:
        from wwtennis.tui.shell.screens.academy import AcademyScreen

        lessons, troubles = found
        if self._app.screen is asked_on:
            self._app.show_over_title(AcademyScreen(lessons, chosen))
            for trouble in troubles:
                self._app.complain(trouble)

    def take(self, lesson: Lesson) -> None:
        """It is not kept as a match is."""
        begin = partial(_begun, lesson, self._app.settings.names)
        in_background(self._app, begin, partial(self._taken, self._app.screen), self._app.complain)

    def _taken(self, asked_on: Screen[Any], session: LessonSession) -> None:
        if self._app.screen is asked_on:
            self._app.show_match(session)

    def over(self, session: LessonSession) -> None:
        """It was taken to its end, and need not be taken again."""
        from wwtennis.tui.shell.screens.academy import LessonOver

        app = self._app
        app.remember(lessons_done=tuple(dict.fromkeys((*app.settings.lessons_done, session.lesson.id))))
        app.push_screen(LessonOver(session))


def _book(game: str) -> Rulebook:
    from wwtennis.files.rulebooks import load_rulebook

    return load_rulebook(game)


def _lessons() -> tuple[list[Lesson], list[str]]:
    from wwtennis.files.lessons import all_lessons

    return all_lessons()


def _begun(lesson: Lesson, names: Sequence[str]) -> LessonSession:
    from wwtennis.tui.shell.lesson_session import session_for

    return session_for(lesson, names)
