"""Settings: how the game looks, moves and speaks. Whatever is changed is shown at once and remembered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wwtennis.files.languages import AUTO, languages
from wwtennis.files.settings import Settings, full_names
from wwtennis.kernel.words import _
from wwtennis.tui.shell.actions import SETTINGS, bindings_for
from wwtennis.tui.shell.form import Line, Option, name_line
from wwtennis.tui.shell.screens.form_page import FormPage, SmallCourt

if TYPE_CHECKING:
    from wwtennis.tui.shell.app import WWTennisApp


class SettingsScreen(FormPage):
    """What the player likes."""

    section = SETTINGS
    BINDINGS = bindings_for(SETTINGS)

    def heading(self) -> str:
        return _("Settings")

    def on_mount(self) -> None:
        self._take(self.shell.settings)

    def _take(self, settings: Settings) -> None:
        lines = [line for line in setting_lines(self.shell) if line.options]
        values: dict[str, str] = {line.id: getattr(settings, line.id) for line in lines} | {"theme": self.shell.theme}
        names = {line.id: name for line, name in zip(_names(), settings.names, strict=False)}
        self.query_one(SmallCourt).surface = self.shell.court
        self._show({**values, **names})

    def _show(self, values: dict[str, str]) -> None:
        self.form.show(setting_lines(self.shell), values)
        self.tell()

    def changed(self, line: str, value: str) -> None:
        if line.startswith("name"):
            self._change_names()
        else:
            self.shell.change(**{line: value})
        self.tell()

    def _change_names(self) -> None:
        typed = [self.form.values[line.id] for line in _names()]
        self.shell.change(names=full_names([*typed, *self.shell.settings.names[len(typed) :]]))

    def action_defaults(self) -> None:
        fresh, chosen = Settings(), [line.id for line in self.form.lines if line.options]
        self.shell.change(**{name: getattr(fresh, name) for name in chosen})
        self._take(self.shell.settings)


def setting_lines(shell: WWTennisApp) -> list[Line]:
    """The lines of the settings; the command palette knows them too."""
    colours = shell.has_few_colours
    return [_theme(colours), _symbols(), _motion(), _questions(), _hints(), _bell(), _language(), *_names()]


def _theme(few_colours: bool) -> Line:
    options = (
        Option("dark", _("dark"), _("A night match under lights.")),
        Option("light", _("light"), _("An afternoon in the sun.")),
        Option("ansi", _("terminal"), _("The sixteen colours of your terminal, as you have set them.")),
        Option("contrast", _("contrast"), _("Black, white and bright colours: the easiest to tell apart.")),
    )
    # What cannot be shown is not offered.
    return Line("theme", _("Theme"), tuple(each for each in options if each.value == "ansi" or not few_colours))


def _symbols() -> Line:
    options = (
        Option("auto", _("auto"), _("What your terminal seems able to show.")),
        Option("unicode", _("full"), _("Stars, shapes and half blocks.")),
        Option("ascii", _("ASCII"), _("Plain letters only, for terminals and fonts that have no others.")),
    )
    return Line("symbols", _("Symbols"), options)


def _motion() -> Line:
    skip = _("Any key skips what is moving.")
    options = (
        Option("off", _("off"), _("Nothing moves: results are shown at once.")),
        Option("slow", _("slow"), skip),
        Option("normal", _("normal"), skip),
        Option("fast", _("fast"), skip),
    )
    return Line("motion", _("Motion"), options)


def _questions() -> Line:
    options = (
        Option("few", _("few"), _("After a stroke you stay; another key than Enter goes to the net, or back.")),
        Option("all", _("all"), _("After every stroke you are asked where you wait.")),
    )
    return Line("questions", _("Questions"), options)


def _hints() -> Line:
    options = (
        Option("off", _("off"), _("No hints. A first match, on the title, shows all of them once more.")),
        Option("on", _("on"), _("A sentence at each thing that is new to you, once.")),
    )
    return Line("hints", _("Hints"), options)


def _bell() -> Line:
    options = (
        Option("off", _("off"), _("Nothing is to be heard.")),
        Option("turn", _("your turn"), _("The terminal's bell rings when it is your turn again.")),
    )
    return Line("bell", _("Bell"), options)


# Each in its own words: whoever needs one cannot read the others.
IN_ITS_OWN_WORDS = {
    "en": ("English", "The game in English."),
    "fr": ("Français", "Le jeu en français."),
    "de": ("Deutsch", "Das Spiel auf Deutsch."),
    "es": ("Español", "El juego en español."),
    "it": ("Italiano", "Il gioco in italiano."),
    "nl": ("Nederlands", "Het spel in het Nederlands."),
    "pl": ("Polski", "Gra po polsku."),
    "pt": ("Português", "O jogo em português."),
    "sv": ("Svenska", "Spelet på svenska."),
}


def _language() -> Line:
    """Those that are there."""
    auto = Option(AUTO, _("auto"), _("The language of your system, if the game speaks it."))
    there = [Option(code, *IN_ITS_OWN_WORDS.get(code, (code,))) for code in languages()]
    return Line("language", _("Language"), (auto, *there))


def _names() -> list[Line]:
    says = _("The name on the scoreboard. Just type it.")
    return [name_line(0, _("Your name"), says, gap=True), name_line(1, _("Their name"), says)]
