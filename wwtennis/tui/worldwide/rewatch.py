"""What is to be seen at one moment of a recording: the picture, the words and the numbers up to it.

Everything is worked out afresh for the moment, so that going back is going forward.
"""

from __future__ import annotations

from pathlib import Path

import attrs

from wwtennis.files.logs import Recording
from wwtennis.games.worldwide.choices import PlayStroke, ServeBall
from wwtennis.games.worldwide.events import PointStarted
from wwtennis.games.worldwide.header import Header
from wwtennis.games.worldwide.stats.box import BoxScore
from wwtennis.games.worldwide.stats.momentum import AfterPoint, Momentum
from wwtennis.games.worldwide.stats.timeline import timeline
from wwtennis.games.worldwide.view import View
from wwtennis.games.worldwide.words.questions import act_of, act_text, question_text
from wwtennis.games.worldwide.words.terms import spin_name, stars_text, zone_name
from wwtennis.kernel.commentary import Comment, Tone
from wwtennis.kernel.errors import UsageError
from wwtennis.kernel.game import Choice, Event
from wwtennis.kernel.replay import Replay
from wwtennis.kernel.table import Answer, Reseeded, Undone, back_from_the_end, counting
from wwtennis.kernel.words import _
from wwtennis.lab.narrate import moments, that_fits
from wwtennis.lab.watch import Watched
from wwtennis.tui.shell.session import MatchSession
from wwtennis.tui.worldwide.draft import card_of
from wwtennis.tui.worldwide.story import Tale

LOOK_BACK = 90  # entries whose sentences are told: more than any screen has lines
LONGEST_NUMBER = 9  # digits

# Whose cards are seen, as the command line calls it.
SEAT_A, SEAT_B, ALL, NONE = "a", "b", "all", "none"
VIEWS = {ALL: (0, 1), NONE: (), SEAT_A: (0,), SEAT_B: (1,)}


@attrs.frozen
class Headline:
    """What is going on, on one line: whose doing it is, and what."""

    seat: int | None
    text: str


@attrs.frozen
class Look:
    """A moment. `tale` has the state, the ball and the die; `lines` what was said, as it happened."""

    moment: int
    tale: Tale
    lines: tuple[Comment, ...]
    headline: Headline
    box: BoxScore
    series: tuple[AfterPoint, ...]  # point by point

    @property
    def points(self) -> tuple[int, ...]:
        """Who won each."""
        return tuple(point.seat for point in self.series)


def watched_session(session: MatchSession, header: Header) -> Watched:
    """A match that was just played at this keyboard, to be watched."""
    line = timeline(session.entries)
    recording = Recording(Path(), header, session.setup, list(session.entries))
    return Watched(recording, Replay(recording.game, recording.entries, line.stops()), line)


def view_unasked(watched: Watched) -> str:
    """Every hand that may be seen."""
    return next(view for view, seats in VIEWS.items() if seats == watched.open_hands)


def look(watched: Watched) -> Look:
    """What is to be seen at the moment that the replay stands at."""
    at = watched.replay.at
    with that_fits(watched, at):
        tale, lines = _tale(watched), _lines(watched)
        box, series = _numbers(watched)
        return Look(at, tale, lines, _headline(watched, tale, lines), box, series)


def _tale(watched: Watched) -> Tale:
    """The picture: told from the beginning of the point, by what counted then."""
    replay = watched.replay
    entries = replay.entries[: replay.at]
    point: list[Event] = []
    start = replay.at
    for number in back_from_the_end(entries):
        start = number - 1
        entry = entries[start]
        if isinstance(entry, Event):
            point.append(entry)
        if isinstance(entry, PointStarted) and not entry.replayed:
            break
    tale = Tale(replay.game, watched.names)
    tale.begin(replay.state_at(start if point else replay.at))
    for event in reversed(point):
        tale.show(event)
    return tale


def _lines(watched: Watched) -> tuple[Comment, ...]:
    """The last sentences, as it happened; a mark stands before what was taken back later."""
    replay = watched.replay
    lines: list[Comment] = []
    for told in moments(watched, max(0, replay.at - LOOK_BACK)):
        if told.moment > replay.at:
            break
        telling = told.telling
        if telling is None or not telling.text:
            continue
        if telling.joins and lines:
            lines[-1] = attrs.evolve(lines[-1], text=f"{lines[-1].text} {telling.text}")
        elif replay.was_taken_back(told.moment) and not isinstance(replay.entries[told.moment - 1], Undone):
            lines.append(attrs.evolve(telling, text=_("(undone) {text}").format(text=telling.text), tone=Tone.NOTE))
        else:
            lines.append(telling)
    return tuple(lines)


def _numbers(watched: Watched) -> tuple[BoxScore, tuple[AfterPoint, ...]]:
    """The box score and the momentum, by what counted then."""
    entries = watched.replay.entries[: watched.replay.at]
    box, series = BoxScore(), Momentum()
    for number in counting(entries):
        entry = entries[number - 1]
        if isinstance(entry, Event):
            box.hear(entry)
            series.hear(entry)
    return box, tuple(series.moments)


def _headline(watched: Watched, tale: Tale, lines: tuple[Comment, ...]) -> Headline:
    replay, entry = watched.replay, watched.replay.entry
    if isinstance(entry, Answer):
        view, opponent = tale.view(entry.seat), watched.names[1 - entry.seat]
        return Headline(entry.seat, _("decides: {answer}").format(answer=answer_text(entry.choice, view, opponent)))
    question = replay.question
    if question is not None:
        seat = question.seat
        return Headline(seat, question_text(question.kind, tale.view(seat), watched.names[1 - seat]))
    if isinstance(entry, Undone | Reseeded) or not tale.headline[1]:
        last = lines[-1] if lines else Comment(_("Before the match."))
        return Headline(last.seat, last.text)
    return Headline(*tale.headline)


def answer_text(choice: Choice, view: View, opponent: str) -> str:
    """An answer in a few words: what, with which card, where to, for how many Stars."""
    parts = []
    if not isinstance(choice, PlayStroke | ServeBall):  # their cards say it
        parts.append(act_text(act_of(choice), view, opponent, with_card=False).label)
    card = card_of(choice)
    if card is not None:
        parts.append(view.setup.deck.name(card))
    if isinstance(choice, PlayStroke) and choice.target is not None:
        parts.append(zone_name(choice.target))
    if isinstance(choice, ServeBall) and choice.spin is not None:
        parts.append(spin_name(choice.spin))
    if isinstance(choice, PlayStroke | ServeBall) and choice.stars:
        parts.append(stars_text(choice.stars))
    return ", ".join(parts)


def moment_named(watched: Watched, text: str) -> int:
    """The moment that somebody means: the number of an entry, or `p` and the number of a point."""
    words = text.strip().casefold()
    number = words.removeprefix("p").strip()
    if not number.isdecimal() or len(number) > LONGEST_NUMBER:
        raise UsageError(_("type the number of an entry, or p and the number of a point"))
    return watched.moment_of_point(int(number)) if words.startswith("p") else watched.moment(int(number))
