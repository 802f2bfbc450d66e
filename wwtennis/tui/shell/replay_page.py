"""The screen of a replay. A game derives its own from it, which composes widgets and says where they stand.

Of mistakes it knows what the review of its match has found, as soon as there is one.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from textual import on

from wwtennis.kernel.timeline import MISTAKE, Mark
from wwtennis.kernel.words import _
from wwtennis.tui.shell.actions import ASK_FOR_REVIEW, NEXT_MISTAKE, PREVIOUS_MISTAKE
from wwtennis.tui.shell.arranged import ArrangedPage
from wwtennis.tui.shell.key_line import KeyLine
from wwtennis.tui.shell.page import Page
from wwtennis.tui.shell.reviewing import Reviewing, reviewing
from wwtennis.tui.shell.screens.asking import Confirm, Prompt
from wwtennis.tui.shell.watching import Remark, Watching, moment_named
from wwtennis.tui.shell.widgets.timeline import TimelineBar
from wwtennis.watching.watched import ALL, NONE


class ReplayPage(ArrangedPage[bool]):
    """Forwards the keys to `watching`. It is dismissed with True by `q`, with False by Escape."""

    AUTO_FOCUS = ""
    plays_until: int | None = None  # from the beginning on, where anything may move; None: it waits for a key

    def __init__(self, watching: Callable[[Page[bool]], Watching], view: str | None = None) -> None:
        """With no `view` asked for, only what may be seen unasked is seen."""
        super().__init__()
        self.watching = watching(self)
        self.views = views = self.watching.watched.views
        unasked = self.watching.watched.open_hands
        self.view = view or next((view for view, seats in views.items() if seats == unasked), NONE)
        self._may_see = {*unasked, *views[self.view]}
        self.watching.look_through(views[self.view])

    def on_mount(self) -> None:
        self.reviewing.subscribe(self._reviewed)
        self._take_remarks()
        for note in self.watching.watched.notes:
            self.shell.warn(note)
        if self.plays_until is not None and self.shell.speed:
            self.watching.play_from_here(self.plays_until)
        else:
            self.watching.show()

    def on_unmount(self) -> None:
        self.reviewing.unsubscribe(self._reviewed)

    def say_anew(self) -> None:
        self._take_remarks()
        self.watching.show()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        replay = self.watching.replay
        return replay.decision_at(replay.at) is not None if action == "play_on" else True

    @on(TimelineBar.Sought)
    def _sought(self, message: TimelineBar.Sought) -> None:
        self.watching.seek(message.moment)

    def action_go(self, where: str) -> None:
        self.watching.press(where)

    def action_jump(self, digit: str = "") -> None:
        self.watching.pause()
        self.watching.shown.changed()
        watched = self.watching.watched
        hint = _("An entry from 0 to {end}, or a {step} from p1 to p{points}.").format(
            end=watched.replay.end, step=_(watched.kind.step), points=len(watched.replay.stops(watched.kind.step))
        )
        prompt = Prompt(_("Where to?"), hint, digit, check=partial(moment_named, watched))
        self.app.push_screen(prompt, self._jump_to)

    def action_jump_to(self, digit: str) -> None:
        self.action_jump(digit)

    def _jump_to(self, text: str | None) -> None:
        if text is not None:
            self.watching.seek(moment_named(self.watching.watched, text))

    # Mistakes

    @property
    def reviewing(self) -> Reviewing:
        return reviewing(self.watching.watched)

    def _reviewed(self) -> None:
        self._take_remarks()
        self.watching.show()
        self.query_one(KeyLine).refresh()

    def _take_remarks(self) -> None:
        spoken = self.reviewing.spoken
        if spoken is not None:
            mistakes = [each for each in spoken.review.decisions if each.loss]
            self.watching.remarks = {
                each.moment: Remark(Mark(MISTAKE, each.moment, each.seat), spoken.remark(each)) for each in mistakes
            }

    def shows_key(self, action: str) -> bool:
        if action == ASK_FOR_REVIEW.id:
            return not self.reviewing.why_not
        return action != NEXT_MISTAKE.id or bool(self.watching.remarks)

    def action_review(self) -> None:
        from wwtennis.tui.shell.screens.review import open_review  # imported when somebody wants to know

        self.watching.pause()
        open_review(self, self.reviewing, self.watching.seek)

    def action_mistake(self) -> None:
        self._to_a_mistake(NEXT_MISTAKE.id)

    def action_mistake_back(self) -> None:
        self._to_a_mistake(PREVIOUS_MISTAKE.id)

    def _to_a_mistake(self, step: str) -> None:
        """Nobody knows of any before the match is reviewed: then that comes first."""
        if self.reviewing.spoken is None:
            self.action_review()
        else:
            self.watching.press(step)

    # Through whose eyes

    def action_view(self) -> None:
        self._turn_to(self._view_after(self.view))

    def _view_after(self, view: str) -> str:
        views = list(self.views)
        if {*self.watching.watched.open_hands} == {*self.views[ALL]}:
            views.remove(NONE)  # there is nothing to hide
        return views[(views.index(view) + 1) % len(views)] if view in views else ALL

    def _turn_to(self, view: str) -> None:
        """See it like this; of a match that is not over a hand is shown to those only who want to see it."""
        hidden = [seat for seat in self.views[view] if seat not in self._may_see]
        if not hidden:
            self.view = view
            self.watching.look_through(self.views[view])
            self.watching.show()
        elif view == ALL:  # each of them has been asked for
            self._turn_to(self._view_after(view))
        else:
            self.watching.pause()
            question = _("See the cards that {name} holds?").format(name=self.watching.shown.names[hidden[0]])
            self.app.push_screen(Confirm(question, _("The match is not over.")), partial(self._turn_if, view))

    def _turn_if(self, view: str, sure: bool | None) -> None:
        if sure:
            self._may_see.update(self.views[view])
        self._turn_to(view if sure else self._view_after(view))

    # Leaving

    def action_play_on(self) -> None:
        self.watching.pause()
        if self._may_see >= {*self.views[ALL]}:
            self._play_on(True)
        else:
            about = _("The match is not over, and whoever plays on sees cards that are hidden now.")
            self.app.push_screen(Confirm(_("Play on from here?"), about), self._play_on)

    def _play_on(self, sure: bool | None) -> None:
        from wwtennis.tui.shell.screens.play_on import PlayOnScreen

        replay = self.watching.replay
        decision = replay.decision_at(replay.at)
        if sure and decision is not None:
            self.app.push_screen(PlayOnScreen(self.watching.watched, decision))

    def action_leave(self) -> None:
        self.watching.pause()
        self.dismiss(True)

    def action_escape(self) -> None:
        self.watching.pause()
        self.dismiss(False)
