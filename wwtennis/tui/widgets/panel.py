"""The panel under the question: the chosen card and its odds, the ways to answer, or the die while it rolls."""

from __future__ import annotations

import attrs

from wwtennis.games.worldwide.cards import Surface
from wwtennis.tui.story import Roll
from wwtennis.tui.widgets.acts import ActBox, paint_acts
from wwtennis.tui.widgets.canvas import Canvas, wrap
from wwtennis.tui.widgets.card_detail import CardDetail, paint_detail
from wwtennis.tui.widgets.die import paint_roll
from wwtennis.tui.widgets.painted import Painted

ACTS_HEIGHT = 4


@attrs.frozen
class PanelShown:
    """One thing at a time: a card being played, ways to answer, a roll, or a sentence."""

    detail: CardDetail | None = None
    acts: tuple[ActBox, ...] = ()
    roll: Roll | None = None
    tumbling: int | None = None
    sentence: str = ""


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
        shown = self._shown
        canvas.fill(0, 0, canvas.width, canvas.height, "surface")
        row = 0
        if shown.acts:
            paint_acts(canvas, 0, row, canvas.width, shown.acts, self.symbols)
            row += ACTS_HEIGHT + 1
        if shown.detail is not None and canvas.height - row >= ACTS_HEIGHT:
            plain = not self.symbols.half or self.app.no_color
            paint_detail(canvas, row, shown.detail, self._surface, self.symbols, plain=plain)
        if shown.roll is not None:
            top = 0 if canvas.height <= ACTS_HEIGHT else 1
            paint_roll(canvas, 1, top, canvas.width - 2, shown.roll, self.symbols, shown.tumbling)
            row = top + 4
        if shown.sentence and not shown.acts and shown.detail is None:
            for piece in wrap(shown.sentence, canvas.width - 4):
                canvas.put(2, min(row, canvas.height - 1), piece, "foreground")
                row += 1


class QuestionLine(Painted):
    """The question, and who is asked."""

    def __init__(self, surface: Surface, *, id: str | None = None) -> None:  # noqa: A002
        super().__init__(surface, id=id)
        self._shown: tuple[str, int | None, str, bool] = ("", None, "", False)

    def show(self, name: str, seat: int | None, text: str, *, alarm: bool = False) -> None:
        if self._shown != (name, seat, text, alarm):
            self._shown = (name, seat, text, alarm)
            self.repaint()

    def paint(self, canvas: Canvas) -> None:
        name, seat, text, alarm = self._shown
        canvas.fill(0, 0, canvas.width, 1, "bad" if alarm else "panel")
        x = 0
        if seat is not None:
            x = canvas.put(0, 0, f" {name} ", "bold on_seat", "home" if seat == 0 else "away")
        canvas.put(x + 1, 0, text, "bold on_seat" if alarm else "bold foreground")
