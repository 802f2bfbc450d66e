"""The market: a river of players that moves on turn by turn, and the tactics that are shown."""

from __future__ import annotations

import msgspec

from wwtennis.games.hoops.choices import BuyCard, MarkTactic
from wwtennis.games.hoops.rules.profiles import rebate
from wwtennis.tui.hoops.shown import Shown
from wwtennis.tui.hoops.widgets.cells import Cell, paint_cells
from wwtennis.tui.shell.canvas import Canvas
from wwtennis.tui.shell.painted import Painted

LABEL = 2  # columns at the left, where the river comes from


class MarketShown(msgspec.Struct, frozen=True):
    """Both rows, and how much there is left of each."""

    players: tuple[Cell, ...]
    tactics: tuple[Cell, ...]
    pile: int
    tactic_pile: int


def market(shown: Shown) -> MarketShown:
    """HO-5.2: with the own mini-market behind the track."""
    view, deck = shown.view, shown.setup.deck
    me = view.me
    players = [
        _cell(shown, card, deck.players[card].cost - rebate(me, deck.players[card]) if card else 0)
        for card in (*view.market.track, *me.mini)
    ]
    tactics = [_cell(shown, card, deck.tactics[card].cost if card else 0) for card in view.market.shown]
    return MarketShown(tuple(players), tuple(tactics), view.market.pile_count, view.market.tactic_pile_count)


def _cell(shown: Shown, card: int, cost: int) -> Cell:
    draft = shown.draft
    if draft is None or not card:
        return Cell(card, cost)
    lines = [at for at, o in enumerate(draft.options) if isinstance(o, BuyCard | MarkTactic) and o.card == card]
    line = lines[0] if lines else None
    return Cell(card, cost, line, line is not None and line == draft.at, card in shown.view.turn.marked)


class Market(Painted[Shown, MarketShown]):
    """Two rows of cards, each with its price."""

    def value(self, shown: Shown) -> MarketShown:
        return market(shown)

    def paint(self, canvas: Canvas, value: MarketShown) -> None:
        each = canvas.height // 2
        deck = self._shown.setup.deck
        for number, (cells, pile) in enumerate(((value.players, value.pile), (value.tactics, value.tactic_pile))):
            row = number * each
            canvas.put(0, row, str(pile), "muted")
            canvas.put(0, row + 1, self.symbols.right if number == 0 else " ", "bold accent")
            paint_cells(canvas, row, each - (1 if each > 3 else 0), deck, cells, self.symbols, LABEL)
