"""How rules are written: as generators that yield events, and read the state as it stands after each of them.

    def play_card(m: Match, choice: Play, luck: Luck) -> Iterator[Event]:
        yield CardPlayed(m.turn, choice.card)
        if not m.hands[m.turn]:  # the card is gone from the hand by now
            yield HandEmptied(m.turn)

Whoever asks a rule for its events advances the state by each of them before asking for the next; the table does. To
take them all at once (`list(game.play(...))`) would make them up from a state that never was: that is an error here.
A rule of one event that comes up all the time may hand it out as it is, `return iter((event,))`: it is cheaper.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Protocol, TypeVar

from wwtennis.kernel.game import Event
from wwtennis.kernel.luck import Luck


class Advancing(Protocol):
    """A state that counts the events that it was advanced by."""

    events: int


class NotAdvanced(RuntimeError):
    """Events were taken from a rule without advancing the state by them: a bug of the caller."""


S = TypeVar("S", bound=Advancing)
Follows = Callable[
    [S, Luck], Iterator[Event] | None
]  # the rule of what happens next by itself; None: somebody is asked


def nothing_follows(state: object, luck: Luck) -> None:
    """Of a game in which somebody is asked after every rule."""


def in_turn(
    state: S, rule: Iterator[Event] | None, luck: Luck, follows: Follows[S] = nothing_follows
) -> Iterator[Event]:
    """The events of a rule, if there is one, and of all that follows by itself, if the state advances by them.

    Whoever does so with the first will go on doing it.
    """
    before = state.events
    following = follows(state, luck) if rule is None else rule
    if following is None:
        return
    for event in following:
        yield event
        if state.events == before:
            raise NotAdvanced("the state must be advanced by each event of a rule, as it comes")
        yield from following
    following = follows(state, luck)
    while following is not None:
        yield from following
        following = follows(state, luck)
