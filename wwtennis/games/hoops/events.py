"""What can happen in a match, one class an event. Each says its outcome wholly, so that a replay is a fold.

A card is its number; where there is none (no card pushed out, nothing in the way) it is 0. A seat is a coach.
"""

from __future__ import annotations

from enum import StrEnum

import msgspec

from wwtennis.games.hoops.cards import Die, Position
from wwtennis.kernel.game import END, SCORE, Event
from wwtennis.kernel.words import later

Dice = tuple[Die, ...]
Numbers = tuple[int, ...]  # of cards
Points = tuple[tuple[int, ...], ...]  # a row for each coach: what he or she has scored against each of the others


class Phase(StrEnum):
    """Where in the rulebook the match stands."""

    SET_UP = "set-up"
    TEAM = "team"
    DRAFT_OWN = "draft own"
    DRAFT_COMMON = "draft common"
    PROFILE = "profile"
    NEXT = "next"  # between turns
    START = "start"  # score, and the player market moves on
    PUT_BACK = "put back"
    ADJUST = "adjust"
    ACT = "act"
    SUBSTITUTE = "substitute"
    SHIFT = "shift"
    ROOM = "room"
    PAY = "pay"
    OPPONENT = "opponent"
    REROLL = "reroll"
    KEEP = "keep"
    HAND = "hand"
    LEVEL = "level"
    OVER = "over"


# Set-up


class TeamCardTaken(Event, frozen=True):
    """HO-5.1: one card of the own team, chosen."""

    seat: int
    card: int


class TeamTaken(Event, frozen=True):
    """HO-2.1: who begins on the court, by position, and the deck in no order."""

    seat: int
    court: Numbers
    deck: Numbers


class PlayersShuffled(Event, frozen=True):
    """The players of the market, or what was discarded of them; the last card of `order` is on top."""

    order: Numbers


class PlayerMarketMade(Event, frozen=True):
    """HO-2.3: the pile of the player market; the last card is on top."""

    pile: Numbers


class PlayersDealt(Event, frozen=True):
    """HO-5.2: five to choose from."""

    seat: int
    cards: Numbers


class PlayerSetAside(Event, frozen=True):
    """HO-5.2: one for the own mini-market."""

    seat: int
    cards: Numbers


class PlayersSplit(Event, frozen=True):
    """HO-5.2: two for the common market, two out of the game."""

    seat: int
    common: Numbers
    out: Numbers


class CommonShuffled(Event, frozen=True):
    """HO-5.2: the common market, with what a longer game adds to it; the last card is on top."""

    order: Numbers


class PlayersLeftOut(Event, frozen=True):
    """HO-5.2: in a shorter game so many cards are taken away from the bottom."""

    count: int


class MiniMarketShown(Event, frozen=True):
    """HO-5.2."""

    seat: int
    cards: Numbers


class ProfilesShuffled(Event, frozen=True):
    """HO-5.7: they are dealt in this order."""

    order: Numbers


class ProfileTaken(Event, frozen=True):
    """HO-5.7."""

    seat: int
    profile: str


class DeckShuffled(Event, frozen=True):
    """A coach's deck, made or made anew; the last card is on top."""

    seat: int
    order: Numbers


class TacticsShuffled(Event, frozen=True):
    """The tactic pile, made or made anew; the last card is on top."""

    order: Numbers


class FirstChosen(Event, frozen=True):
    """HO-2.4: who begins."""

    seat: int


# The turn


class TurnStarted(Event, frozen=True):
    """HO-3, HO-4.2. `number` counts from 1 in regulation time and in each overtime."""

    seat: int
    number: int
    special: bool = False


