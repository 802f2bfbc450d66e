"""Things to read during a match: all that happened, and who the players are."""

from __future__ import annotations

from collections.abc import Iterable

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Static

from wwtennis.games.worldwide.powers import POWERS
from wwtennis.games.worldwide.words.terms import cards_text, stars_text
from wwtennis.kernel.commentary import Tone
from wwtennis.kernel.words import _
from wwtennis.tui.shell.actions import bindings_for
from wwtennis.tui.shell.key_line import KeyLine
from wwtennis.tui.shell.page import Dialogue
from wwtennis.tui.shell.session import MatchSession
from wwtennis.tui.worldwide.story import Tale

SEAT_STYLES = ("$home", "$away")


class NotesScreen(Dialogue[None]):
    """Lies over the match, and scrolls."""

    section = "notes"
    BINDINGS = bindings_for("notes")
    AUTO_FOCUS = ""
    DEFAULT_CSS = """
    NotesScreen > VerticalScroll {
        width: 76; height: auto; max-height: 90%; background: $surface; border: round $accent; padding: 1 2;
        border-title-color: $accent; border-title-style: bold; scrollbar-size-vertical: 1;
    }
    NotesScreen Static { height: auto; width: 1fr; }
    """

    def __init__(self, title: str, lines: Iterable[Content], from_the_end: bool = False) -> None:
        super().__init__()
        self._title, self._lines, self._from_the_end = title, list(lines), from_the_end

    def compose(self) -> ComposeResult:
        with VerticalScroll(can_focus=False) as box:
            box.border_title = Content(self._title)
            yield Static(Content("\n").join(self._lines))
        yield KeyLine()

    def on_mount(self) -> None:
        if self._from_the_end:
            self.query_one(VerticalScroll).scroll_end(animate=False)

    def action_back(self) -> None:
        self.dismiss()

    def action_scroll_up(self) -> None:
        self.query_one(VerticalScroll).scroll_up(animate=False)

    def action_scroll_down(self) -> None:
        self.query_one(VerticalScroll).scroll_down(animate=False)

    def action_page_up(self) -> None:
        self.query_one(VerticalScroll).scroll_page_up(animate=False)

    def action_page_down(self) -> None:
        self.query_one(VerticalScroll).scroll_page_down(animate=False)


def what_happened(tale: Tale) -> NotesScreen:
    """The commentary, as far back as it is kept."""
    styles = {Tone.POINT: "bold", Tone.SCORE: "bold $accent", Tone.NOTE: "$muted", Tone.PLAY: ""}
    lines = [Content.styled(line.text, styles[line.tone]) for line in tale.lines]
    return NotesScreen(_("What happened"), lines, from_the_end=True)


def the_players(session: MatchSession) -> NotesScreen:
    """Both players: their cards, if they play with any, and what is written on them."""
    return NotesScreen(_("The players"), [line for seat in (0, 1) for line in _player(session, seat)])


def _player(session: MatchSession, seat: int) -> Iterable[Content]:
    setup = session.setup.seats[seat]
    card = setup.player
    yield Content.styled(session.names[seat], f"bold {SEAT_STYLES[seat]}")
    if session.setup.is_solo(seat):
        yield Content(_("Plays by the rules of the solo game: five open piles, no hand, no Stars."))
    elif card is None:
        yield Content(_("Plays without a player card."))
    if card is not None:
        yield Content.styled(f"{card.name}, {card.style}", "$muted")
        for power, number in (*card.powers, *card.penalties):
            yield Content("  " + POWERS[power].sentence(number))
    if not session.setup.is_solo(seat):
        hand, stars = cards_text(setup.hand), stars_text(setup.stars_up + setup.stars_down)
        yield Content.styled(_("A hand of {cards}, at most {stars}.").format(cards=hand, stars=stars), "$muted")
    yield Content()
