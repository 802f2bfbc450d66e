"""Any moment of a recorded match as a scene, through anybody's eyes.

Everything is worked out afresh for the moment, so that going back is going forward.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

import msgspec

from wwtennis.kernel.commentary import Comment, Tone, add_comment, reworded
from wwtennis.kernel.game import Choice, Event, Question
from wwtennis.kernel.replay import Replay
from wwtennis.kernel.table import Answer, Entry, Reseeded, Undone
from wwtennis.kernel.words import _
from wwtennis.tui.shell.shown import Headline, Scene
from wwtennis.watching.text import moments, that_fits
from wwtennis.watching.watched import Watched

LOOK_BACK = 90  # entries whose sentences are shown: more than any screen has lines

Eyes = tuple[int, ...]  # the seats that look


class Retelling(NamedTuple):
    """What a game brings to its replay. A view is that of the seat that is meant."""

    scene: Callable[[Any, Sequence[Event]], Scene]  # at a state, which these events have led to
    asked: Callable[[Question, Any], str]  # the question in words
    decided: Callable[[Choice, Any], str]  # the answer in a few words
    stands: Callable[[Any], str]  # how the match stands, by its state: a sentence that everybody may hear
    stays: Callable[[Entry | None], float | None]  # how long it is looked at, in seconds; None: not at all
    motions: Callable[[Any, Event], Iterable[tuple[object, float]]]  # what moves before an event, as `Pacing` has it


class Moments:
    """Through one seat's eyes it holds only what that seat heard, and through nobody's what everybody did."""

    def __init__(self, watched: Watched, retelling: Retelling) -> None:
        self._watched, self._retelling = watched, retelling
        self._heard: dict[Eyes, Replay[Any]] = {}

    def scene(self, eyes: Eyes) -> Scene:
        """The moment that the replay stands at. Where it cannot be told, a BadFile says so."""
        with that_fits(self._watched, self._watched.replay.at):
            scene = self._picture(eyes)
            scene.lines = self._lines()
            scene.headline = self._headline(scene, eyes)
        return scene

    def motions(self, scene: Scene, eyes: Eyes) -> Sequence[tuple[object, float]]:
        """What moves between this scene, at which the replay stands, and the next moment."""
        replay = self._watched.replay
        entry = replay.entries[replay.at]
        if not isinstance(entry, Event):
            return ()
        with that_fits(self._watched, replay.at + 1):
            return [*self._retelling.motions(scene, self._as_heard(entry, eyes))]

    def _picture(self, eyes: Eyes) -> Scene:
        """Shown from the beginning of the point (turn, round ...), by what counted then."""
        replay, at = self._replay_heard(eyes), self._watched.replay.at
        numbers = replay.counting(at)
        events = [(number, entry) for number in numbers if isinstance(entry := replay.entries[number - 1], Event)]
        starts = [place for place, (_number, event) in enumerate(events) if self._begins(event)]
        first = starts[-1] if starts else 0
        state = replay.state_at(events[first][0] - 1 if events else at)
        scene = self._retelling.scene(state, [event for _number, event in events[:first]])
        for _number, event in events[first:]:
            scene.advance(event)
        return scene

    def _begins(self, event: Event) -> bool:
        return self._watched.replay.game.milestones.get(type(event)) == self._watched.kind.step

    def _replay_heard(self, eyes: Eyes) -> Replay[Any]:
        """The recording as those whose eyes these are have heard it."""
        whole = self._watched.replay
        if {*eyes} == {*range(whole.game.seats)}:
            return whole
        if eyes not in self._heard:
            entries = [self._as_heard(entry, eyes) if isinstance(entry, Event) else entry for entry in whole.entries]
            self._heard[eyes] = Replay(whole.game, entries)
        return self._heard[eyes]

    def _as_heard(self, event: Event, eyes: Eyes) -> Event:
        game = self._watched.replay.game
        for seat in eyes or range(game.seats):
            event = game.heard(event, seat)
        return event

    def _lines(self) -> list[Comment]:
        """The last sentences, as it happened; a mark stands before what was taken back later."""
        replay = self._watched.replay
        lines: list[Comment] = []
        for said in moments(self._watched, max(0, replay.at - LOOK_BACK)):
            if said.moment > replay.at:
                break
            comment = said.comment
            if comment is None or not comment.text:
                continue
            undone = replay.was_taken_back(said.moment) and not isinstance(replay.entries[said.moment - 1], Undone)
            if undone and not (comment.joins and lines):
                comment = msgspec.structs.replace(reworded(comment, _undone), tone=Tone.NOTE)
            add_comment(lines, comment)
        return lines

    def _headline(self, scene: Scene, eyes: Eyes) -> Headline:
        """What somebody decides is told where it may be seen: before it has happened it is theirs."""
        replay, entry = self._watched.replay, self._watched.replay.entry
        if isinstance(entry, Answer) and entry.seat in eyes:
            said = self._retelling.decided(entry.choice, replay.game.view(scene.state, entry.seat))
            return Headline(entry.seat, _("decides: {answer}").format(answer=said))
        question = replay.question
        if question is not None:
            view = replay.game.view(scene.state, question.seat)
            return Headline(question.seat, self._retelling.asked(question, view))
        if isinstance(entry, Undone | Reseeded) or not scene.headline.text:
            last = scene.lines[-1] if scene.lines else Comment(_("Before the match."))
            return Headline(last.seat, last.text)
        return scene.headline


def _undone(text: str) -> str:
    return _("(undone) {text}").format(text=text)
