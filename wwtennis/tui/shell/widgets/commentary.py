"""The commentary: what happened and why, the newest line at the bottom."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from wwtennis.kernel.commentary import Comment, Tone
from wwtennis.tui.shell.canvas import Canvas, fitting, shorten, wrap
from wwtennis.tui.shell.ink import side_ink
from wwtennis.tui.shell.painted import Painted
from wwtennis.tui.shell.shown import AnyShown

MANY, TALL = 5, 12  # rows; where there are fewer, remarks are brief
MOST = 100  # lines: more than any terminal has
SENTENCES = re.compile(r"(?<=[.!?]) ")  # what lies between them


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
        row, room, is_tall = canvas.height, max(10, canvas.width - 3), canvas.height >= TALL
        told = [comment.full if is_tall else comment.brief for comment in lines]
        if is_tall:  # a column of its own fills from the top
            row = min(row, top + sum(len(wrap(text, room)) for text in told))
        for age, (comment, text) in enumerate(zip(reversed(lines), reversed(told), strict=True)):
            pieces = wrap(text, room)
            if row - len(pieces) < top:  # rather without a remark
                pieces = wrap(comment.text, room)
            if row - len(pieces) < top:
                if age or row <= top:  # nothing by halves; but the newest is told as far as it goes
                    return
                pieces = abridged(min(text, comment.text, key=len), room, row - top, self.symbols.ellipsis)
            row -= len(pieces)
            for number, piece in enumerate(pieces, start=row):
                canvas.put(2, number, piece, _ink(comment, age))
                if comment.seat is not None:
                    canvas.put(0, number, self.symbols.lines[1], side_ink(comment.seat))
            if row <= top:
                return


def abridged(text: str, room: int, rows: int, ellipsis: str) -> list[str]:
    """Who did what, which is said first, and of the rest the last sentences that fit: how it came out.

    What is left out is the sum that the die had to reach, which stands elsewhere.
    """
    first, *others = SENTENCES.split(text)
    said = wrap(first, room)
    if len(said) > rows:
        return [*said[: rows - 1], shorten(" ".join(said[rows - 1 :]), room, ellipsis)]
    for start in range(len(others) - 1, -1, -1):
        longer = wrap(" ".join((first, *others[start:])), room)
        if len(longer) > rows:
            break
        said = longer
    return said


def _ink(comment: Comment, age: int) -> str:
    if comment.tone in (Tone.POINT, Tone.SCORE):
        return "bold foreground" if age < 3 else "bold muted"
    if age == 0:
        return "foreground"
    return "muted"
