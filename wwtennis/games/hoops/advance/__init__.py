"""Keeping the books: what each event changes in the state. The rules have decided by now.

A state may also be folded from what one seat heard, in which cards that are face down to it have the number 0.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from wwtennis.games.hoops.advance import acting, ending, machine, resolving, set_up, starting
from wwtennis.games.hoops.state import Match
from wwtennis.kernel.game import Event

ENTRIES: dict[type[Event], Callable[[Match, Any], None]] = {
    **set_up.ENTRIES,
    **starting.ENTRIES,
    **acting.ENTRIES,
    **resolving.ENTRIES,
    **ending.ENTRIES,
    **machine.ENTRIES,
}


def advance(m: Match, event: Event) -> None:
    """Enter one event in the books."""
    ENTRIES[type(event)](m, event)
    m.events += 1
