"""Keys wait for the screen they are meant for: a fast typist is ahead of one that is still being made."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from textual import events

if TYPE_CHECKING:
    from wwtennis.tui.shell.app import WWTennisApp

HOLD = 0.01  # seconds


class HeldKeys:
    """Those that came too early, in order."""

    def __init__(self, app: WWTennisApp, give: Callable[[events.Key], Awaitable[None]]) -> None:
        self._app = app
        self._give = give
        self._keys: list[events.Key] = []

    def holds(self, key: events.Key) -> bool:
        """Whether it has to wait: for its screen, or for keys before it."""
        if not self._keys and self._app.screen.is_mounted:
            return False
        self._keys.append(key)
        if len(self._keys) == 1:
            self._app.set_timer(HOLD, self._release)
        return True

    async def _release(self) -> None:
        """One key at a time: what it sets going comes before the next."""
        if not self._app.screen_stack:  # on the way out
            self._keys.clear()
        if self._keys and self._app.screen.is_mounted:
            await self._give(self._keys.pop(0))
        if self._keys:
            self._app.set_timer(HOLD, self._release)
