"""What is hidden from whom (H7): what a seat hears of an event, and what shows it something that it could not see."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from wwtennis.games.hoops.events import (
    CardKept,
    CardPutBack,
    CardRemoved,
    CardsDiscarded,
    CardsDrawn,
    CardsPaid,
    CommonShuffled,
    DeckShuffled,
    MiniMarketShown,
    PlayerCameIn,
    PlayerMarketMade,
    PlayersDealt,
    PlayerSetAside,
    PlayerShown,
    PlayersOffered,
    PlayersShuffled,
    PlayersSplit,
    RoomNeeded,
    TacticLaid,
    TacticsShown,
    TacticsShuffled,
)  # fmt: skip
from wwtennis.kernel.game import FACE_DOWN, Event

Cards = tuple[int, ...]


def face_down(cards: Cards) -> Cards:
    return (FACE_DOWN,) * len(cards)


# Piles are face down to everybody.
PILES: dict[type[Event], Callable[[Any], Event]] = {
    PlayersShuffled: lambda e: PlayersShuffled(face_down(e.order)),
    PlayerMarketMade: lambda e: PlayerMarketMade(face_down(e.pile)),
    CommonShuffled: lambda e: CommonShuffled(face_down(e.order)),
    DeckShuffled: lambda e: DeckShuffled(e.seat, face_down(e.order)),
    TacticsShuffled: lambda e: TacticsShuffled(face_down(e.order)),
}
# Hands and drafts are face down to the others.
OF_OTHERS: dict[type[Event], Callable[[Any], Event]] = {
    PlayersDealt: lambda e: PlayersDealt(e.seat, face_down(e.cards)),
    PlayerSetAside: lambda e: PlayerSetAside(e.seat, face_down(e.cards)),
    PlayersSplit: lambda e: PlayersSplit(e.seat, face_down(e.common), face_down(e.out)),
    CardsDrawn: lambda e: CardsDrawn(e.seat, face_down(e.cards)),
    CardPutBack: lambda e: CardPutBack(e.seat, face_down(e.cards)),
    CardKept: lambda e: CardKept(e.seat, face_down(e.cards)),
}
# What everybody learns something from, and what the others do.
SHOWS_ALL = (CardsDrawn, PlayerShown, PlayersDealt, PlayersOffered, TacticsShown)
SHOWS_OTHERS = (
    CardRemoved, CardsDiscarded, CardsPaid, MiniMarketShown, PlayerCameIn, RoomNeeded, TacticLaid,
)  # fmt: skip


def heard(event: Event, seat: int) -> Event:
    """H7: the event as this seat hears it."""
    masked = PILES.get(type(event))
    if masked is not None:
        return masked(event)
    masked = OF_OTHERS.get(type(event))
    if masked is None or getattr(event, "seat", None) == seat:
        return event
    return masked(event)


def reveals(event: Event, seat: int) -> bool:
    """A card drawn or shown, or one that another coach had in the hand: nobody may undo past it."""
    if isinstance(event, SHOWS_ALL):
        return True
    return isinstance(event, SHOWS_OTHERS) and event.seat != seat
