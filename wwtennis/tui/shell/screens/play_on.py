"""Play on from here: a new match with the history of a recorded one, up to one of its decisions."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.content import Content
from textual.widgets import Static

from wwtennis.kernel.bots import everybody, style_of
from wwtennis.kernel.errors import WWTennisError
from wwtennis.kernel.kind import names_of_all
from wwtennis.kernel.log import HUMAN, SOLO
from wwtennis.kernel.timeline import number_at
from wwtennis.kernel.words import _
from wwtennis.tui.shell.actions import PLAY_ON, bindings_for
from wwtennis.tui.shell.form import Line, Option, as_sentence, practice_line
from wwtennis.tui.shell.game_screens import OFF, ON, screens_of
from wwtennis.tui.shell.screens.form_page import FormPage, SmallCourt
from wwtennis.watching.watched import Watched


class PlayOnScreen(FormPage):
    """Who plays it on? One seat is mine; for each of the others that somebody can take over there is a line."""

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
        self._by = [seat.by for seat in watched.recording.header.seats]

    def heading(self) -> str:
        step = self.watched.kind.step
        number = number_at(self.watched.line, step, self.decision)
        return _("Play on from {step} {number}").format(step=_(step), number=number)

    def below_the_form(self) -> ComposeResult:
        yield Static(self._stands(), classes="stands")
        if self.why:
            yield Static(Content.styled(self.why, "$accent"), classes="stands")

    def say_anew(self) -> None:
        super().say_anew()
        self.query(".stands").first(Static).update(self._stands())

    def _stands(self) -> Content:
        """How the match stands there."""
        replay, names, kind = self.watched.replay, self.watched.names, self.watched.kind
        state, question = replay.state_at(self.decision), replay.question_at(self.decision)
        assert question is not None  # it is a decision
        retelling = screens_of(kind.id).retelling(replay.game, names)
        asked = retelling.asked(question, replay.game.view(state, question.seat))
        return Content.assemble(
            (retelling.stands(state), "bold"), "\n", (f"{names[question.seat]}: ", "bold"), (asked, "$muted")
        )

    def on_mount(self) -> None:
        mine = self._by.index(HUMAN) if HUMAN in self._by else next(iter(self._open_seats()))
        known, best = (HUMAN, *names_of_all(self.watched.kind)), self.watched.kind.bot_names[-1]
        others = {str(seat): by if by in known else best for seat, by in enumerate(self._by)}
        self.query_one(SmallCourt).surface = screens_of(self.watched.kind.id).court(self.watched.recording.setup)
        self._show({**others, "seat": str(mine), "practice": OFF})

    def _show(self, values: dict[str, str]) -> None:
        mine = int(values["seat"])
        lines = [self._seats(), *(self._others(seat) for seat in range(len(self._by)) if seat != mine)]
        for line in lines:
            if values[line.id] not in [option.value for option in line.options]:
                values[line.id] = line.options[0].value
        if not self._has_other_people(values):
            lines.append(practice_line())
        self.form.show(lines, values)
        self.tell()

    def _open_seats(self) -> list[int]:
        """Those that the rules do not play."""
        return [seat for seat, by in enumerate(self._by) if by != SOLO]

    def _has_other_people(self, values: dict[str, str]) -> bool:
        return any(values[str(seat)] == HUMAN for seat in range(len(self._by)) if str(seat) != values["seat"])

    def _seats(self) -> Line:
        says = _("Whose cards you take over.")
        options = [Option(str(seat), self.watched.names[seat], says) for seat in self._open_seats()]
        return Line("seat", _("You are"), options)

    def _others(self, seat: int) -> Line:
        label = _("Against") if len(self._by) == 2 else self.watched.names[seat]
        if self._by[seat] == SOLO:
            says = _("The solo opponent plays on, as strong as it was.")
            return Line(str(seat), label, [Option(SOLO, _("solo"), says)])
        person = _("Somebody on this keyboard takes over {name}'s cards.").format(name=self.watched.names[seat])
        known = {bot: kind for bot, kind in everybody(self.watched.kind).items() if kind.names}
        bots = [Option(bot, style_of(known, bot), as_sentence(_(kind.says))) for bot, kind in known.items()]
        return Line(str(seat), label, [Option(HUMAN, _("a person"), person), *bots])

    def changed(self, line: str, value: str) -> None:
        self._show(self.form.values)

    def action_start(self) -> None:
        values = self.form.values
        by = tuple(HUMAN if str(seat) == values["seat"] else values[str(seat)] for seat in range(len(self._by)))
        practice = values["practice"] == ON and not self._has_other_people(values)
        try:
            self.shell.play_on(self.watched.recording, self.decision, by, practice)
        except WWTennisError as why:
            self.notify(str(why), severity="error")
