"""What is said of a match as it goes: one sentence an event, each with how it is meant."""

from __future__ import annotations

from enum import Enum

import attrs


class Tone(Enum):
    """How a line is meant: so that a screen can tell a point from a shuffle."""

    PLAY = "play"
    POINT = "point"
    SCORE = "score"
    NOTE = "note"


@attrs.frozen
class Comment:
    """One sentence. `joins`: it goes on with the line before it."""

    text: str
    tone: Tone = Tone.PLAY
    seat: int | None = None  # whose doing it is
    joins: bool = False


def add_comment(lines: list[Comment], comment: Comment) -> None:
    """The next line of a commentary, or more of the last one."""
    if comment.joins and lines:
        lines[-1] = attrs.evolve(lines[-1], text=f"{lines[-1].text} {comment.text}")
    else:
        lines.append(comment)
