"""What can happen in a match, one class an event. Each says its outcome wholly, so that a replay is a fold.

A card is its number. To a seat that may not see it, it is face down: number 0 (`face_down.py`).
"""

from __future__ import annotations

from enum import StrEnum

from wwtennis.games.serve_play.cards import Half, Place
from wwtennis.kernel.game import END, SCORE, Event
from wwtennis.tennis.score import Pair, Score


class How(StrEnum):
    """How a point ended. S21: whether who passed could have played is not told."""

    ACE = "ace"
    DOUBLE_FAULT = "double fault"
    SMASH = "smash"
    KILL = "kill"
    OUT = "out"
    PASSED = "passed"


class Hindrance(StrEnum):
    """Why a card cannot be played now."""

    ELSEWHERE = "it starts elsewhere"
    SMASHED = "only a KILL answers a SMASH"
    OTHER_HALF = "a forecourt ball is answered by the partner of that half"


# Set-up, and the decks


class ServeDeckShuffled(Event, frozen=True):
    """SP-6, SP-7, S3: the whole Serve deck. The last card of `order` is on top."""

    order: tuple[int, ...]


class LotDealt(Event, frozen=True):
    """SP-6: a Serve card face up, to find who serves first. `serves`: it is an ACE, and this seat does."""

    seat: int
    card: int
    serves: bool


class ServeDeckRenewed(Event, frozen=True):
    """SP-17, S11: the used Serve cards, shuffled, lie under the one that was left."""

    order: tuple[int, ...]


class PlayDeckShuffled(Event, frozen=True):
    """SP-7, S15: draw pile and discards together are the new draw pile. The last card of `order` is on top."""

    order: tuple[int, ...]


class CardsDealt(Event, frozen=True):
    """SP-7, SP-19: from the draw pile to a hand."""

    seat: int
    cards: tuple[int, ...]


# Before a game of doubles


class ExchangeOpened(Event, frozen=True):
    """SP-22, S19: these seats may exchange cards with their partners, in this order."""

    order: tuple[int, ...]


class CardOffered(Event, frozen=True):
    """S19: a card is on its way to the partner."""

    seat: int
    card: int


class CardsExchanged(Event, frozen=True):
    """S19: one card for one."""

    seat: int
    gave: int
    took: int


class ExchangeEnded(Event, frozen=True):
    """S19: this seat wants no more."""

    seat: int


# The point


class PointStarted(Event, frozen=True):
    """SP-8: this seat serves, from this half."""

    server: int
    half: Half


class ServeTurned(Event, frozen=True):
    """SP-9: the top Serve card. `ball`: 1, or 2 after a FAULT."""

    seat: int
    card: int
    ball: int


class ServeIn(Event, frozen=True):
    """SP-9: the ball is on this place of the other end, and offered to this seat."""

    seat: int
    place: Place
    to: int


class ShotPlayed(Event, frozen=True):
    """SP-15: the ball is on this place of the other end, and offered to this seat."""

    seat: int
    card: int
    place: Place
    to: int


class SmashPlayed(Event, frozen=True):
    """SP-14, S17: it wins the point unless a KILL answers it; this seat is asked first."""

    seat: int
    card: int
    to: int


class KillPlayed(Event, frozen=True):
    """SP-13, SP-14."""

    seat: int
    card: int


class OutPlayed(Event, frozen=True):
    """SP-12."""

    seat: int
    card: int


class Passed(Event, frozen=True):
    """SP-11: with the card that is discarded, if any."""

    seat: int
    discard: int | None


class BallLeft(Event, frozen=True):
    """S5, S17: to this partner."""

    seat: int
    to: int


# The score


class PointWon(Event, frozen=True):
    """SP-18: which side won it, how, and the score that it makes."""

    side: int
    how: How
    score: Score


class GameWon(Event, frozen=True):
    side: int
    games: Pair


class SetWon(Event, frozen=True):
    side: int
    games: Pair


class MatchWon(Event, frozen=True):
    """SP-20."""

    side: int


EVENTS: tuple[type[Event], ...] = (
    ServeDeckShuffled, LotDealt, ServeDeckRenewed, PlayDeckShuffled, CardsDealt,
    ExchangeOpened, CardOffered, CardsExchanged, ExchangeEnded,
    PointStarted, ServeTurned, ServeIn, ShotPlayed, SmashPlayed, KillPlayed, OutPlayed, Passed, BallLeft,
    PointWon, GameWon, SetWon, MatchWon,
)  # fmt: skip

MILESTONES: dict[type[Event], str] = {
    PointStarted: "point",
    PointWon: SCORE,
    GameWon: "game",
    SetWon: "set",
    MatchWon: END,
}
