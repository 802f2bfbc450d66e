"""The market: a river of players that moves on turn by turn, and the tactics that are shown."""

from __future__ import annotations

import msgspec

from wwtennis.games.hoops.choices import BuyCard, MarkTactic
from wwtennis.games.hoops.rules.profiles import rebate
from wwtennis.kernel.words import _, plural
from wwtennis.tui.hoops.pacing import Flow
from wwtennis.tui.hoops.shown import Shown
from wwtennis.tui.hoops.widgets.cells import Cell, paint_cells
from wwtennis.tui.shell.canvas import Canvas
from wwtennis.tui.shell.painted import Painted

LABEL = 2  # columns at the left, where the river comes from
WITH_HEADS = 7  # rows


class MarketShown(msgspec.Struct, frozen=True):
    """Both rows, and how much there is left of each."""

    players: tuple[Cell, ...]
    tactics: tuple[Cell, ...]
    pile: int
    tactic_pile: int
    flow: Flow | None = None  # the river moves


def market(shown: Shown) -> MarketShown:
    """HO-5.2: with the own mini-market behind the track."""
    view, deck = shown.view, shown.setup.deck
    me = view.me
    players = [
        _cell(shown, card, deck.players[card].cost - rebate(me, deck.players[card]) if card else 0)
        for card in (*view.market.track, *me.mini)
    ]
    tactics = [_cell(shown, card, deck.tactics[card].cost if card else 0) for card in view.market.shown]
    piles = view.market.pile_count, view.market.tactic_pile_count
    return MarketShown(tuple(players), tuple(tactics), *piles, shown.motion if isinstance(shown.motion, Flow) else None)


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
        deck = self._shown.setup.deck
        with_heads = canvas.height >= WITH_HEADS
        each = canvas.height // 2 + with_heads  # players have a line more than tactics
        for row, cells, pile in ((0, value.players, value.pile), (each, value.tactics, value.tactic_pile)):
            if with_heads:
                self._paint_head(canvas, row, pile, players=row == 0)
            else:
                canvas.put(0, row, str(pile), "muted", about="to come")
            top = row + with_heads
            if row == 0:
                canvas.put(0, top + 1, self.symbols.right, "bold accent", about="river")
            high = (each if row == 0 else canvas.height - each) - with_heads
            flow = value.flow if row == 0 else None
            paint_cells(canvas, top, high, deck, cells, self.symbols, LABEL, flow)

    def _paint_head(self, canvas: Canvas, row: int, pile: int, *, players: bool) -> None:
        """What this row is, and how much of it is to come."""
        at = canvas.put(LABEL, row, _("Players") if players else _("Tactics"), "bold foreground")
        told = plural("{count} card to come", "{count} cards to come", pile).format(count=pile)
        canvas.put(at + 2, row, told, "muted", about="to come")
