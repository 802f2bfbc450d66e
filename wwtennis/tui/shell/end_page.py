"""The end of a match: what can be done then. A game derives its own from it, with what there is to say."""

from __future__ import annotations

from wwtennis.tui.shell.actions import ASK_FOR_REVIEW, MATCH_END, bindings_for
from wwtennis.tui.shell.page import Page
from wwtennis.tui.shell.session import MatchSession
from wwtennis.watching.reviewed import why_not


class EndPage(Page[None]):
    """Knows the match, and how many seconds it took."""

    section = MATCH_END
    BINDINGS = bindings_for(MATCH_END)
    AUTO_FOCUS = ""

    def __init__(self, session: MatchSession, seconds: float) -> None:
        super().__init__()
        self.session, self.seconds = session, seconds
        self.watched = session.watched()

    def shows_key(self, action: str) -> bool:
        return action != ASK_FOR_REVIEW.id or not why_not(self.watched)

    def action_rematch(self) -> None:
        self.shell.play(self.session.rematch())

    def action_watch(self) -> None:
        self.watch_from(0)

    def watch_from(self, moment: int) -> None:
        self.shell.show_replay(self.watched, moment)

    def action_review(self) -> None:
        from wwtennis.tui.shell.reviewing import reviewing  # imported when somebody wants to know
        from wwtennis.tui.shell.screens.review import open_review

        open_review(self, reviewing(self.watched), self.watch_from)

    def action_save(self) -> None:
        from wwtennis.tui.shell.screens.save import SaveScreen  # imported when somebody wants to save

        self.app.push_screen(SaveScreen(self.session))

    def action_leave(self) -> None:
        self.shell.back_to_title()
