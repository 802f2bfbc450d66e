"""A recorded match as it is shown: any moment of it, through anybody's eyes.

Everything is worked out afresh for the moment, so that going back is going forward.
"""

from __future__ import annotations

import attrs

from wwtennis.games.worldwide.choices import PlayStroke, ServeBall
from wwtennis.games.worldwide.events import PointStarted
from wwtennis.games.worldwide.state import Match
from wwtennis.games.worldwide.view import View
from wwtennis.games.worldwide.words.questions import question_text
from wwtennis.games.worldwide.words.terms import spin_name, stars_text, zone_name
from wwtennis.kernel.commentary import Comment, Tone, add_comment
from wwtennis.kernel.game import Choice, Event
from wwtennis.kernel.replay import Replay
from wwtennis.kernel.table import Answer, Reseeded, Undone
from wwtennis.kernel.words import _
from wwtennis.tui.shell.shown import Headline
from wwtennis.tui.worldwide.answers import way_of
from wwtennis.tui.worldwide.draft import card_of
from wwtennis.tui.worldwide.scene import Scene
from wwtennis.tui.worldwide.shown import Shown
from wwtennis.watching.text import moments, that_fits
from wwtennis.watching.watched import Watched

LOOK_BACK = 90  # entries whose sentences are shown: more than any screen has lines


class ShownReplay(Shown):
    """The moment that the replay stands at. Through one seat's eyes, it holds only what that seat heard."""

    speed = 1.0

    def __init__(self, watched: Watched) -> None:
        super().__init__(watched.replay.game, watched.recording.setup, watched.names)
        self.watched = watched
        self._heard: dict[tuple[int, ...], Replay[Match]] = {}

    def look_through(self, eyes: tuple[int, ...]) -> None:
        """Whose hands are open; the first of them is at the near end."""
        self.eyes, self.near = eyes, min(eyes, default=0)

    def look(self) -> None:
        """Take in the moment. Where it cannot be told, a BadFile says so, and what was shown before stays."""
        replay = self.watched.replay
        with that_fits(self.watched, replay.at):
            scene = self._scene()
            scene.lines = self._lines()
            scene.headline = self._headline(scene)
        self.scene = scene
        self.hint = _("undone later") if replay.was_taken_back(replay.at) else ""

    def _scene(self) -> Scene:
        """The picture: shown from the beginning of the point, by what counted then."""
        replay, at = self._replay_heard(), self.watched.replay.at
        numbers = replay.counting(at)
        events = [(number, entry) for number in numbers if isinstance(entry := replay.entries[number - 1], Event)]
        starts = [place for place, (number, event) in enumerate(events) if _starts_a_point(event)]
        first = starts[-1] if starts else 0
        state = replay.state_at(events[first][0] - 1 if events else at)
        scene = Scene(replay.game, self.names, state, [event for _number, event in events[:first]])
        for _number, event in events[first:]:
            scene.advance(event)
        return scene

    def _replay_heard(self) -> Replay[Match]:
        """The recording as those whose eyes these are have heard it."""
        whole = self.watched.replay
        if len(self.eyes) > 1:
            return whole
        if self.eyes not in self._heard:
            entries = [self._as_heard(entry) if isinstance(entry, Event) else entry for entry in whole.entries]
            self._heard[self.eyes] = Replay(whole.game, entries)
        return self._heard[self.eyes]

    def _as_heard(self, event: Event) -> Event:
        """Where nobody looks, only what everybody has heard."""
        for seat in self.eyes or range(self.game.seats):
            event = self.game.heard(event, seat)
        return event

    def _lines(self) -> list[Comment]:
        """The last sentences, as it happened; a mark stands before what was taken back later."""
        replay = self.watched.replay
        lines: list[Comment] = []
        for told in moments(self.watched, max(0, replay.at - LOOK_BACK)):
            if told.moment > replay.at:
                break
            comment = told.comment
            if comment is None or not comment.text:
                continue
            undone = replay.was_taken_back(told.moment) and not isinstance(replay.entries[told.moment - 1], Undone)
            if undone and not (comment.joins and lines):
                comment = attrs.evolve(comment, text=_("(undone) {text}").format(text=comment.text), tone=Tone.NOTE)
            add_comment(lines, comment)
        return lines

    def _headline(self, scene: Scene) -> Headline:
        replay, entry = self.watched.replay, self.watched.replay.entry
        if isinstance(entry, Answer) and entry.seat in self.eyes:
            view, opponent = replay.game.view(scene.state, entry.seat), self.names[1 - entry.seat]
            return Headline(entry.seat, _("decides: {answer}").format(answer=answer_text(entry.choice, view, opponent)))
        question = replay.question
        if question is not None:
            seat = question.seat
            view = replay.game.view(scene.state, seat)
            return Headline(seat, question_text(question.kind, view, self.names[1 - seat]))
        if isinstance(entry, Undone | Reseeded) or not scene.headline.text:
            last = scene.lines[-1] if scene.lines else Comment(_("Before the match."))
            return Headline(last.seat, last.text)
        return scene.headline


def _starts_a_point(event: Event) -> bool:
    return isinstance(event, PointStarted) and not event.replayed


def answer_text(choice: Choice, view: View, opponent: str) -> str:
    """An answer in a few words: what, with which card, where to, for how many Stars."""
    parts = []
    if not isinstance(choice, PlayStroke | ServeBall):  # their cards say it
        parts.append(way_of(choice).words(view, opponent, with_card=False).label)
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
