"""Match set-up: everything that is agreed before a match, with the last choice remembered. Enter starts it."""

from __future__ import annotations

import msgspec
from textual import events
from textual.app import ComposeResult
from textual.content import Content
from textual.widgets import Static

from wwtennis.files.settings import Settings, full_names
from wwtennis.games import kind_of
from wwtennis.kernel.errors import WWTennisError
from wwtennis.kernel.luck import LARGEST_SEED
from wwtennis.kernel.words import _
from wwtennis.tui.shell.actions import SETUP, bindings_for, key_name
from wwtennis.tui.shell.form import Line, Option
from wwtennis.tui.shell.game_screens import SetUp, Values, known, playable, screens_of
from wwtennis.tui.shell.page import page_of
from wwtennis.tui.shell.screens.form_page import FormPage, SmallCourt


class StartButton(Static):
    """Starts the match, for the mouse; Enter does the same."""

    def render(self) -> Content:
        key = key_name("enter", page_of(self).shell.ascii_only)
        return Content.assemble((f" {key} ", "bold"), _("Start the match"), "  ")

    async def on_click(self, event: events.Click) -> None:
        event.stop()
        await self.screen.run_action("start")


class SetupScreen(FormPage):
    """A new match, of any game."""

    section = SETUP
    BINDINGS = bindings_for(SETUP)
    DEFAULT_CSS = """
    SetupScreen StartButton {
        width: auto; height: 1; margin: 0 2 2 2; background: $accent; color: $on-accent;
    }
    SetupScreen:nocolor StartButton { text-style: reverse; }
    """

    def heading(self) -> str:
        return _("New match")

    def below_the_form(self) -> ComposeResult:
        yield StartButton()

    def on_mount(self) -> None:
        try:
            self._take(self.shell.settings)
        except WWTennisError as why:  # a player file that somebody changed
            self.shell.warn(str(why))
            self.dismiss()

    # Between what was chosen and the form

    def _take(self, settings: Settings) -> None:
        game = known(settings.game)
        names = {f"name_{seat}": name for seat, name in enumerate(settings.names)}
        saved = settings.setups.get(game, {})
        self._show({**screens_of(game).set_up.values(saved), **names, "game": game, "seed": ""})

    def _show(self, values: Values) -> None:
        set_up = self._set_up(values)
        lines = [*_games(), *set_up.lines(values), _seed()]
        for line in lines:  # a bot or a level may have gone since it was chosen
            if line.options and values[line.id] not in [option.value for option in line.options]:
                values[line.id] = line.options[0].value
        self.form.show(lines, values)
        court = self.query_one(SmallCourt)
        court.surface = set_up.court(values)
        court.refresh()
        self.tell()

    def _set_up(self, values: Values) -> SetUp:
        return screens_of(values["game"]).set_up

    def tell(self) -> None:
        court = self.query_one(SmallCourt)
        court.display = bool(court.surface) and not self.form.line.is_long
        super().tell()

    def changed(self, line: str, value: str) -> None:
        if line == "game":
            self._take(msgspec.structs.replace(self.shell.settings, game=value, names=self._names()))
        else:
            self._show(self.form.values)

    def _names(self) -> tuple[str, ...]:
        return full_names([self.form.values[f"name_{seat}"] for seat in range(len(Settings().names))])

    # What can be done

    def action_start(self) -> None:
        values, shell = self.form.values, self.shell
        seed = int(values["seed"]) if values["seed"] else None
        try:
            shell.settings = msgspec.structs.replace(shell.settings, names=self._names())
            shell.start_match(values["game"], self._set_up(values).saved(values), seed)
        except WWTennisError as why:  # a deck that somebody changed
            self.notify(str(why), severity="error")

    def action_defaults(self) -> None:
        kept = self.shell.settings
        self._take(msgspec.structs.replace(Settings(), game=self.form.values["game"], names=kept.names))


def _games() -> list[Line]:
    """Which game, where there are several."""
    kinds = [kind_of(game) for game in playable()]
    options = [Option(kind.id, _(kind.name), _(kind.says)) for kind in kinds]
    return [Line("game", _("Game"), options)] if len(options) > 1 else []


def _seed() -> Line:
    says = _("A number that decides all luck: the same seed and the same choices give the same match. Empty: any.")
    most = len(str(LARGEST_SEED)) - 1
    return Line("seed", _("Seed"), says=says, most=most, empty=_("any"), accepts=str.isdecimal)
