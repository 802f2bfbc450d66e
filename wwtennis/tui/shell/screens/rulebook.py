"""The rulebook of any game, by chapter, and searched while one types."""

from __future__ import annotations

import re
from collections.abc import Sequence

from textual import events, on
from textual.app import ComposeResult, RenderResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.message import Message
from textual.widget import Widget
from textual.widgets import Input, Static

from wwtennis.files.rulebooks import load_rulebook, written_in
from wwtennis.kernel.rulebook import Chapter, Rule, Rulebook, folded, is_id
from wwtennis.kernel.words import _, pick
from wwtennis.tui.shell.actions import RULEBOOK, bindings_for
from wwtennis.tui.shell.background import in_background
from wwtennis.tui.shell.canvas import shorten
from wwtennis.tui.shell.key_line import KeyLine
from wwtennis.tui.shell.page import page_of
from wwtennis.tui.shell.reading import Scrolling

HELP_KEYS = ("?",)  # not a letter of any rule: it asks for help here too
WORD = re.compile(r"\w+")


class SearchField(Input):
    """Takes letters, but not the key of the help."""

    async def _on_key(self, event: events.Key) -> None:
        if event.character in HELP_KEYS:
            event.stop()
            event.prevent_default()  # which would be to take it as a letter
            page_of(self).shell.action_help()


class Contents(Widget):
    """The chapters that something was found in, the one being read lit."""

    class Chosen(Message):
        def __init__(self, number: int) -> None:
            super().__init__()
            self.number = number

    chapters: Sequence[Chapter] = ()
    at = 0

    def show(self, chapters: Sequence[Chapter], at: int) -> None:
        if (chapters, at) != (self.chapters, self.at):
            self.chapters, self.at = chapters, at
            self.refresh()

    def render(self) -> RenderResult:
        ellipsis = "..." if page_of(self).shell.ascii_only else "…"
        lines = [shorten(pick(chapter.title), self.size.width - 1, ellipsis) for chapter in self.chapters]
        return Content("\n").join(
            Content.styled(line, "bold $accent" if number == self.at else "$muted") for number, line in enumerate(lines)
        )

    def on_click(self, event: events.Click) -> None:
        if event.y < len(self.chapters):
            self.post_message(self.Chosen(event.y))


