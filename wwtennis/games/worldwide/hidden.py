"""Which events show a seat what was hidden from it (R41): the other hand, and the order of the draw piles."""

from __future__ import annotations

from wwtennis.games.worldwide.events import CardDiscarded, CardsDrawn, PlayerMoved, SoloCardDrawn, StrokePlayed
from wwtennis.kernel.game import Event


def reveals(event: Event, seat: int) -> bool:
    """A card drawn by anybody, or one that the other played, paid with or discarded: nobody may undo past it."""
    if isinstance(event, CardsDrawn | SoloCardDrawn):
        return True
    if isinstance(event, StrokePlayed | CardDiscarded):
        return event.seat != seat
    if isinstance(event, PlayerMoved):
        return event.seat != seat and event.paid is not None
    return False
