"""Help in context: the keys of where you are, the keys that work everywhere, and the symbols."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap
from typing import Any

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Static

from wwtennis.kernel.words import _
from wwtennis.tui.shell.actions import EVERYWHERE, HELP, Action, bindings_for, key_name
from wwtennis.tui.shell.game_screens import Sign, known, screens_of
from wwtennis.tui.shell.key_line import KeyLine
from wwtennis.tui.shell.page import Dialogue, Page

KEYS = 16  # cells for the keys before their sentence
SENTENCE = 50


class HelpScreen(Dialogue[None]):
    """Lies over the screen that it explains."""

    section = HELP
    BINDINGS = bindings_for(HELP)
    AUTO_FOCUS = ""
    VERTICAL_BREAKPOINTS = [(0, "-low"), (34, "-tall")]
    DEFAULT_CSS = """
    HelpScreen > VerticalScroll {
        width: 74; height: auto; max-height: 22; background: $surface; border: round $accent; padding: 1 2;
        border-title-color: $accent; border-title-style: bold; scrollbar-size-vertical: 1;
    }
    HelpScreen Static { height: auto; width: 1fr; }
    HelpScreen.-tall > VerticalScroll { max-height: 90%; }
    """

    def __init__(self, explained: Screen[Any]) -> None:
        super().__init__()
        self.explained = explained
        self.about = explained.section if isinstance(explained, Page) else EVERYWHERE

    def compose(self) -> ComposeResult:
        with VerticalScroll(can_focus=False) as box:
            box.border_title = _("Help: {screen}").format(screen=_(self.about.title))
            yield Static(self._text())
        yield KeyLine()

    def say_anew(self) -> None:
        self.refresh(recompose=True)

    def _text(self) -> Content:
        ascii_only = self.shell.ascii_only
        here = [action for action in self.about.actions if self.explained.check_action(action.id, ()) is not False]
        lines = [_key_help(action, ascii_only) for action in here]
        if self.about is not EVERYWHERE:
            lines += [Content(), Content.styled(_("Everywhere"), "bold")]
            anywhere = [action for action in EVERYWHERE.actions if self.app.check_action(action.id, ()) is not False]
            lines += [_key_help(action, ascii_only) for action in anywhere]
        signs = [*(self.explained.legend() if isinstance(self.explained, Page) else ()), *self._signs_of_the_game()]
        lines += [Content(), Content.styled(_("Symbols"), "bold"), *(_explained(*sign) for sign in signs)]
        return Content("\n").join(lines)

    def _signs_of_the_game(self) -> Sequence[Sign]:
        """Of the one that is being played or watched, or was last."""
        game = self.explained.game if isinstance(self.explained, Page) else ""
        return screens_of(game or known(self.shell.settings.game)).legend(self.shell.ascii_only)

    def action_back(self) -> None:
        self.dismiss()

    def action_scroll_up(self) -> None:
        self.query_one(VerticalScroll).scroll_up(animate=False)

    def action_scroll_down(self) -> None:
        self.query_one(VerticalScroll).scroll_down(animate=False)


def _key_help(action: Action, ascii_only: bool) -> Content:
    keys = action.keys if len(action.keys) < 5 else (f"{action.keys[0]}-{action.keys[-1]}",)
    names = " ".join(key_name(key, ascii_only) for key in keys)
    return _explained(names, "$accent", _(action.help))


def _explained(signs: str, style: str, says: str) -> Content:
    """Signs on the left, their sentence on the right, however many lines it takes."""
    lines = wrap(says, SENTENCE) or [""]
    return Content.assemble((signs.ljust(KEYS), f"bold {style}"), ("\n" + " " * KEYS).join(lines))
