"""The hand: cards side by side, with what they are worth when they pay."""

from __future__ import annotations

import msgspec

from wwtennis.games.hoops.words.terms import cards_text
from wwtennis.kernel.words import _
from wwtennis.tui.hoops.shown import Shown
from wwtennis.tui.hoops.widgets.cells import Cell, paint_cells
from wwtennis.tui.shell.canvas import Canvas
from wwtennis.tui.shell.ink import side_ink
from wwtennis.tui.shell.painted import Painted

LABEL = 2  # columns at the left
WITH_A_HEAD = 4  # rows


class HandShown(msgspec.Struct, frozen=True):
    """The cards; none where nobody is to see them, and then how many there are."""

    cells: tuple[Cell, ...]
    count: int
    seat: int
    name: str


def hand(shown: Shown) -> HandShown:
    """Of the coach who is on the move, where it may be seen; else the near one's. In a draft: those to choose from."""
    state = shown.scene.state
    seat = state.who if state.who in shown.eyes else shown.near
    team, name = state.teams[seat], shown.names[seat]
    cards = team.dealt or team.hand
    cells = [_cell(shown, card) for card in cards] if seat in shown.eyes else []
    return HandShown(tuple(cells), len(cards), seat, name)


def _cell(shown: Shown, card: int) -> Cell:
    """A click chooses the first answer that has to do with the card."""
    deck, draft = shown.setup.deck, shown.draft
    found = deck.tactics.get(card) or deck.players.get(card)
    value = found.value if found is not None else 0
    if draft is None:
        return Cell(card, value, is_own=True)
    lines = [at for at, option in enumerate(draft.options) if getattr(option, "card", 0) == card]
    chosen = getattr(draft.choice, "card", 0) == card
    return Cell(card, value, lines[0] if lines else None, chosen, card in shown.view.turn.kept, is_own=True)


class Hand(Painted[Shown, HandShown]):
    """As many cells as there are cards, six at least."""

    def value(self, shown: Shown) -> HandShown:
        return hand(shown)

    def paint(self, canvas: Canvas, value: HandShown) -> None:
        top = self._paint_label(canvas, value)
        if not value.cells:
            text = _("{name}'s hand is hidden") if value.count else _("{name} has no cards in the hand")
            canvas.put(LABEL + 1, top, text.format(name=value.name), "faint")
            return
        blank = (Cell(0),) * max(0, 6 - len(value.cells))
        height = min(3, canvas.height - top)
        paint_cells(canvas, top, height, self._shown.setup.deck, (*value.cells, *blank), self.symbols, LABEL)

    def _paint_label(self, canvas: Canvas, value: HandShown) -> int:
        """Whose hand it is, in a line of its own where there is one; and in which row the cards lie."""
        ink = f"bold {side_ink(value.seat)}"
        if canvas.height < WITH_A_HEAD:
            canvas.put(0, 0, str(value.count), "muted", about="hand")
            canvas.put(0, 1, self.symbols.near, ink, about="hand")
            return 0
        at = canvas.put(LABEL, 0, f"{self.symbols.near} {value.name}", ink, about="hand")
        canvas.put(at + 1, 0, cards_text(value.count), "muted", about="hand")
        return 1
