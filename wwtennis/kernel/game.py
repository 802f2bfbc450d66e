"""What a game is to the table: the questions it asks, the events it answers with, the state they fold into."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Protocol, TypeVar

import msgspec

from wwtennis.kernel.luck import Drawn, Luck

SEATS = (0, 1)  # seat A and seat B; a seat is a small integer because it indexes pairs everywhere


class Choice(msgspec.Struct, frozen=True, tag=True, tag_field="answer", forbid_unknown_fields=True):
    """What a seat may answer. Imperative, immutable, equal by value."""


class Event(msgspec.Struct, frozen=True, tag=True, tag_field="event", forbid_unknown_fields=True):
    """What happened. Past tense, immutable, outcome included: folding events needs neither rules nor dice."""


class Question(msgspec.Struct, frozen=True):
    """What the game wants to know now, of whom, and every answer it would take."""

    seat: int
    kind: Any
    options: Sequence[Any]


S = TypeVar("S")


class Game(Protocol[S]):
    """A game, as the table sees it. The state is advanced by events only, and only by `advance`."""

    name: str
    events: type[Any]  # the union of its event types
    choices: type[Any]  # the union of its choice types

    def new_state(self) -> S:
        """The state before anything has happened."""

    def opening(self, state: S, luck: Luck) -> Iterator[Event]:
        """Everything that happens before the first question."""

    def pending(self, state: S) -> Question | None:
        """The question being asked now; None when the match is over."""

    def play(self, state: S, choice: Choice, luck: Luck) -> Iterator[Event]:
        """What follows from a legal answer, up to the next question. The table advances the state at each event."""

    def advance(self, state: S, event: Event) -> None:
        """Enter one event in the books."""

    def copy(self, state: S) -> S:
        """A state that can go its own way."""

    def view(self, state: S, seat: int) -> Any:
        """What this seat may see, and no more."""

    def drawn(self, event: Event) -> Sequence[Drawn]:
        """What chance decided in this event, in the order in which the rules asked."""

    def reveals(self, event: Event, seat: int) -> bool:
        """Whether this seat saw in it what had been hidden from it: a card drawn, or one of the other hand."""
