"""Taking a decision back: how far, and when it would be cheating.

Nobody may take back what was learnt since: after a die, a draw, or a card that the other kept hidden, the decision
stands. In practice anything goes. The recording keeps the undo, and chance is not rewound: the dice after it are new.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import attrs

from wwtennis.kernel.game import Event, Game
from wwtennis.kernel.table import Answer, Entry, back_from_the_end
from wwtennis.kernel.words import _


@attrs.frozen
class Undo:
    """Where an undo goes (for `Table.go_back`), or the sentence that says why there is none."""

    to: int | None
    why_not: str = ""


def undo_for(game: Game[Any], entries: Sequence[Entry], seat: int, *, free: bool = False) -> Undo:
    """What an undo would do for this seat now: back to its last decision, unless it has learnt something since."""
    for number in back_from_the_end(entries):
        entry = entries[number - 1]
        if isinstance(entry, Answer):
            if entry.seat == seat:
                return Undo(number - 1)
        elif isinstance(entry, Event) and not free:
            if game.drawn(entry):
                return Undo(None, _("Chance has spoken since your last decision: it stands."))
            if game.reveals(entry, seat):
                return Undo(None, _("You have seen a hidden card since your last decision: it stands."))
    return Undo(None, _("You have decided nothing yet."))
