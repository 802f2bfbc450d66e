"""What a coach may answer, one class a kind of answer. Choices are immutable, and the common ones are made once."""

from __future__ import annotations

from enum import StrEnum
from functools import cache

from wwtennis.games.hoops.cards import Die, Position
from wwtennis.kernel.game import Choice


class Ask(StrEnum):
    """What is being asked."""

    TEAM = "team"  # who begins, and what else is in the deck
    DRAFT_OWN = "draft own"  # one card for the own mini-market
    DRAFT_COMMON = "draft common"  # two cards for the common market
    PROFILE = "profile"
    PUT_BACK = "put back"  # a card of the hand onto the deck
    ADJUST = "adjust"  # tactics to replace
    ACT = "act"  # substitute, prepare, buy, mismatch, activate, or be done
    SUBSTITUTE = "substitute"  # more of them, or draw
    SHIFT = "shift"  # whoever was replaced goes off, or to another place
    ROOM = "room"  # which tactic makes room
    PAY = "pay"
    OPPONENT = "opponent"  # of a mismatch
    REROLL = "reroll"
    KEEP = "keep"  # dice that wait
    HAND = "hand"  # the cards left at the end of the turn
    LEVEL = "level"  # another overtime, or a draw


# Before the match


class TakeBeginners(Choice, frozen=True):
    """HO-2.1: the beginner's team after all."""


class TakeCard(Choice, frozen=True):
    """HO-5.1: a starter, a substitute or a basic tactic for the own team."""

    card: int


class DraftOwn(Choice, frozen=True):
    """HO-5.2: aside, as an own mini-market."""

    card: int


class DraftCommon(Choice, frozen=True):
    """HO-5.2: into the common market; the other two are out of the game."""

    cards: tuple[int, ...]


class TakeProfile(Choice, frozen=True):
    """HO-5.7."""

    profile: str


# A turn


class PutBack(Choice, frozen=True):
    """HO-5.7: this card goes on the deck."""

    card: int


class MarkTactic(Choice, frozen=True):
    """HO-3.3: this one will be replaced."""

    card: int


class ReplaceAll(Choice, frozen=True):
    """HO-3.3: all that are shown."""


class Adjusted(Choice, frozen=True):
    """HO-3.3: replace those marked, and go on."""


class BringOn(Choice, frozen=True):
    """HO-3.5: a player of the hand takes a place."""

    card: int
    position: Position


class ShiftTo(Choice, frozen=True):
    """HO-3.5: whoever stood there goes to another place."""

    position: Position


class GoOff(Choice, frozen=True):
    """HO-3.5: to the discard pile."""


class Settle(Choice, frozen=True):
    """HO-3.5, HO-3.6: the substitutions are made; so many Fatigue cards go."""

    fatigue: int = 0


class LayTactic(Choice, frozen=True):
    """HO-3.7: from the hand to its side's places."""

    card: int


class LayAll(Choice, frozen=True):
    """HO-3.7: every tactic of the hand."""


class MakeRoom(Choice, frozen=True):
    """HO-3.7: this one is discarded for it."""

    card: int


class BuyCard(Choice, frozen=True):
    """HO-3.8: a player or a tactic of the market."""

    card: int


class PayCard(Choice, frozen=True):
    """HO-3.8: one card at a time, up to the cost."""

    card: int


class PayBest(Choice, frozen=True):
    """HO-3.8: all that is left to pay, with as little waste as can be."""


class CallMismatch(Choice, frozen=True):
    """HO-5.6."""

    position: Position


class Against(Choice, frozen=True):
    """HO-5.6, HO-5.8: the opponent of a mismatch."""

    opponent: int


class Activate(Choice, frozen=True):
    """HO-3.9."""

    card: int


class EndActs(Choice, frozen=True):
    """H8: nothing more this turn."""


class MarkDie(Choice, frozen=True):
    """H12: this die will be rerolled."""

    die: Die


class Reroll(Choice, frozen=True):
    """H12: those marked, together."""


class RerollMisses(Choice, frozen=True):
    """HO-3.11, HO-3.12: what is of no use, as far as rerolls go."""


class Stand(Choice, frozen=True):
    """The roll stands as it is."""


class KeepBest(Choice, frozen=True):
    """HO-3.10: as many and as high as can be."""


class KeepDie(Choice, frozen=True):
    """HO-3.10: one die at a time."""

    die: Die


class KeepNoMore(Choice, frozen=True):
    """H11: fewer may be kept."""


class KeepCard(Choice, frozen=True):
    """HO-3.15: it stays in the hand."""

    card: int


class DiscardCard(Choice, frozen=True):
    """HO-3.15."""

    card: int


class RemoveCard(Choice, frozen=True):
    """HO-3.15: from the game."""

    card: int


class DiscardRest(Choice, frozen=True):
    """HO-3.15: whatever is still undecided is discarded."""


class KeepRest(Choice, frozen=True):
    """HO-3.15: whatever is still undecided is kept."""


class PlayOn(Choice, frozen=True):
    """HO-4.4: another overtime."""


class AgreeToDraw(Choice, frozen=True):
    """HO-4.4."""


CHOICES: tuple[type[Choice], ...] = (
    TakeBeginners, TakeCard, DraftOwn, DraftCommon, TakeProfile, PutBack, MarkTactic, ReplaceAll, Adjusted, BringOn,
    ShiftTo, GoOff, Settle, LayTactic, LayAll, MakeRoom, BuyCard, PayCard, PayBest, CallMismatch, Against, Activate,
    EndActs, MarkDie, Reroll, RerollMisses, Stand, KeepBest, KeepDie, KeepNoMore, KeepCard, DiscardCard, RemoveCard,
    DiscardRest, KeepRest, PlayOn, AgreeToDraw,
)  # fmt: skip

TAKE_BEGINNERS = TakeBeginners()
REPLACE_ALL, ADJUSTED = ReplaceAll(), Adjusted()
GO_OFF, LAY_ALL, PAY_BEST, END_ACTS = GoOff(), LayAll(), PayBest(), EndActs()
REROLL, REROLL_MISSES, STAND = Reroll(), RerollMisses(), Stand()
KEEP_BEST, KEEP_NO_MORE = KeepBest(), KeepNoMore()
DISCARD_REST, KEEP_REST = DiscardRest(), KeepRest()
PLAY_ON, AGREE_TO_DRAW = PlayOn(), AgreeToDraw()


@cache
def with_card(act: type[Choice], card: int) -> Choice:
    """The one object for doing this with this card."""
    return act(card)


@cache
def with_die(act: type[MarkDie | KeepDie], die: Die) -> Choice:
    return act(die)


@cache
def bring_on(card: int, position: Position) -> BringOn:
    return BringOn(card, position)
