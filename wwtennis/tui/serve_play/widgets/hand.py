"""The cards to choose from, face by face; in doubles the partner's under them."""

from __future__ import annotations

import msgspec

from wwtennis.games.serve_play.choices import Ask
from wwtennis.games.serve_play.setup import partner_of
from wwtennis.games.serve_play.words.terms import way_text
from wwtennis.kernel.words import _
from wwtennis.tennis.score import side_of
from wwtennis.tui.serve_play.draft import Draft, Line, hand_lines
from wwtennis.tui.serve_play.shown import Shown
from wwtennis.tui.serve_play.widgets.drawing import KIND_INKS
from wwtennis.tui.serve_play.widgets.tiles import columns_for, paint_seen, paint_tiles, rows_for
from wwtennis.tui.serve_play.widgets.way import way_letters
from wwtennis.tui.shell.canvas import Canvas, fitting, shorten
from wwtennis.tui.shell.painted import Painted
from wwtennis.tui.shell.symbols import Symbols

TALL = 24  # rows from which on every card has a second line
WHY_NOT = 10  # columns for why a card cannot be played


class HandShown(msgspec.Struct, frozen=True):
    """Cards with a title, and others that are only to be seen."""

    title: str
    lines: tuple[Line, ...] = ()
    at: int | None = None
    count: int = 0
    also_title: str = ""
    also: tuple[Line, ...] = ()


def hand(shown: Shown) -> HandShown:
    """The near hand, or what the answer is chosen from; where nobody is to see it, how many cards there are."""
    view, draft = shown.view, shown.draft
    count = view.hand_counts[shown.near]
    if not any(side_of(seat) == shown.near_side for seat in shown.eyes):
        return HandShown(_("Hand hidden"), count=count)
    if draft is not None:
        view = draft.view
    also_title, also = _partners(shown, draft)
    lines = draft.lines if draft is not None else hand_lines(view, shown.near)
    at = draft.at if draft is not None and lines else None
    return HandShown(_title(shown, draft), lines, at, sum(line.count for line in lines), also_title, also)


def _title(shown: Shown, draft: Draft | None) -> str:
    if draft is not None and draft.is_passing:
        return _("Discard with the pass ...")
    if draft is not None and draft.ask is Ask.TAKE:
        return _("{name}'s cards: take ...").format(name=shown.names[partner_of(shown.near)])
    if draft is not None and draft.ask is Ask.GIVE:
        return _("Your hand: give ...")
    return _("Your hand")


def _partners(shown: Shown, draft: Draft | None) -> tuple[str, tuple[Line, ...]]:
    """S20: partners see each other's hands."""
    if not shown.setup.is_doubles:
        return "", ()
    partner = partner_of(shown.near)
    if draft is not None and draft.ask is Ask.TAKE:
        return _("Your hand"), hand_lines(draft.view, shown.near, ())
    view = draft.view if draft is not None else shown.view
    return _("{name}'s hand").format(name=shown.names[partner]), hand_lines(view, partner, ())


class Hand(Painted[Shown, HandShown]):
    """Shows cards; a click chooses one, a double click plays it."""

    wheel_up, wheel_down = "screen.answer('previous')", "screen.answer('next')"

    def value(self, shown: Shown) -> HandShown:
        return hand(shown)

    columns = 1  # how many cards lie side by side

    def paint(self, canvas: Canvas, value: HandShown) -> None:
        x = canvas.put(1, 0, value.title, "bold foreground")
        end = canvas.put(x + 2, 0, _("{count} cards").format(count=value.count), "muted", about="cards")
        beside = 2 + len(value.also) if value.also_title else 0
        columns = columns_for(canvas.width, canvas.height - beside, len(value.lines))
        self.columns = columns or 1
        if columns:
            row = paint_tiles(canvas, 1, value.lines, self.symbols, columns, value.at)
        else:
            self._paint_head(canvas, end, value)
            row = self._paint_list(canvas, value)
        if value.also_title and row + 1 < canvas.height:
            self._paint_also(canvas, row, value, columns)

    def _paint_head(self, canvas: Canvas, left: int, value: HandShown) -> None:
        """What the letters at the right mean, where some are shown and there is room for it."""
        head = _("from{arrow}to").format(arrow=self.symbols.arrow)
        has_ways = any(not line.why_not and line.face.start is not None for line in value.lines)
        if has_ways and left + 1 + len(head) < canvas.width:
            canvas.put_right(canvas.width - 1, 0, head, "muted", about="way")

    def _paint_list(self, canvas: Canvas, value: HandShown) -> int:
        tall = canvas.height >= TALL
        for place, line in enumerate(value.lines):
            row = 1 + place * (2 if tall else 1)
            _paint_line(canvas, row, place + 1, line, place == value.at, self.symbols, tall)
        return 1 + len(value.lines) * 2 + 1 if tall else 1 + len(value.lines)

    def _paint_also(self, canvas: Canvas, row: int, value: HandShown, columns: int) -> None:
        canvas.put(1, row, value.also_title, "bold muted")
        if columns and row + rows_for(len(value.also), columns) <= canvas.height:
            paint_seen(canvas, row + 1, value.also, self.symbols, columns)
            return
        for line in value.also[: canvas.height - row - 1]:
            row += 1
            text = fitting(_names(line), canvas.width - 14, self.symbols.ellipsis)
            canvas.put(5, row, text, "muted", about="count" if line.count > 1 else "")
            canvas.put_right(canvas.width - 1, row, way_letters(line.face, self.symbols), "muted", about="way")


def _names(line: Line) -> tuple[str, ...]:
    """What the card is called, at length and where there is little room."""
    times = "" if line.count == 1 else f" x{line.count}"
    return (line.face.name + times, line.face.short + times)


def _paint_line(canvas: Canvas, row: int, number: int, line: Line, chosen: bool, symbols: Symbols, tall: bool) -> None:
    height = 2 if tall else 1
    if chosen:
        canvas.fill(0, row, canvas.width, height, "chosen")
        canvas.put(1, row, symbols.cursor, "bold accent", about="cursor")
    ink = "faint" if line.why_not else f"bold {KIND_INKS[line.face.kind]}" if chosen else KIND_INKS[line.face.kind]
    if number <= 10:
        canvas.put_right(5, row, str(number % 10), "muted", about="key of a card")
    way = line.why_not or way_letters(line.face, symbols)
    room = canvas.width - 7 - max(WHY_NOT, len(way) + 1)
    named = fitting(_names(line), room, symbols.ellipsis)
    canvas.put(6, row, named, ink, about="count" if line.count > 1 else "")
    about = "hindrance" if line.why_not else "way"
    canvas.put_right(canvas.width - 1, row, way, "faint" if line.why_not else "accent", about=about)
    if tall and (text := way_text(line.face)):
        canvas.put(6, row + 1, shorten(text, canvas.width - 7, symbols.ellipsis), "faint" if line.why_not else "muted")
    canvas.spot(0, row, canvas.width, height, f"screen.answer('choose', {line.card})", "screen.answer('play')")
