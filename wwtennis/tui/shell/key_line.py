"""The key line at the bottom of a screen: made from the action registry, and clickable."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from textual import events
from textual.app import RenderResult
from textual.content import Content
from textual.screen import ModalScreen
from textual.widget import Widget

from wwtennis.kernel.words import _
from wwtennis.tui.shell.actions import EVERYWHERE, HELP, UNSAVED, Action, Section, from_a_screen, key_name
from wwtennis.tui.shell.page import Page

if TYPE_CHECKING:
    from wwtennis.tui.shell.shown import ShownMatch

GAP = 2  # cells between two keys


class KeyLine(Widget):
    """What can be done here, most important first; what does not fit is in the help.

    A screen's `check_action(id, ())` decides: True shows it, None dims it, False leaves it out. Ask for `refresh()`
    when that changes; where there is a match to follow, it looks by itself.
    """

    DEFAULT_CSS = """
    KeyLine { dock: bottom; height: 1; width: 1fr; padding: 0 1; }
    """

    def __init__(self, shown: ShownMatch[Any, Any] | None = None) -> None:
        super().__init__()
        self._match = shown
        self._caption: Content | None = None
        self._clickable: list[tuple[range, str]] = []
        self.pieces: list[tuple[range, Action, str]] = []  # what stands where, for whoever asks

    def on_mount(self) -> None:
        if self._match is not None:
            self._match.subscribe(self._look_again)

    def caption(self, said: Content) -> None:
        """Say this instead: nobody sits at the keys."""
        self._caption = said
        self.refresh()

    def _look_again(self) -> None:
        self.refresh()

    def render(self) -> RenderResult:
        if self._caption is not None:
            return self._caption
        self._clickable, self.pieces = [], []
        parts: list[Content] = []
        at = 0
        if alarm := self._alarm():
            self._clickable.append((range(alarm.cell_length), "app.unsaved"))
            parts.append(alarm)
            at += alarm.cell_length + GAP
        for action, enabled in self._fitting(self.size.width - 2 - at):
            piece = self._piece(action, enabled)
            if enabled:
                self._clickable.append((range(at, at + piece.cell_length), from_a_screen(action)))
            self.pieces.append((range(at, at + piece.cell_length), action, piece.plain))
            parts.append(piece)
            at += piece.cell_length + GAP
        return Content(" " * GAP).join(parts)

    def on_click(self, event: events.Click) -> None:
        """A click on a key is that key."""
        x = event.x - self.styles.padding.left
        for cells, call in self._clickable:
            if x in cells:
                event.stop()
                self.run_worker(self.app.run_action(call, self.screen), exit_on_error=True)

    def _alarm(self) -> Content | None:
        """Something is not saved: that stays to be seen, wherever one goes, until it is."""
        action = EVERYWHERE.action("unsaved")
        if action is None or self._section is UNSAVED or not self.app.check_action(action.id, ()):
            return None
        ascii_only = getattr(self.app, "ascii_only", False)
        mark = "!" if ascii_only else "✗"
        return Content.styled(f" {mark} {_(action.label)} {key_name(action.keys[0])} ", "bold reverse $bad")

    def _fitting(self, room: int) -> list[tuple[Action, bool]]:
        """The actions that there is room for; what explains things always has its place, at the end."""
        last = [action for action in EVERYWHERE.actions if action.in_footer and self._is_here(action)]
        room -= sum(self._piece(action, True).cell_length + GAP for action in last) - GAP
        chosen: list[tuple[Action, bool]] = []
        for action, enabled in self._shown():
            room -= self._piece(action, enabled).cell_length + GAP
            if room < 0:
                break
            chosen.append((action, enabled))
        else:
            last = [*self._where_there_is(room), *last]
        return [*chosen, *((action, True) for action in last)]

    def _where_there_is(self, room: int) -> list[Action]:
        """What is good to know of, but gives way to anything else. A dialogue does not hear it."""
        if isinstance(self.screen, ModalScreen):
            return []
        fitting = [action for action in EVERYWHERE.actions if action.if_room and self._is_here(action)]
        return [action for action in fitting if self._piece(action, True).cell_length + GAP <= room]

    def _is_here(self, action: Action) -> bool:
        return self._section is not HELP and self.app.check_action(action.id, ()) is not False

    def _shown(self) -> list[tuple[Action, bool]]:
        states = [(a, self.screen.check_action(a.id, ())) for a in self._section.actions if a.in_footer]
        screen = self.screen
        worth = [(a, s) for a, s in states if not isinstance(screen, Page) or screen.shows_key(a.id)]
        return [(action, bool(state)) for action, state in worth if state is not False]

    @property
    def _section(self) -> Section:
        return self.screen.section if isinstance(self.screen, Page) else EVERYWHERE

    def _piece(self, action: Action, enabled: bool) -> Content:
        ascii_only = getattr(self.app, "ascii_only", False)
        keys = [action.keys[0]]
        if action.beside and (other := self._section.action(action.beside)):
            keys.append(other.keys[0])
        names = [key_name(key, ascii_only) for key in keys]
        key = ("" if max(map(len, names)) == 1 else "/").join(names)
        style = "bold $accent" if enabled else "$muted"
        label = self.screen.label_of(action) if isinstance(self.screen, Page) else _(action.label)
        return Content.assemble((key, style), " ", (label, "$foreground" if enabled else "$muted"))
