"""The match: court, hand, score, what happened, what is asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from textual.app import ComposeResult

from wwtennis.kernel.game import Question
from wwtennis.tui.shell.actions import bindings_for
from wwtennis.tui.shell.arranged import Plan
from wwtennis.tui.shell.hints import HintBox, with_hint
from wwtennis.tui.shell.key_line import KeyLine
from wwtennis.tui.shell.match_page import MatchPage
from wwtennis.tui.shell.playing import Playing
from wwtennis.tui.shell.session import MatchSession
from wwtennis.tui.shell.widgets.commentary import Commentary
from wwtennis.tui.worldwide import pacing
from wwtennis.tui.worldwide.actions import MATCH
from wwtennis.tui.worldwide.answering import Answering
from wwtennis.tui.worldwide.hints import HINTS
from wwtennis.tui.worldwide.layout import arrange
from wwtennis.tui.worldwide.rules_shown import rules_of_the_roll
from wwtennis.tui.worldwide.shown import Shown
from wwtennis.tui.worldwide.widgets.court import Court
from wwtennis.tui.worldwide.widgets.hand import Hand
from wwtennis.tui.worldwide.widgets.numbers import Numbers
from wwtennis.tui.worldwide.widgets.panel import Panel
from wwtennis.tui.worldwide.widgets.question_line import QuestionLine
from wwtennis.tui.worldwide.widgets.score import Score
from wwtennis.tui.worldwide.widgets.trackers import Incoming, Plate

if TYPE_CHECKING:
    from wwtennis.tui.shell.glossary import Glossary


class MatchScreen(MatchPage, inherit_bindings=False):
    """Composes the widgets; each of them subscribes to the match as it is shown."""

    section = MATCH
    game = "worldwide"
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
        yield Incoming(shown, id="incoming")
        yield Hand(shown, id="hand")
        yield Commentary(shown, id="commentary")
        yield HintBox(shown, HINTS, id="hint")
        yield QuestionLine(shown, id="question")
        yield Panel(shown, id="panel")
        yield Numbers(shown, id="numbers")
        yield KeyLine(shown)

    def scoreboard(self) -> Score:
        return Score(self.shown)

    def plan(self, width: int, height: int) -> Plan:
        return with_hint(arrange(width, height))

    def _answering(self, question: Question, view: Any) -> Answering:
        asks_all = self.playing.session.asks_all or self.shell.settings.questions == "all"
        return Answering(question, view, lambda: self.query_one(Hand).columns, asks_all=asks_all)

    def glossary(self) -> Glossary:
        from wwtennis.tui.worldwide.glossary import glossary  # imported when somebody asks

        setup = self.shown.setup
        return glossary(setup.deck, setup.surface)

    def rules_shown(self) -> Sequence[str]:
        return rules_of_the_roll(self.shown)

    def action_players(self) -> None:
        from wwtennis.tui.worldwide.player_notes import the_players  # imported when somebody wants to read

        self.shell.push_screen(the_players(self.playing.session))
