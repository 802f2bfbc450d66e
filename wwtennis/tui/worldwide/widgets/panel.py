"""The panel under the question: the chosen card and its odds, the ways to answer, or the die while it rolls."""

from __future__ import annotations

import msgspec

from wwtennis.tui.shell.canvas import Canvas
from wwtennis.tui.shell.painted import Painted
from wwtennis.tui.shell.widgets.answer_boxes import AnswerBox, paint_boxes, rows_for
from wwtennis.tui.worldwide.pacing import Tumbling
from wwtennis.tui.worldwide.scene import Roll
from wwtennis.tui.worldwide.shown import Shown
from wwtennis.tui.worldwide.widgets.answer_boxes import answer_boxes
from wwtennis.tui.worldwide.widgets.card_detail import CardDetail, chosen_card, paint_detail, struck_card
from wwtennis.tui.worldwide.widgets.die import paint_roll

LEAST_HEIGHT = 4  # of the panel, and of the boxes
ROLL_HEIGHT = 3


class PanelShown(msgspec.Struct, frozen=True):
    """A card, ways to answer, a roll: those that there are."""

    detail: CardDetail | None = None
    boxes: tuple[AnswerBox, ...] = ()
    roll: Roll | None = None
    tumbling: int | None = None


def panel(shown: Shown) -> PanelShown:
    """What there is to decide, or to watch."""
    scene, draft, motion = shown.scene, shown.draft, shown.motion
    if draft is not None:
        boxes = answer_boxes(draft, shown.opponent)
        return PanelShown(chosen_card(draft, shown.opponent), boxes, scene.roll if boxes else None)
    if isinstance(motion, Tumbling):
        return PanelShown(struck_card(scene), (), motion.roll, motion.frame)
    return PanelShown(struck_card(scene), (), scene.roll)


class Panel(Painted[Shown, PanelShown]):
    """From the top down, as long as there is room: ways to answer, the roll, the card."""

    def value(self, shown: Shown) -> PanelShown:
        return panel(shown)

    def paint(self, canvas: Canvas, value: PanelShown) -> None:
        symbols = self.symbols
        canvas.fill(0, 0, canvas.width, canvas.height, "surface")
        margin = 0 if canvas.height <= LEAST_HEIGHT else 1
        row = 0
        if value.boxes:
            wide = canvas.width - 2 * margin
            high = min(max(LEAST_HEIGHT + margin, rows_for(wide, value.boxes)), canvas.height - margin)
            paint_boxes(canvas, margin, margin, wide, high, value.boxes, symbols)
            row = margin + high
        if value.roll is not None and canvas.height - row - margin >= ROLL_HEIGHT:
            room = canvas.width - 2 - 2 * margin
            paint_roll(canvas, 1 + margin, row + margin, room, value.roll, symbols, value.tumbling)
            row += margin + LEAST_HEIGHT
        if value.detail is not None and canvas.height - row >= LEAST_HEIGHT:
            paint_detail(canvas, row, value.detail, symbols, plain=not symbols.half or self.app.no_color)
