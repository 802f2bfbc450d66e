"""The end of a match: who won, the box score, and the run of play."""

from __future__ import annotations

from collections.abc import Sequence

from textual.app import ComposeResult, RenderResult
from textual.containers import Vertical
from textual.content import Content
from textual.widget import Widget

from wwtennis.games.hoops.rules.ending import standing
from wwtennis.games.hoops.stats.box import box_score
from wwtennis.games.hoops.stats.course import run_of_play
from wwtennis.games.hoops.stats.figures import FIGURES, MISMATCHES
from wwtennis.games.hoops.words.terms import about, campaign_text, tournament_text
from wwtennis.kernel.words import _, plural
from wwtennis.tui.hoops.actions import SERIES_END
from wwtennis.tui.shell.actions import bindings_for
from wwtennis.tui.shell.canvas import shorten
from wwtennis.tui.shell.end_page import EndPage
from wwtennis.tui.shell.ink import side_ink
from wwtennis.tui.shell.key_line import KeyLine
from wwtennis.tui.shell.logo import large
from wwtennis.tui.shell.page import page_of
from wwtennis.tui.shell.session import MatchSession

LABEL, NUMBER = 26, 10  # columns
ROOMY = 34  # rows of a window in which the run of play is drawn large
TALL, WIDEST = 3, 3  # rows of a coach's run, and columns of a turn
BARS, ASCII_BARS = " ▁▂▃▄▅▆▇█", "0123456789"


class Headline(Widget):
    """Who beat whom, and the points in large digits."""

    def __init__(self, session: MatchSession, turns: int, seconds: float) -> None:
        super().__init__()
        self.session = session
        self.turns = turns
        self.seconds = seconds

    def render(self) -> RenderResult:
        session, ascii_only = self.session, page_of(self).shell.ascii_only
        state = session.table.state
        said = _("A draw")
        if state.winner is not None:
            others = [name for seat, name in enumerate(session.names) if seat != state.winner]
            said = _("{winner} beats {loser}").format(winner=session.names[state.winner], loser=", ".join(others))
        facts = self._facts(" - " if ascii_only else " · ")
        room = max(1, self.size.width - len(said) - len(facts))
        first = Content.assemble((said, "bold"), " " * room, (facts, "$muted"))
        if len(session.names) > 2 and self.app.size.height < ROOMY:  # the figures need the room, and have the points
            return first
        digits = large(standing(state), ascii_only)
        return Content("\n").join([first, Content(), *(Content.styled(line, "bold $accent") for line in digits)])

    def _facts(self, dot: str) -> str:
        """What, how much and how long."""
        count = plural("{count} turn", "{count} turns", self.turns).format(count=self.turns)
        time = _("{minutes} min").format(minutes=max(1, round(self.seconds / 60)))
        return dot.join([*about(self.session.setup)[:1], *_series(self.session), count, time])


def _series(session: MatchSession) -> list[str]:
    """HO-6.6, HO-6.7: which match of how many."""
    setup = session.setup
    if setup.campaign is not None:
        return [campaign_text(setup.campaign.level)]
    return [tournament_text(setup.tournament.round)] if setup.tournament is not None else []


class Figures(Widget):
    """The box score, a column for each coach."""

    def __init__(self, session: MatchSession) -> None:
        super().__init__()
        self.session = session
        self.box = box_score(session.entries)

    def render(self) -> RenderResult:
        names, setup = self.session.names, self.session.setup
        head = [(" " * LABEL, "")]
        head += [(f"{shorten(name, NUMBER - 1):>{NUMBER}}", f"bold ${side_ink(at)}") for at, name in enumerate(names)]
        figures = FIGURES | (MISMATCHES if setup.mismatches else {})
        rows = [
            Content.assemble(
                (f"{_(name)[:LABEL]:<{LABEL}}", "$muted"),
                *(f"{figure(self.box.seats[seat], 1):>{NUMBER}}" for seat in range(len(names))),
            )
            for name, figure in figures.items()
        ]
        return Content("\n").join([Content.assemble(*head), *rows])


class RunOfPlay(Widget):
    """A line for each coach: how the points grew, turn by turn."""

    def __init__(self, session: MatchSession) -> None:
        super().__init__()
        self.session = session
        self.runs = run_of_play(session.entries)

    def render(self) -> RenderResult:
        bars = ASCII_BARS if page_of(self).shell.ascii_only else BARS
        most = max([max(run, default=0) for run in self.runs], default=0) or 1
        high = TALL if self.app.size.height >= ROOMY and len(self.runs) == 2 else 1
        wide = max(1, min(WIDEST, (self.app.size.width - 30) // max(1, len(self.runs[0])))) if self.runs else 1
        lines = [Content.styled(_("Run of play"), "bold")]
        for seat, run in enumerate(self.runs):
            names = ["", *[""] * (high - 2), shorten(self.session.names[seat], 12)][-high:]
            for name, drawn in zip(names, chart(run, most, high, wide, bars), strict=True):
                ink = f"${side_ink(seat)}"
                lines.append(Content.assemble((f"{name:<13}", f"bold {ink}"), (drawn, ink)))
        return Content("\n").join(lines)


def chart(run: Sequence[int], most: int, high: int, wide: int, bars: str) -> list[str]:
    """A bar for each turn, so many rows high at most, from top to bottom."""
    steps = len(bars) - 1
    levels = [steps * high * points // most for points in run]
    return [
        "".join([bars[max(0, min(steps, level - steps * row))] * wide for level in levels])
        for row in reversed(range(high))
    ]


class HoopsEnd(EndPage):
    """What there is to say about a match when it is over."""

    game = "hoops"
    DEFAULT_CSS = """
    HoopsEnd { align: center middle; }
    HoopsEnd .sheet { max-width: 112; max-height: 44; padding: 0 2 0 2; }
    HoopsEnd Headline { height: auto; }
    HoopsEnd Figures { height: auto; }
    HoopsEnd RunOfPlay { height: auto; }
    """

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet"):
            runs = RunOfPlay(self.session)
            yield Headline(self.session, len(runs.runs[0]) if runs.runs else 0, self.seconds)
            yield runs
            yield Figures(self.session)
        yield KeyLine()


class HoopsSeriesEnd(HoopsEnd, inherit_bindings=False):
    """HO-6.6, HO-6.7: of a match that is not the last one."""

    section = SERIES_END
    BINDINGS = bindings_for(SERIES_END)

    def action_go_on(self) -> None:
        from wwtennis.tui.hoops.series_set_up import page_after

        self.app.push_screen(page_after(self.session))
