"""What is not saved yet, and what becomes of it before anything is left."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from wwtennis.tui.shell.actions import UNSAVED
from wwtennis.tui.shell.page import Page

if TYPE_CHECKING:
    from wwtennis.tui.shell.app import WWTennisApp


class Unsaved:
    """Asks, where the disk did not take something."""

    def __init__(self, app: WWTennisApp) -> None:
        self._app = app

    def __bool__(self) -> bool:
        return bool(self._app.autosave.unsaved)

    @property
    def is_asked(self) -> bool:
        """What is to become of it is being asked already."""
        return any(isinstance(screen, Page) and screen.section is UNSAVED for screen in self._app.screen_stack)

    def see_to_it(self) -> None:
        """Whoever wants to can see to it at once."""
        if self and not self.is_asked:
            self._ask(lambda: None, leaves=False)

    def once_saved(self, then: Callable[[], object]) -> None:
        """Go on when everything is saved, or when whoever plays goes on without."""
        self._app.autosave.try_again()
        if self:
            self._ask(then, leaves=True)
        else:
            then()

    def _ask(self, then: Callable[[], object], *, leaves: bool) -> None:
        from wwtennis.tui.shell.screens.unsaved import UnsavedScreen

        def go_on(goes_on: bool | None) -> None:
            if goes_on:
                then()

        self._app.push_screen(UnsavedScreen(leaves), go_on)
