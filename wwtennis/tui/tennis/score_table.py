"""The score: one line where room is short, a table with the momentum under it where there is more."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from rich.cells import cell_len

from wwtennis.kernel.words import _
from wwtennis.tennis.calling import points_by_side
from wwtennis.tennis.score import Format, Mode, Score
from wwtennis.tui.shell.canvas import Canvas, shorten
from wwtennis.tui.shell.ink import side_ink
from wwtennis.tui.shell.painted import M, Painted
from wwtennis.tui.tennis.drama import Stamp, stamp_inks

TABLE_ROWS = 4


class ScoreShown(msgspec.Struct, frozen=True):
    """What the score table shows."""

    badge: str
    about: str  # what is played, in a few words
    names: tuple[str, ...]  # of the two sides
    played: Format
    score: Score
    server: int  # the side that serves
    strokes: int = 0
    points: tuple[int, ...] = ()  # the side that won each
    scored: int | None = None  # the side that has just won a point
    is_lit: bool = True  # what has just been won: it may flash
    at_stake: Stamp | None = None  # what the point is for


def format_name(played: Format) -> str:
    if played.mode is Mode.TIEBREAK:
        return _("tie-break to 7")
    return _("best of {sets}").format(sets=played.best_of)


def sets_of(shown: ScoreShown) -> list[tuple[int, int]]:
    """The games of each set, the one being played included."""
    return [*shown.score.sets, shown.score.games] if shown.played.mode is Mode.MATCH else []


def _scored_inks(shown: ScoreShown) -> tuple[str, str]:
    return stamp_inks(Stamp("", shown.scored, shown.is_lit))


class ScoreTable(Painted[M, ScoreShown]):
    """Side A stands first, whoever sits where. A game derives its own from it, with the value that it shows."""

    def paint(self, canvas: Canvas, value: ScoreShown) -> None:
        if canvas.height >= TABLE_ROWS:
            self._paint_table(canvas, value)
        else:
            self._paint_line(canvas, value)

    def _paint_line(self, canvas: Canvas, shown: ScoreShown) -> None:
        canvas.fill(0, 0, canvas.width, canvas.height, "panel")
        self._paint_badge(canvas, shown)
        points = points_by_side(shown.played, shown.score)
        middle = f" {points[0]} {self.symbols.dash} {points[1]} "
        centre = canvas.width // 2 + 4
        left = centre - cell_len(middle) // 2
        canvas.put(left, 0, middle, "bold background", "foreground", about="score")
        if shown.scored is not None:
            where = left + 1 if shown.scored == 0 else left + cell_len(middle) - 1 - cell_len(points[1])
            canvas.put(where, 0, points[shown.scored], *_scored_inks(shown))
        sets = sets_of(shown)
        room = max(6, 22 - 4 * len(sets))
        first = " ".join(str(games[0]) for games in sets)
        second = " ".join(str(games[1]) for games in sets)
        x = canvas.put_right(left - 1, 0, first, "foreground", about="games") if sets else left
        name = shorten(shown.names[0], room, self.symbols.ellipsis)
        x = canvas.put_right(x - 1, 0, name, "bold home", about="player")
        self._paint_serving(canvas, x - 2, 0, shown, 0)
        x = left + cell_len(middle) + 1
        x = canvas.put(x, 0, second, "foreground", about="games") + 1 if sets else x
        name = shorten(shown.names[1], room, self.symbols.ellipsis)
        x = canvas.put(x, 0, name, "bold away", about="player")
        self._paint_serving(canvas, x + 1, 0, shown, 1)
        self._paint_where(canvas, shown)

    def _paint_badge(self, canvas: Canvas, shown: ScoreShown) -> int:
        x = canvas.put(0, 0, f" {shown.badge} ", "bold text", "surface_badge", about="badge")
        return canvas.put(x + 1, 0, shown.about, "muted")

    def _paint_serving(self, canvas: Canvas, x: int, row: int, shown: ScoreShown, side: int) -> None:
        if shown.server == side:
            canvas.put(x, row, self.symbols.serving, "bold star", about="serving")

    def _paint_where(self, canvas: Canvas, shown: ScoreShown) -> None:
        """Which stroke or point it is; what matters more is what it is for."""
        if shown.at_stake is not None:
            canvas.put_right(canvas.width, 0, f" {shown.at_stake.text} ", *stamp_inks(shown.at_stake))
        else:
            canvas.put_right(canvas.width - 1, 0, self._where(shown), "muted")

    def _where(self, shown: ScoreShown) -> str:
        if shown.strokes > 1:
            return _("stroke {number}").format(number=shown.strokes)
        return _("point {number}").format(number=len(shown.points) + 1)

    def _paint_table(self, canvas: Canvas, shown: ScoreShown) -> None:
        canvas.fill(0, 0, canvas.width, TABLE_ROWS, "panel")
        self._paint_badge(canvas, shown)
        self._paint_where(canvas, shown)
        points, sets = points_by_side(shown.played, shown.score), sets_of(shown)
        for side in (0, 1):
            row, right = 1 + side, canvas.width - 1
            inks = _scored_inks(shown) if shown.scored == side else ("bold background", "foreground")
            canvas.put_right(right, row, f"{points[side]:>3} ", *inks, about="score")
            right -= 6
            for games in reversed(sets):
                won = games[side] > games[1 - side]
                canvas.put_right(right, row, f"{games[side]:>2}", "bold foreground" if won else "muted", about="games")
                right -= 3
            self._paint_serving(canvas, 1, row, shown, side)
            name = shorten(shown.names[side], right - 4, self.symbols.ellipsis)
            canvas.put(3, row, name, f"bold {side_ink(side)}", about="player")
        self._paint_momentum(canvas, 3, shown.points)

    def _paint_momentum(self, canvas: Canvas, row: int, points: Sequence[int]) -> None:
        """Up for side A, down for side B, one mark a point; the last ones where there are many."""
        marks = (self.symbols.won_near, self.symbols.won_far)
        if not points:
            canvas.put(3, row, _("no points yet"), "faint")
            return
        x = canvas.put(3, row, _("points"), "faint", about="strip") + 1
        for place, side in enumerate(points[-(canvas.width - 1 - x) :]):
            canvas.put(x + place, row, marks[side], side_ink(side))
        canvas.note(x, row, len(points), 1, "strip")
