"""What is being asked, in plain words, and what each answer is called."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from wwtennis.games.hoops.cards import PLACE, Side
from wwtennis.games.hoops.choices import (
    Activate,
    Adjusted,
    Against,
    AgreeToDraw,
    Ask,
    BringOn,
    BuyCard,
    CallMismatch,
    DiscardCard,
    DiscardRest,
    DraftCommon,
    DraftOwn,
    EndActs,
    GoOff,
    KeepBest,
    KeepCard,
    KeepDie,
    KeepNoMore,
    KeepRest,
    LayAll,
    LayTactic,
    MakeRoom,
    MarkDie,
    MarkTactic,
    PayBest,
    PayCard,
    PlayOn,
    PutBack,
    RemoveCard,
    ReplaceAll,
    Reroll,
    RerollMisses,
    Settle,
    ShiftTo,
    Stand,
    TakeBeginners,
    TakeCard,
    TakeProfile,
)  # fmt: skip
from wwtennis.games.hoops.profiles import PROFILES
from wwtennis.games.hoops.view import View
from wwtennis.games.hoops.words.terms import die_text, fatigue_text, keeps_text, named, position_name, skill_name
from wwtennis.kernel.game import Choice
from wwtennis.kernel.words import _, later


def question_text(ask: Ask, view: View) -> str:
    """The question in plain words, to the seat whose view it is."""
    return _QUESTIONS[ask](view)


def _act(view: View) -> str:
    if view.turn.special:
        return _("Your last turn: prepare and play one defence.")
    if view.turn.attacked or view.turn.defended:
        return _("Play another tactic, or end the turn?")
    return _("What do you do?")


def _shift(view: View) -> str:
    return _("{card} makes way: off, or to another place?").format(card=view.setup.deck.name(view.turn.air))


def _room(view: View) -> str:
    return _("Which tactic makes room for {card}?").format(card=view.setup.deck.name(view.turn.laying))


def _pay(view: View) -> str:
    turn = view.turn
    text = _("{card} costs {cost}, {paid} is paid: with which card?")
    return text.format(card=view.setup.deck.name(turn.buying), cost=turn.cost, paid=turn.paid)


def _opponent(view: View) -> str:
    assert view.turn.calling is not None
    return _("Whom does your {position} play against?").format(position=position_name(view.turn.calling))


def _reroll(view: View) -> str:
    if view.setup.deck.tactics[view.turn.active].side is Side.OFFENCE:
        return _("Rebounds! Which dice do you roll again?")
    return _("Which dice do you roll again? Each may cost a Fatigue card.")


def _keep(view: View) -> str:
    return _("Which dice wait? The card {keeps}.").format(keeps=keeps_text(view.setup.deck.tactics[view.turn.active]))


_QUESTIONS: dict[Ask, Callable[[View], str]] = {
    Ask.TEAM: lambda view: _("Your own team: which card?"),
    Ask.DRAFT_OWN: lambda view: _("Draft: which player is for your own market?"),
    Ask.DRAFT_COMMON: lambda view: _("Draft: which two go to the common market? The others leave the game."),
    Ask.PROFILE: lambda view: _("What kind of coach are you?"),
    Ask.PUT_BACK: lambda view: _("Which card goes back on your deck?"),
    Ask.ADJUST: lambda view: _("Which tactics of the market are replaced?"),
    Ask.ACT: _act,
    Ask.SUBSTITUTE: lambda view: _("Does anybody else come in?"),
    Ask.SHIFT: _shift,
    Ask.ROOM: _room,
    Ask.PAY: _pay,
    Ask.OPPONENT: _opponent,
    Ask.REROLL: _reroll,
    Ask.KEEP: _keep,
    Ask.HAND: lambda view: _("The turn is over: what happens to the cards left in your hand?"),
    Ask.LEVEL: lambda view: _("Level after overtime: another one, or a draw?"),
}


def option_text(choice: Choice, view: View) -> str:
    """An answer, as a line of a list."""
    return _OPTIONS[type(choice)](choice, view)


def _card(text: str) -> Callable[[Any, View], str]:
    """A text about one card. It is marked for translation where it is written."""
    return lambda choice, view: _(text).format(card=_(view.setup.deck.name(choice.card)))


def _bring_on(choice: BringOn, view: View) -> str:
    deck = view.setup.deck
    replaced = deck.name(view.me.court[PLACE[choice.position]])
    text = _("{card} comes in as {position} for {replaced}")
    return text.format(card=deck.name(choice.card), position=position_name(choice.position), replaced=replaced)


def _settle(choice: Settle, view: View) -> str:
    if not choice.fatigue:
        return _("No more: draw")
    return _("No more: get rid of {cards} and draw").format(cards=fatigue_text(choice.fatigue))


def _buy(choice: BuyCard, view: View) -> str:
    deck = view.setup.deck
    card = deck.tactics.get(choice.card) or deck.players[choice.card]
    return _("Buy {card}, printed cost {cost}").format(card=card.name, cost=card.cost)


def _activate(choice: Activate, view: View) -> str:
    tactic = view.setup.deck.tactics[choice.card]
    return _("Play {card}: {keeps}").format(card=tactic.name, keeps=keeps_text(tactic))


def _profile(choice: TakeProfile, view: View) -> str:
    profile = PROFILES[choice.profile]
    return _("{title}: {says}").format(title=_(profile.title), says=profile.sentence())


def _die(text: str) -> Callable[[Any, View], str]:
    return lambda choice, view: _(text).format(skill=skill_name(choice.die.skill), shows=die_text(choice.die))


_OPTIONS: dict[type[Choice], Callable[[Any, View], str]] = {
    TakeBeginners: lambda choice, view: _("The beginner's team"),
    TakeCard: _card("{card}"),
    DraftOwn: _card("{card}"),
    DraftCommon: lambda choice, view: named(view.setup.deck, choice.cards),
    TakeProfile: _profile,
    PutBack: _card("{card}"),
    MarkTactic: _card(later("Replace {card}")),
    ReplaceAll: lambda choice, view: _("Replace all"),
    Adjusted: lambda choice, view: _("Go on") if not view.turn.marked else _("Replace those and go on"),
    BringOn: _bring_on,
    ShiftTo: lambda choice, view: _("To {position}").format(position=position_name(choice.position)),
    GoOff: lambda choice, view: _("Off"),
    Settle: _settle,
    LayTactic: _card(later("Prepare {card}")),
    LayAll: lambda choice, view: _("Prepare all tactics"),
    MakeRoom: _card("{card}"),
    BuyCard: _buy,
    PayCard: _card("{card}"),
    PayBest: lambda choice, view: _("Pay with as little waste as can be"),
    CallMismatch: lambda choice, view: _("Mismatch at {position}").format(position=position_name(choice.position)),
    Against: lambda choice, view: view.setup.seats[choice.opponent].name,
    Activate: _activate,
    EndActs: lambda choice, view: _("End the turn"),
    MarkDie: _die(later("Roll again: {skill}, {shows}")),
    Reroll: lambda choice, view: _("Roll those"),
    RerollMisses: lambda choice, view: _("Roll again whatever is of no use"),
    Stand: lambda choice, view: _("Leave them"),
    KeepBest: lambda choice, view: _("Keep the best"),
    KeepDie: _die(later("Keep {skill}, {shows}")),
    KeepNoMore: lambda choice, view: _("Keep no more") if view.turn.keeping else _("Keep none"),
    KeepCard: _card(later("Keep {card}")),
    DiscardCard: _card(later("Discard {card}")),
    RemoveCard: _card(later("Take {card} out of the game")),
    DiscardRest: lambda choice, view: _("Discard the rest") if view.turn.kept else _("Discard all"),
    KeepRest: lambda choice, view: _("Keep the rest"),
    PlayOn: lambda choice, view: _("Play on"),
    AgreeToDraw: lambda choice, view: _("Agree to a draw"),
}
