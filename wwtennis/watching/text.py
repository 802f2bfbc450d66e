"""A match as text, one line a sentence: for pipes, screen readers and anybody who likes to read."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from contextlib import contextmanager
from typing import Any

import msgspec

from wwtennis.kernel.commentary import Comment, Commentator, add_comment
from wwtennis.kernel.errors import CANNOT_FOLLOW, BadFile
from wwtennis.kernel.game import Event
from wwtennis.kernel.table import Reseeded, Undone
from wwtennis.kernel.timeline import number_at
from wwtennis.kernel.words import _
from wwtennis.watching.watched import Watched


class Said(msgspec.Struct, frozen=True):
    """A moment in words, and how the match stood then."""

    moment: int
    comment: Comment | None
    state: Any


def moments(watched: Watched, start: int = 0, cards_of: Collection[int] = ()) -> Iterator[Said]:
    """Every moment after `start`, in order, with what there is to say about it."""
    replay = watched.replay
    state, commentator = replay.state_at(start), _commentator(watched, start)
    for moment in range(start + 1, replay.end + 1):
        entry = replay.entries[moment - 1]
        comment: Comment | None = None
        with that_fits(watched, moment):
            if isinstance(entry, Event):
                replay.game.advance(state, entry)
                comment = commentator.comment(entry, state, cards_of)
            elif isinstance(entry, Undone):
                state = replay.history.gone_back(entry.to, moment - 1, state)
                commentator = _commentator(watched, entry.to)
                comment = Comment(_("Taken back, to entry {number}.").format(number=entry.to))
            elif isinstance(entry, Reseeded):
                comment = Comment(_("From here on with fresh luck."))
        yield Said(moment, comment, state)


def _commentator(watched: Watched, moment: int) -> Commentator:
    """Who knows what has happened until then."""
    entries = [watched.replay.entries[number - 1] for number in watched.replay.counting(moment)]
    return watched.kind.commentator(watched.names, [entry for entry in entries if isinstance(entry, Event)])


@contextmanager
def that_fits(watched: Watched, moment: int) -> Iterator[None]:
    """What is told or drawn of a recording by other rules may not fit at all: then a sentence says so."""
    try:
        yield
    except CANNOT_FOLLOW:
        sentence = _("{path}: entry {number} cannot be told, it does not fit what was recorded before it")
        raise BadFile(sentence.format(path=watched.recording.path, number=moment)) from None


def narrate(watched: Watched, start: int = 0, cards_of: Collection[int] = ()) -> Iterator[str]:
    """Its lines. `cards_of`: the seats whose cards are told too."""
    yield title(watched)
    lines: list[Comment] = []
    for said in moments(watched, start, cards_of):
        with that_fits(watched, said.moment):
            heading = list(_heading(watched, said, cards_of))
        if heading:
            yield from _indented(lines)
            yield from heading
            lines = []
        if said.comment is not None:
            add_comment(lines, said.comment)
        yield from _indented(lines[:-1])
        lines = lines[-1:]
    yield from _indented(lines)


def _indented(lines: list[Comment]) -> Iterator[str]:
    return (f"  {line.full}" for line in lines)


def title(watched: Watched) -> str:
    """Who plays, on what, for how much, and when."""
    about = ", ".join(watched.recording.about)
    said = _("{players}, {about}").format(players=watched.kind.versus(watched.names), about=about)
    date = watched.recording.header.date
    return f"{said}, {date[:10]}" if date else said


def _heading(watched: Watched, said: Said, cards_of: Collection[int]) -> Iterator[str]:
    """Above a new point: the number of the entry to come back to it, the point, the score, and the cards."""
    kind, entry = watched.kind, watched.replay.entries[said.moment - 1]
    if watched.replay.game.milestones.get(type(entry)) == kind.step:  # type: ignore[arg-type]
        number, commentator = number_at(watched.line, kind.step, said.moment), kind.commentator(watched.names)
        yield ""
        yield _("[{moment}] {step} {number}. {score}").format(
            moment=said.moment, step=_(kind.step).capitalize(), number=number, score=commentator.score(said.state)
        )
        yield from (f"  {commentator.hand(said.state, seat)}" for seat in cards_of)
