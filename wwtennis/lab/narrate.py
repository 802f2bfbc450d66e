"""A match as text, one line a sentence: for pipes, screen readers and anybody who likes to read."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import attrs

from wwtennis.games.worldwide.events import CardsDrawn, PointStarted
from wwtennis.games.worldwide.state import Match
from wwtennis.games.worldwide.words.commentary import Commentator
from wwtennis.games.worldwide.words.terms import surface_name
from wwtennis.kernel.commentary import Comment
from wwtennis.kernel.errors import CANNOT_FOLLOW, BadFile
from wwtennis.kernel.game import Event
from wwtennis.kernel.table import Reseeded, Undone
from wwtennis.kernel.words import _
from wwtennis.lab.watch import Watched
from wwtennis.tennis.calling import call_score
from wwtennis.tennis.score import Mode


@attrs.frozen
class Told:
    """A moment in words, and how the match stood then."""

    moment: int
    telling: Comment | None
    state: Match


def moments(watched: Watched, start: int = 0) -> Iterator[Told]:
    """Every moment after `start`, in order, with what there is to say about it."""
    replay, teller = watched.replay, Commentator(watched.names)
    state = replay.state_at(start)
    for moment in range(start + 1, replay.end + 1):
        entry = replay.entries[moment - 1]
        telling: Comment | None = None
        with that_fits(watched, moment):
            if isinstance(entry, Event):
                replay.game.advance(state, entry)
                telling = teller.tell(entry, state)
            elif isinstance(entry, Undone):
                state = replay.state_at(entry.to)
                telling = Comment(_("Taken back, to entry {number}.").format(number=entry.to))
            elif isinstance(entry, Reseeded):
                telling = Comment(_("From here on with fresh luck."))
        yield Told(moment, telling, state)


LOOK_BACK = 20  # entries for each line: more than pass without a word


def said_up_to(watched: Watched, moment: int, most: int) -> list[str]:
    """The last lines before a moment, its own included; what belongs together is on one line."""
    said: list[str] = []
    for told in moments(watched, max(0, moment - LOOK_BACK * most)):
        if told.moment > moment:
            break
        if told.telling is not None:
            if told.telling.joins and said:
                said[-1] += f" {told.telling.text}"
            else:
                said.append(told.telling.text)
    return said[-most:]


@contextmanager
def that_fits(watched: Watched, moment: int) -> Iterator[None]:
    """What is told or drawn of a recording by other rules may not fit at all: then a sentence says so."""
    try:
        yield
    except CANNOT_FOLLOW:
        sentence = _("{path}: entry {number} cannot be told, it does not fit what was recorded before it")
        raise BadFile(sentence.format(path=watched.recording.path, number=moment)) from None


def narrate(watched: Watched, start: int = 0, seats: tuple[int, ...] = ()) -> Iterator[str]:
    """The lines of the text. `seats`: whose cards are told too."""
    yield title(watched)
    said = ""
    for told in moments(watched, start):
        with that_fits(watched, told.moment):
            before = list(_before(watched, told, seats))
            more = _said(watched, told, seats)
        joins = told.telling is not None and told.telling.joins
        if said and (before or (more and not joins)):
            yield said
            said = ""
        yield from before
        said = f"{said} {more}" if said and more else said or (more and f"  {more}")
    if said:
        yield said


def _before(watched: Watched, told: Told, seats: tuple[int, ...]) -> Iterator[str]:
    """The lines above a new point."""
    if isinstance(watched.replay.entries[told.moment - 1], PointStarted):
        yield ""
        yield heading(watched, told)
        yield from (hand(watched, told.state, seat) for seat in seats)


def _said(watched: Watched, told: Told, seats: tuple[int, ...]) -> str:
    entry = watched.replay.entries[told.moment - 1]
    said = told.telling.text if told.telling is not None else ""
    if isinstance(entry, CardsDrawn) and entry.seat in seats and said:
        return f"{said} ({_names(told.state, entry.cards)})"
    return said


def title(watched: Watched) -> str:
    """Who plays, on what, for how much, and when."""
    setup, header = watched.recording.setup, watched.recording.header
    played = _("tie-break")
    if setup.played.mode is Mode.MATCH:
        played = _("best of {sets} sets").format(sets=setup.played.best_of)
    first, second = watched.names
    text = _("{first} - {second}, {surface}, {played}")
    said = text.format(first=first, second=second, surface=surface_name(setup.surface), played=played)
    return f"{said}, {header.date[:10]}" if header.date else said


def heading(watched: Watched, told: Told) -> str:
    """The number of the entry to come back to it, the point, and the score."""
    state, point = told.state, watched.line.point_at(told.moment)
    score = call_score(state.setup.played, state.score, watched.names)
    return _("[{moment}] Point {point}. {score}").format(moment=told.moment, point=point, score=score)


def hand(watched: Watched, state: Match, seat: int) -> str:
    cards = _names(state, state.sides[seat].hand) or _("no cards")
    return "  " + _("{name} holds: {cards}.").format(name=watched.names[seat], cards=cards)


def _names(state: Match, cards: list[int] | tuple[int, ...]) -> str:
    return ", ".join(f"#{card} {state.setup.deck.name(card)}" for card in cards)
