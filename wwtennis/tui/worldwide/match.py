"""The match: court, hand, score, what happened, what is asked. It plays the story and takes the answers."""

from __future__ import annotations

from textual import events
from textual.app import ComposeResult
from textual.geometry import Size

from wwtennis.games.worldwide.view import View
from wwtennis.games.worldwide.words.questions import are_you_sure, question_text
from wwtennis.kernel.commentary import Comment, Tone
from wwtennis.kernel.game import Choice, Question
from wwtennis.kernel.table import Undone
from wwtennis.kernel.words import _
from wwtennis.tui.shell.actions import bindings_for
from wwtennis.tui.shell.key_line import KeyLine
from wwtennis.tui.shell.page import is_too_small
from wwtennis.tui.shell.screens.handover import HandOver
from wwtennis.tui.shell.session import MatchSession
from wwtennis.tui.worldwide.cards_shown import best_target, card_lines, favourite
from wwtennis.tui.worldwide.draft import Draft
from wwtennis.tui.worldwide.layout import arrange
from wwtennis.tui.worldwide.playback import Playback
from wwtennis.tui.worldwide.presenting import (
    acts_shown,
    detail_shown,
    hand_shown,
    hidden_hand,
    incoming_shown,
    plate_shown,
    scene_shown,
    score_shown,
    struck_shown,
)  # fmt: skip
from wwtennis.tui.worldwide.story import Story
from wwtennis.tui.worldwide.widgets.court import Court, Scene
from wwtennis.tui.worldwide.widgets.hand import Hand
from wwtennis.tui.worldwide.widgets.panel import Panel, PanelShown, QuestionLine
from wwtennis.tui.worldwide.widgets.score_table import ScoreTable
from wwtennis.tui.worldwide.widgets.told import Told
from wwtennis.tui.worldwide.widgets.trackers import Incoming, Plate

ALWAYS = ("leave", "help", "leave_game", "command_palette", "what_happened", "players")


