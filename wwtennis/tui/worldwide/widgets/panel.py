"""The panel under the question: the chosen card and its odds, the ways to answer, or the die while it rolls."""

from __future__ import annotations

import msgspec
from rich.cells import cell_len

from wwtennis.games.worldwide.cards import Surface
from wwtennis.tui.shell.canvas import Canvas, shorten
from wwtennis.tui.shell.painted import Painted
from wwtennis.tui.worldwide.story import Roll
from wwtennis.tui.worldwide.widgets.acts import ActBox, paint_acts
from wwtennis.tui.worldwide.widgets.card_detail import CardDetail, paint_detail
from wwtennis.tui.worldwide.widgets.die import paint_roll

LEAST_HEIGHT = 4  # of the panel, and of the boxes
ROLL_HEIGHT = 3
MOST_OF_A_NAME = 16


class PanelShown(msgspec.Struct, frozen=True):
    """A card, ways to answer, a roll: those that there are."""

    detail: CardDetail | None = None
    acts: tuple[ActBox, ...] = ()
    roll: Roll | None = None
    tumbling: int | None = None


class Panel(Painted):
    """What there is to decide, or to watch."""

    def __init__(self, surface: Surface, *, id: str | None = None) -> None:  # noqa: A002
        super().__init__(surface, id=id)
        self._shown = PanelShown()

    def show(self, shown: PanelShown) -> None:
        if shown != self._shown:
            self._shown = shown
            self.repaint()

    def paint(self, canvas: Canvas) -> None:
        """From the top down, as long as there is room: ways to answer, the roll, the card."""
        shown, symbols = self._shown, self.symbols
        canvas.fill(0, 0, canvas.width, canvas.height, "surface")
        margin = 0 if canvas.height <= LEAST_HEIGHT else 1
        row = 0
        if shown.acts:
            paint_acts(canvas, margin, margin, canvas.width - 2 * margin, LEAST_HEIGHT + margin, shown.acts, symbols)
            row = 2 * margin + LEAST_HEIGHT
        if shown.roll is not None and canvas.height - row - margin >= ROLL_HEIGHT:
            room = canvas.width - 2 - 2 * margin
            paint_roll(canvas, 1 + margin, row + margin, room, shown.roll, symbols, shown.tumbling)
            row += margin + LEAST_HEIGHT
        if shown.detail is not None and canvas.height - row >= LEAST_HEIGHT:
            paint_detail(canvas, row, shown.detail, symbols, plain=not symbols.half or self.app.no_color)


class QuestionLine(Painted):
    """The question, and who is asked."""

    def __init__(self, surface: Surface, *, id: str | None = None) -> None:  # noqa: A002
        super().__init__(surface, id=id)
        self._shown: tuple[str, int | None, str, str, bool] = ("", None, "", "", False)

    def show(self, name: str, seat: int | None, text: str, hint: str = "", *, alarm: bool = False) -> None:
        shown = (name, seat, text, hint, alarm)
        if self._shown != shown:
            self._shown = shown
            self.repaint()

    def paint(self, canvas: Canvas) -> None:
        name, seat, text, hint, alarm = self._shown
        canvas.fill(0, 0, canvas.width, 1, "bad" if alarm else "panel")
        x = 0
        if seat is not None:
            x = canvas.put(
                0, 0, f" {shorten(name, 16, self.symbols.ellipsis)} ", "bold on_seat", "home" if seat == 0 else "away"
            )
        canvas.put(x + 1, 0, text, "bold on_seat" if alarm else "bold foreground")
        if x + cell_len(text) + cell_len(hint) + 4 <= canvas.width:
            canvas.put_right(canvas.width - 1, 0, hint, "faint")
