"""The commentary: what happened and why, the newest line at the bottom."""

from __future__ import annotations

from collections.abc import Sequence

from wwtennis.games.worldwide.cards import Surface
from wwtennis.kernel.commentary import Comment, Tone
from wwtennis.tui.shell.canvas import Canvas, wrap
from wwtennis.tui.shell.painted import Painted

SEAT_INKS = ("home", "away")
TALL = 12


class Told(Painted):
    """As many of the last lines as there is room for."""

    def __init__(self, surface: Surface, *, id: str | None = None) -> None:  # noqa: A002
        super().__init__(surface, id=id)
        self._lines: Sequence[Comment] = ()

    def show(self, lines: Sequence[Comment]) -> None:
        kept = tuple(lines[-self.app.size.height :])
        if kept != self._lines:
            self._lines = kept
            self.repaint()

    def paint(self, canvas: Canvas) -> None:
        row = canvas.height
        if canvas.height >= TALL:  # a column of its own fills from the top
            row = min(row, sum(len(wrap(telling.text, max(10, canvas.width - 3))) for telling in self._lines))
        for age, telling in enumerate(reversed(self._lines)):
            pieces = wrap(telling.text, max(10, canvas.width - 3))
            row -= len(pieces)
            if row < 0 < age:  # no half sentences, but of the newest
                return
            for number, piece in enumerate(pieces):
                canvas.put(2, row + number, piece, _ink(telling, age))
                if telling.seat is not None:
                    canvas.put(0, row + number, self.symbols.lines[1], SEAT_INKS[telling.seat])
            if row <= 0:
                return


def _ink(telling: Comment, age: int) -> str:
    if telling.tone in (Tone.POINT, Tone.SCORE):
        return "bold foreground" if age < 3 else "bold muted"
    if age == 0:
        return "foreground"
    return "muted"