class MatchScreen(Playback, inherit_bindings=False):
    """Shows a match as the story tells it, and asks whoever sits at the keyboard."""

    section = "match"
    CSS_PATH = "match.tcss"
    BINDINGS = bindings_for("match")

    def __init__(self, session: MatchSession) -> None:
        super().__init__()
        self.session = session
        self.story = Story(session)
        people = session.people
        self.near = people[0] if people else 0
        self.sitting: int | None = None if session.is_hot_seat else self.near  # who may see their hand now
        self._thinking: Question | None = None
        self._advice: Choice | None = None
        self._done = False

    # Its parts

    def compose(self) -> ComposeResult:
        surface = self.session.setup.surface
        yield ScoreTable(surface, id="score")
        yield Plate(surface, id="far")
        yield Court(surface, Scene(self.near, self.session.names), id="court")
        yield Plate(surface, id="near")
        yield Incoming(surface, id="incoming")
        yield Hand(surface, id="hand")
        yield Told(surface, id="told")
        yield QuestionLine(surface, id="question")
        yield Panel(surface, id="panel")
        yield KeyLine()

    def on_mount(self) -> None:
        self._arrange(self.app.size)
        if self.session.is_begun:
            self.story.catch_up()
        else:
            self.session.open()
        self.show()
        self.call_after_refresh(self.carry_on)

    def on_resize(self, event: events.Resize) -> None:
        self._arrange(event.size)

    def on_screen_resume(self) -> None:
        self._arrange(self.app.size)

    def _arrange(self, size: Size) -> None:
        if is_too_small(size):
            return
        for name, where in arrange(size.width, size.height).items():
            styles = self.get_child_by_id(name).styles
            styles.offset = (where.x, where.y)
            styles.width, styles.height = where.width, where.height

    @property
    def columns(self) -> int:
        return self.query_one(Hand).columns

    # The question

    def ask(self) -> None:
        question = self.session.pending
        if question is None:
            self._finish()
        elif not self.session.seats[question.seat].is_person:
            self._think(question)
        elif question.seat != self.sitting:
            self._hand_over(question.seat)
        else:
            self._put(question)

    def _put(self, question: Question) -> None:
        """Let the person who sits here answer."""
        view = self.session.view(question.seat)
        self._advice = None
        self.draft = Draft(question, view, favourite, best_target)
        self.show()

    def give(self, choice: Choice) -> None:
        self.draft = None
        self.session.answer(choice)
        self.carry_on()

    def _think(self, question: Question) -> None:
        """A bot answers from another thread: the screen stays awake."""
        if self._thinking is question:
            return
        self._thinking = question
        self.show()
        bot, view = self.session.bot(question.seat), self.session.view(question.seat)

        def think() -> None:
            choice = bot.choose(view, question)
            if self.is_attached:
                self.app.call_from_thread(self._thought, question, choice)

        self.run_worker(think, thread=True, group="thinking")

    def _thought(self, question: Question, choice: Choice) -> None:
        """An answer counts while its question still stands: it may have been taken back meanwhile."""
        if self._thinking is question and self.session.pending is question:
            self._thinking = None
            self.give(choice)

    def _hand_over(self, seat: int) -> None:
        """Nobody sees a hand until whoever it belongs to says so."""
        before, self.sitting = self.sitting, None
        self.draft = None
        self.show()
        self.shell.push_screen(HandOver(self.session, self.story, seat, before), self._sit_down)

    def _sit_down(self, seat: int | None) -> None:
        """The next player is ready, or the one before has taken something back."""
        if seat is None:
            return
        self.near = self.sitting = seat
        if self.session.entries and isinstance(self.session.entries[-1], Undone):
            self._show_undone(seat)
        self.ask()

    def _finish(self) -> None:
        if not self._done:
            self._done = True
            self.shell.match_over(self.session)

    # What is shown

    def show(self) -> None:
        """Bring every widget up to the story."""
        view = self.story.view(self.near)
        self.query_one(ScoreTable).show(score_shown(self.session, self.story))
        self.query_one("#far", Plate).show(plate_shown(self.session, view, 1 - self.near))
        self.query_one("#near", Plate).show(plate_shown(self.session, view, self.near))
        self.query_one(Incoming).show(incoming_shown(self.session, view))
        self.query_one(Told).show(self.story.lines)
        self.show_draft()

    def show_draft(self) -> None:
        """What changes while an answer is put together."""
        self.show_court()
        self._show_hand(self.story.view(self.near))
        self._show_question()
        self.show_panel()
        self.query_one(KeyLine).refresh()

    def show_court(self) -> None:
        scene = scene_shown(self.session, self.story, self.near, self.draft, self._progress)
        self.query_one(Court).scene = scene

    def _show_hand(self, view: View) -> None:
        hand = self.query_one(Hand)
        if self.sitting != self.near:
            hand.show(hidden_hand(view))
            return
        view = self.draft.view if self.draft is not None else view
        lines = card_lines(self.draft, view, self._opponent, self.story.fresh[self.near])
        hand.show(hand_shown(view, self.draft, lines, hand.symbols.dot))

    @property
    def _opponent(self) -> str:
        return self.session.names[1 - self.near]

    def _show_question(self) -> None:
        line, draft, names = self.query_one(QuestionLine), self.draft, self.session.names
        if draft is not None:
            if draft.is_confirming:
                line.show(names[self.near], self.near, are_you_sure(draft.act, self._opponent), alarm=True)
            else:
                hint = _("so would the coach") if self._advice is not None and draft.choice == self._advice else ""
                line.show(names[self.near], self.near, question_text(draft.ask, draft.view, self._opponent), hint)
        elif self._thinking is not None:
            thinker = self._thinking.seat
            line.show(names[thinker], thinker, _("is thinking ..."))
        else:
            seat, text = self.story.headline
            hint = _("any key goes on") if self.is_playing else ""
            line.show(names[seat] if seat is not None else "", seat, text, hint)

    def show_panel(self) -> None:
        draft, panel = self.draft, self.query_one(Panel)
        if draft is not None:
            acts = acts_shown(draft, self._opponent, not panel.symbols.half)
            panel.show(PanelShown(detail_shown(draft, self._opponent), acts, self.story.roll if acts else None))
        else:
            panel.show(PanelShown(struck_shown(self.story), (), self.story.roll, self._tumbling))

    # Keys that need no question

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        if action in ALWAYS or not self.is_attached:
            return True
        if action == "undo":
            return self.sitting is not None and self.session.may_undo(self.sitting)
        if action == "coach":
            return self.draft is not None and self.session.practice
        return self.may(action)

    def action_undo(self) -> None:
        if self.sitting is None or not self.session.undo(self.sitting):
            return
        self._put_down()
        self._show_undone(self.sitting)
        self.ask()

    def _show_undone(self, seat: int) -> None:
        self.story.catch_up()
        self.story.say(Comment(_("{name} takes it back.").format(name=self.session.names[seat]), Tone.NOTE, seat))
        self.show()

    def action_coach(self) -> None:
        """What a good player would do: it becomes the draft."""
        draft = self.draft
        if draft is None or not self.session.practice:
            return

        def think() -> None:
            choice = self.session.coach().choose(draft.view, draft.question)
            if self.is_attached:
                self.app.call_from_thread(self._coached, draft, choice)

        self.run_worker(think, thread=True, group="thinking")

    def _coached(self, draft: Draft, choice: Choice) -> None:
        if self.draft is draft:
            self._advice = choice
            draft.adopt(choice)
            self.show_draft()

    def _put_down(self) -> None:
        """Nothing is being shown, thought about or put together any more."""
        self.stop_playing()
        self._thinking = self.draft = None

    # Things to read: their screens are imported when somebody wants to

    def action_what_happened(self) -> None:
        from wwtennis.tui.shell.screens.notes import what_happened

        self.shell.push_screen(what_happened(self.story))

    def action_players(self) -> None:
        from wwtennis.tui.shell.screens.notes import the_players

        self.shell.push_screen(the_players(self.session))

    def action_leave(self) -> None:
        self._put_down()
        self.shell.leave_match(self.session)
