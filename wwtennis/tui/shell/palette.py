"""The command palette: whatever can be done here and now, from the action registry, and every setting."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING, cast

from textual.command import CommandPalette, DiscoveryHit, Hit, Hits, Provider

from wwtennis.kernel.words import _
from wwtennis.tui.shell.actions import EVERYWHERE, Action, from_a_screen
from wwtennis.tui.shell.page import Page

if TYPE_CHECKING:
    from wwtennis.tui.shell.app import WWTennisApp

Command = tuple[str, str, Callable[[], object]]  # what it is called, what it does, doing it


class Palette(CommandPalette, Page[None]):
    """The command palette, which also knows when there is no room for it."""

    DEFAULT_CSS = """
    Palette > Vertical { width: 74; margin-top: 1; background: transparent; }
    Palette #--input { height: 3; border: none; background: $surface; }
    Palette #--input.--list-visible { border: none; }
    Palette SearchIcon { display: none; }
    Palette CommandInput, Palette CommandInput:focus { padding: 0 2; }
    Palette CommandList, Palette CommandList:focus {
        border: none; background: $surface; max-height: 18; scrollbar-size-vertical: 1;
    }
    Palette CommandList > .option-list--option-highlighted { background: $accent; color: $on-accent; }
    """


class Commands(Provider):
    """Everything."""

    async def discover(self) -> Hits:
        for name, says, do in self._commands():
            yield DiscoveryHit(name, do, help=says)

    async def search(self, query: str) -> Hits:
        matcher = self.matcher(query)
        for name, says, do in self._commands():
            if score := max(matcher.match(name), matcher.match(says) * 0.6):
                yield Hit(score, matcher.highlight(name), do, text=name, help=says)

    def _commands(self) -> Iterator[Command]:
        section = self.screen.section if isinstance(self.screen, Page) else EVERYWHERE
        for each in dict.fromkeys((section, EVERYWHERE)):
            for action in each.actions:
                if action.in_palette and self.screen.check_action(action.id, ()):
                    yield self._command(action)
        yield from self._settings()

    def _command(self, action: Action) -> Command:
        label = _(action.label)
        return label[:1].upper() + label[1:], _(action.help), partial(self._do, action)

    async def _do(self, action: Action) -> None:
        """The palette has gone by now, and so may the screen that it was opened on, or it is still being made."""
        if self.app.screen is self.screen and self.screen.is_mounted:
            await self.app.run_action(from_a_screen(action), self.screen)

    def _settings(self) -> Iterator[Command]:
        """Each choice of each setting, by the words of the settings screen."""
        from wwtennis.tui.shell.screens.settings import setting_lines

        shell = cast("WWTennisApp", self.app)
        for line in setting_lines(shell):
            for option in line.options:
                name = _("{title}: {says}").format(title=line.label, says=option.label)
                yield name, option.says, partial(shell.change, **{line.id: option.value})
