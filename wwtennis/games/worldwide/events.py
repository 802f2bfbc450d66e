"""What can happen in a match, one class an event. Each says its outcome wholly, so that a replay is a fold."""

from __future__ import annotations

from enum import StrEnum

from wwtennis.games.worldwide.cards import Pile, Spin, Zone
from wwtennis.kernel.game import END, SCORE, Event
from wwtennis.tennis.score import Pair, Score

Reasons = tuple[tuple[str, int], ...]  # what a roll needs, as a sum: ("difficulty", 4), ("malus", 3), ...


def total(reasons: Reasons) -> int:
    """What they come to."""
    needed = 0
    for _, part in reasons:
        needed += part
    return needed


class How(StrEnum):
    """WT-11.1: how a point ended."""

    ACE = "ace"
    DOUBLE_FAULT = "double fault"
    WINNER = "winner"
    FAULT = "fault"
    REFUSED = "refused to run"
    OUT_OF_REACH = "no card to pay for the run"
    NO_CARD = "no playable card"
    GAVE_UP = "gave up"
    DIRECT_FAULT = "direct fault"  # WT-20.8


class Going(StrEnum):
    """Why a player moved."""

    CHASE = "to the ball"
    RETREAT = "back for a lob"
    NET = "to the net"
    BACK = "back to neutral"


class Rest(StrEnum):
    """WT-12.3."""

    RECOVERY = "recovery"
    FOCUS = "focus"


class Hindrance(StrEnum):
    """Why a card cannot be played now."""

    ONLY_A_SMASH = "only a Smash answers a Lob at the net"
    NO_LOB = "a Smash answers a Lob only"
    START_ZONE = "it does not start from this zone"
    OPPONENT_NOT_AT_NET = "the opponent is not at the net"
    OPPONENT_AT_NET = "the opponent is at the net"
    NO_STAR = "it costs a Star"


class PileReason(StrEnum):
    """WT-20.4, WT-20.12: why the solo opponent draws from a pile."""

    AT_NET = "it is at the net"
    YOU_AT_NET = "you are at the net"
    ZONE_HIT = "the zone you hit"
    LOBBED = "you lobbed it at the net"


# Set-up (chapter 7)


class StartingHandTaken(Event, frozen=True):
    """WT-7.5: the marked cards go to the hand."""

    seat: int
    cards: tuple[int, ...]


class PileShuffled(Event, frozen=True):
    """WT-7.5, WT-11.4: the draw pile is made anew. The last card of `order` is on top."""

    seat: int
    order: tuple[int, ...]


class CardsDrawn(Event, frozen=True):
    """Cards went from the draw pile to the hand."""

    seat: int
    cards: tuple[int, ...]


class CoinTossed(Event, frozen=True):
    """WT-7.6."""

    server: int


# The point and the serve (chapters 6 and 8)


class SideOffered(Event, frozen=True):
    """WT-6.3: at 40-40 the receiver is asked where to receive."""

    seat: int


class PointStarted(Event, frozen=True):
    """WT-8.1: server on Neutral, receiver where the serve will go."""

    server: int
    zone: Zone
    replayed: bool = False


class ServeStruck(Event, frozen=True):
    """WT-8.2: a serve card was chosen; Stars and spin were declared with it."""

    seat: int
    card: int
    spin: Spin | None
    stars: int
    ball: int  # 1 or 2


class DieRolled(Event, frozen=True):
    """A test: what the d20 shows, what it had to show, and the sum that made that number."""

    seat: int
    face: int
    needed: int
    why: Reasons


class ServeIn(Event, frozen=True):
    """WT-8.5: the ball is on the receiver's zone."""

    seat: int
    card: int
    zone: Zone
    spin: Spin | None


class ServeMissed(Event, frozen=True):
    """WT-8.2: a fault. `close`: missed by 1, with a token to challenge it."""

    seat: int
    card: int
    ball: int
    close: bool


class CallAccepted(Event, frozen=True):
    """A close call was not challenged, or the challenge was lost: the fault stands."""

    seat: int


# The rally (chapters 9, 10, 13)


class TurnPassed(Event, frozen=True):
    """WT-9.13: it is the other player's turn."""

    seat: int


class PlayerMoved(Event, frozen=True):
    """A pawn moved, or stayed where the ball is. `paid`: the card it cost; `stars`: the Stars."""

    seat: int
    zone: Zone
    going: Going
    paid: int | None = None
    stars: int = 0


class StrokePlayed(Event, frozen=True):
    """WT-9.4: a card was played. `stars` are those declared for the roll, `cost` the card's own price."""

    seat: int
    card: int
    target: Zone | None
    stars: int
    cost: int
    tested: bool


