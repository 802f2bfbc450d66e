"""Pages that are read: they scroll by lines and pages."""

from __future__ import annotations

from textual.containers import VerticalScroll

from wwtennis.tui.shell.page import Dialogue, Page, R


class Scrolling(Page[R]):
    """Has one `VerticalScroll`."""

    @property
    def scroll(self) -> VerticalScroll:
        return self.query_one(VerticalScroll)

    def action_scroll_up(self) -> None:
        self.scroll.scroll_up(animate=False)

    def action_scroll_down(self) -> None:
        self.scroll.scroll_down(animate=False)

    def action_page_up(self) -> None:
        self.scroll.scroll_page_up(animate=False)

    def action_page_down(self) -> None:
        self.scroll.scroll_page_down(animate=False)


class Reading(Dialogue[None], Scrolling[None]):
    """A dialogue that has its beginning and its end as well: its section has the keys of `actions.READING`."""

    def action_back(self) -> None:
        self.dismiss()

    def action_first(self) -> None:
        self.scroll.scroll_home(animate=False)

    def action_last(self) -> None:
        self.scroll.scroll_end(animate=False)
