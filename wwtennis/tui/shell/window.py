"""The terminal's window: its title says whose turn it is, and a bell calls. Both are given back as they were."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from wwtennis.kernel.plain import plain
from wwtennis.kernel.words import _
from wwtennis.tui.shell.terminal import FEW_LETTERS

if TYPE_CHECKING:
    from wwtennis.tui.shell.app import WWTennisApp
    from wwtennis.tui.shell.session import MatchSession

LONGEST = 80  # letters of a title
KEEP, GIVE_BACK = "\x1b[22;2t", "\x1b[23;2t"  # the title that the window had


class Window:
    """Writes to the terminal, where there is one that has a window."""

    def __init__(self, app: WWTennisApp) -> None:
        self._app = app
        self._title = ""
        self._is_ours = False  # the title that is to be seen

    def name(self, title: str) -> None:
        title = plain(title, LONGEST)
        if title != self._title:
            self._title = title
            self.take_again()

    def take_again(self) -> None:
        self._write(("" if self._is_ours else KEEP) + f"\x1b]2;{self._title}\x07")
        self._is_ours = True

    def give_back(self) -> None:
        """The title that it had before."""
        if self._is_ours:
            self._write(GIVE_BACK)
            self._is_ours = False

    def turn_of(self, session: MatchSession, seat: int) -> None:
        """Whoever looks at another window sees when to come back."""
        said = _("{name}, your turn") if session.seats[seat].is_person else _("{name} is playing")
        turn = said.format(name=session.names[seat])
        self.name(f"{turn} - {_(session.kind.name)}")

    def call(self) -> None:
        """It is somebody's turn: the bell rings, for those who want it to."""
        if self._app.settings.bell == "turn":
            self._app.bell()

    def _write(self, output: str) -> None:
        driver = self._app._driver
        if driver is not None and not driver.is_headless and os.environ.get("TERM", "") not in FEW_LETTERS:
            driver.write(output)
            driver.flush()