class Scored(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """HO-3.1: what an attack made of one opponent's defence."""

    against: int
    stopped: int
    points: int


class AttackScored(Event, frozen=True):
    """HO-3.1: what waited counts; with several opponents, against each of them apart (HO-5.8)."""

    seat: int
    attack: int
    scored: tuple[Scored, ...]
    points: Points  # after it


class PlayerShown(Event, frozen=True):
    """HO-3.2: on place 1; the others move on as far as the first gap. `out`: who was pushed out of place 6."""

    card: int
    out: int = 0


class TrackMoved(Event, frozen=True):
    """H9: every player moves on by one place."""

    out: int = 0


class PhaseBegan(Event, frozen=True):
    """From here on this seat is asked something else."""

    seat: int
    phase: Phase


class CardsDrawn(Event, frozen=True):
    """From the deck to the hand, in this order."""

    seat: int
    cards: Numbers


class CardPutBack(Event, frozen=True):
    """HO-5.7: one, from the hand onto the deck."""

    seat: int
    cards: Numbers


class TacticMarked(Event, frozen=True):
    """HO-3.3: it will be replaced."""

    seat: int
    card: int


class TacticsReplaced(Event, frozen=True):
    """HO-3.3: these are discarded; others are shown next."""

    seat: int
    cards: Numbers


class TacticsShown(Event, frozen=True):
    """They fill the gaps of the tactic market, from the left."""

    cards: Numbers


class PlayerCameIn(Event, frozen=True):
    """HO-3.5: a player of the hand takes a place; `replaced` makes way."""

    seat: int
    card: int
    position: Position
    replaced: int


class PlayerShifted(Event, frozen=True):
    """HO-3.5: a player who made way takes another place; `replaced` makes way."""

    seat: int
    card: int
    position: Position
    replaced: int


class PlayerWentOff(Event, frozen=True):
    """HO-3.5: a player who made way goes to the discard pile."""

    seat: int
    card: int


class SubstitutionsMade(Event, frozen=True):
    """HO-3.5, HO-3.6: so many came in; these Fatigue cards went back to their pile."""

    seat: int
    came: int
    fatigue: Numbers


class RoomNeeded(Event, frozen=True):
    """HO-3.7: all places of its side are taken."""

    seat: int
    card: int


class TacticLaid(Event, frozen=True):
    """HO-3.7: from the hand to a place; `instead` of one that is discarded."""

    seat: int
    card: int
    instead: int = 0


class PurchaseBegan(Event, frozen=True):
    """HO-3.8: this card is wanted, for this price."""

    seat: int
    card: int
    cost: int


class CardsPaid(Event, frozen=True):
    """HO-3.8: discarded for what they are worth."""

    seat: int
    cards: Numbers
    value: int


class CardBought(Event, frozen=True):
    """HO-3.8: on top of the deck; HO-5.3: in money time to the hand."""

    seat: int
    card: int
    to_hand: bool = False


class MismatchCalled(Event, frozen=True):
    """HO-5.6: the opponent is still to be named."""

    seat: int
    position: Position


class MismatchPlayed(Event, frozen=True):
    """HO-5.6, H5: one against one, scored at once; `stopped` by the dice whose colour counts."""

    seat: int
    against: int
    position: Position
    attack: Dice
    defence: Dice
    stopped: int
    scored: int
    points: Points  # after it


class TacticActivated(Event, frozen=True):
    """HO-3.9."""

    seat: int
    card: int


class DiceRolled(Event, frozen=True):
    """HO-3.10. `rerolls`: whether any of them may be rolled again."""

    seat: int
    dice: Dice
    rerolls: bool


class DieMarked(Event, frozen=True):
    """H12: it will be rerolled."""

    seat: int
    die: Die


class FatigueTaken(Event, frozen=True):
    """HO-3.12: from their pile onto the deck."""

    seat: int
    cards: Numbers


class DiceRerolled(Event, frozen=True):
    """HO-3.11, HO-3.12, H12: these became those."""

    seat: int
    old: Dice
    new: Dice


class RollStands(Event, frozen=True):
    """Nothing is rerolled."""

    seat: int


class DieKept(Event, frozen=True):
    """HO-3.10: one of those that will wait."""

    seat: int
    die: Die


class DiceKept(Event, frozen=True):
    """HO-3.10, HO-3.14: these wait; the tactic is discarded."""

    seat: int
    dice: Dice


class CardKept(Event, frozen=True):
    """HO-3.15: one that stays in the hand."""

    seat: int
    cards: Numbers


class CardsDiscarded(Event, frozen=True):
    """HO-3.15: from the hand."""

    seat: int
    cards: Numbers


class CardRemoved(Event, frozen=True):
    """HO-3.15: from the hand, out of the game."""

    seat: int
    card: int


class TurnEnded(Event, frozen=True):
    """HO-3.15."""

    seat: int


# The end


class OvertimeStarted(Event, frozen=True):
    """HO-4.4."""

    first: int
    turns: int


class DrawAgreed(Event, frozen=True):
    """HO-4.4: this coach would take a draw."""

    seat: int


class MatchEnded(Event, frozen=True):
    """HO-4.3, HO-5.8: who won; null: nobody, it is a draw."""

    winner: int | None


# The machine coach


class CounterRaised(Event, frozen=True):
    """HO-6.1."""

    seat: int
    counter: int


class PlayersOffered(Event, frozen=True):
    """HO-6.3: from the unused players, beside those that the market pushed out."""

    seat: int
    cards: Numbers


class PlayerRecruited(Event, frozen=True):
    """HO-6.3: onto the court at once; `replaced` is discarded, as are the others that were offered."""

    seat: int
    card: int
    position: Position
    replaced: int


class OfferDeclined(Event, frozen=True):
    """HO-6.3: the players left over are discarded."""

    seat: int
    cards: Numbers


class TacticTaken(Event, frozen=True):
    """HO-6.4: from the market onto its court, in place of one of the same side."""

    seat: int
    card: int
    instead: int


EVENTS: tuple[type[Event], ...] = (
    TeamCardTaken, TeamTaken, PlayersShuffled, PlayerMarketMade, PlayersDealt, PlayerSetAside, PlayersSplit,
    CommonShuffled, PlayersLeftOut, MiniMarketShown, ProfilesShuffled, ProfileTaken, DeckShuffled, TacticsShuffled,
    FirstChosen, TurnStarted, AttackScored, PlayerShown, TrackMoved, PhaseBegan, CardsDrawn, CardPutBack,
    TacticMarked, TacticsReplaced, TacticsShown, PlayerCameIn, PlayerShifted, PlayerWentOff, SubstitutionsMade,
    RoomNeeded, TacticLaid, PurchaseBegan, CardsPaid, CardBought, MismatchCalled, MismatchPlayed, TacticActivated,
    DiceRolled, DieMarked, FatigueTaken, DiceRerolled, RollStands, DieKept, DiceKept, CardKept, CardsDiscarded,
    CardRemoved, TurnEnded, OvertimeStarted, DrawAgreed, MatchEnded, CounterRaised, PlayersOffered, PlayerRecruited,
    OfferDeclined, TacticTaken,
)  # fmt: skip

MILESTONES: dict[type[Event], str] = {
    TurnStarted: later("turn"),
    AttackScored: SCORE,
    MismatchPlayed: SCORE,
    OvertimeStarted: later("overtime"),
    MatchEnded: END,
}
