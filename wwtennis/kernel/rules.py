"""How rules are written: as generators that yield events, and read the state as it stands after each of them.

    def play_card(m: Match, choice: Play, luck: Luck) -> Iterator[Event]:
        yield CardPlayed(m.turn, choice.card)
        if not m.hands[m.turn]:  # the card is gone from the hand by now
            yield HandEmptied(m.turn)

Whoever asks a rule for its events advances the state by each of them before asking for the next; the table does. To
take them all at once (`list(game.play(...))`) would make them up from a state that never was: that is an error here.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

from wwtennis.kernel.game import Event


class Advancing(Protocol):
    """A state that counts the events that it was advanced by."""

    events: int


class NotAdvanced(RuntimeError):
    """Events were taken from a rule without advancing the state by them: a bug of the caller."""


def in_turn(state: Advancing, rule: Iterator[Event]) -> Iterator[Event]:
    """The events of a rule, if the state advances by them. Whoever does so with the first will go on doing it."""
    before = state.events
    for event in rule:
        yield event
        if state.events == before:
            raise NotAdvanced("the state must be advanced by each event of a rule, as it comes")
        break
    yield from rule
