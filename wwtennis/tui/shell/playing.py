"""A match being played on a screen: whoever is to answer is asked, and what follows is shown.

key --> match page --> playing --> answering --> choice --> session --> table
                          |                                              |
                          +--<-- shown match <-- playback <-- events <---+
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from wwtennis.kernel.commentary import Comment, Tone
from wwtennis.kernel.game import Choice, Event, Question
from wwtennis.kernel.table import Answer, back_from_the_end, in_force
from wwtennis.kernel.words import _
from wwtennis.tui.shell.playback import Pacing, Playback
from wwtennis.tui.shell.session import MatchSession
from wwtennis.tui.shell.shown import Headline, ShownMatch

if TYPE_CHECKING:
    from wwtennis.tui.shell.match_page import MatchPage


class Answering(Protocol):
    """What a person does with a question: a game has its own keys for it."""

    draft: Any  # the answer that is being put together, for the widgets

    @property
    def rules(self) -> Sequence[str]:
        """The ids of the rules that this question and this draft go by; of a refused card, those that refuse it."""

    def may(self, action: str) -> bool | None:
        """Whether this key means anything now."""

    def shows(self, action: str) -> bool:
        """Whether it is worth its room on the key line."""

    def press(self, action: str, *parameters: Any) -> Choice | None:
        """Change the draft; the answer, when that gives it."""

    def advise(self, choice: Choice) -> None:
        """The coach would answer this: make it the draft."""

    @property
    def is_decided_before(self) -> bool:
        """This question is answered together with the one before it, and not put: whoever undoes both is asked that."""

    def also_answers(self, question: Question) -> Choice | None:
        """What was decided with the answer that was given, where this is asked next; None: let it be put."""


class Playing:
    """Asks, lets bots think, hands the keyboard over, and gives the answers to the table."""

    def __init__(
        self,
        page: MatchPage,
        session: MatchSession,
        shown: ShownMatch[Any, Any],
        pacing: Pacing,
        answer: Callable[[Question, Any], Answering],
    ) -> None:
        self.session = session
        self.shown = shown
        self.playback = Playback(page, shown, pacing, self.ask)
        self.answering: Answering | None = None
        self._page, self._answer = page, answer
        self._thinking: Question | None = None
        self._done = False
        self._others_played = False  # since somebody here was last asked
        shown.near = next(iter(session.people), shown.near)
        shown.eyes = () if session.is_hot_seat else session.sharing(shown.near)

    def begin(self) -> None:
        """The match from its first event, or from where it was left."""
        session = self.session
        session.subscribe(self.playback.hear)
        session.subscribe(self._notice)
        if session.is_begun:
            self.catch_up()
        else:
            session.open()
        self.shown.changed()
        self._page.call_after_refresh(self.playback.carry_on)

    def catch_up(self) -> None:
        """Show where the match stands: after an undo, or when it is taken up again."""
        self.playback.waiting.clear()
        self.shown.start_again()
        scene = self.shown.scene
        happened = [entry for entry in in_force(self.session.entries) if isinstance(entry, Event)]
        for number, event in enumerate(happened, start=1):
            scene.advance(event)
            if number == self.session.set_up:
                scene.lines, scene.headline, scene.last_point = [], Headline(), ("",)

    def say_anew(self) -> None:
        """In another language: all that was told so far, and what is asked."""
        if self.playback.is_watched:
            self.playback.hurry()
        self.catch_up()
        self.shown.changed()

    def _notice(self, event: Event) -> None:
        self._others_played |= getattr(event, "seat", self.shown.near) != self.shown.near

    # The question

    def ask(self) -> None:
        """What is to be done now that everything is shown."""
        question = self.session.pending
        if question is not None:
            self._page.shell.window.turn_of(self.session, question.seat)
        if question is None:
            self._finish()
        elif (scripted := self.session.scripted) is not None:
            self.answer(question, scripted)
        elif not self.session.seats[question.seat].is_person:
            self._think(question)
        elif question.seat not in self.shown.eyes:
            self._hand_over(question.seat)
        else:
            self._put(question)
        self.shown.changed()

    def _put(self, question: Question) -> None:
        """Let the person who sits here answer."""
        self._call()
        self.shown.near = question.seat
        self._take_up(self._answer(question, self.session.view(question.seat)))

    def _call(self) -> None:
        """Whoever had to wait is called."""
        if self._others_played:
            self._page.shell.window.call()
        self._others_played = False

    def _take_up(self, answering: Answering | None) -> None:
        self.answering = answering
        self.shown.draft = answering.draft if answering is not None else None

    def give(self, choice: Choice) -> None:
        if self.session.objection(choice):
            self.shown.changed()
            return
        answering, seat = self.answering, self.shown.near
        self._take_up(None)
        self.session.answer(choice)
        question = self.session.pending
        if answering is not None and question is not None and question.seat == seat:
            also = answering.also_answers(question)
            if also is not None and not self.session.objection(also):
                self.session.answer(also)
        self.playback.carry_on()

    def answer(self, question: Question, choice: Choice) -> None:
        """An answer that needed no draft; what it leads to is asked like everything else."""
        if self.session.pending is question and self.session.objection(choice):
            self.shown.changed()
        elif self.session.pending is question:
            self._take_up(None)
            self.session.answer(choice)
            self.playback.carry_on()

    def _finish(self) -> None:
        if not self._done:
            self._done = True
            self._page.shell.match_over(self.session)

    # Bots

    def _think(self, question: Question) -> None:
        """A bot answers from another thread: the screen stays awake."""
        if self._thinking is question:
            return
        self._set_thinking(question)
        bot, view = self.session.bot(question.seat), self.session.view(question.seat)
        self._in_a_thread(lambda: bot.choose(view, question), lambda choice: self._thought(question, choice))

    def _thought(self, question: Question, choice: Choice) -> None:
        """An answer counts while its question still stands: it may have been taken back meanwhile."""
        if self._thinking is question and self.session.pending is question:
            self._set_thinking(None)
            self.give(choice)

    def _set_thinking(self, question: Question | None) -> None:
        self._thinking = question
        self.shown.thinking = question.seat if question is not None else None

    def may_ask_the_coach(self) -> bool:
        """While a person is asked who plays against bots only: between people it would be unfair."""
        return self.answering is not None and not self.session.is_hot_seat

    def coach(self) -> None:
        """What the best answers are worth, and why: the one that is taken becomes the draft."""
        from wwtennis.tui.shell.coaching import Adviser, Asked
        from wwtennis.tui.shell.screens.coach import CoachScreen  # imported when somebody wants advice

        answering, question, session = self.answering, self.session.pending, self.session
        if answering is None or question is None or not self.may_ask_the_coach():
            return
        game: Any = session.table.game
        asked = Asked(session.kind, game, session.view(question.seat), question, session.names)
        self._page.shell.push_screen(CoachScreen(Adviser(asked)), lambda choice: self._advised(answering, choice))

    def _advised(self, answering: Answering, choice: Choice | None) -> None:
        if choice is not None and self.answering is answering:
            answering.advise(choice)
            self.shown.changed()

    def _in_a_thread(self, choose: Callable[[], Choice], then: Callable[[Choice], None]) -> None:
        def think() -> None:
            choice = choose()
            if self._page.is_attached:
                self._page.app.call_from_thread(then, choice)

        self._page.run_worker(think, thread=True, group="thinking")

    # Handing over

    def _hand_over(self, seat: int) -> None:
        """Nobody sees a hand until whoever it belongs to says so."""
        from wwtennis.tui.shell.screens.handover import HandedOver, HandOver  # imported when people share a keyboard

        self._others_played = True
        self._call()
        before, self.shown.eyes = self.shown.eyes, ()
        self._take_up(None)
        who = self._who_answered(before)
        may_undo = who is not None and self.session.may_undo(who)

        def handed(what: HandedOver | None) -> None:
            if what is HandedOver.READY:
                self._sit_down(seat)
            elif what is HandedOver.UNDO and who is not None and self._go_back(who):
                self._sit_down(who)
                self._show_undone(who)
            else:
                return
            self.ask()

        score = self._page.scoreboard()
        page = HandOver(self.shown, seat, score, keeps_still=bool(before), may_undo=may_undo)
        self._page.shell.push_screen(page, handed)

    def _sit_down(self, seat: int) -> None:
        self.shown.near, self.shown.eyes = seat, self.session.sharing(seat)

    def _who_answered(self, seats: tuple[int, ...]) -> int | None:
        """Which person on these seats answered last."""
        entries, people = self.session.entries, {*seats} & {*self.session.people}
        latest = (entries[number - 1] for number in back_from_the_end(entries))
        return next((entry.seat for entry in latest if isinstance(entry, Answer) and entry.seat in people), None)

    # Taking back

    def may_undo(self) -> bool:
        who = self._who_answered(self.shown.eyes)
        return who is not None and self.session.may_undo(who)

    def why_no_undo(self) -> str:
        """Why the last decision stands; empty where it can be taken back, or where nobody sits here."""
        who = self._who_answered(self.shown.eyes)
        return self.session.why_no_undo(self.shown.near if who is None else who) if self.shown.eyes else ""

    def undo(self) -> None:
        who = self._who_answered(self.shown.eyes)
        if who is not None and self._go_back(who):
            self.put_down()
            self._show_undone(who)
            self.ask()

    def _go_back(self, seat: int) -> bool:
        """To the last decision. What was decided with another goes together with it, where both may be taken back."""
        goes_back = self.session.undo(seat)
        while goes_back and self._is_decided_before() and self.session.undo(seat):
            pass
        return goes_back

    def _is_decided_before(self) -> bool:
        question = self.session.pending
        return question is not None and self._answer(question, self.session.view(question.seat)).is_decided_before

    def _show_undone(self, seat: int) -> None:
        self.catch_up()
        said = _("{name} takes it back.").format(name=self.session.names[seat])
        self.shown.scene.say(Comment(said, Tone.NOTE, seat))

    def put_down(self) -> None:
        """Nothing is being shown, thought about or put together any more."""
        self.playback.stop()
        self._set_thinking(None)
        self._take_up(None)

    # Keys

    def may(self, action: str) -> bool | None:
        return self.answering.may(action) if self.answering is not None else False

    def press(self, action: str, *parameters: Any) -> None:
        """A key, or a click, that is part of an answer."""
        if self.answering is None or (action == "play" and self.playback.has_just_ended):
            return
        choice = self.answering.press(action, *parameters)
        if choice is not None:
            self.give(choice)
        else:
            self.shown.changed()
