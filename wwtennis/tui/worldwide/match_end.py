"""The end of a match: who won, the numbers of both players side by side, and how it went point by point."""

from __future__ import annotations

from textual.app import ComposeResult, RenderResult
from textual.containers import Vertical
from textual.content import Content
from textual.widget import Widget

from wwtennis.games.worldwide.cards import SURFACE_NAMES
from wwtennis.games.worldwide.stats.box import BoxScore, box_score
from wwtennis.kernel.game import Event
from wwtennis.kernel.table import in_force
from wwtennis.kernel.words import _, plural
from wwtennis.tennis.calling import call_standing
from wwtennis.tennis.score import Mode, winner
from wwtennis.tui.shell.actions import MATCH_END, bindings_for
from wwtennis.tui.shell.key_line import KeyLine
from wwtennis.tui.shell.logo import large
from wwtennis.tui.shell.page import Page, page_of
from wwtennis.tui.shell.session import MatchSession
from wwtennis.tui.worldwide.scene import Scene
from wwtennis.tui.worldwide.shown import Shown
from wwtennis.tui.worldwide.widgets.numbers import Numbers


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
        won = winner(played, score)
        seat = 0 if won is None else won
        names = session.names
        said = _("{winner} beats {loser}").format(winner=names[seat], loser=names[1 - seat])
        digits = large(call_standing(played, score, seat), ascii_only)
        facts = self._facts(" - " if ascii_only else " · ")
        room = max(1, self.size.width - len(said) - len(facts))
        first = Content.assemble((said, "bold"), " " * room, (facts, "$muted"))
        return Content("\n").join([first, Content(), *(Content.styled(line, "bold $accent") for line in digits)])

    def _facts(self, dot: str) -> str:
        """Where, what, how much and how long."""
        setup, points = self.session.setup, self.box.points
        mode = _("tie-break") if setup.played.mode is Mode.TIEBREAK else _("match")
        count = plural("{count} point", "{count} points", points).format(count=points)
        time = _("{minutes} min").format(minutes=max(1, round(self.seconds / 60)))
        return dot.join([_(SURFACE_NAMES[setup.surface]), mode, count, time])


class MatchEndScreen(Page[None]):
    """What there is to say about a match when it is over."""

    section = MATCH_END
    game = "worldwide"
    BINDINGS = bindings_for(MATCH_END)
    AUTO_FOCUS = ""
    DEFAULT_CSS = """
    MatchEndScreen { align: center middle; }
    MatchEndScreen .sheet { max-width: 112; max-height: 40; padding: 1 2 0 2; }
    MatchEndScreen Headline { height: auto; margin: 0 0 1 0; }
    MatchEndScreen Numbers { height: 1fr; }
    MatchEndScreen.-tall .sheet { padding: 2 4 1 4; }
    MatchEndScreen.-tall Headline { margin: 0 0 2 0; }
    """
    VERTICAL_BREAKPOINTS = [(0, "-low"), (32, "-tall")]

    def __init__(self, session: MatchSession, seconds: float) -> None:
        super().__init__()
        self.session = session
        self.seconds = seconds
        self.box = box_score(session.entries)

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet"):
            yield Headline(self.session, self.box, self.seconds)
            yield Numbers(_at_its_end(self.session))
        yield KeyLine()

    def action_rematch(self) -> None:
        self.shell.play(self.session.rematch())

    def action_watch(self) -> None:
        self.shell.show_replay(self.session.watched())

    def action_save(self) -> None:
        from wwtennis.tui.shell.screens.save import SaveScreen

        self.app.push_screen(SaveScreen(self.session))

    def action_leave(self) -> None:
        self.shell.back_to_title()


def _at_its_end(session: MatchSession) -> Shown:
    """All of the match, for the numbers to be made of."""
    shown = Shown(session.table.game, session.setup, session.names)
    events = [entry for entry in in_force(session.entries) if isinstance(entry, Event)]
    shown.scene = Scene(session.table.game, session.names, session.table.state, events)
    return shown
