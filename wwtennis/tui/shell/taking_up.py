"""A match is taken up where it was left. Reading it may take a moment; who goes elsewhere meanwhile is let."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from textual.screen import Screen

from wwtennis.kernel.words import _
from wwtennis.tui.shell.background import in_background

if TYPE_CHECKING:
    from wwtennis.files.matches import Kept
    from wwtennis.files.resume import Resumed
    from wwtennis.tui.shell.app import WWTennisApp
    from wwtennis.watching.watched import Watched


class TakingUp:
    """One match at a time."""

    def __init__(self, app: WWTennisApp) -> None:
        self._app = app
        self._is_reading = False

    def go_on_with(self, kept: Kept) -> None:
        """This one; where a bot of it is not known here, somebody says who plays on."""
        from wwtennis.tui.shell.session import strangers

        app, path = self._app, kept.path
        if self._is_reading:
            return
        app.autosave.try_again()
        if any(log.path == path for log in app.autosave.unsaved):
            app.complain(_("{path}: not all of it is saved yet, so it cannot go on").format(path=path))
        elif unknown := strangers(kept.kind, kept.by):
            self._read_to_ask(path, unknown[0])
        else:
            self._read(path)

    def _read(self, path: Path) -> None:
        def take_up() -> Resumed:
            from wwtennis.files.resume import resume

            return resume(path)

        self._is_reading = True
        in_background(self._app, take_up, partial(self._go_on, self._app.screen), self._cannot, self._takes_long)

    def _go_on(self, asked_on: Screen[Any], resumed: Resumed) -> None:
        from wwtennis.tui.shell.session import MatchSession

        self._is_reading = False
        if self._app.screen is not asked_on:
            resumed.journal.close()
            return
        self._app.autosave.take_up(resumed)
        self._app.show_match(MatchSession.taken_up(resumed))

    def _read_to_ask(self, path: Path, bot: str) -> None:
        """A log says truly who played, so where a bot is not known here, others play on in a branch of their own."""

        def read() -> Watched:
            from wwtennis.watching.watched import watch

            return watch(path)

        self._is_reading = True
        in_background(self._app, read, partial(self._ask, self._app.screen, bot), self._cannot, self._takes_long)

    def _ask(self, asked_on: Screen[Any], bot: str, watched: Watched) -> None:
        from wwtennis.tui.shell.screens.play_on import PlayOnScreen

        self._is_reading = False
        decision = watched.replay.decision_at(watched.replay.end)
        if decision is None:
            path = watched.recording.path
            self._app.complain(_("{path}: nobody was asked anything yet, start a new match").format(path=path))
        elif self._app.screen is asked_on:
            why = _("There is no bot called {name} here: who plays on?").format(name=bot)
            self._app.push_screen(PlayOnScreen(watched, decision, why))

    def _cannot(self, sentence: str) -> None:
        self._is_reading = False
        self._app.complain(sentence)

    def _takes_long(self) -> None:
        self._app.notify(_("Reading the match ..."))
