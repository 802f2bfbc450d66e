"""What a game is to the table: the questions it asks, the events it answers with, the state they fold into."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar, Protocol, TypeVar

import msgspec

from wwtennis.kernel.luck import Drawn, Luck

END = "end"  # the milestone that every game has: the match is over
SCORE = "score"  # the milestone at which an event says how it stands, so that a list of matches need read no more
FACE_DOWN = 0  # the number of a card that a seat may not see; no card has it


class Choice(msgspec.Struct, frozen=True, tag=True, tag_field="answer", forbid_unknown_fields=True, gc=False):
    """What a seat may answer. Imperative, immutable, equal by value."""

    # Whether nobody would say this who can do otherwise. A question lists such options last.
    gives_up: ClassVar[bool] = False


class Event(msgspec.Struct, frozen=True, tag=True, tag_field="event", forbid_unknown_fields=True, gc=False):
    """What happened. Past tense, immutable, outcome included: folding events needs neither rules nor dice."""


class Question(msgspec.Struct, frozen=True, gc=False):
    """What the game wants to know now, of whom, and every answer it would take."""

    seat: int
    kind: Any  # a string, of a kind that the game chooses: it may be quoted in a sentence
    options: tuple[Any, ...]  # nobody who is handed it can change what is legal


S = TypeVar("S")


class Game(Protocol[S]):
    """A game, as the table sees it. The state is advanced by events only, and only by `advance`."""

    name: str
    seats: int  # how many there are; they are numbered from 0
    events: tuple[type[Event], ...]
    choices: tuple[type[Choice], ...]
    dice: Mapping[str, int]  # those it rolls, by name ("d20", "blue die"): how many sides each has

    # What gives a match its shape, and the word for it: "point", "set", END. A replay can stop there, and a journal has
    # it on the disk before the match goes on.
    milestones: Mapping[type[Event], str]

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

    def heard(self, event: Event, seat: int) -> Event:
        """The event as this seat hears it: as many cards, but those that are face down to it have the number FACE_DOWN.

        Folding what a seat hears gives a state of which its view is the same. Answers are for nobody's ears: what
        others may know of them is in the events that follow.
        """

    def winners(self, state: S) -> Sequence[int]:
        """The seats that have won; none while it goes on, and none in a draw."""

    def sharing(self, seat: int) -> tuple[int, ...]:
        """The seats that may look at one screen: all that these see, each of them may see. This one comes first."""

    def standing(self, state: S) -> str:
        """How it stands, in a few words; from the winner's side when it is over."""

    def drawn(self, event: Event) -> Sequence[Drawn]:
        """What chance decided in this event, in the order in which the rules asked."""

    def reveals(self, event: Event, seat: int) -> bool:
        """Whether this seat saw in it what had been hidden from it: a card drawn, or one of the other hand."""


class Searchable(Game[S], Protocol[S]):
    """A game that a bot can think ahead in: from what a seat sees it makes a match as it may be."""

    def determinise(self, view: Any, luck: Luck) -> S:
        """A state that this seat cannot tell from the real one: its view is the same, the rest is dealt out anew.

        The luck is the seat's own. Nothing but the view decides, so that no bot learns more by it.
        """
