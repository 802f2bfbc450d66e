"""Hands side by side, to look at: one or both, as far as they may be seen. A die that is rolled lies over them."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from wwtennis.games.worldwide.cards import Stroke
from wwtennis.games.worldwide.events import DieRolled
from wwtennis.games.worldwide.words.terms import zone_letters
from wwtennis.kernel.words import _
from wwtennis.tui.shell.canvas import Canvas, fitting, shorten
from wwtennis.tui.shell.painted import Painted
from wwtennis.tui.worldwide.cards_shown import card_id
from wwtennis.tui.worldwide.pacing import Tumbling
from wwtennis.tui.worldwide.scene import Roll
from wwtennis.tui.worldwide.shown import Shown
from wwtennis.tui.worldwide.widgets.die import paint_roll
from wwtennis.tui.worldwide.widgets.inks import RISK_INKS, RISK_TERMS, SEAT_INKS, SPIN_TERMS, risk_sign, spin_sign

GAP = 2  # columns between two hands
ROLL_HEIGHT = 5  # with air around it
WITH_ZONES, WITH_EFFECTS = 30, 42  # columns from which on a card has them beside its name


class HandColumn(msgspec.Struct, frozen=True):
    """One hand."""

    name: str
    seat: int
    count: int
    limit: int
    cards: tuple[Stroke, ...] = ()  # none where it is hidden
    fresh: frozenset[int] = frozenset()
    about: str = ""  # instead of cards: a sentence


def hands(shown: Shown) -> tuple[HandColumn, ...]:
    """The hands that are seen: one seat's, or everybody's who has one; where nobody looks, from the back."""
    if len(shown.eyes) == 1:
        return (_column(shown, shown.eyes[0]),)
    return tuple(_column(shown, seat) for seat in range(len(shown.names)) if not shown.setup.is_solo(seat))


def _column(shown: Shown, seat: int) -> HandColumn:
    side = shown.scene.state.sides[seat]
    if seat not in shown.eyes:
        return HandColumn(shown.names[seat], seat, len(side.hand), side.limit)
    about = _("The solo opponent holds no cards.") if side.solo is not None else ""
    cards = tuple(shown.setup.deck.strokes[card] for card in sorted(side.hand))
    fresh = frozenset(shown.scene.fresh[seat])
    return HandColumn(shown.names[seat], seat, len(cards), side.limit, cards, fresh, about)


class Rolled(NamedTuple):
    """The die of this very moment; `tumbling`: nobody knows yet what it will show."""

    roll: Roll
    tumbling: int | None = None


def rolled(shown: Shown) -> Rolled | None:
    if isinstance(shown.motion, Tumbling):
        return Rolled(shown.motion.roll, shown.motion.frame)
    happened, roll = shown.scene.happened, shown.scene.roll
    return Rolled(roll) if roll is not None and happened and isinstance(happened[-1], DieRolled) else None


class HandsShown(NamedTuple):
    columns: tuple[HandColumn, ...]
    rolled: Rolled | None


class Hands(Painted[Shown, HandsShown]):
    """As many columns as there are hands."""

    def value(self, shown: Shown) -> HandsShown:
        return HandsShown(hands(shown), rolled(shown))

    def paint(self, canvas: Canvas, value: HandsShown) -> None:
        each = (canvas.width + GAP) // max(1, len(value.columns))
        for place, column in enumerate(value.columns):
            self._paint_column(canvas, place * each, each - GAP, column)
        if value.rolled is not None:
            self._paint_roll(canvas, *value.rolled)

    def _paint_roll(self, canvas: Canvas, roll: Roll, tumbling: int | None) -> None:
        top = canvas.height - ROLL_HEIGHT
        for row in range(top, canvas.height):
            canvas.put(0, row, " " * canvas.width, ground="surface")
        paint_roll(canvas, 1, top + 1, canvas.width - 2, roll, self.symbols, tumbling)

    def _paint_column(self, canvas: Canvas, x: int, width: int, column: HandColumn) -> None:
        count = _("{count} of {limit}").format(count=column.count, limit=column.limit)
        left = x + width if column.about else canvas.put_right(x + width, 0, count, "muted", about="hand")
        name = shorten(column.name, left - x - 1, self.symbols.ellipsis)
        canvas.put(x, 0, name, f"bold {SEAT_INKS[column.seat]}", about="player")
        if column.about:
            canvas.put(x + 1, 1, shorten(column.about, width - 1, self.symbols.ellipsis), "muted")
            return
        room = canvas.height - 1
        for row, card in enumerate(column.cards[:room], start=1):
            self._paint_card(canvas, x, row, width, card, card.number in column.fresh)
        if len(column.cards) > room:
            canvas.put_right(x + width, canvas.height - 1, f"+{len(column.cards) - room}", "bold accent", about="more")

    def _paint_card(self, canvas: Canvas, x: int, row: int, width: int, card: Stroke, fresh: bool) -> None:
        symbols = self.symbols
        if fresh:
            canvas.put(x, row, symbols.new, "bold star", about="new")
        canvas.put(x + 1, row, risk_sign(symbols, card.risk), RISK_INKS[card.risk], about=RISK_TERMS[card.risk])
        right = self._paint_tail(canvas, x + width, row, width, card)
        name = fitting((card.name, card.short), right - x - 4, symbols.ellipsis)
        canvas.put(x + 3, row, name, "foreground", about=card_id(card.number))

    def _paint_tail(self, canvas: Canvas, right: int, row: int, width: int, card: Stroke) -> int:
        """Zones and effects, from the right, as far as there is room. Returns where they begin."""
        symbols = self.symbols
        if width >= WITH_EFFECTS:
            if card.spin is not None:
                canvas.put_right(right, row, spin_sign(card.spin), "accent", about=SPIN_TERMS[card.spin])
            canvas.put_right(right - 2, row, f"+{card.draw}" if card.draw else "", "muted", about="draw")
            star = f"{symbols.minus}{symbols.star}" if card.star_cost else symbols.star * min(card.star, 2)
            canvas.put_right(right - 5, row, star, "star", about="star cost" if card.star_cost else "star gained")
            right -= 8
        if width < WITH_ZONES:
            return right + 1
        targets = zone_letters(card.targets) or symbols.star
        zones = f"{zone_letters(card.starts):>3}{symbols.arrow}{targets}"
        canvas.put(right - 7, row, zones, "muted", about="zones")
        return right - 7
