"""The app: what lies around the screens. Settings, themes, starting and keeping matches, leaving in good order."""

from __future__ import annotations

import asyncio
import os
import signal
import traceback
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec
from textual import events
from textual.app import App
from textual.command import Provider
from textual.filter import LineFilter
from textual.notifications import SeverityLevel
from textual.screen import Screen
from textual.scrollbar import ScrollBar, ScrollBarRender

from wwtennis.files.autosave import Autosave
from wwtennis.files.languages import speak
from wwtennis.files.settings import Settings, SettingsFile
from wwtennis.kernel.errors import WWTennisError
from wwtennis.kernel.plain import printable
from wwtennis.kernel.words import _, language_in_use
from wwtennis.tui.shell import themes
from wwtennis.tui.shell.actions import EVERYWHERE, RULEBOOK, bindings_for
from wwtennis.tui.shell.background import in_background
from wwtennis.tui.shell.game_screens import Saved, known, screens_of
from wwtennis.tui.shell.held_keys import HeldKeys
from wwtennis.tui.shell.key_line import KeyLine
from wwtennis.tui.shell.learning import Learning
from wwtennis.tui.shell.page import Page, is_too_small
from wwtennis.tui.shell.plain_letters import PLAIN_LETTERS, QUIET_LETTERS
from wwtennis.tui.shell.taking_up import TakingUp
from wwtennis.tui.shell.terminal import wants_ascii, wants_no_colour, wants_no_motion
from wwtennis.tui.shell.unsaved import Unsaved
from wwtennis.tui.shell.window import Window

if TYPE_CHECKING:
    from wwtennis.files.logs import Recording
    from wwtennis.tui.shell.session import MatchSession
    from wwtennis.watching.watched import Watched

ALWAYS = ("ctrl+c", "ctrl+q", "ctrl+z")  # keys that are taken whatever is on the screen: they leave it


def _commands() -> type[Provider]:
    from wwtennis.tui.shell.palette import Commands

    return Commands


class PlainScrollBar(ScrollBarRender):
    """Without the parts of blocks at its ends, which are not ASCII."""

    VERTICAL_BARS = [" "] * 8
    HORIZONTAL_BARS = [" "] * 8


