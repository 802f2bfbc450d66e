"""The end of a match: who won, and the numbers of both sides beside each other."""

from __future__ import annotations

from textual.app import ComposeResult, RenderResult
from textual.containers import Vertical
from textual.content import Content
from textual.widget import Widget

from wwtennis.games.serve_play.stats.box import BoxScore, box_score
from wwtennis.games.serve_play.stats.figures import FIGURES
from wwtennis.games.serve_play.words.terms import about
from wwtennis.kernel.words import _, plural
from wwtennis.tennis.calling import call_standing, side_name
from wwtennis.tennis.score import winner
from wwtennis.tui.shell.actions import MATCH_END, bindings_for
from wwtennis.tui.shell.key_line import KeyLine
from wwtennis.tui.shell.logo import large
from wwtennis.tui.shell.page import Page, page_of
from wwtennis.tui.shell.session import MatchSession

LABEL, NUMBER = 34, 12  # columns


class Headline(Widget):
    """Who beat whom, and the score in large digits."""

    def __init__(self, session: MatchSession, box: BoxScore, seconds: float) -> None:
        super().__init__()
        self.session = session
        self.box = box
        self.seconds = seconds

    def render(self) -> RenderResult:
        session, ascii_only = self.session, page_of(self).shell.ascii_only
        played, score = session.setup.played, session.table.state.score
        side = winner(played, score) or 0
        said = _("{winner} beats {loser}")
        if session.setup.is_doubles:
            said = _("{winner} beat {loser}")
        said = said.format(winner=side_name(session.names, side), loser=side_name(session.names, 1 - side))
        facts = self._facts(" - " if ascii_only else " · ")
        room = max(1, self.size.width - len(said) - len(facts))
        first = Content.assemble((said, "bold"), " " * room, (facts, "$muted"))
        digits = large(call_standing(played, score, side), ascii_only)
        return Content("\n").join([first, Content(), *(Content.styled(line, "bold $accent") for line in digits)])

    def _facts(self, dot: str) -> str:
        """What, how much and how long."""
        points = self.box.points
        count = plural("{count} point", "{count} points", points).format(count=points)
        time = _("{minutes} min").format(minutes=max(1, round(self.seconds / 60)))
        return dot.join([*about(self.session.setup)[:1], count, time])


class Figures(Widget):
    """What was counted, a column for each side."""

    def __init__(self, session: MatchSession, box: BoxScore) -> None:
        super().__init__()
        self.session = session
        self.box = box

    def render(self) -> RenderResult:
        first, second = (side_name(self.session.names, side) for side in (0, 1))
        head = Content.assemble(
            " " * LABEL, (f"{first[: NUMBER - 1]:>{NUMBER}}", "bold $home"), "  ",
            (f"{second[: NUMBER - 1]:>{NUMBER}}", "bold $away"),
        )  # fmt: skip
        rows = [
            Content.assemble(
                (f"{_(name):<{LABEL}}", "$muted"),
                *(f"{figure(self.box, [side]):>{NUMBER}}  " for side in self.box.sides),
            )
            for name, figure in FIGURES.items()
        ]
        return Content("\n").join([head, *rows])


class ServePlayEnd(Page[None]):
    """What there is to say about a match when it is over."""

    game = "serve-play"
    section = MATCH_END
    BINDINGS = bindings_for(MATCH_END)
    AUTO_FOCUS = ""
    DEFAULT_CSS = """
    ServePlayEnd { align: center middle; }
    ServePlayEnd .sheet { max-width: 112; max-height: 40; padding: 1 2 0 2; }
    ServePlayEnd Headline { height: auto; margin: 0 0 1 0; }
    ServePlayEnd Figures { height: 1fr; }
    """

    def __init__(self, session: MatchSession, seconds: float) -> None:
        super().__init__()
        self.session = session
        self.seconds = seconds
        self.box = box_score(session.entries)

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet"):
            yield Headline(self.session, self.box, self.seconds)
            yield Figures(self.session, self.box)
        yield KeyLine()

    def action_rematch(self) -> None:
        self.shell.play(self.session.rematch())

    def action_watch(self) -> None:
        self.shell.show_replay(self.session.watched())

    def action_save(self) -> None:
        from wwtennis.tui.shell.screens.save import SaveScreen  # imported when somebody wants to save

        self.app.push_screen(SaveScreen(self.session))

    def action_leave(self) -> None:
        self.shell.back_to_title()
