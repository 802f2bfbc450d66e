"""The replay: any moment of a recorded match, as it was to be seen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from textual.app import ComposeResult

from wwtennis.games.hoops.stats.course import MarkKind
from wwtennis.kernel.timeline import MISTAKE, UNDO
from wwtennis.kernel.words import _, later
from wwtennis.tui.hoops.actions import REPLAY
from wwtennis.tui.hoops.layout import arrange_replay
from wwtennis.tui.hoops.retelling import retelling
from wwtennis.tui.hoops.shown import Shown
from wwtennis.tui.hoops.widgets.courts import Courts
from wwtennis.tui.hoops.widgets.hand import Hand
from wwtennis.tui.hoops.widgets.market import Market
from wwtennis.tui.hoops.widgets.panel import Panel
from wwtennis.tui.hoops.widgets.question_line import QuestionLine
from wwtennis.tui.hoops.widgets.score import Score
from wwtennis.tui.shell.actions import bindings_for
from wwtennis.tui.shell.arranged import Plan
from wwtennis.tui.shell.glossary import Glossary
from wwtennis.tui.shell.key_line import KeyLine
from wwtennis.tui.shell.replay_page import ReplayPage
from wwtennis.tui.shell.watching import Watching
from wwtennis.tui.shell.widgets.commentary import Commentary
from wwtennis.tui.shell.widgets.timeline import (
    MISTAKE_SIGN,
    UNDO_SIGN,
    MarkSign,
    MarkSigns,
    Stretch,
    TimelineBar,
    mark_terms,
)
from wwtennis.watching.watched import Watched

SIGNS: MarkSigns = {
    MISTAKE: MISTAKE_SIGN,
    MarkKind.BIG_ATTACK: MarkSign("✦", "A", later("big attack"), later("one of the biggest attacks"), 1),
    MarkKind.LEAD: MarkSign("⇅", "L", later("lead"), later("the lead changes"), 2),
    MarkKind.OVERTIME: MarkSign("┃", "|", later("overtime"), later("an overtime begins"), 3, on_the_bar=True),
    UNDO: UNDO_SIGN,
}


class HoopsReplay(ReplayPage, inherit_bindings=False):
    """Composes the widgets; they are those of the match, and the timeline."""

    game = "hoops"
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
        yield Courts(shown, id="courts")
        yield Market(shown, id="market")
        yield Hand(shown, id="hand")
        yield QuestionLine(shown, id="question")
        yield Commentary(shown, id="commentary")
        yield Panel(shown, id="panel")
        yield TimelineBar(shown, self.watching, SIGNS, self._stretches(), id="timeline")
        yield KeyLine(shown)

    def _stretches(self) -> list[Stretch]:
        """The turns that scored, by whose they were."""
        turns = self.watching.watched.line.turns
        return [Stretch(turn.start, turn.end, turn.seat % 2) for turn in turns if turn.scored]

    def plan(self, width: int, height: int) -> Plan:
        return arrange_replay(width, height)

    def glossary(self) -> Glossary:
        return Glossary((*super().glossary().terms, *mark_terms(SIGNS, self.shell.ascii_only)))

    def legend(self) -> Sequence[tuple[str, str, str]]:
        ascii_only = self.shell.ascii_only
        marks = [(sign.drawn(ascii_only), "$accent", _(sign.meaning)) for sign in SIGNS.values()]
        whose = _("above the line: turns and marks of coaches A and C; below: of B and D")
        return [*marks, ("", "$foreground", whose)]
