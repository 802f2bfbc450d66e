"""What a seat may answer, one class a kind of answer.

Options are listed many times a second by simulations, so the lists are made once and kept: choices are immutable.
"""

from __future__ import annotations

from enum import StrEnum
from functools import cache

from wwtennis.games.worldwide.cards import Spin, Zone
from wwtennis.kernel.game import Choice


class Ask(StrEnum):
    """What is being asked."""

    SIDE = "side"  # 40-40: where to receive
    SERVE = "serve"
    CHALLENGE = "challenge"  # the ball was called out by a hair
    CHASE = "chase"  # run for the ball, at a price
    LOB = "lob"  # over the head at the net
    STROKE = "stroke"
    REPOSITION = "reposition"  # phase C
    TRIM = "trim"  # hand above its limit
    REST = "rest"  # change of ends: recovery or focus
    PLAN = "plan"  # change of ends: the tactical plan


class ReceiveOn(Choice, frozen=True):
    """WT-6.3."""

    zone: Zone


class ServeBall(Choice, frozen=True):
    """WT-8.2, WT-15.1, WT-16.5."""

    card: int
    spin: Spin | None = None
    stars: int = 0


class Challenge(Choice, frozen=True):
    """WT-17.1."""


class AcceptCall(Choice, frozen=True):
    """Let the call stand."""


class Run(Choice, frozen=True):
    """WT-9.1, WT-9.2: go to the ball, paying a card where the way is long."""

    pay: int | None = None


class Refuse(Choice, frozen=True):
    """WT-9.3."""

    gives_up = True


class PlayStroke(Choice, frozen=True):
    """WT-9.4 to WT-9.7, WT-15.2. `roll`: test a stroke that would succeed without (WT-18.5)."""

    card: int
    target: Zone | None = None
    stars: int = 0
    roll: bool = False


class GiveUp(Choice, frozen=True):
    """R15."""

    gives_up = True


class Retreat(Choice, frozen=True):
    """WT-10.3: leave the net for a Lob, paying a card."""

    pay: int | None = None


class Stay(Choice, frozen=True):
    """WT-9.10."""


class GoToNet(Choice, frozen=True):
    """WT-9.10, WT-16.2: paying a card against topspin."""

    pay: int | None = None


class MoveBack(Choice, frozen=True):
    """WT-9.12: for a Star, and a card from the net."""

    pay: int | None = None


class DiscardCard(Choice, frozen=True):
    """WT-11.5."""

    card: int


class Recover(Choice, frozen=True):
    """WT-12.3: draw 1 card."""


class Focus(Choice, frozen=True):
    """WT-12.3: gain 2 Stars."""


class TakeBack(Choice, frozen=True):
    """WT-12.4: 1 Star for a card of one's discard pile."""

    card: int


class NoPlan(Choice, frozen=True):
    """WT-12.4 is an offer, not a duty."""


CHOICES: tuple[type[Choice], ...] = (
    ReceiveOn, ServeBall, Challenge, AcceptCall, Run, Refuse, PlayStroke, GiveUp, Retreat,
    Stay, GoToNet, MoveBack, DiscardCard, Recover, Focus, TakeBack, NoPlan,
)  # fmt: skip

RUN, REFUSE, GIVE_UP = Run(), Refuse(), GiveUp()
RETREAT = Retreat()
STAY, GO_TO_NET, MOVE_BACK = Stay(), GoToNet(), MoveBack()
NO_PLAN = NoPlan()


@cache
def strokes_with(card: int, targets: tuple[Zone, ...], most_stars: int, may_roll: bool = False) -> tuple[Choice, ...]:
    """Every way to play this card: each target, with each number of Stars. A winner has no target."""
    aims: tuple[Zone | None, ...] = targets or (None,)
    plain = tuple(PlayStroke(card, aim, stars) for aim in aims for stars in range(most_stars + 1))
    if not may_roll:
        return plain
    return tuple(PlayStroke(card, aim) for aim in aims) + tuple(
        PlayStroke(card, aim, stars, roll=True) for aim in aims for stars in range(most_stars + 1)
    )


@cache
def serves_with(card: int, spins: tuple[Spin | None, ...], most_stars: int) -> tuple[ServeBall, ...]:
    """Every way to hit this serve."""
    return tuple(ServeBall(card, spin, stars) for spin in spins for stars in range(most_stars + 1))


@cache
def paid_with(act: type[Run | Retreat | GoToNet | MoveBack], card: int) -> Choice:
    """The one object for paying with this card."""
    return act(card)


@cache
def discard(card: int) -> DiscardCard:
    return DiscardCard(card)


@cache
def take_back(card: int) -> TakeBack:
    return TakeBack(card)
