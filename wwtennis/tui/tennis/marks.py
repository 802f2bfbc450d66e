"""The marks on the timeline of a tennis match."""

from __future__ import annotations

from wwtennis.kernel.timeline import UNDO
from wwtennis.kernel.words import later
from wwtennis.tui.shell.widgets.timeline import UNDO_SIGN, MarkSign, MarkSigns

MISTAKE = "mistake"  # known when the match has been reviewed

SIGNS: MarkSigns = {
    MISTAKE: MarkSign("!", "!", later("mistake"), later("a decision that cost something, by the review"), 5),
    "ace": MarkSign("✦", "A", later("ace"), later("an ace"), 2),
    "break": MarkSign("✕", "B", later("break"), later("a break of serve"), 3),
    "long rally": MarkSign("≈", "~", later("long rally"), later("one of the longest rallies"), 1),
    "set": MarkSign("┃", "|", later("set"), later("the end of a set"), 4, on_the_bar=True),
    UNDO: UNDO_SIGN,
}
