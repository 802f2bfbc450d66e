"""The replay: any moment of a recorded match, as it was to be seen."""

from __future__ import annotations

from typing import Any

from textual.app import ComposeResult

from wwtennis.tui.serve_play.layout import arrange_replay
from wwtennis.tui.serve_play.retelling import retelling
from wwtennis.tui.serve_play.shown import Shown
from wwtennis.tui.serve_play.widgets.court import Court
from wwtennis.tui.serve_play.widgets.figures import Figures
from wwtennis.tui.serve_play.widgets.hands import Hands
from wwtennis.tui.serve_play.widgets.plates import Decks, Plate
from wwtennis.tui.serve_play.widgets.question_line import QuestionLine
from wwtennis.tui.serve_play.widgets.score import Score
from wwtennis.tui.shell.actions import bindings_for
from wwtennis.tui.shell.arranged import Plan
from wwtennis.tui.shell.glossary import Glossary
from wwtennis.tui.shell.key_line import KeyLine
from wwtennis.tui.shell.watching import Watching
from wwtennis.tui.shell.widgets.commentary import Commentary
from wwtennis.tui.shell.widgets.timeline import TimelineBar, mark_terms
from wwtennis.tui.tennis.actions import REPLAY
from wwtennis.tui.tennis.marks import SIGNS
from wwtennis.tui.tennis.replay_page import TennisReplay
from wwtennis.watching.watched import Watched


class ServePlayReplay(TennisReplay, inherit_bindings=False):
    """Composes the widgets; they are those of the match, and a few more."""

    game = "serve-play"
    section = REPLAY
    CSS_PATH = "replay.tcss"
    BINDINGS = bindings_for(REPLAY)

    def __init__(self, watched: Watched, moment: int = 0, view: str | None = None) -> None:
        game, names = watched.replay.game, watched.names
        setup: Any = watched.recording.setup
        self.shown = Shown(game, setup, names)
        super().__init__(lambda page: Watching(page, self.shown, watched, retelling(game, names)), view)
        watched.replay.seek(moment)

    def compose(self) -> ComposeResult:
        shown = self.shown
        yield Score(shown, id="score")
        yield Plate(shown, is_near=False, id="far")
        yield Court(shown, id="court")
        yield Plate(shown, is_near=True, id="near")
        yield Hands(shown, id="hands")
        yield Figures(shown, id="numbers")
        yield Decks(shown, id="decks")
        yield Commentary(shown, id="commentary")
        yield QuestionLine(shown, id="question")
        yield TimelineBar(shown, self.watching, SIGNS, self.stretches(), id="timeline")
        yield KeyLine(shown)

    def plan(self, width: int, height: int) -> Plan:
        return arrange_replay(width, height)

    def glossary(self) -> Glossary:
        return Glossary((*super().glossary().terms, *mark_terms(SIGNS, self.shell.ascii_only)))
