"""What a screen wanted to say and did not get said: cut at an edge, painted over, or shortened."""

from __future__ import annotations

import re
from typing import Any

from rich.cells import get_character_cell_size
from textual.app import App

from tests.games.hoops.courtside import CARDS
from tests.pseudo import NAMES
from tests.tui.looking import text_of
from wwtennis.games.hoops.cards import PLAYERS
from wwtennis.tui.serve_play.widgets.court import Court as CourtOfServePlay
from wwtennis.tui.shell.canvas import Canvas
from wwtennis.tui.shell.painted import Painted
from wwtennis.tui.worldwide.widgets.court import Court

CUT = re.compile(r"\S*…")
FAMILIES = {player.name.split(" ")[-1] for number, player in CARDS.players.items() if number in PLAYERS}


class Witness(Canvas):
    """A canvas that notices which words lose letters."""

    def __init__(self, width: int, height: int, stamps: bool) -> None:
        super().__init__(width, height)
        self._stamps = stamps  # what is painted over something is meant to be
        self.lost: list[str] = []

    def put(
        self, x: int, y: int, text: str, ink: str = "foreground", ground: str | None = None, *, about: str = ""
    ) -> int:
        at = x
        for letter in text:
            if self._is_no_place_for(letter, at, y):
                self.lost.append(text)
                break
            at += get_character_cell_size(letter)
        return super().put(x, y, text, ink, ground, about=about)

    def _is_no_place_for(self, letter: str, x: int, y: int) -> bool:
        """Outside, or where another word stands, which goes for it."""
        if not (0 <= x < self.width and 0 <= y < self.height):
            return letter.isalpha()
        before = self.letters[y][x]
        return before.isalpha() and letter not in (" ", before) and not self._stamps


def clipped(app: App[Any]) -> list[str]:
    """The words that end in an ellipsis, names aside, which may be as long as somebody likes; and what else is lost."""
    return [*(word for word in CUT.findall(text_of(app)) if not _is_a_name(word)), *_lost(app)]


def _is_a_name(word: str) -> bool:
    begun = word.strip("…–").lstrip("0123456789▸")  # a price and the cursor stand right before it
    return any(name.startswith(begun) for name in (*NAMES, *FAMILIES))


def _lost(app: App[Any]) -> list[str]:
    found = []
    for widget in app.screen.query(Painted):
        if widget.display and widget.size.area:
            witness = Witness(*widget.size, stamps=isinstance(widget, Court | CourtOfServePlay))
            widget.paint(witness, widget._look())
            found += [f"{type(widget).__name__}: {text}" for text in witness.lost]
    return found
