"""What all screens share: a section of actions, and one line instead of a picture that does not fit.

A screen of the game derives from `Page`, a dialogue over one from `Dialogue`, and names its `section`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, TypeVar, cast

from rich.console import RenderableType
from rich.text import Text
from textual import events
from textual.await_complete import AwaitComplete
from textual.geometry import Size
from textual.screen import ModalScreen, Screen
from textual.widget import Widget

from wwtennis.kernel.words import _
from wwtennis.tui.shell.actions import EVERYWHERE, Action, Section
from wwtennis.tui.shell.game_screens import known, screens_of
from wwtennis.tui.shell.glossary import Glossary

if TYPE_CHECKING:
    from wwtennis.tui.shell.app import WWTennisApp

R = TypeVar("R")

LEAST = Size(80, 24)  # everything can be played at this size


def is_too_small(size: Size) -> bool:
    return size.width < LEAST.width or size.height < LEAST.height


class Page(Screen[R]):
    """A screen of the game."""

    section: ClassVar[Section] = EVERYWHERE  # its actions
    game: ClassVar[str] = ""  # the id of the game whose screen it is

    _had_focus: Widget | None = None

    @property
    def shell(self) -> WWTennisApp:
        """The app, by its own type."""
        return cast("WWTennisApp", self.app)

    @property
    def can_be_asked(self) -> bool:
        """Whether there is something on it that a glossary explains."""
        return bool(self.query("Painted"))

    def glossary(self) -> Glossary:
        """The words and signs of the game that is being played or watched, or was last."""
        return Glossary(screens_of(self.game or known(self.shell.settings.game)).terms())

    @property
    def game_here(self) -> str:
        """The id of the game that it is about; empty where it is about none."""
        return self.game

    def rules_here(self) -> Sequence[str]:
        """The ids of the rules that what is shown or asked now goes by."""
        return ()

    def shows_key(self, action: str) -> bool:
        """Whether an action that can be done now is worth its room on the key line."""
        return True

    def say_anew(self) -> None:
        """Another language is spoken from now on. What is said while it is painted is painted anew anyway."""

    def label_of(self, action: Action) -> str:
        """What the key line calls an action, here and now."""
        return _(action.label)

    def help_of(self, action: Action) -> str:
        """What the help says of it, here and now."""
        return _(action.help)

    def on_resize(self, event: events.Resize) -> None:
        self._guard(event.size)

    def on_screen_resume(self) -> None:
        """Screens below another one are not told when the terminal changes."""
        self._guard(self.app.size)

    def _guard(self, size: Size) -> None:
        """Below the least size the widgets make way for one line (see app.tcss), and come back when there is room."""
        small = is_too_small(size)
        if small == self.has_class("-too-small"):
            if small:
                self.refresh()
            return
        if small:
            self._had_focus = self.focused
        self.set_class(small, "-too-small")
        if not small and self._had_focus is not None:
            self.call_after_refresh(self.set_focus, self._had_focus)

    def dismiss(self, result: R | None = None) -> AwaitComplete:
        """Leave this screen. Keys may come twice: what is no longer on top has nothing left to leave."""
        on_top = bool(self.app.screen_stack) and self.app.screen is self
        return super().dismiss(result) if on_top else AwaitComplete()

    def render(self) -> RenderableType:
        return too_small(self.app.size) if self.has_class("-too-small") else super().render()


class Dialogue(ModalScreen[R], Page[R]):
    """A screen that lies over another one."""

    def action_rules(self) -> None:
        """Where its section has the key: what works everywhere does not work over here."""
        self.shell.action_rules()


def too_small(size: Size) -> Text:
    """What is needed, and what there is: short enough for a very small window."""
    sentence = _("Needs {width}x{height}, has {now_wide}x{now_high}. Ctrl+C leaves.").format(
        width=LEAST.width, height=LEAST.height, now_wide=size.width, now_high=size.height
    )
    return Text(sentence)


def page_of(widget: Widget) -> Page[object]:
    """The screen that a widget is on, which in this app is always a page."""
    return cast("Page[object]", widget.screen)
