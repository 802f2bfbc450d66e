"""A match as the app shows it, drawn in memory: a screen for pictures and recordings, at which nobody sits."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from textual.content import Content
from textual.screen import Screen
from textual.strip import Strip

from wwtennis.kernel.errors import BadFile
from wwtennis.tui.shell.app import WWTennisApp
from wwtennis.tui.shell.exports import Wanted
from wwtennis.tui.shell.game_screens import screens_of
from wwtennis.tui.shell.key_line import KeyLine
from wwtennis.watching.text import title

PROGRAM = "wwtennis"


class Exhibit(WWTennisApp):
    """The app with nothing but a replay in it."""

    def __init__(self, wanted: Wanted, moment: int) -> None:
        super().__init__(wanted.settings_file, language="")  # the language that is spoken already
        # What is strange about the recording has been told where it was opened.
        self._watched = msgspec.structs.replace(wanted.watched, notes=())
        self.page = screens_of(wanted.watched.kind.id).replay(self._watched, moment, wanted.view)
        self._trouble = ""

    @property
    def speed(self) -> float:
        return 1.0  # whatever moves is to be seen

    def get_default_screen(self) -> Screen[Any]:
        return Screen()

    async def show(self) -> None:
        """Put the replay on the screen."""
        self._trouble = ""  # settings that cannot be read are none: the defaults do
        await self.push_screen(self.page)
        dot = " - " if self.ascii_only else " · "
        caption = Content.assemble((PROGRAM, "bold $accent"), (dot + title(self._watched), "$muted"))
        self.page.query_one(KeyLine).caption(caption)

    def warn(self, sentence: str) -> None:
        """There is nobody to be told that something cannot be shown: there is no picture then."""
        self._trouble = self._trouble or sentence

    def strips(self) -> list[Strip]:
        """What is on the screen now, line by line; BadFile where the recording cannot be followed."""
        if self._trouble:
            raise BadFile(self._trouble)
        return self.page._compositor.render_strips()


@asynccontextmanager
async def exhibited(wanted: Wanted, moment: int) -> AsyncIterator[Exhibit]:
    """The app, with its screen as it is at that moment."""
    app = Exhibit(wanted, moment)
    async with app.run_test(size=wanted.size) as pilot:
        await app.show()
        await pilot.pause()
        yield app
