"""Help in context: the keys of where you are, the keys that work everywhere, and the symbols."""

from __future__ import annotations

from textwrap import wrap
from typing import Any

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Static

from wwtennis.kernel.words import _
from wwtennis.tui.shell.actions import EVERYWHERE, HELP, Action, bindings_for, key_name
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

    def _text(self) -> Content:
        ascii_only = self.shell.ascii_only
        here = [action for action in self.about.actions if self.explained.check_action(action.id, ()) is not False]
        lines = [_key_help(action, ascii_only) for action in here]
        if self.about is not EVERYWHERE:
            lines += [Content(), Content.styled(_("Everywhere"), "bold")]
            anywhere = [action for action in EVERYWHERE.actions if self.app.check_action(action.id, ()) is not False]
            lines += [_key_help(action, ascii_only) for action in anywhere]
        own = self.explained.legend() if isinstance(self.explained, Page) else ()
        lines += [Content(), Content.styled(_("Symbols"), "bold"), *(_explained(*each) for each in own)]
        lines += _symbols(ascii_only)
        return Content("\n").join(lines)

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


def _symbols(ascii_only: bool) -> list[Content]:
    """What the match screen draws with."""
    from wwtennis.tui.shell.symbols import symbols

    s = symbols(ascii_only)
    explained = (
        (f"{s.low} {s.medium} {s.high}", "$risk-low", _("low, medium and high risk")),
        (f"{s.star} {s.star_down}", "$star", _("a Star to spend, a Star token face down")),
        (f"{s.challenge} {s.challenge_down}", "$foreground", _("a Challenge, a Challenge that is gone")),
        (s.ball, "$ball", _("the ball")),
        (f"{s.near} {s.far}", "$foreground", _("you, your opponent")),
        (f"{s.aim} {s.target}", "$foreground", _("where the ball will go, where it could go")),
        ("T S", "$foreground", _("topspin, slice")),
        ("B N F V", "$foreground", _("the zones: Backhand, Neutral, Forehand, Volley (the net)")),
        (f"NF{s.arrow}B", "$foreground", _("a card played from Neutral or Forehand, to Backhand")),
        (f"{s.star} {s.minus}{s.star}", "$star", _("on a card: a success gains a Star, it costs a Star to try")),
        ("+1 +2", "$foreground", _("after a card's Star: cards that you draw after the point")),
        (_("malus +3"), "$foreground", _("what a stroke adds to the number that its answer needs")),
        (s.new, "$star", _("a card that has just come to your hand")),
        ("F B A D V", "$foreground", _("the solo opponent's piles: Forehand, Backhand, Attack, Defense, Volley")),
    )
    return [_explained(*symbol) for symbol in explained]
