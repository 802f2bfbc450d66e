"""The replay: any moment of a recorded match, as it was to be seen."""

from __future__ import annotations

from collections.abc import Sequence

from textual.app import ComposeResult

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
from wwtennis.tui.worldwide.glossary import glossary
from wwtennis.tui.worldwide.replay_layout import arrange_replay
from wwtennis.tui.worldwide.retelling import retelling
from wwtennis.tui.worldwide.rules_shown import rules_of_the_roll
from wwtennis.tui.worldwide.shown import Shown
from wwtennis.tui.worldwide.widgets.court import Court
from wwtennis.tui.worldwide.widgets.hands import Hands
from wwtennis.tui.worldwide.widgets.numbers import Numbers
from wwtennis.tui.worldwide.widgets.question_line import QuestionLine
from wwtennis.tui.worldwide.widgets.score import Score
from wwtennis.tui.worldwide.widgets.trackers import Incoming, Plate
from wwtennis.watching.watched import Watched


class ReplayScreen(TennisReplay, inherit_bindings=False):
    """Composes the widgets; they are those of the match, and a few more."""

    section = REPLAY
    game = "worldwide"
    CSS_PATH = "replay.tcss"
    BINDINGS = bindings_for(REPLAY)

    def __init__(self, watched: Watched, moment: int = 0, view: str | None = None) -> None:
        game, setup, names = watched.replay.game, watched.recording.setup, watched.names
        self.shown = Shown(game, setup, names)
        super().__init__(lambda page: Watching(page, self.shown, watched, retelling(game, names)), view)
        watched.replay.seek(moment)

    def compose(self) -> ComposeResult:
        shown = self.shown
        yield Score(shown, id="score")
        yield Plate(shown, is_near=False, id="far")
        yield Court(shown, id="court")
        yield Plate(shown, is_near=True, id="near")
        yield Incoming(shown, id="incoming")
        yield Hands(shown, id="hands")
        yield Numbers(shown, id="numbers")
        yield Commentary(shown, id="commentary")
        yield QuestionLine(shown, id="question")
        yield TimelineBar(shown, self.watching, SIGNS, self.stretches(), id="timeline")
        yield KeyLine(shown)

    def plan(self, width: int, height: int) -> Plan:
        return arrange_replay(width, height)

    def glossary(self) -> Glossary:
        setup = self.shown.setup
        cards = glossary(setup.deck, setup.surface)
        return Glossary((*cards.terms, *mark_terms(SIGNS, self.shell.ascii_only)))

    def rules_here(self) -> Sequence[str]:
        return rules_of_the_roll(self.shown)
