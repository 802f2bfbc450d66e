"""What is hidden from a seat (S10): the other side's hands and the order of both decks; and which events show it."""

from __future__ import annotations

from wwtennis.games.serve_play.events import (
    CardOffered,
    CardsDealt,
    CardsExchanged,
    KillPlayed,
    LotDealt,
    OutPlayed,
    Passed,
    PlayDeckShuffled,
    ServeDeckRenewed,
    ServeDeckShuffled,
    ServeTurned,
    ShotPlayed,
    SmashPlayed,
)  # fmt: skip
from wwtennis.kernel.game import FACE_DOWN, Event
from wwtennis.tennis.score import side_of


def heard(event: Event, seat: int) -> Event:
    """The event as this seat hears it. S19: that the others exchange and how often is open, the cards are not."""
    if isinstance(event, ServeDeckShuffled | ServeDeckRenewed | PlayDeckShuffled):
        return type(event)(_face_down(event.order))
    if isinstance(event, CardsDealt | CardOffered | CardsExchanged) and side_of(event.seat) != side_of(seat):
        return _to_the_other_side(event)
    return event


def _to_the_other_side(event: CardsDealt | CardOffered | CardsExchanged) -> Event:
    if isinstance(event, CardsDealt):
        return CardsDealt(event.seat, _face_down(event.cards))
    if isinstance(event, CardOffered):
        return CardOffered(event.seat, FACE_DOWN)
    return CardsExchanged(event.seat, FACE_DOWN, FACE_DOWN)


def _face_down(cards: tuple[int, ...]) -> tuple[int, ...]:
    return (FACE_DOWN,) * len(cards)


def reveals(event: Event, seat: int) -> bool:
    """A card turned up or dealt to anybody, or one that the other side played or discarded: nobody undoes past it."""
    if isinstance(event, LotDealt | ServeTurned | CardsDealt):
        return True
    if isinstance(event, ShotPlayed | SmashPlayed | KillPlayed | OutPlayed):
        return side_of(event.seat) != side_of(seat)
    if isinstance(event, Passed):
        return event.discard is not None and side_of(event.seat) != side_of(seat)
    return False
