"""The kept matches as a list: a line each, one of them chosen, and all about that one below.

Names, titles and file names are somebody else's text: they are put into `Content` as they are, never read as markup.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime

from rich.cells import cell_len
from textual import events
from textual.app import RenderResult
from textual.content import Content
from textual.message import Message
from textual.widget import Widget

from wwtennis.files.matches import Kept
from wwtennis.games import FIRST
from wwtennis.kernel.bots import everybody, style_of
from wwtennis.kernel.log import HUMAN, SOLO
from wwtennis.kernel.plain import plain, printable
from wwtennis.kernel.words import _
from wwtennis.tui.shell.page import page_of
from wwtennis.tui.shell.symbols import Symbols, symbols

DATE, FIRST_WORD = 10, 8  # columns
LEAST_PLAYERS, LEAST_OTHERS, MOST_OTHERS, ALL_OTHERS, LEAST_SCORE = 18, 11, 12, 27, 8
WITH_TIME = 16  # of a date, where there is room
ROOMY = 100
HEAD = 1  # rows above the first match


def began(kept: Kept) -> str:
    """When, by the clock of this machine: "2026-07-03 16:15"."""
    try:
        moment = datetime.strptime(kept.date, "%Y-%m-%dT%H:%M:%SZ").replace(tzinfo=UTC)
    except ValueError:
        return plain(kept.date[:WITH_TIME])
    return moment.astimezone().strftime("%Y-%m-%d %H:%M")


def stands(kept: Kept) -> str:
    """How it stands, as far as it has come."""
    return kept.standing or _("begun")


def describe(kept: Kept) -> tuple[str, ...]:
    """A match that was left, in a few words: who, and how it stands; and in fewer, where there is no room for these."""
    return _("{versus}, {score}").format(versus=kept.versus, score=stands(kept)), kept.versus, stands(kept)


def sentence(kept: Kept) -> str:
    """How it stands, in a sentence."""
    if kept.problem:
        return kept.problem
    if kept.finished:
        won = " & ".join(kept.names[seat] for seat in kept.winners)
        text = _("{name} won {score}.") if won else _("A draw, {score}.")
        return text.format(name=won, score=kept.standing)
    if not kept.scored:
        return _("Unfinished: no point has been played yet.")
    return _("Unfinished: {standing}. {score}").format(standing=kept.standing, score=kept.score)


def who(kept: Kept, seat: int) -> str:
    """A player, and what sits there."""
    by, name = kept.by[seat], kept.names[seat]
    if by == HUMAN:
        return name
    if by == SOLO:
        return _("{name} (solo opponent)").format(name=name)
    return _("{name} (computer, {style})").format(name=name, style=style_of(everybody(kept.kind), by))


def verdict(kept: Kept) -> str:
    """Whether people beat a computer, or were beaten: "won" or "lost"; empty where nobody can say so."""
    people = {seat for seat, by in enumerate(kept.by) if by == HUMAN}
    if not kept.winners or not people or len(people) == len(kept.by):
        return ""
    won, lost = people & {*kept.winners}, people - {*kept.winners}
    return "" if won and lost else _("won") if won else _("lost")


def outcome(kept: Kept) -> str:
    """How it stands, and for a match that is over how it ended for those who played it."""
    return f"{verdict(kept)} {stands(kept)}".strip()


class MatchList(Widget):
    """As many matches as there is room for, around the chosen one."""

    class Chosen(Message):
        """Somebody clicked a match; `twice`: to open it."""

        def __init__(self, number: int, twice: bool) -> None:
            super().__init__()
            self.number = number
            self.twice = twice

    def __init__(self) -> None:
        super().__init__()
        self.matches: Sequence[Kept] = ()
        self.chosen = 0
        self._first = 0  # the number of the match on the first line
        self._widest: tuple[int, int, int] | None = None  # players, what is played and score, once they are measured
        self._widths: list[int] = []

    def show(self, matches: Sequence[Kept], chosen: int) -> None:
        self.matches = matches
        self._widest = None
        self.choose(chosen)

    def choose(self, number: int) -> None:
        self.chosen = min(max(number, 0), max(0, len(self.matches) - 1))
        self.refresh()

    @property
    def page(self) -> int:
        """How many matches are on a page."""
        return max(1, self.size.height - HEAD)

    # How it is drawn

    @property
    def _symbols(self) -> Symbols:
        return symbols(page_of(self).shell.ascii_only)

    def render(self) -> RenderResult:
        self._widths = self._measure()
        page = self.page
        last = max(0, len(self.matches) - page)
        self._first = min(last, max(self.chosen - page + 1, min(self._first, self.chosen)))
        shown = self.matches[self._first : self._first + page]
        lines = [self._line(kept, number == self.chosen) for number, kept in enumerate(shown, start=self._first)]
        return Content("\n").join([self._head(last), *lines])

    def _head(self, last: int) -> Content:
        cells = [_("began"), _("players"), _("match"), "", _("score")]
        head = self._cells([Content.styled(text, "$muted") for text in cells], "  ")
        arrows = (self._symbols.up if self._first else " ") + (self._symbols.down if self._first < last else " ")
        return head[: self.size.width - 3] + Content.styled(f" {arrows}", "bold $accent")

    def _line(self, kept: Kept, chosen: bool) -> Content:
        mark = f"{self._symbols.cursor} " if chosen else "  "
        date = Content.styled(began(kept)[: self._date_room], "" if chosen else "$muted")
        cells = [date, self._players(kept), *(self._facts(kept, chosen))]
        line = self._cells(cells, mark)
        if not chosen:
            return line
        line = line.pad_right(max(0, self.size.width - line.cell_length))
        return line.stylize("reverse" if self.app.no_color else "on $panel")

    def _cells(self, cells: list[Content], mark: str) -> Content:
        """Cells in their columns."""
        ellipsis = self._symbols.ellipsis
        columns = [_fitted(cell, width, ellipsis) for cell, width in zip(cells, self._widths, strict=True)]
        return Content.assemble((mark, "bold $accent"), Content("  ").join(columns))

    def _measure(self) -> list[int]:
        """The columns: as wide as what is in them; the players give way where room is short."""
        if self._widest is None:  # once for a list: there may be thousands, of which a page is drawn
            players = max((_players_room(kept) for kept in self.matches), default=0)
            others = max((cell_len(_others(kept)) for kept in self.matches), default=0)
            score = max((_score_room(kept) for kept in self.matches), default=0)
            self._widest = max(LEAST_PLAYERS, players), max(LEAST_OTHERS, others), max(LEAST_SCORE, score)
        players, others, score = self._widest
        others = min(others, ALL_OTHERS if self.size.width >= ROOMY else MOST_OTHERS)
        room = self.size.width - 2 - self._date_room - FIRST_WORD - others - score - 4 * 2
        others = max(LEAST_OTHERS, others - max(0, LEAST_PLAYERS - room))
        return [self._date_room, min(players, max(LEAST_PLAYERS, room)), FIRST_WORD, others, score]

    @property
    def _date_room(self) -> int:
        return WITH_TIME if self.size.width >= ROOMY else DATE

    def _players(self, kept: Kept) -> Content:
        if kept.problem:
            return Content.styled(printable(kept.title or kept.name), "$muted")
        names = [Content.styled(name, "bold" if seat in kept.winners else "") for seat, name in enumerate(kept.names)]
        players = Content(f" {self._symbols.dash} ").join(names)
        if not kept.title:
            return players
        return Content.assemble((kept.title, "$accent"), f" {self._symbols.dot} ", players)

    def _facts(self, kept: Kept, chosen: bool) -> list[Content]:
        if kept.problem:
            return [Content(), Content(), Content.styled(f"{self._symbols.cross} " + _("cannot be read"), "$bad")]
        coloured = self._symbols.half and not self.app.no_color
        ink = kept.kind.ink(kept.agreed)
        square = Content.styled("■ ", f"${ink}-target") if coloured and ink else Content()
        word = kept.about[0]
        first = Content.assemble(square, (word, "" if chosen else "$muted"))
        rest = Content.styled(_others(kept, self._widths[3]), "" if chosen else "$muted")
        if kept.finished:
            return [first, rest, self._outcome(kept)]
        return [first, rest, Content.styled(f"{self._symbols.right} {stands(kept)}", "bold $accent")]

    def _outcome(self, kept: Kept) -> Content:
        """Won or lost by its sign, its word and its colour."""
        said = verdict(kept)
        sign, style = (self._symbols.cross, "$bad") if said == _("lost") else (self._symbols.tick, "$good")
        return Content.styled(f"{sign} {outcome(kept)}", f"bold {style}" if said else "")

    # The mouse

    def on_click(self, event: events.Click) -> None:
        number = self._first + event.y - HEAD
        if event.y >= HEAD and number < len(self.matches):
            self.post_message(self.Chosen(number, event.chain > 1))

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        event.stop()
        self.post_message(self.Chosen(min(self.chosen + 1, len(self.matches) - 1), twice=False))

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        event.stop()
        self.post_message(self.Chosen(max(self.chosen - 1, 0), twice=False))


def _players_room(kept: Kept) -> int:
    """How wide `_players` is: a blank, a sign and a blank stand between its parts."""
    if kept.problem:
        return cell_len(printable(kept.title or kept.name))
    parts = [*([kept.title] if kept.title else []), *kept.names]
    return sum(map(cell_len, parts)) + 3 * (len(parts) - 1)


def _score_room(kept: Kept) -> int:
    """How wide the last of `_facts` is: a sign and a blank stand before it."""
    return 2 + cell_len(_("cannot be read") if kept.problem else outcome(kept))


def _others(kept: Kept, room: int | None = None) -> str:
    """What is played, but for the first word; as much of it as there is room for."""
    said, *more = (*kept.about[1:], "")
    for word in filter(None, more):
        longer = f"{said}, {word}"
        if room is not None and cell_len(longer) > room:
            break
        said = longer
    return said


def _fitted(cell: Content, width: int, ellipsis: str) -> Content:
    if cell.cell_length > width:
        cell = cell.truncate(width - 1) + Content(ellipsis)
    return cell.pad_right(max(0, width - cell.cell_length))


class MatchAbout(Widget):
    """All about one match: four lines."""

    def __init__(self) -> None:
        super().__init__()
        self._kept: Kept | None = None

    def show(self, kept: Kept | None) -> None:
        self._kept = kept
        self.refresh()

    def render(self) -> RenderResult:
        kept = self._kept
        if kept is None:
            return ""
        glyphs = symbols(page_of(self).shell.ascii_only)
        named = page_of(self).shell.named
        told = Content(named(sentence(kept)))
        file = Content.styled(printable(kept.name), "$muted")
        if kept.note:
            file = Content.styled(named(kept.note), "$bad")
        if kept.problem:
            return told.stylize("$bad")
        parts = [*([_(kept.kind.name)] if kept.game != FIRST else []), *kept.about, began(kept)]
        parts += [_("practice")] if kept.practice else []
        versus = kept.kind.versus([who(kept, seat) for seat in range(len(kept.names))])
        named_so = _("{title}: {says}").format(title=kept.title, says=versus) if kept.title else versus
        head = Content.styled(named_so, "bold")
        about = Content.styled(f" {glyphs.dot} ".join(parts), "$muted")
        return Content("\n").join([head, told, about, file])
