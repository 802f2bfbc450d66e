"""The commentary: what happened and why, the newest line at the bottom."""

from __future__ import annotations

from wwtennis.kernel.commentary import Comment, Tone
from wwtennis.tui.shell.canvas import Canvas, wrap
from wwtennis.tui.shell.ink import side_ink
from wwtennis.tui.shell.painted import Painted
from wwtennis.tui.shell.shown import AnyShown

TALL = 12
MOST = 100  # lines: more than any terminal has


def last_lines(shown: AnyShown) -> tuple[Comment, ...]:
    return tuple(shown.scene.lines[-MOST:])


class Commentary(Painted[AnyShown, tuple[Comment, ...]]):
    """As many of the last lines as there is room for."""

    def value(self, shown: AnyShown) -> tuple[Comment, ...]:
        return last_lines(shown)

    def paint(self, canvas: Canvas, value: tuple[Comment, ...]) -> None:
        row = canvas.height
        if canvas.height >= TALL:  # a column of its own fills from the top
            row = min(row, sum(len(wrap(comment.text, max(10, canvas.width - 3))) for comment in value))
        for age, comment in enumerate(reversed(value)):
            pieces = wrap(comment.text, max(10, canvas.width - 3))
            row -= len(pieces)
            if row < 0 < age:  # no half sentences, but of the newest
                return
            for number, piece in enumerate(pieces):
                canvas.put(2, row + number, piece, _ink(comment, age))
                if comment.seat is not None:
                    canvas.put(0, row + number, self.symbols.lines[1], side_ink(comment.seat))
            if row <= 0:
                return


def _ink(comment: Comment, age: int) -> str:
    if comment.tone in (Tone.POINT, Tone.SCORE):
        return "bold foreground" if age < 3 else "bold muted"
    if age == 0:
        return "foreground"
    return "muted"