class RulebookScreen(Scrolling[None]):
    """Opened with ids it shows those rules; whatever is typed instead is looked for in the whole book."""

    section = RULEBOOK
    BINDINGS = bindings_for(RULEBOOK)
    AUTO_FOCUS = "SearchField"
    DEFAULT_CSS = """
    RulebookScreen { align: center top; }
    RulebookScreen .sheet { max-width: 120; padding: 1 2 0 2; }
    RulebookScreen #heading { height: 1; }
    RulebookScreen SearchField, RulebookScreen SearchField:focus {
        height: 1; border: none; padding: 0 1; margin: 0 0 1 0; background: $panel; color: $foreground;
    }
    RulebookScreen:nocolor SearchField { text-style: underline; }
    RulebookScreen Contents { width: 27; height: 1fr; }
    RulebookScreen VerticalScroll {
        width: 1fr; scrollbar-size-vertical: 1; scrollbar-gutter: stable; padding: 0 1 0 0;
    }
    RulebookScreen .chapter { height: auto; width: 1fr; }
    """

    def __init__(self, book: Rulebook, wanted: Sequence[str] = ()) -> None:
        super().__init__()
        self.book = book
        self.found: list[Chapter] = []
        self._parts: list[Static] = []  # a chapter each: those that were shown before may take a moment to go
        self._stays_at = ""  # the chapter to be read when other things are shown
        self._first = " ".join(wanted)  # what is looked for until somebody types

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet"):
            yield Static(id="heading")
            yield SearchField(self._first, placeholder=_("Type a word, or the number of a rule"))
            with Horizontal():
                yield Contents()
                yield VerticalScroll(can_focus=False)
        yield KeyLine()

    def on_mount(self) -> None:
        self.watch(self.scroll, "scroll_y", self._scrolled, init=False)
        self._show()

    def say_anew(self) -> None:
        self.query_one(SearchField).placeholder = _("Type a word, or the number of a rule")
        self._show()

    def action_other_book(self) -> None:
        games = [*written_in()]
        other = games[(games.index(self.book.game) + 1) % len(games)]
        in_background(self, lambda: load_rulebook(other), self._opened, self.shell.complain)

    def _opened(self, book: Rulebook) -> None:
        self.book = book
        self._show()

    # What is shown of it

    @on(Input.Changed)
    def _typed(self) -> None:
        self._show()

    @property
    def words(self) -> list[str]:
        return self.query_one(SearchField).value.split()

    def _show(self) -> None:
        """What is found, from the top."""
        words = self.words
        self.found = self.book.find(words) if words else list(self.book.chapters)
        heading = _("Rules of {game}").format(game=pick(self.book.title))
        self.query_one("#heading", Static).update(Content.styled(heading, "bold $accent"))
        self.scroll.remove_children()
        self._parts = [Static(said, classes="chapter") for said in self._texts(words)]
        self.scroll.mount_all(self._parts)
        self.scroll.scroll_home(animate=False)
        self.query_one(Contents).show(self.found, 0)
        ids, stays_at, self._stays_at = [chapter.id for chapter in self.found], self._stays_at, ""
        if stays_at in ids:
            self.call_after_refresh(self._go_to, ids.index(stays_at))

    def _texts(self, words: list[str]) -> list[Content]:
        if not self.found:
            return [_nothing(self.book, words)]
        lit = [folded(word) for word in words if not is_id(word)]
        return [_chapter(self.book, chapter, lit) for chapter in self.found]

    def _scrolled(self) -> None:
        """The chapter that stands on top is the one being read."""
        self.query_one(Contents).show(self.found, self._on_top())

    def _on_top(self) -> int:
        parts = [part for part in self._parts if part.virtual_region.y <= self.scroll.scroll_offset.y]
        return max(0, len(parts) - 1)

    # Moving about

    def action_next_chapter(self) -> None:
        self._go_to(self.query_one(Contents).at + 1)

    def action_previous_chapter(self) -> None:
        self._go_to(self.query_one(Contents).at - 1)

    @on(Contents.Chosen)
    def _clicked(self, message: Contents.Chosen) -> None:
        self._go_to(message.number)

    def _go_to(self, number: int) -> None:
        if self.found:
            number %= len(self.found)
            self.scroll.scroll_to_widget(self._parts[number], top=True, animate=False)
            self.query_one(Contents).show(self.found, number)

    @on(Input.Submitted)
    def action_whole(self) -> None:
        """Out of what was found, to where it stands in the book."""
        self._stays_at = self.found[self.query_one(Contents).at].id if self.found else ""
        self.query_one(SearchField).value = ""

    def action_back(self) -> None:
        """What was typed goes first; what the book was opened at does not keep anybody."""
        field = self.query_one(SearchField)
        if field.value in ("", self._first):
            self.dismiss()
        else:
            field.value = self._first


def _nothing(book: Rulebook, words: list[str]) -> Content:
    near = list(dict.fromkeys(like for word in words if not book.find([word]) for like in book.near(word)))
    said = _("No rule speaks of that.")
    return Content(said + " " + _("Near it: {near}").format(near=", ".join(near)) if near else said)


def _chapter(book: Rulebook, chapter: Chapter, lit: list[str]) -> Content:
    heading = Content.styled(f"{chapter.id}  {pick(chapter.title)}", "bold $accent")
    rules = [line for rule in chapter.rules for line in (Content(), *_rule(book, rule, lit))]
    return Content("\n").join([heading, *rules, Content()])


def _rule(book: Rulebook, rule: Rule, lit: list[str]) -> list[Content]:
    """What it says, an example, and where to read on."""
    lines = [Content.assemble((rule.id, "bold"), "  ", _lit(pick(rule.says), lit))]
    if rule.example:
        example = Content.assemble(pick(book.example), " ", _lit(pick(rule.example), lit))
        lines.append(example.stylize_before("$muted"))
    if rule.see:
        lines.append(Content.styled(f"{pick(book.see)} {', '.join(rule.see)}", "$muted"))
    return lines


def _lit(text: str, lit: list[str]) -> Content:
    """With the words that were looked for to be seen."""
    said = Content(text)
    for word in WORD.finditer(text):
        if any(folded(word.group()).startswith(each) for each in lit):
            said = said.stylize("bold underline", word.start(), word.end())
    return said
