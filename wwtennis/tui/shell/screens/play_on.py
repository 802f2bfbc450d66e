"""Play on from here: a new match with the history of a recorded one, up to one of its decisions."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.content import Content
from textual.widgets import Static

from wwtennis.games.worldwide.bots import BOTS
from wwtennis.games.worldwide.setup import SOLO_SEAT
from wwtennis.games.worldwide.words.questions import question_text
from wwtennis.kernel.errors import WWTennisError
from wwtennis.kernel.words import _
from wwtennis.tennis.calling import call_score, call_sets
from wwtennis.tennis.score import Mode
from wwtennis.tui.shell.actions import PLAY_ON, bindings_for
from wwtennis.tui.shell.form import Line, Option
from wwtennis.tui.shell.screens.form_page import FormPage, SmallCourt
from wwtennis.tui.shell.session import COACH, HUMAN, SOLO
from wwtennis.watching.watched import Watched

ON, OFF = "on", "off"


class PlayOnScreen(FormPage):
    """Who plays it on?"""

    section = PLAY_ON
    BINDINGS = bindings_for(PLAY_ON)
    DEFAULT_CSS = """
    PlayOnScreen .stands { height: auto; padding: 1 2 1 2; }
    """

    def __init__(self, watched: Watched, decision: int, why: str = "") -> None:
        super().__init__()
        self.watched = watched
        self.decision = decision  # the moment
        self.why = why  # it is asked, where nobody chose to

    def heading(self) -> str:
        point = self.watched.line.point_at(self.decision)
        return _("Play on from point {point}").format(point=point)

    def below_the_form(self) -> ComposeResult:
        yield Static(self._stands(), classes="stands")
        if self.why:
            yield Static(Content.styled(self.why, "$accent"), classes="stands")

    def _stands(self) -> Content:
        """How the match stands there."""
        replay, names = self.watched.replay, self.watched.names
        state = replay.state_at(self.decision)
        score = call_score(state.setup.played, state.score, names)
        if state.setup.played.mode is Mode.MATCH:
            score = f"{call_sets(state.score)}. {score}"
        question = replay.question_at(self.decision)
        assert question is not None  # it is a decision
        asked = question_text(question.kind, replay.game.view(state, question.seat), names[1 - question.seat])
        return Content.assemble((score, "bold"), "\n", (f"{names[question.seat]}: ", "bold"), (asked, "$muted"))

    def on_mount(self) -> None:
        seats = self.watched.recording.header.seats
        mine = next((seat for seat, said in enumerate(seats) if said.by == HUMAN), 0)
        theirs = seats[1 - mine].by
        if theirs != HUMAN and theirs not in BOTS:
            theirs = COACH
        values = {"seat": str(mine), "opponent": theirs, "practice": OFF}
        self.query_one(SmallCourt).surface = self.watched.recording.setup.surface
        self._show(values)

    def _show(self, values: dict[str, str]) -> None:
        setup = self.watched.recording.setup
        if setup.solo is not None:
            values.update(seat=str(1 - SOLO_SEAT), opponent=SOLO)
        lines = [self._seats(), self._opponents(int(values["seat"]))]
        if values["opponent"] != HUMAN:
            lines.append(_practice())
        self.form.show(lines, values)
        self.tell()

    def _seats(self) -> Line:
        setup, names = self.watched.recording.setup, self.watched.names
        says = _("Whose cards you take over.")
        options = [Option(str(seat), name, says) for seat, name in enumerate(names) if not setup.is_solo(seat)]
        return Line("seat", _("You are"), options)

    def _opponents(self, mine: int) -> Line:
        if self.watched.recording.setup.solo is not None:
            says = _("The solo opponent plays on, as strong as it was.")
            return Line("opponent", _("Against"), [Option(SOLO, _("solo"), says)])
        name = self.watched.names[1 - mine]
        person = _("Somebody on this keyboard takes over {name}'s cards.").format(name=name)
        bots = [Option(bot, bot, _sentence(_(kind.says))) for bot, kind in BOTS.items()]
        return Line("opponent", _("Against"), [Option(HUMAN, _("a person"), person), *bots])

    def changed(self, line: str, value: str) -> None:
        self._show(self.form.values)

    def action_start(self) -> None:
        values = self.form.values
        mine, theirs = int(values["seat"]), values["opponent"]
        by = (HUMAN, theirs) if mine == 0 else (theirs, HUMAN)
        practice = values["practice"] == ON and theirs != HUMAN
        try:
            self.shell.play_on(self.watched.recording, self.decision, by, practice)
        except WWTennisError as why:
            self.notify(str(why), severity="error")


def _practice() -> Line:
    free = _("Take anything back, and ask the coach what to play.")
    fair = _("A decision can be taken back while nothing new has been seen since.")
    return Line("practice", _("Practice"), (Option(OFF, _("off"), fair), Option(ON, _("on"), free)))


def _sentence(words: str) -> str:
    return words[:1].upper() + words[1:] + ("" if words.endswith(".") else ".")
