"""An answer being put together: every way to answer as a line, and the one that the cursor is on."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import msgspec

from wwtennis.games.hoops.cards import PLACE, PLAYERS, TACTICS, Player, Side, Tactic
from wwtennis.games.hoops.chances import likely
from wwtennis.games.hoops.choices import (
    ADJUSTED,
    DISCARD_REST,
    END_ACTS,
    GO_OFF,
    KEEP_BEST,
    LAY_ALL,
    PAY_BEST,
    REROLL,
    REROLL_MISSES,
    STAND,
    Activate,
    Ask,
    BringOn,
    BuyCard,
    CallMismatch,
    EndActs,
    KeepCard,
    LayAll,
    LayTactic,
    RemoveCard,
    Settle,
)  # fmt: skip
from wwtennis.games.hoops.view import View
from wwtennis.kernel.game import Choice, Question
from wwtennis.tui.hoops.notes import briefly, note_of

# The keys that go to the next answer of their kind.
GROUPS: dict[str, Callable[[Choice], bool]] = {
    "attack": lambda choice: isinstance(choice, Activate),
    "prepare": lambda choice: isinstance(choice, LayAll | LayTactic),
    "substitute": lambda choice: isinstance(choice, BringOn),
    "buy": lambda choice: isinstance(choice, BuyCard) and choice.card in PLAYERS,
    "buy_tactic": lambda choice: isinstance(choice, BuyCard) and choice.card in TACTICS,
    "mismatch": lambda choice: isinstance(choice, CallMismatch),
    "remove": lambda choice: isinstance(choice, RemoveCard),
    "keep": lambda choice: isinstance(choice, KeepCard),
    "end": lambda choice: isinstance(choice, EndActs | Settle),
}


class Line(msgspec.Struct, frozen=True):
    """One way to answer: what it is called, and what it brings, in a few signs."""

    choice: Choice
    texts: tuple[str, ...]  # the longest that fits is said
    note: str = ""

    @property
    def card(self) -> int:
        return getattr(self.choice, "card", 0)


class Draft:
    """Begins at the answer that most would give."""

    def __init__(self, question: Question, view: View) -> None:
        self.question = question
        self.view = view
        self.ask: Ask = question.kind
        self.options: tuple[Choice, ...] = tuple(question.options)
        self.advice: Choice | None = None
        self.step_by_step = False  # what usually follows by itself is to be asked: how to pay, who shifts
        self.at = self.options.index(usual(self.ask, self.options, view))

    @property
    def lines(self) -> tuple[Line, ...]:
        """Said when they are looked at: the language may have been changed meanwhile."""
        return tuple(Line(option, briefly(option, self.view), note_of(option, self.view)) for option in self.options)

    @property
    def line(self) -> Line:
        return Line(self.choice, briefly(self.choice, self.view), note_of(self.choice, self.view))

    @property
    def choice(self) -> Choice:
        return self.options[self.at]

    # What keys do to it

    def step(self, by: int) -> None:
        self.at = (self.at + by) % len(self.options)

    def pick(self, number: int) -> Choice | None:
        return self.options[number - 1] if 1 <= number <= len(self.options) else None

    def to_group(self, group: str) -> None:
        """The next answer of this kind, round and round."""
        places = [at for at, option in enumerate(self.options) if GROUPS[group](option)]
        self.at = next((at for at in places if at > self.at), places[0]) if places else self.at

    def has_group(self, group: str) -> bool:
        return any(GROUPS[group](option) for option in self.options)

    def adopt(self, choice: Choice) -> None:
        if choice in self.options:
            self.at = self.options.index(choice)


def usual(ask: Ask, options: Sequence[Choice], view: View) -> Choice:
    """What most would answer; the first option where nothing is known of it."""
    if ask is Ask.ACT:
        return _usual_act(options, view)
    if ask is Ask.SUBSTITUTE:
        return _bring(options, view) or options[0]
    for choice in USUAL.get(ask, ()):
        if choice in options and not (choice is REROLL_MISSES and _costs_fatigue(view)):
            return choice
    return options[0]


USUAL: dict[Ask, tuple[Choice, ...]] = {
    Ask.ADJUST: (ADJUSTED,),
    Ask.SHIFT: (GO_OFF,),
    Ask.PAY: (PAY_BEST,),
    Ask.REROLL: (REROLL, REROLL_MISSES, STAND),
    Ask.KEEP: (KEEP_BEST,),
    Ask.HAND: (DISCARD_REST,),
}


def _costs_fatigue(view: View) -> bool:
    return view.setup.deck.tactics[view.turn.active].side is Side.DEFENCE


def _usual_act(options: Sequence[Choice], view: View) -> Choice:
    """Who is better comes in; then buy the dearest, prepare, attack, defend where something waits; that was the turn.

    Tactics are prepared before they would pay for another: one that is played is worth more than one that is bought.
    """
    ways: tuple[Callable[[Sequence[Choice], View], Choice | None], ...]
    ways = (_bring, _buy_player, _lay, _buy_tactic, _attack, _defend)
    return next((choice for way in ways if (choice := way(options, view)) is not None), END_ACTS)


def _bring(options: Sequence[Choice], view: View) -> Choice | None:
    """Whoever has most more than the one who makes way; nobody who is less clever, or hardly better."""
    players, court = view.setup.deck.players, view.me.court
    gains: dict[Choice, int] = {}
    for option in options:
        if isinstance(option, BringOn):
            new, old = players[option.card], players[court[PLACE[option.position]]]
            if new.intelligence >= old.intelligence:
                gains[option] = _all_numbers(new) - _all_numbers(old)
    best = max(gains, key=lambda option: gains[option], default=None)
    return best if best is not None and gains[best] > 1 else None


def _all_numbers(player: Player) -> int:
    return player.intelligence + player.rebounds + sum(player.skills.values())


def _lay(options: Sequence[Choice], view: View) -> Choice | None:
    if LAY_ALL in options:
        return LAY_ALL
    tactics, me = view.setup.deck.tactics, view.me
    room = {Side.OFFENCE: len(me.offence) < 3, Side.DEFENCE: len(me.defence) < 3}
    return next((o for o in options if isinstance(o, LayTactic) and room[tactics[o.card].side]), None)


def _buy_player(options: Sequence[Choice], view: View) -> Choice | None:
    return _dearest(options, view.setup.deck.players)


def _buy_tactic(options: Sequence[Choice], view: View) -> Choice | None:
    return _dearest(options, view.setup.deck.tactics)


def _dearest(options: Sequence[Choice], kind: Mapping[int, Player | Tactic]) -> Choice | None:
    offers = [option for option in options if isinstance(option, BuyCard) and option.card in kind]
    return max(offers, key=lambda offer: kind[offer.card].cost, default=None)


def _attack(options: Sequence[Choice], view: View) -> Choice | None:
    return _best(options, view, Side.OFFENCE)


def _defend(options: Sequence[Choice], view: View) -> Choice | None:
    return _best(options, view, Side.DEFENCE) if view.colours_waiting else None


def _best(options: Sequence[Choice], view: View, side: Side) -> Choice | None:
    deck, colours = view.setup.deck, view.colours_waiting
    able = [o for o in options if isinstance(o, Activate) and deck.tactics[o.card].side is side]
    return max(able, key=lambda option: likely(deck, view.me, deck.tactics[option.card], colours), default=None)
