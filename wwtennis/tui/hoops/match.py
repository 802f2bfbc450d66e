"""The match: courts, market, hand, what is asked, dice, what happened."""

from __future__ import annotations

from typing import Any

from textual.app import ComposeResult

from wwtennis.kernel.game import Question
from wwtennis.tui.hoops import pacing
from wwtennis.tui.hoops.actions import MATCH
from wwtennis.tui.hoops.answering import Answering
from wwtennis.tui.hoops.hints import HINTS
from wwtennis.tui.hoops.layout import arrange
from wwtennis.tui.hoops.shown import Shown
from wwtennis.tui.hoops.widgets.choices import Choices
from wwtennis.tui.hoops.widgets.courts import Courts
from wwtennis.tui.hoops.widgets.hand import Hand
from wwtennis.tui.hoops.widgets.market import Market
from wwtennis.tui.hoops.widgets.panel import Panel
from wwtennis.tui.hoops.widgets.question_line import QuestionLine
from wwtennis.tui.hoops.widgets.score import Score
from wwtennis.tui.shell.actions import bindings_for
from wwtennis.tui.shell.arranged import Plan
from wwtennis.tui.shell.hints import HintBox, with_hint
from wwtennis.tui.shell.key_line import KeyLine
from wwtennis.tui.shell.match_page import MatchPage
from wwtennis.tui.shell.playing import Playing
from wwtennis.tui.shell.session import MatchSession
from wwtennis.tui.shell.widgets.commentary import Commentary


class HoopsMatch(MatchPage, inherit_bindings=False):
    """Composes the widgets; each of them subscribes to the match as it is shown."""

    game = "hoops"
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
        yield Courts(shown, id="courts")
        yield Market(shown, id="market")
        yield Hand(shown, id="hand")
        yield QuestionLine(shown, id="question")
        yield Choices(shown, id="choices")
        yield Panel(shown, id="panel")
        yield Commentary(shown, id="commentary")
        yield HintBox(shown, HINTS, id="hint")
        yield KeyLine(shown)

    def plan(self, width: int, height: int) -> Plan:
        return with_hint(arrange(width, height))

    def _answering(self, question: Question, view: Any) -> Answering:
        return Answering(question, view)
