"""The marks on the timeline of a tennis match."""

from __future__ import annotations

from wwtennis.kernel.timeline import MISTAKE, UNDO
from wwtennis.kernel.words import later
from wwtennis.tui.shell.widgets.timeline import MISTAKE_SIGN, UNDO_SIGN, MarkSign, MarkSigns

SIGNS: MarkSigns = {
    MISTAKE: MISTAKE_SIGN,
    "ace": MarkSign("✦", "A", later("ace"), later("an ace"), 2),
    "break": MarkSign("✕", "B", later("break"), later("a break of serve"), 3),
    "long rally": MarkSign("≈", "~", later("long rally"), later("one of the longest rallies"), 1),
    "set": MarkSign("┃", "|", later("set"), later("the end of a set"), 4, on_the_bar=True),
    UNDO: UNDO_SIGN,
}
