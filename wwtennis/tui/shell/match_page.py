"""The screen of a match. A game derives its own from it, which composes widgets and says where they stand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, cast

from textual import events
from textual.geometry import Size
from textual.widget import Widget

from wwtennis.kernel.words import _
from wwtennis.tui.shell.actions import COACH, EVERYWHERE, Action
from wwtennis.tui.shell.arranged import ArrangedPage
from wwtennis.tui.shell.playing import Playing

if TYPE_CHECKING:
    from wwtennis.tui.shell.lesson_session import LessonSession

WHY_STAYS = 2.5  # seconds: it lies over the question


class MatchPage(ArrangedPage[None]):
    """Forwards the keys: those of an answer to `playing`, once; the others do here what they say."""

    playing: Playing

    def scoreboard(self) -> Widget | None:
        """The score once more, for the page between two people; none where a game has no such thing."""
        return None

    def on_mount(self) -> None:
        if self.playing.session.is_lesson:
            self._mount_the_lesson(cast("LessonSession", self.playing.session))
        self.playing.begin()

    def _mount_the_lesson(self, session: LessonSession) -> None:
        from wwtennis.tui.shell.widgets.lesson_box import LessonBox  # imported when somebody wants to learn

        self.mount(LessonBox(self.playing.shown, session))

    def put_in_place(self, size: Size) -> None:
        super().put_in_place(size)
        if self.playing.session.is_lesson:
            from wwtennis.tui.shell.widgets.lesson_box import LessonBox, field_in

            for box in self.query(LessonBox):
                box.lie_in(field_in(self.plan(*size)))

    def say_anew(self) -> None:
        self.playing.say_anew()

    # Keys: while things are shown any of them goes on

    def on_key(self, event: events.Key) -> None:
        """Any key hurries things along. Where an undo is not fair, the key says why."""
        if event.key == "u" and (why := self.playing.why_no_undo()):
            event.stop()
            self.notify(why, markup=False, timeout=WHY_STAYS)
        elif self.playing.playback.is_watched and not self._is_meant_otherwise(event.key):
            event.stop()
            event.prevent_default()
            self.playing.playback.hurry()

    def _is_meant_otherwise(self, key: str) -> bool:
        """Whether this key does something else that can be done while things are shown: help, leave, read."""
        others = [*EVERYWHERE.actions, *(action for action in self.section.actions if action.by != "answer")]
        return any(key in action.keys and self.check_action(action.id, ()) for action in others)

    def on_click(self, event: events.Click) -> None:
        if self.playing.playback.is_watched:
            self.playing.playback.hurry()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        if not self.is_attached:
            return True
        if action == "answer":
            return self.playing.may(str(parameters[0]))
        if action == "undo":
            return self.playing.may_undo()
        if action == "type":
            return self.playing.answering is not None
        if action == "ask_to_leave":  # while things are shown, this key goes on like any other
            return not self.playing.playback.is_watched
        if action == "coach":
            return self.playing.may_ask_the_coach()
        found = self.section.action(action)
        return self.playing.may(action) if found is not None and found.by == "answer" else True

    def rules_here(self) -> Sequence[str]:
        """Of what is asked or shown; in a lesson, those that it is about come first."""
        return tuple(dict.fromkeys((*self.playing.session.rules, *self._rules_of_the_match())))

    def _rules_of_the_match(self) -> Sequence[str]:
        answering = self.playing.answering
        return self.rules_shown() if answering is None else answering.rules

    def rules_shown(self) -> Sequence[str]:
        """The rules that what is being shown goes by, while nothing is asked."""
        return ()

    def help_of(self, action: Action) -> str:
        if action.id in ("leave", "ask_to_leave") and self.playing.session.is_lesson:
            return _("Leave the lesson, for the list of all.")
        return super().help_of(action)

    def shows_key(self, action: str) -> bool:
        answering = self.playing.answering
        if action == COACH.id and self._is_of_an_answer(COACH.keys[0]):
            return False
        return answering is None or answering.shows(action)

    def _is_of_an_answer(self, key: str) -> bool:
        """Whether this key answers the question now."""
        answers = [action for action in self.section.actions if action.by == "answer" and key in action.keys]
        return any(self.playing.may(action.id) for action in answers)

    def action_answer(self, action: str, *parameters: Any) -> None:
        self.playing.press(action, *parameters)

    def action_undo(self) -> None:
        self.playing.undo()

    def action_coach(self) -> None:
        self.playing.coach()

    def action_type(self) -> None:
        """Answer in words, as in a match line by line."""
        from wwtennis.kernel.typed import meant
        from wwtennis.tui.shell.screens.asking import Prompt  # imported when somebody wants to type

        session = self.playing.session
        question = session.pending
        if question is None or self.playing.answering is None:
            return
        answers = session.kind.answers(question, session.view(question.seat), session.names)

        def take(text: str | None) -> None:
            if text is not None:
                self.playing.answer(question, meant(text, answers))

        hint = _("Its number from 1 to {last}, or words of it in their order; then what you spend.")
        asked = session.kind.asked(question, session.view(question.seat), session.names)
        prompt = Prompt(asked, hint.format(last=len(answers)), check=lambda text: meant(text, answers))
        self.shell.push_screen(prompt, take)

    def action_what_happened(self) -> None:
        from wwtennis.tui.shell.screens.notes import what_happened  # imported when somebody wants to read

        self.shell.push_screen(what_happened(self.playing.shown))

    def action_leave(self) -> None:
        self.shell.leave_match(self.playing.session)

    def action_ask_to_leave(self) -> None:
        """Of a lesson nothing could be lost."""
        if self.playing.session.is_lesson:
            self.action_leave()
        else:
            self.shell.ask_to_leave(self.playing.session)
