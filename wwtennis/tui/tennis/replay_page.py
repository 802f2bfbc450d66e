"""The replay of a tennis match: beside all that a replay has, its numbers, its review, and steps between mistakes."""

from __future__ import annotations

from textual.geometry import Size

from wwtennis.kernel.timeline import Mark
from wwtennis.tui.shell.key_line import KeyLine
from wwtennis.tui.shell.page import is_too_small
from wwtennis.tui.shell.replay_page import ReplayPage
from wwtennis.tui.shell.watching import Remark
from wwtennis.tui.shell.widgets.timeline import Stretch
from wwtennis.tui.tennis.marks import MISTAKE
from wwtennis.tui.tennis.reviewing import Reviewing, reviewing


class TennisReplay(ReplayPage):
    """Knows of mistakes what the review of its match has found, as soon as there is one.

    Its parts `hands` and `numbers` have a place each, or share one.
    """

    shows_numbers = False  # where they share one

    @property
    def reviewing(self) -> Reviewing:
        return reviewing(self.watching.watched)

    def on_mount(self) -> None:
        self.reviewing.subscribe(self._reviewed)
        self._take_remarks()
        super().on_mount()

    def on_unmount(self) -> None:
        self.reviewing.unsubscribe(self._reviewed)

    def say_anew(self) -> None:
        self._take_remarks()
        super().say_anew()

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

    def stretches(self) -> list[Stretch]:
        """The points on the timeline, by who won them."""
        return [Stretch(point.start, point.end, point.winner) for point in self.watching.watched.line.points]

    def _share_a_place(self, size: Size) -> bool:
        plan = self.plan(*size)
        return plan["hands"].overlaps(plan["numbers"])

    def put_in_place(self, size: Size) -> None:
        super().put_in_place(size)
        if not is_too_small(size) and self._share_a_place(size):
            self.get_child_by_id("hands").display = not self.shows_numbers
            self.get_child_by_id("numbers").display = self.shows_numbers

    def action_pane(self) -> None:
        self.shows_numbers = not self.shows_numbers
        self.put_in_place(self.app.size)
        self.query_one(KeyLine).refresh()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        if action == "pane":
            return self._share_a_place(self.app.size)
        if action in ("review", "mistake", "mistake_back"):
            return not self.reviewing.why_not
        return super().check_action(action, parameters)

    def shows_key(self, action: str) -> bool:
        return action != "mistake" or bool(self.watching.remarks)

    def action_review(self) -> None:
        from wwtennis.tui.tennis.review import ReviewScreen  # imported when somebody wants to know

        self.watching.pause()
        self.app.push_screen(ReviewScreen(self.reviewing), self._show_again)

    def _show_again(self, moment: int | None) -> None:
        if moment is not None:
            self.watching.seek(moment)

    def action_mistake(self) -> None:
        self._to_a_mistake("mistake")

    def action_mistake_back(self) -> None:
        self._to_a_mistake("mistake_back")

    def _to_a_mistake(self, step: str) -> None:
        """Nobody knows of any before the match is reviewed: then that comes first."""
        if self.reviewing.spoken is None:
            self.action_review()
        else:
            self.watching.press(step)
