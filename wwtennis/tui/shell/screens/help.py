"""Help in context: the keys of where you are, what is on the screen, the keys that work everywhere, and all words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from textwrap import wrap
from typing import Any, NamedTuple

from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Static

from wwtennis.kernel.words import _
from wwtennis.tui.shell.actions import EVERYWHERE, HELP, Action, bindings_for, key_name
from wwtennis.tui.shell.explaining import terms_on
from wwtennis.tui.shell.glossary import Glossary, Term
from wwtennis.tui.shell.key_line import KeyLine
from wwtennis.tui.shell.page import Page
from wwtennis.tui.shell.reading import Reading

KEYS = 16  # cells for the keys before their sentence
SENTENCE = 50


class Part(NamedTuple):
    """A part of the help that can be jumped to."""

    title: str
    lines: list[Content]


class HelpScreen(Reading):
    """Lies over the screen that it explains."""

    section = HELP
    BINDINGS = bindings_for(HELP)
    AUTO_FOCUS = ""
    VERTICAL_BREAKPOINTS = [(0, "-low"), (34, "-tall")]
    DEFAULT_CSS = """
    HelpScreen > Vertical {
        width: 74; height: 22; background: $surface; border: round $accent; padding: 0 2;
        border-title-color: $accent; border-title-style: bold;
    }
    HelpScreen VerticalScroll { height: 1fr; scrollbar-size-vertical: 1; }
    HelpScreen Static { height: auto; width: 1fr; }
    HelpScreen #parts { margin: 0 0 1 0; }
    HelpScreen.-tall > Vertical { height: 90%; }
    """

    def __init__(self, explained: Screen[Any]) -> None:
        super().__init__()
        self.explained = explained
        self.about = explained.section if isinstance(explained, Page) else EVERYWHERE
        self.at = 0  # the part that was gone to

    def compose(self) -> ComposeResult:
        self.parts = [part for part in self._parts() if part.lines]
        with Vertical() as box:
            box.border_title = _("Help: {screen}").format(screen=_(self.about.title))
            yield Static(self._contents(), id="parts")
            with VerticalScroll(can_focus=False):
                for number, part in enumerate(self.parts, start=1):
                    heading = Content.styled(f"{number}  {part.title}", "bold $accent")
                    yield Static(Content("\n").join([heading, *part.lines, Content()]), classes="part")
        yield KeyLine()

    def say_anew(self) -> None:
        self.refresh(recompose=True)

    def _parts(self) -> Iterable[Part]:
        """What matters here comes first."""
        if self.about is not EVERYWHERE:
            yield Part(_("Keys"), self._keys(self.explained, self.about.actions))
        page = self.explained if isinstance(self.explained, Page) else self
        if page.can_be_asked:
            yield Part(_("On this screen"), self._terms(terms_on(page)))
        yield Part(_("Everywhere"), self._keys(self.app, EVERYWHERE.actions))
        yield Part(_("All words"), self._terms(_by_word(page.glossary())))

    def _contents(self) -> Content:
        """The names of the parts with their numbers, the one that was gone to lit."""
        pieces = [
            Content.styled(f" {number} {part.title} ", "bold reverse" if number == self.at + 1 else "$muted")
            for number, part in enumerate(self.parts, start=1)
        ]
        return Content(" ").join(pieces)

    def _keys(self, asked: Any, actions: Iterable[Action]) -> list[Content]:
        possible = [action for action in actions if asked.check_action(action.id, ()) is not False]
        says = asked.help_of if isinstance(asked, Page) else self.help_of
        return [_key_help(action, says(action), self.shell.ascii_only) for action in possible]

    def _terms(self, terms: Iterable[Term]) -> list[Content]:
        return [_term_help(term, self.shell.ascii_only) for term in terms]

    def rules_here(self) -> Sequence[str]:
        return self.explained.rules_here() if isinstance(self.explained, Page) else ()

    def action_next_part(self) -> None:
        self._go_to((self.at + 1) % len(self.parts))

    def action_previous_part(self) -> None:
        self._go_to((self.at - 1) % len(self.parts))

    def action_part(self, key: str) -> None:
        self._go_to(min(int(key), len(self.parts)) - 1)

    def _go_to(self, number: int) -> None:
        self.at = number
        self.query_one("#parts", Static).update(self._contents())
        self.scroll.scroll_to_widget(self.query(".part")[number], top=True, animate=False)


def _by_word(glossary: Glossary) -> list[Term]:
    return sorted(glossary.terms, key=lambda term: _(term.word).casefold())


def _key_help(action: Action, says: str, ascii_only: bool) -> Content:
    keys = action.keys if len(action.keys) < 5 else (f"{action.keys[0]}-{action.keys[-1]}",)
    names = " ".join(key_name(key, ascii_only) for key in keys)
    return _explained(names, "$accent", says)


def _term_help(term: Term, ascii_only: bool) -> Content:
    """Its sign or its word on the left; where it has both, the word begins the sentence."""
    sign, word, says = term.drawn(ascii_only), _(term.word), _(term.says)
    said = f"{says} ({', '.join(term.rules)})" if term.rules else says
    if sign or len(word) >= KEYS:
        return _explained(sign, f"${term.ink}", f"{word}. {said}")  # which may have a colon of its own
    return _explained(word, f"${term.ink}", said)


def _explained(signs: str, style: str, says: str) -> Content:
    """Signs on the left, their sentence on the right, however many lines it takes."""
    lines = wrap(says, SENTENCE) or [""]
    return Content.assemble((signs.ljust(KEYS), f"bold {style}"), ("\n" + " " * KEYS).join(lines))
