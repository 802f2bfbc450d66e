"""A card's start and target zones as a tiny court: targets at the far end, starts at the near one."""

from __future__ import annotations

from wwtennis.games.worldwide.cards import NET, Zone
from wwtennis.games.worldwide.words.terms import ZONE_LETTERS
from wwtennis.kernel.words import _
from wwtennis.tui.shell.canvas import Canvas
from wwtennis.tui.shell.symbols import Symbols
from wwtennis.tui.worldwide.widgets.court_plan import FAR_ORDER, NEAR_ORDER

SMALL_WIDTH = 9
BIG_WIDTH, BIG_HEIGHT = 15, 5


def paint_small(
    canvas: Canvas,
    x: int,
    y: int,
    starts: tuple[Zone, ...],
    targets: tuple[Zone, ...],
    *,
    blocks: bool,
    dim: bool,
    each: int = 3,
) -> None:
    """Two lines. With half blocks each line shows two rows of zones, `each` cells wide; without, letters."""
    if not blocks:
        _paint_letters(canvas, x, y, starts, targets)
        return
    lit, floor = ("mini_lit", "mini_dim") if dim else ("ball", "mini_court")
    for column in range(3):
        far, near = FAR_ORDER[column], NEAR_ORDER[column]
        back = lit if far in targets else floor
        front = lit if NET in targets else floor
        canvas.put(x + each * column, y, "▀" * each, back, front)
        back = "start" if near in starts and not dim else lit if near in starts else floor
        front = "start" if NET in starts and not dim else lit if NET in starts else floor
        canvas.put(x + each * column, y + 1, "▀" * each, front, back)


def paint_tall(
    canvas: Canvas, x: int, y: int, starts: tuple[Zone, ...], targets: tuple[Zone, ...], *, dim: bool, each: int
) -> None:
    """Four lines: the same, with a line for each row of zones."""
    lit, floor, here = ("mini_lit", "mini_dim", "mini_lit") if dim else ("ball", "mini_court", "start")
    for column in range(3):
        far, near = FAR_ORDER[column], NEAR_ORDER[column]
        grounds = (
            lit if far in targets else floor, lit if NET in targets else floor,
            here if NET in starts else floor, here if near in starts else floor,
        )  # fmt: skip
        for row, ground in enumerate(grounds):
            canvas.fill(x + each * column, y + row, each, 1, ground)


def _paint_letters(canvas: Canvas, x: int, y: int, starts: tuple[Zone, ...], targets: tuple[Zone, ...]) -> None:
    for row, order, zones in ((y, FAR_ORDER, targets), (y + 1, NEAR_ORDER, starts)):
        letters = " ".join(_(ZONE_LETTERS[zone]) if zone in zones else "." for zone in order)
        volley = _(ZONE_LETTERS[NET]) if NET in zones else " "
        canvas.put(x, row, f"{letters} {volley}", "foreground")


def paint_big(
    canvas: Canvas, x: int, y: int, starts: tuple[Zone, ...], targets: tuple[Zone, ...], symbols: Symbols
) -> None:
    """Five lines: the far baseline, the far net, the net, the near net, the near baseline."""
    canvas.fill(x, y, BIG_WIDTH, BIG_HEIGHT, "mini_court")
    for row, order, zones, lit in ((y, FAR_ORDER, targets, "ball"), (y + 4, NEAR_ORDER, starts, "start")):
        for column, zone in enumerate(order):
            _cell(canvas, x + 5 * column, row, 5, zone, zone in zones, lit)
    _cell(canvas, x, y + 1, BIG_WIDTH, NET, NET in targets, "ball")
    _cell(canvas, x, y + 3, BIG_WIDTH, NET, NET in starts, "start")
    canvas.put(x, y + 2, symbols.net[0] * BIG_WIDTH, "line")


def _cell(canvas: Canvas, x: int, y: int, width: int, zone: Zone, marked: bool, lit: str) -> None:
    letter = _(ZONE_LETTERS[zone])
    if marked:
        canvas.fill(x, y, width, 1, lit)
        canvas.put_middle(x, width, y, f"[{letter}]", "bold on_start" if lit == "start" else "bold on_mark")
    else:
        canvas.put_middle(x, width, y, letter, "label")
