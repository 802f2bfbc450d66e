"""Cards side by side, each in a cell of its own: what a market and a hand are made of."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from wwtennis.games.hoops.cards import Cards, Player, Skill
from wwtennis.games.hoops.words.terms import POSITION_LETTERS, SKILL_LETTERS
from wwtennis.kernel.words import _
from wwtennis.tui.hoops.notes import keep_letters
from wwtennis.tui.hoops.widgets.courts import put_letters
from wwtennis.tui.hoops.widgets.inks import SKILL_INKS, short_name
from wwtennis.tui.shell.canvas import Canvas, shorten
from wwtennis.tui.shell.symbols import Symbols


class Cell(msgspec.Struct, frozen=True):
    """A card; 0: an empty place. `line`: the answer that a click chooses, if there is one."""

    card: int
    price: int = 0  # what it costs, or what it is worth
    line: int | None = None
    is_chosen: bool = False
    is_marked: bool = False


def paint_cells(
    canvas: Canvas, y: int, height: int, deck: Cards, cells: Sequence[Cell], symbols: Symbols, x: int = 0
) -> None:
    """In one row over the whole width; two lines a card, or three."""
    width = (canvas.width - x) // max(1, len(cells))
    for place, cell in enumerate(cells):
        _paint_cell(canvas, x + place * width, y, width - 1, height, deck, cell, symbols)


def _paint_cell(
    canvas: Canvas, x: int, y: int, width: int, height: int, deck: Cards, cell: Cell, symbols: Symbols
) -> None:
    canvas.fill(x, y, width, height, "chosen" if cell.is_chosen else "surface")
    if not cell.card:
        canvas.put_middle(x, width, y, symbols.dot, "faint")
        return
    open_ = cell.line is not None
    price = str(cell.price) if cell.price else symbols.dot
    at = canvas.put(x, y, f"{price:>2}", "bold accent" if open_ else "muted")
    mark = symbols.cursor if cell.is_chosen else symbols.cross if cell.is_marked else " "
    at = canvas.put(at, y, mark, "bold accent")
    ink = "bold foreground" if cell.is_chosen or open_ else "foreground"
    canvas.put(at, y, shorten(short_name(deck, cell.card), width - 3, symbols.ellipsis), ink)
    _paint_numbers(canvas, x, y + 1, width, height, deck, cell.card)
    if cell.line is not None:
        canvas.spot(x, y, width, height, f"screen.answer('line', {cell.line})", "screen.answer('play')")


def _paint_numbers(canvas: Canvas, x: int, y: int, width: int, height: int, deck: Cards, card: int) -> None:
    if card in deck.players:
        _paint_player(canvas, x, y, width, height, deck.players[card])
    elif card in deck.tactics:
        tactic = deck.tactics[card]
        at = canvas.put(x, y, f"{_('IQ')}{tactic.complexity} ", "accent")
        put_letters(canvas, at, y, keep_letters(tactic)[: x + width - at])


def _paint_player(canvas: Canvas, x: int, y: int, width: int, height: int, player: Player) -> None:
    """Where, game intelligence, and the six skills; where there is a line more, with rebounds and letters."""
    where = "/".join([_(POSITION_LETTERS[position]) for position in player.positions])
    at = canvas.put(x, y, where, "bold foreground")
    if height > 2:
        canvas.put(at + 1, y, f"{_('IQ')}{player.intelligence} {_('R')}{player.rebounds}", "accent")
        _paint_skills(canvas, x, y + 1, width, player)
        return
    gap = " " if x + width - at >= len(Skill) + 3 else ""
    at = canvas.put(at, y, f"{gap}{player.intelligence}{gap}", "bold accent")
    for skill in Skill:
        value = player.skills[skill]
        at = canvas.put(at, y, str(value) if value else "-", SKILL_INKS[skill] if value else "faint")


def _paint_skills(canvas: Canvas, x: int, y: int, width: int, player: Player) -> None:
    """Those that a player has, each with its letter."""
    end = x + width
    for skill in Skill:
        if player.skills[skill] and x + 2 <= end:
            letter = _(SKILL_LETTERS[skill])
            x = canvas.put(x, y, f"{letter}:" if letter.isdecimal() else letter, SKILL_INKS[skill])
            x = canvas.put(x, y, f"{player.skills[skill]} ", f"bold {SKILL_INKS[skill]}")
