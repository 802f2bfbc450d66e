"""The replay of a tennis match: beside all that a replay has, its numbers."""

from __future__ import annotations

from textual.geometry import Size

from wwtennis.tui.shell.key_line import KeyLine
from wwtennis.tui.shell.page import is_too_small
from wwtennis.tui.shell.replay_page import ReplayPage
from wwtennis.tui.shell.widgets.timeline import Stretch


class TennisReplay(ReplayPage):
    """Its parts `hands` and `numbers` have a place each, or share one."""

    shows_numbers = False  # where they share one

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
        return super().check_action(action, parameters)