class WWTennisApp(App[None], inherit_bindings=False):
    """The full-screen game."""

    TITLE = "Worldwide Tennis"
    ALLOW_SELECT = False  # a click plays; there is no text to be dragged over
    ascii_only = False  # whether to draw with ASCII alone
    _spoken = ""  # as the settings have it
    _not_spoken = ""  # why not, where that was to be told before anything could be shown
    CSS_PATH = "app.tcss"
    BINDINGS = bindings_for(EVERYWHERE)
    COMMANDS = {_commands}

    def __init__(
        self,
        settings_file: SettingsFile | None = None,
        autosave: Autosave | None = None,
        language: str | None = None,
        straight_to_the_match: bool = False,
        session: MatchSession | None = None,
    ) -> None:
        # With NO_COLOR the terminal's own two colours are all there is; Textual's filter drops the rest.
        super().__init__(ansi_color=True if wants_no_colour() else None)
        self.settings_file = settings_file or SettingsFile()
        self.settings = self.settings_file.load()
        self.autosave = autosave or Autosave()
        self.autosave.tell, self.autosave.changed = self.warn, self._refresh_key_lines
        self.match: MatchSession | None = None
        self.window = Window(self)
        self._straight_to_the_match = straight_to_the_match
        self._asked_match = session  # on the command line, and kept already
        self._asked_language = language  # on the command line, which the settings do not overrule
        self.crash: str | None = None
        self.loop: asyncio.AbstractEventLoop | None = None  # while it runs
        self._held = HeldKeys(self, super().on_event)
        self.taking_up = TakingUp(self)
        self.learning = Learning(self)
        self.unsaved = Unsaved(self)
        self._leaving = False
        for name in themes.PALETTES:
            self.register_theme(themes.textual_theme(name))
        # Before anything is shown a theme is simply set: changing it would style everything twice.
        self.set_reactive(App.theme, self._theme())
        self.stylesheet.set_variables(self.get_css_variables())
        self._apply(self.settings)

    # What the player chose

    @property
    def speed(self) -> float:
        """How fast things move: 1 is normal, 0 not at all."""
        if wants_no_motion():
            return 0.0
        return {"off": 0.0, "slow": 0.6, "normal": 1.0, "fast": 2.0}[self.settings.motion]

    @property
    def court(self) -> str:
        """The one whose colours the pages have: that of the last match."""
        court = self.settings.setups.get(self.settings.game, {}).get("surface")
        return court if court in themes.DARK.courts else themes.HARD

    def change(self, **changes: Any) -> None:
        """Take new settings: shown at once, and remembered."""
        self.settings = msgspec.structs.replace(self.settings, **changes)
        before = language_in_use()
        self._apply(self.settings)
        for screen in self.screen_stack:
            if isinstance(screen, Page) and language_in_use() != before:
                screen.say_anew()
            screen.refresh(recompose=False)
            screen.query("*").refresh()
        self._remember()

    def _apply(self, settings: Settings) -> None:
        self.theme = self._theme()
        self.animation_level = "full" if self.speed else "none"
        self.ascii_only = wants_ascii() if settings.symbols == "auto" else settings.symbols == "ascii"
        self.set_class(self.ascii_only, "-ascii")
        ScrollBar.renderer = PlainScrollBar if self.ascii_only else ScrollBarRender
        self._speak(settings.language)

    def get_line_filters(self) -> Sequence[LineFilter]:
        filters = [*super().get_line_filters(), QUIET_LETTERS]
        return [*filters, PLAIN_LETTERS] if self.ascii_only else filters

    def _speak(self, language: str) -> None:
        """In this language; "auto" is that of the system."""
        if self._asked_language is not None or language == self._spoken:
            return
        self._spoken = language
        try:
            speak(language)
        except WWTennisError as why:  # and English it is
            if self.is_running:
                self.warn(str(why))
            else:
                self._not_spoken = str(why)

    @property
    def has_few_colours(self) -> bool:
        """Sixteen, or none: those of the terminal are the only ones that can be had, and its owner chose them."""
        return wants_no_colour() or self.console.color_system == "standard"

    def _theme(self) -> str:
        return "ansi" if self.has_few_colours else self.settings.theme

    def remember(self, **changes: Any) -> None:
        """What changes nothing on the screen."""
        self.settings = msgspec.structs.replace(self.settings, **changes)
        self._remember()

    def _remember(self) -> None:
        in_background(self, partial(self.settings_file.save, self.settings), lambda _done: None, self.warn)

    def warn(self, sentence: str) -> None:
        """Tell the player, without stopping anything."""
        self.notify(sentence, severity="warning")

    def notify(
        self,
        message: str,
        *,
        title: str = "",
        severity: SeverityLevel = "information",
        timeout: float | None = None,
        markup: bool = False,
    ) -> None:
        """Whoever tells something: files, names and settings are quoted, so it is harmless and never markup."""
        super().notify(self.named(message), title=title, severity=severity, timeout=timeout, markup=False)

    def named(self, sentence: str) -> str:
        """A sentence, harmless, with the game's own files by their names alone: nobody reads past a long path."""
        said = printable(sentence)
        for folder in (self.autosave.folder, self.settings_file.path.parent):
            said = said.replace(printable(f"{folder}{os.sep}"), "")
        return said

    def complain(self, sentence: str) -> None:
        """What was asked for cannot be done: tell the player why."""
        self.notify(sentence, severity="error")

    # Screens

    def get_default_screen(self) -> Screen[Any]:
        """The title; whoever goes straight to the match sees it when they leave."""
        return self._match_at_once() if self._straight_to_the_match else _title()

    def _match_at_once(self) -> Screen[Any]:
        """The one that was asked for; else one as the last was set up."""
        session = self._asked_match
        if session is None:
            game = known(self.settings.game)
            session = screens_of(game).set_up.match(self.settings.setups.get(game, {}), self.settings.names)
            self.autosave.start(session.header, session.table)
        screen = self._seated(session)
        screen._push_result_callback(screen, None)  # or Textual could not switch from it: a default one has none
        self.stylesheet.read_all(screen.css_path)  # nor does Textual do that for a default one
        return screen

    def on_load(self) -> None:
        self.loop = asyncio.get_running_loop()

    def on_mount(self) -> None:
        self.app_resume_signal.subscribe(self, lambda _app: self._come_back())
        self.window.name(self.TITLE)
        for complaint in (self.settings_file.complaint, self._not_spoken):
            if complaint:
                self.warn(complaint)

    async def on_event(self, event: events.Event) -> None:
        """Keys wait for the screen they are meant for, and what cannot be seen is not played."""
        if isinstance(event, events.InputEvent) and not self._takes(event):
            return
        await super().on_event(event)

    def _takes(self, event: events.InputEvent) -> bool:
        """Whether there is somebody to take this key or click now. A key that comes too early is held."""
        if not self.screen_stack:  # on the way out: a second Ctrl+C, say
            return False
        if isinstance(event, events.Key) and event.key in ALWAYS:
            return True
        if is_too_small(self.size):
            return False
        return not (isinstance(event, events.Key) and self._held.holds(event))

    def action_help(self) -> None:
        from wwtennis.tui.shell.palette import Palette
        from wwtennis.tui.shell.screens.help import HelpScreen

        if not isinstance(self.screen, HelpScreen | Palette):
            self.push_screen(HelpScreen(self.screen))

    def action_explain(self) -> None:
        from wwtennis.tui.shell.screens.explain import ExplainScreen

        if isinstance(self.screen, Page) and self.check_action("explain", ()):
            self.push_screen(ExplainScreen(self.screen))

    def action_rules(self) -> None:
        self.learning.open_rules()

    def action_command_palette(self) -> None:
        from wwtennis.tui.shell.palette import Palette

        if not isinstance(self.screen, Palette):
            self.push_screen(Palette(placeholder=_("Type a few letters of what you want")))

    # Matches

    def start_match(self, game: str, saved: Saved, seed: int | None = None) -> None:
        """Remember what was chosen, and play it."""
        setups = {**self.settings.setups, game: dict(saved)}
        self.settings = msgspec.structs.replace(self.settings, game=game, setups=setups)
        self._remember()
        set_up = screens_of(game).set_up
        page = set_up.before(saved, self.settings.names)
        if page is not None:
            self.push_screen(page)
        else:
            self.play(set_up.match(saved, self.settings.names, seed))

    def first_match(self) -> None:
        """A short match of the last game, in practice, with every hint that there is: this asks for them anew."""
        game = known(self.settings.game)
        self.change(hints="on", hints_seen=())
        self.play(screens_of(game).set_up.match({"practice": True}, self.settings.names))

    def learnt(self, hint: str) -> None:
        """It was seen, and need not be seen again."""
        self.remember(hints_seen=(*self.settings.hints_seen, hint))

    def play(self, session: MatchSession) -> None:
        """A match from its first ball, kept from its first event."""
        self.autosave.start(session.header, session.table)
        self.show_match(session)

    def play_on(self, recording: Recording, moment: int, by: tuple[str, ...], practice: bool) -> None:
        """A new match with the history of another, from one of its decisions."""
        from wwtennis.tui.shell.session import MatchSession

        resumed = self.autosave.play_on(recording, moment, by, practice)
        self.show_match(MatchSession.taken_up(resumed))

    def show_replay(
        self,
        watched: Watched,
        moment: int | None = None,
        view: str | None = None,
        *,
        until: int | None = None,
        alone: bool = False,
    ) -> None:
        """Watch a match: it plays, from its first point on or `until` a moment. One that is asked for waits for a key.

        Where it was opened `alone`, leaving it leaves the game.
        """
        replay = watched.replay
        first = next(iter(replay.stops(watched.kind.step)), 0)
        screen = screens_of(watched.kind.id).replay(watched, first if moment is None else moment, view)
        screen.plays_until = replay.end if moment is None else until
        self.push_screen(screen, self._watched_alone if alone else None)

    def _watched_alone(self, leaves: bool | None) -> None:
        if leaves:
            self.action_leave_game()

    def show_match(self, session: MatchSession) -> None:
        self.show_over_title(self._seated(session))

    def _seated(self, session: MatchSession) -> Screen[Any]:
        self.match = session
        return screens_of(session.kind.id).match(session)

    def match_over(self, session: MatchSession) -> None:
        """The match screen says that it is over."""
        from wwtennis.tui.shell.lesson_session import LessonSession

        if isinstance(session, LessonSession):
            self.learning.over(session)
            return
        self.match = None
        seconds, session.log = self.autosave.seconds, self.autosave.log
        self.window.name(self.TITLE)
        self.autosave.close()
        self.show_over_title(screens_of(session.kind.id).end(session, seconds))
        self.unsaved.see_to_it()

    def leave_match(self, session: MatchSession) -> None:
        """Back to the title; the match is kept and can be continued. From a lesson, back to their list."""
        from wwtennis.tui.shell.lesson_session import LessonSession

        if isinstance(session, LessonSession):
            self.match = None
            self.learning.show_academy(session.lesson.id)
            return
        self.unsaved.once_saved(self._back_from_the_match)

    def ask_to_leave(self, session: MatchSession) -> None:
        """For a key that may have been meant otherwise."""
        from wwtennis.tui.shell.screens.asking import Leaving

        def leave(sure: bool | None) -> None:
            if sure:
                self.leave_match(session)

        self.push_screen(Leaving(), leave)

    def _back_from_the_match(self) -> None:
        self.match = None
        self.window.name(self.TITLE)
        self.autosave.close()
        self.back_to_title()

    def back_to_title(self) -> None:
        while len(self.screen_stack) > 1:
            self.pop_screen()
        if self._straight_to_the_match:  # without having seen it
            self._straight_to_the_match = False
            self.switch_screen(_title())

    def show_over_title(self, screen: Screen[Any]) -> None:
        """Two screens deep at most: the title, and what is being done."""
        with self.batch_update():
            while len(self.screen_stack) > 1:
                self.pop_screen()
            if self._straight_to_the_match:  # there is none below
                self.switch_screen(screen)
            else:
                self.push_screen(screen)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        if action == "unsaved":
            return bool(self.unsaved)
        if action == "explain":
            return bool(self.screen_stack) and isinstance(self.screen, Page) and self.screen.can_be_asked
        if action == "rules":
            return not any(isinstance(page, Page) and page.section is RULEBOOK for page in self.screen_stack)
        if action == "put_aside":
            return self._driver is not None and self._driver.can_suspend
        return super().check_action(action, parameters)

    def action_unsaved(self) -> None:
        self.unsaved.see_to_it()

    def _refresh_key_lines(self) -> None:
        for screen in self.screen_stack:
            screen.query(KeyLine).refresh()

    # Leaving

    def action_put_aside(self) -> None:
        """Ctrl+Z: the shell has the terminal until it says `fg`."""
        self.window.give_back()
        self.action_suspend_process()

    def _come_back(self) -> None:
        """With `fg`: paint everything, and take the window's title again."""
        self.refresh(layout=True)
        self.window.take_again()

    def action_leave_game(self) -> None:
        """Ctrl+C, at any moment and any number of times: where something is not saved, the second one leaves it so."""
        if self.unsaved.is_asked:
            self._leave_game()
        else:
            self.unsaved.once_saved(self._leave_game)

    def leave_by(self, status: int) -> None:
        """Something else than a key ends the game, and nobody can be asked: leave at once, with this exit status."""
        self._leaving = True
        self.exit(return_code=status)

    def _leave_game(self) -> None:
        # From here on a Ctrl+C that is sent as a signal (the terminal is being put back) must change nothing.
        if not self.is_headless:
            signal.signal(signal.SIGINT, signal.SIG_IGN)
        self._leaving = True
        self.exit()

    def on_unmount(self) -> None:
        """Let go of the match, and no sooner: Ctrl+C may overtake a key, and what was decided with it is kept too."""
        self.window.give_back()
        if self._leaving:
            self.autosave.close()

    def _handle_exception(self, error: Exception) -> None:
        """What goes wrong on the way out, to a screen that was still being made, concerns nobody any more."""
        if not self._leaving:
            super()._handle_exception(error)

    def _fatal_error(self) -> None:
        """Textual would print the traceback; it goes to a file, and `run` tells in one sentence where."""
        if self.crash is None:
            self.crash = traceback.format_exc()
        self._close_messages_no_wait()


def _title() -> Screen[Any]:
    from wwtennis.tui.shell.screens.title import TitleScreen

    return TitleScreen()