class StrokeLanded(Event, frozen=True):
    """WT-9.7, WT-9.8: the stroke succeeded; `star` is what it really gained."""

    seat: int
    card: int
    target: Zone | None
    spin: Spin | None
    star: int
    winner: bool = False


class StrokeMissed(Event, frozen=True):
    """WT-9.6: a fault. `close`: missed by 1, with a token to challenge it."""

    seat: int
    card: int
    close: bool


# Challenges (chapter 17)


class ChallengeDecided(Event, frozen=True):
    """WT-17.1 to WT-17.3: the coin has spoken."""

    seat: int
    upheld: bool


class PointReplayed(Event, frozen=True):
    """WT-17.5: the whole point is played again."""


# The end of the point (chapters 6 and 11)


class PointWon(Event, frozen=True):
    """WT-11.1, WT-11.2: who won it, how, and the score that it makes."""

    seat: int
    how: How
    score: Score


class GameWon(Event, frozen=True):
    seat: int
    games: Pair


class SetWon(Event, frozen=True):
    seat: int
    games: Pair


class ChallengeRegained(Event, frozen=True):
    """WT-17.4."""

    seat: int


class MatchWon(Event, frozen=True):
    seat: int


class TableCleared(Event, frozen=True):
    """WT-11.6: played cards go to the discard pile; reusable ones to the hand."""

    seat: int
    discarded: tuple[int, ...]
    kept: tuple[int, ...]


class HandOverfull(Event, frozen=True):
    """WT-11.5: so many cards must go."""

    seat: int
    excess: int


class CardDiscarded(Event, frozen=True):
    """WT-11.5."""

    seat: int
    card: int


# Change of ends (chapter 12)


class EndsChanged(Event, frozen=True):
    """WT-12.1, WT-12.2. `order`: who decides what to do with the rest, and in which order (R10)."""

    order: tuple[int, ...]


class Rested(Event, frozen=True):
    """WT-12.3: `stars` is what focus really gained."""

    seat: int
    rest: Rest
    stars: int


class Planned(Event, frozen=True):
    """WT-12.4: the card taken back for a Star, or none."""

    seat: int
    card: int | None


# The solo opponent (chapters 19 and 20)


class SoloPileShuffled(Event, frozen=True):
    """WT-19.2, WT-20.5: a pile is made, or made anew from its own discards. The last card of `order` is on top."""

    seat: int
    pile: Pile
    order: tuple[int, ...]


class SoloCardDrawn(Event, frozen=True):
    """WT-20.4, WT-20.12: a card was drawn from this pile, and why from this one."""

    seat: int
    pile: Pile
    card: int
    why: PileReason


class SoloCardRejected(Event, frozen=True):
    """WT-20.8, WT-20.12: the card drawn cannot be played now: it is discarded."""

    seat: int
    card: int
    why: Hindrance


class SmashSetAside(Event, frozen=True):
    """WT-20.11: a Smash drawn with no Lob to answer is active from now on."""

    seat: int
    card: int


class SmashTakenUp(Event, frozen=True):
    """WT-20.12: the active Smash is about to be played."""

    seat: int
    card: int


class SpinRolled(Event, frozen=True):
    """WT-20.2: the d6 that goes with each of its serves."""

    seat: int
    face: int
    spin: Spin | None


class ZoneRolled(Event, frozen=True):
    """WT-20.6, R36: even or odd names a zone. `own_roll`: the d20 was rolled for this, not for a test."""

    seat: int
    face: int
    zone: Zone
    own_roll: bool


class SoloTired(Event, frozen=True):
    """WT-20.9: a move that would have cost a card; `fatigue` is what its strokes are harder by from now on."""

    seat: int
    fatigue: int


EVENTS: tuple[type[Event], ...] = (
    StartingHandTaken, PileShuffled, CardsDrawn, CoinTossed,
    SideOffered, PointStarted, ServeStruck, DieRolled, ServeIn, ServeMissed, CallAccepted,
    TurnPassed, PlayerMoved, StrokePlayed, StrokeLanded, StrokeMissed,
    ChallengeDecided, PointReplayed,
    PointWon, GameWon, SetWon, ChallengeRegained, MatchWon, TableCleared, HandOverfull, CardDiscarded,
    EndsChanged, Rested, Planned,
    SoloPileShuffled, SoloCardDrawn, SoloCardRejected, SmashSetAside, SmashTakenUp, SpinRolled, ZoneRolled, SoloTired,
)  # fmt: skip

MILESTONES: dict[type[Event], str] = {
    PointStarted: "point",
    PointWon: SCORE,
    GameWon: "game",
    SetWon: "set",
    MatchWon: END,
}
