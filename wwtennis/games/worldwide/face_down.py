"""What is hidden from a seat (R41): the other hand and the order of every pile; and which events show it."""

from __future__ import annotations

from wwtennis.games.worldwide.events import (
    CardDiscarded,
    CardsDrawn,
    PileShuffled,
    PlayerMoved,
    SoloCardDrawn,
    SoloPileShuffled,
    StrokePlayed,
)  # fmt: skip
from wwtennis.kernel.game import FACE_DOWN, Event


def heard(event: Event, seat: int) -> Event:
    """The event as this seat hears it. Of the solo opponent's piles the cards are open, and only their order is not.

    A starting hand follows from the deck and the set-up, so it is open too.
    """
    if isinstance(event, CardsDrawn):
        return event if event.seat == seat else CardsDrawn(event.seat, _face_down(event.cards))
    if isinstance(event, PileShuffled):
        return PileShuffled(event.seat, _face_down(event.order))
    if isinstance(event, SoloPileShuffled):
        return SoloPileShuffled(event.seat, event.pile, tuple(sorted(event.order)))
    return event


def _face_down(cards: tuple[int, ...]) -> tuple[int, ...]:
    return (FACE_DOWN,) * len(cards)


def reveals(event: Event, seat: int) -> bool:
    """A card drawn by anybody, or one that the other played, paid with or discarded: nobody may undo past it."""
    if isinstance(event, CardsDrawn | SoloCardDrawn):
        return True
    if isinstance(event, StrokePlayed | CardDiscarded):
        return event.seat != seat
    if isinstance(event, PlayerMoved):
        return event.seat != seat and event.paid is not None
    return False
