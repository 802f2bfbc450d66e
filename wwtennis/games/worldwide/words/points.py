"""How a point ended: in a word for the court, in a sentence that stays until the next one is over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from wwtennis.games.worldwide.cards import Deck
from wwtennis.games.worldwide.events import ChallengeDecided, DieRolled, How, PointWon, ServeStruck, StrokePlayed
from wwtennis.games.worldwide.words.terms import HOWS
from wwtennis.kernel.game import Event
from wwtennis.kernel.words import _, later

NET_CORD = later("NET")
STAMPS = {
    How.ACE: later("ACE"),
    How.DOUBLE_FAULT: later("DOUBLE FAULT"),
    How.WINNER: later("WINNER"),
    How.FAULT: later("OUT"),
    How.REFUSED: later("LET GO"),
    How.OUT_OF_REACH: later("OUT OF REACH"),
    How.NO_CARD: later("NO CARD"),
    How.GAVE_UP: later("GIVEN UP"),
    How.DIRECT_FAULT: later("NO CARD"),
}


def is_in_the_net(face: int, close: bool) -> bool:
    """Where a miss went. No rule asks: an odd face is in the net, unless it was out by a hair."""
    return face % 2 == 1 and not close


def last_point(events: Sequence[Event], deck: Deck, names: Sequence[str]) -> tuple[str, ...]:
    """Who won the last point that is over, how, and what the roll had to be; then without that. Before it, nothing."""
    at = _last(events, PointWon)
    if at is None:
        return ("",)
    won: Any = events[at]
    how = _(HOWS[won.how]).format(loser=names[1 - won.seat])
    said, reason = _("Last point {name}: {how}").format(name=names[won.seat], how=how), _reason(events[:at], deck)
    return (f"{said}, {reason}.", f"{said}.") if reason else (f"{said}.",)


def _last(events: Sequence[Event], *kinds: type[Event]) -> int | None:
    """The place of the last event of these kinds."""
    return next((place for place in reversed(range(len(events))) if isinstance(events[place], kinds)), None)


def _reason(before: Sequence[Event], deck: Deck) -> str:
    """The last roll, where the last stroke was rolled for; and whether it took a challenge."""
    at = _last(before, ServeStruck, StrokePlayed)
    if at is None:
        return ""
    struck: Any = before[at]
    rolled = next((event for event in before[at:] if isinstance(event, DieRolled)), None)
    if rolled is None:
        return ""
    text = _("{card} needed {needed}, rolled {face}")
    if any(isinstance(event, ChallengeDecided) and event.upheld for event in before[at:]):
        text = _("{card} needed {needed}, rolled {face}, in after a challenge")
    return text.format(card=deck.name(struck.card), needed=rolled.needed, face=rolled.face)
