"""The commentary: what happened and why, the newest line at the bottom."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from wwtennis.kernel.commentary import Comment, Tone
from wwtennis.tui.shell.canvas import Canvas, fitting, wrap
from wwtennis.tui.shell.ink import side_ink
from wwtennis.tui.shell.painted import Painted
from wwtennis.tui.shell.shown import AnyShown

MANY, TALL = 5, 12  # rows
MOST = 100  # lines: more than any terminal has


class CommentaryShown(NamedTuple):
    lines: tuple[Comment, ...]
    last_point: tuple[str, ...] = ("",)


def last_lines(shown: AnyShown) -> CommentaryShown:
    return CommentaryShown(tuple(shown.scene.lines[-MOST:]), tuple(shown.scene.last_point))


class Commentary(Painted[AnyShown, CommentaryShown]):
    """How the last point ended, which stays, and as many of the last lines as there is room for below it."""

    wheel_up = "screen.what_happened"  # whoever scrolls back wants to read it all

    def value(self, shown: AnyShown) -> CommentaryShown:
        return last_lines(shown)

    def paint(self, canvas: Canvas, value: CommentaryShown) -> None:
        pieces = self._last_point(canvas, value.last_point)
        for row, piece in enumerate(pieces):
            canvas.put(0, row, piece, "accent")
        self._paint_lines(canvas, len(pieces), value.lines)

    def _last_point(self, canvas: Canvas, ways: Sequence[str]) -> list[str]:
        """On one line where there are few, and not at all where there is but one."""
        if not ways[0] or canvas.height < 2:
            return []
        pieces = wrap(ways[0], canvas.width - 1)
        return pieces if canvas.height >= MANY else [fitting(ways, canvas.width - 1, self.symbols.ellipsis)]

    def _paint_lines(self, canvas: Canvas, top: int, lines: tuple[Comment, ...]) -> None:
        row = canvas.height
        if canvas.height >= TALL:  # a column of its own fills from the top
            row = min(row, top + sum(len(wrap(comment.text, max(10, canvas.width - 3))) for comment in lines))
        for age, comment in enumerate(reversed(lines)):
            pieces = wrap(comment.text, max(10, canvas.width - 3))
            row -= len(pieces)
            if row < top and age:  # no half sentences, but of the newest
                return
            for number, piece in enumerate(pieces):
                if row + number >= top:
                    canvas.put(2, row + number, piece, _ink(comment, age))
                    if comment.seat is not None:
                        canvas.put(0, row + number, self.symbols.lines[1], side_ink(comment.seat))
            if row <= top:
                return


def _ink(comment: Comment, age: int) -> str:
    if comment.tone in (Tone.POINT, Tone.SCORE):
        return "bold foreground" if age < 3 else "bold muted"
    if age == 0:
        return "foreground"
    return "muted"
