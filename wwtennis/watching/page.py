"""A moment of a match as a page of text, 80 by 24: what its game draws, what was said, and the timeline."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from wwtennis.kernel.kind import DrawsItself
from wwtennis.kernel.tables import fit
from wwtennis.kernel.timeline import UNDO, number_at
from wwtennis.kernel.words import _, later
from wwtennis.watching.watched import Watched

WIDTH, HEIGHT = 80, 24
LINES_SAID = 7
MARK_OF_AN_UNDO = {UNDO: ("u", later("undo"))}


def page(watched: Watched, moment: int, state: Any, said: Sequence[str]) -> list[str]:
    """Its lines, each as wide as the page."""
    lines = [*itself(watched).page(state, watched.names), "", *(f"  {line}" for line in said[-LINES_SAID:])]
    lines += [""] * (HEIGHT - 2 - len(lines))
    return [fit(line, WIDTH) for line in [*lines, _bar(watched, moment), _foot(watched, moment)]]


def itself(watched: Watched) -> DrawsItself:
    """The game, which has no screens."""
    return cast("DrawsItself", watched.kind)


def _marks(watched: Watched) -> dict[str, tuple[str, str]]:
    return MARK_OF_AN_UNDO | {**itself(watched).marks}


def _bar(watched: Watched, moment: int) -> str:
    """The timeline: what is behind, what is to come, and the marks; where several fall together, the last."""
    width, whole = WIDTH - 4, max(1, watched.replay.end)
    cells = ["=" if cell * whole <= moment * width else "." for cell in range(width)]
    for kind, (letter, _word) in _marks(watched).items():
        for mark in watched.line.marks:
            if mark.kind == kind:
                cells[min(width - 1, mark.moment * width // whole)] = letter
    return " [" + "".join(cells) + "]"


def _foot(watched: Watched, moment: int) -> str:
    step = watched.kind.step
    number, count = number_at(watched.line, step, moment), len(watched.line.stops()[step])
    said = sorted(_marks(watched).values(), key=lambda mark: mark[0].casefold())
    text = _("entry {moment}/{end}, {step} {number}/{count}: {marks}").format(
        moment=moment, end=watched.replay.end, step=_(step), number=number, count=count,
        marks=", ".join(f"{letter} {_(word)}" for letter, word in said),
    )  # fmt: skip
    return f"  {text}"
