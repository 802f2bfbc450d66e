"""The match: court, hands, score, what happened, what is asked."""

from __future__ import annotations

from typing import Any

from textual.app import ComposeResult

from wwtennis.kernel.game import Question
from wwtennis.tui.serve_play import pacing
from wwtennis.tui.serve_play.actions import MATCH
from wwtennis.tui.serve_play.answering import Answering
from wwtennis.tui.serve_play.hints import HINTS
from wwtennis.tui.serve_play.layout import arrange
from wwtennis.tui.serve_play.shown import Shown
from wwtennis.tui.serve_play.widgets.court import Court
from wwtennis.tui.serve_play.widgets.figures import Figures
from wwtennis.tui.serve_play.widgets.hand import Hand
from wwtennis.tui.serve_play.widgets.panel import Panel
from wwtennis.tui.serve_play.widgets.plates import Decks, Plate
from wwtennis.tui.serve_play.widgets.question_line import QuestionLine
from wwtennis.tui.serve_play.widgets.score import Score
from wwtennis.tui.shell.actions import bindings_for
from wwtennis.tui.shell.arranged import Plan
from wwtennis.tui.shell.hints import HintBox, with_hint
from wwtennis.tui.shell.key_line import KeyLine
from wwtennis.tui.shell.match_page import MatchPage
from wwtennis.tui.shell.playing import Playing
from wwtennis.tui.shell.session import MatchSession
from wwtennis.tui.shell.widgets.commentary import Commentary


class ServePlayMatch(MatchPage, inherit_bindings=False):
    """Composes the widgets; each of them subscribes to the match as it is shown."""

    game = "serve-play"
    section = MATCH
    CSS_PATH = "match.tcss"
    BINDINGS = bindings_for(MATCH)

    def __init__(self, session: MatchSession) -> None:
        super().__init__()
        self.shown = Shown(session.table.game, session.setup, session.names)
        self.playing = Playing(self, session, self.shown, pacing, self._answering)

    def compose(self) -> ComposeResult:
        shown = self.shown
        yield Score(shown, id="score")
        yield Plate(shown, is_near=False, id="far")
        yield Court(shown, id="court")
        yield Plate(shown, is_near=True, id="near")
        yield Hand(shown, id="hand")
        yield Decks(shown, id="decks")
        yield Commentary(shown, id="commentary")
        yield HintBox(shown, HINTS, id="hint")
        yield QuestionLine(shown, id="question")
        yield Panel(shown, id="panel")
        yield Figures(shown, id="numbers")
        yield KeyLine(shown)

    def scoreboard(self) -> Score:
        return Score(self.shown)

    def plan(self, width: int, height: int) -> Plan:
        return with_hint(arrange(width, height))

    def _answering(self, question: Question, view: Any) -> Answering:
        return Answering(question, view, lambda: self.query_one(Hand).columns)
