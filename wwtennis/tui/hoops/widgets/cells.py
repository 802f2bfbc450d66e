"""Cards side by side, each in a cell of its own: what a market and a hand are made of."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from wwtennis.games.hoops.cards import Cards, Player, Skill, Tactic
from wwtennis.games.hoops.words.terms import POSITION_LETTERS, SKILL_LETTERS
from wwtennis.kernel.words import _
from wwtennis.tui.hoops.notes import keep_letters
from wwtennis.tui.hoops.pacing import Flow
from wwtennis.tui.hoops.widgets.courts import put_letters
from wwtennis.tui.hoops.widgets.inks import SKILL_INKS, names_for
from wwtennis.tui.shell.canvas import Canvas, fitting
from wwtennis.tui.shell.symbols import Symbols


class Cell(msgspec.Struct, frozen=True):
    """A card; 0: an empty place. `line`: the answer that a click chooses, if there is one."""

    card: int
    price: int = 0  # what it costs, or what it is worth
    line: int | None = None
    is_chosen: bool = False
    is_marked: bool = False
    is_own: bool = False  # in the hand: its price is what it is worth


def paint_cells(
    canvas: Canvas,
    y: int,
    height: int,
    deck: Cards,
    cells: Sequence[Cell],
    symbols: Symbols,
    x: int = 0,
    flow: Flow | None = None,
) -> None:
    """In one row over the whole width; two lines a card, or three. `flow`: the first of them are on the move."""
    width = (canvas.width - x) // max(1, len(cells))
    places = range(len(cells))
    for place in places if flow is None else reversed(places):
        on = 0 if flow is None or place > flow.last else int(flow.share * width)
        if not on or cells[place].card:
            _paint_cell(canvas, x + place * width + on, y, width - 1, height, deck, cells[place], symbols)


def _paint_cell(
    canvas: Canvas, x: int, y: int, width: int, height: int, deck: Cards, cell: Cell, symbols: Symbols
) -> None:
    canvas.fill(x, y, width, height, "chosen" if cell.is_chosen else "surface")
    if not cell.card:
        canvas.put_middle(x, width, y, symbols.dot, "faint")
        return
    open_ = cell.line is not None
    price = str(cell.price) if cell.price else symbols.dot
    about = "worth" if cell.is_own else "price"
    at = canvas.put(x, y, f"{price:>2}", "bold accent" if open_ else "muted", about=about)
    mark = symbols.cursor if cell.is_chosen else symbols.cross if cell.is_marked else " "
    about = "cursor" if cell.is_chosen else "marked" if cell.is_marked else ""
    at = canvas.put(at, y, mark, "bold accent", about=about)
    ink = "bold foreground" if cell.is_chosen or open_ else "foreground"
    name = fitting(names_for(deck, cell.card), width - 3, symbols.ellipsis)
    canvas.put(at, y, name, ink, about="" if name.isalpha() else "card")
    _paint_numbers(canvas, x, y + 1, width, height, deck, cell.card)
    if cell.line is not None:
        canvas.spot(x, y, width, height, f"screen.answer('line', {cell.line})", "screen.answer('play')")


def _paint_numbers(canvas: Canvas, x: int, y: int, width: int, height: int, deck: Cards, card: int) -> None:
    if card in deck.players:
        _paint_player(canvas, x, y, width, height, deck.players[card])
    elif card in deck.tactics:
        tactic = deck.tactics[card]
        at = canvas.put(x, y, f"{_('IQ')}{tactic.complexity} ", "accent", about="intelligence")
        _paint_kept(canvas, at, y, x + width - at, tactic)


def _paint_kept(canvas: Canvas, x: int, y: int, room: int, tactic: Tactic) -> None:
    """A letter for each die, "SSSBBTTT"; where those are too many, "S3B2T3"."""
    letters = keep_letters(tactic)
    if len(letters) <= room:
        put_letters(canvas, x, y, letters)
        return
    canvas.note(x, y, 2 * len(tactic.keeps), 1, "kept dice")
    for skill, count in tactic.keeps.items():
        x = canvas.put(x, y, f"{_(SKILL_LETTERS[skill])}{count}", f"bold {SKILL_INKS[skill]}")


def _paint_player(canvas: Canvas, x: int, y: int, width: int, height: int, player: Player) -> None:
    """Where, game intelligence, and the six skills; where there is a line more, with rebounds and letters."""
    letters = [_(POSITION_LETTERS[position]) for position in player.positions]
    where, gap = "/".join(letters), " "
    if height == 2 and width < len(where) + len(Skill) + 3:
        where, gap = "".join(letters), ""  # so that intelligence stays apart from the skills
    at = canvas.put(x, y, where, "bold foreground", about="position")
    if height > 2:
        at = canvas.put(at + 1, y, f"{_('IQ')}{player.intelligence}", "accent", about="intelligence")
        canvas.put(at + 1, y, f"{_('R')}{player.rebounds}", "accent", about="rebounds")
        _paint_skills(canvas, x, y + 1, width, player)
        return
    at = canvas.put(at, y, f"{gap}{player.intelligence} ", "bold accent", about="intelligence")
    for skill in Skill:
        value = player.skills[skill]
        ink = SKILL_INKS[skill] if value else "faint"
        at = canvas.put(at, y, str(value) if value else "-", ink, about=f"skill {skill.value}")


def _paint_skills(canvas: Canvas, x: int, y: int, width: int, player: Player) -> None:
    """Those that a player has, each with its letter."""
    end = x + width
    for skill in Skill:
        if player.skills[skill] and x + 2 <= end:
            letter = _(SKILL_LETTERS[skill])
            canvas.note(x, y, 4 if letter.isdecimal() else 3, 1, f"skill {skill.value}")
            x = canvas.put(x, y, f"{letter}:" if letter.isdecimal() else letter, SKILL_INKS[skill])
            x = canvas.put(x, y, f"{player.skills[skill]} ", f"bold {SKILL_INKS[skill]}")
