"""Taking a decision back: how far, and when it would be cheating.

Nobody may take back what was learnt since: after a die, a draw, or a card that the other kept hidden, the decision
stands; in practice it can be taken back even then. But once another person has answered, that answer stands too, and
what it was an answer to. The recording keeps the undo, and chance is not rewound: the dice after it are new.
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


@attrs.frozen
class Terms:
    """What was agreed about taking back: which seats are people's, and whether undo is free (practice)."""

    people: frozenset[int]
    free: bool = False


def undo_for(game: Game[Any], entries: Sequence[Entry], seat: int, terms: Terms) -> Undo:
    """What an undo would do for this person now: back to their last decision, unless something forbids it since."""
    for number in back_from_the_end(entries):
        entry = entries[number - 1]
        if isinstance(entry, Answer) and entry.seat == seat:
            return Undo(number - 1)
        if why_not := _forbidden_by(game, entry, seat, terms):
            return Undo(None, why_not)
    return Undo(None, _("You have decided nothing yet."))


def _forbidden_by(game: Game[Any], entry: Entry, seat: int, terms: Terms) -> str:
    """Why this person may not take back what came before this entry; empty where they may."""
    if isinstance(entry, Answer):
        said = _("The other player has answered since your last decision: it stands.")
        return said if entry.seat in terms.people else ""
    if terms.free or not isinstance(entry, Event):
        return ""
    if game.drawn(entry):
        return _("Chance has spoken since your last decision: it stands.")
    if game.reveals(entry, seat):
        return _("You have seen a hidden card since your last decision: it stands.")
    return ""
