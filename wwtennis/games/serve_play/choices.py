"""What a seat may answer, one class a kind of answer. Of cards with the same face the lowest number is listed."""

from __future__ import annotations

from enum import StrEnum
from functools import cache

from wwtennis.kernel.game import Choice


class Ask(StrEnum):
    """What is being asked."""

    GIVE = "give"  # before a game of doubles: a card for the partner
    TAKE = "take"  # and one of the partner's for it
    BALL = "ball"  # it has come to you
    COVER = "cover"  # your partner leaves it to you
    SMASHED = "smashed"  # only a KILL answers a SMASH


class PlayCard(Choice, frozen=True):
    """SP-12 to SP-15: a diagram shot, SMASH, KILL or OUT."""

    card: int


class Pass(Choice, frozen=True):
    """SP-11: the point is the opponent's; one card may go with it."""

    gives_up = True

    discard: int | None = None


class Leave(Choice, frozen=True):
    """S5, S17: to the partner."""


class Give(Choice, frozen=True):
    """S19: this card of one's own ..."""

    card: int


class Take(Choice, frozen=True):
    """S19: ... for this one of the partner's."""

    card: int


class Done(Choice, frozen=True):
    """S19: no more exchanges."""


CHOICES: tuple[type[Choice], ...] = (PlayCard, Pass, Leave, Give, Take, Done)

PASS, LEAVE, DONE = Pass(), Leave(), Done()


# Options are listed many times a second by simulations, so each is made once: choices are immutable.


@cache
def play_card(card: int) -> PlayCard:
    return PlayCard(card)


@cache
def pass_with(card: int) -> Pass:
    return Pass(card)


@cache
def give(card: int) -> Give:
    return Give(card)


@cache
def take(card: int) -> Take:
    return Take(card)
