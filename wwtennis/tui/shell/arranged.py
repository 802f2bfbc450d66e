"""A page whose parts have their places by a plan: names and rectangles, for any size."""

from __future__ import annotations

from collections.abc import Mapping

from textual import events
from textual.geometry import Region, Size

from wwtennis.tui.shell.page import Page, R, is_too_small

Plan = Mapping[str, Region]


class ArrangedPage(Page[R]):
    """Every part is a child with an id, and painted where `plan` says; one that it does not name has no room."""

    def plan(self, width: int, height: int) -> Plan:
        raise NotImplementedError

    def on_mount(self) -> None:
        self.put_in_place(self.app.size)

    def on_resize(self, event: events.Resize) -> None:
        self.put_in_place(event.size)

    def on_screen_resume(self) -> None:
        self.put_in_place(self.app.size)

    def put_in_place(self, size: Size) -> None:
        if is_too_small(size):
            return
        plan = self.plan(*size)
        for part in self.children:
            if part.id is not None:
                part.display = part.id in plan and getattr(part, "has_something_to_show", True)
        for name, where in plan.items():
            styles = self.get_child_by_id(name).styles
            styles.offset = (where.x, where.y)
            styles.width, styles.height = where.width, where.height
