"""What is said of a match as it goes: one sentence an event, each with how it is meant."""

from __future__ import annotations

from collections.abc import Callable, Collection
from enum import Enum
from typing import Any, Protocol

import msgspec

from wwtennis.kernel.game import Event


class Tone(Enum):
    """How a line is meant: so that a screen can tell a point from a shuffle."""

    PLAY = "play"
    POINT = "point"
    SCORE = "score"
    NOTE = "note"


class Comment(msgspec.Struct, frozen=True):
    """One sentence. `joins`: it goes on with the line before it."""

    text: str  # what happened, and no more
    tone: Tone = Tone.PLAY
    seat: int | None = None  # whose doing it is
    joins: bool = False
    full: str = ""  # with what is remarked on it; the text where nothing is
    brief: str = ""  # the same where there is little room

    def __post_init__(self) -> None:
        for name in ("full", "brief"):
            if not getattr(self, name):
                msgspec.structs.force_setattr(self, name, self.text)


def reworded(comment: Comment, say: Callable[[str], str]) -> Comment:
    """The same with something before or after it."""
    return msgspec.structs.replace(comment, text=say(comment.text), full=say(comment.full), brief=say(comment.brief))


def add_comment(lines: list[Comment], comment: Comment) -> None:
    """One comment more: on a line of its own, or on the one that it joins."""
    if comment.joins and lines:
        last = lines[-1]
        lines[-1] = msgspec.structs.replace(
            last, text=f"{last.text} {comment.text}", full=f"{last.full} {comment.full}",
            brief=f"{last.brief} {comment.brief}",
        )  # fmt: skip
    else:
        lines.append(comment)


class Commentator(Protocol):
    """Who tells a match between certain people, event by event: it remembers what it has told, and remarks on it.

    `state` is how the match stands after the event.
    """

    def comment(self, event: Event, state: Any, cards_of: Collection[int] = ()) -> Comment | None:
        """The sentence for an event; None where there is nothing to say. Drawn cards are named for these seats only."""

    def score(self, state: Any) -> str:
        """Where the match stands, as a sentence."""

    def hand(self, state: Any, seat: int) -> str:
        """What a seat holds, as a sentence."""
