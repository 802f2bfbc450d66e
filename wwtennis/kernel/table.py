"""The table: the only loop, and the only place where an answer is checked.

    question --> answer --> events --> state --> next question

A question with a single option is not asked: the table answers it, and the recording has only its events.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from enum import StrEnum
from typing import Any, Generic, TypeVar

import msgspec

from wwtennis.kernel.errors import IllegalChoice
from wwtennis.kernel.game import Choice, Event, Game, Question
from wwtennis.kernel.luck import Luck, SeededLuck

S = TypeVar("S")


class Answer(msgspec.Struct, frozen=True, gc=False):
    """An answer as the recording keeps it: who said what."""

    seat: int
    choice: Choice


class Undone(msgspec.Struct, frozen=True):
    """The match went back to where it stood after entry `to` of the recording (0: before the opening)."""

    to: int


class Why(StrEnum):
    """The reason for a new seed."""

    BRANCH = "branch"  # all that came before was copied from another match
    RECOVERY = "recovery"  # the match could not be run again from the seed that it had
    UNTOLD = "untold"  # by a log of version 1, which gave no reasons


class Origin(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The match that a branch was copied from."""

    by: tuple[str, ...]  # who played each seat there, in the words of headers
    log: str = ""  # the name of its file, where it had one
    practice: bool = False  # undo was free there


class Reseeded(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """From here on chance comes from this seed."""

    seed: int = msgspec.field(name="reseed")
    why: Why
    of: Origin | None = None  # a branch has one


Entry = Event | Answer | Undone | Reseeded


class Table(Generic[S]):
    """One match being played. With `record=False` nothing is kept: for simulation and search."""

    def __init__(self, game: Game[S], luck: Luck, *, record: bool = True) -> None:
        self.game = game
        self.luck = luck
        self.state = game.new_state()
        self.entries: list[Entry] = []
        self._records = record
        self.pending: Question | None = None
        self._event_ears: list[Callable[[Event], None]] = []
        self._entry_ears: list[Callable[[Entry], None]] = []
        self._rest_ears: list[Callable[[], None]] = []
        self._busy = False

    @property
    def is_over(self) -> bool:
        return self.pending is None

    def subscribe(self, hear: Callable[[Event], None]) -> None:
        """`hear` gets each event, in order, when the state has advanced by it."""
        self._event_ears.append(hear)

    def subscribe_entries(self, hear: Callable[[Entry], None]) -> None:
        """`hear` gets all that the recording gets: answers and undos as well as events."""
        self._entry_ears.append(hear)

    def subscribe_rests(self, rest: Callable[[], None]) -> None:
        """`rest` is called when all that follows from an answer is told: a question stands, or the match is over."""
        self._rest_ears.append(rest)

    def open(self) -> list[Event]:
        """Set the match up, to its first question."""
        return self._run(self.game.opening(self.state, self.luck))

    def answer(self, choice: Choice) -> list[Event]:
        """Take the answer to the pending question and return what followed, to the next question."""
        question = self.pending
        if question is None:
            raise IllegalChoice(f"the match is over: nobody asked for {choice!r}")
        if choice not in question.options:
            raise IllegalChoice(f"{choice!r} is not among the options of {question.kind}")
        if self._busy:
            raise RuntimeError("a subscriber may not answer while it is being told")
        self._keep(Answer(question.seat, choice))
        return self._run(self.game.play(self.state, choice, self.luck))

    def go_back(self, to: int) -> None:
        """Undo to where the match stood after entry `to`. Chance is not rewound: what comes next is new."""
        assert self._records, "a table that records nothing cannot go back"
        self.stand(fold(self.game, self.entries[:to]), Undone(to))

    def stand(self, state: S, undone: Undone) -> None:
        """Undo to this state, which is how the match stood there."""
        self.state = state
        self._keep(undone)
        self.pending = self.game.pending(state)
        self._rest()

    def reseed(self, seed: int, why: Why, of: Origin | None = None) -> None:
        """Let chance come from this seed from now on."""
        self.luck = SeededLuck(seed)
        self._keep(Reseeded(seed, why, of))
        self._rest()

    def resume(self, entries: list[Entry]) -> None:
        """Take up a recorded match at the question it stood at."""
        self.entries = entries
        self.state = fold(self.game, entries)
        self.pending = self.game.pending(self.state)

    def _run(self, rule: Any) -> list[Event]:
        self._busy = True
        try:
            happened: list[Event] = []
            game, state = self.game, self.state
            self._take(rule, happened)
            question = game.pending(state)
            while question is not None and len(question.options) == 1:
                self._take(game.play(state, question.options[0], self.luck), happened)
                question = game.pending(state)
            self.pending = question
            self._rest()
            return happened
        finally:
            self._busy = False

    def _take(self, rule: Any, happened: list[Event]) -> None:
        if self._event_ears or self._entry_ears:
            self._take_aloud(rule, happened)
            return
        advance, state, first = self.game.advance, self.state, len(happened)
        for event in rule:
            advance(state, event)
            happened.append(event)
        if self._records:
            self.entries += happened[first:]

    def _take_aloud(self, rule: Any, happened: list[Event]) -> None:
        """The same where somebody listens: the recording has each event when they hear it."""
        advance, state, ears = self.game.advance, self.state, (*self._entry_ears, *self._event_ears)
        for event in rule:
            advance(state, event)
            happened.append(event)
            if self._records:
                self.entries.append(event)
            for hear in ears:
                hear(event)

    def _rest(self) -> None:
        for rest in self._rest_ears:
            rest()

    def _keep(self, entry: Entry) -> None:
        if self._records:
            self.entries.append(entry)
        for hear in self._entry_ears:
            hear(entry)


def back_from_the_end(entries: Sequence[Entry]) -> Iterator[int]:
    """The numbers of the entries that still count, the last one first: an undo and what it took back are skipped."""
    number = len(entries)
    while number:
        entry = entries[number - 1]
        if isinstance(entry, Undone):
            number = entry.to
        else:
            yield number
            number -= 1


def counting(entries: Sequence[Entry]) -> list[int]:
    """The numbers of the entries that still count."""
    return list(back_from_the_end(entries))[::-1]


def in_force(entries: Sequence[Entry]) -> Sequence[Entry]:
    """The entries that still count."""
    if not any(isinstance(entry, Undone) for entry in entries):
        return entries
    return [entries[number - 1] for number in counting(entries)]


def fold(game: Game[S], entries: Sequence[Entry]) -> S:
    """The state that a recording leads to. No dice, no rules: the books only."""
    state, advance = game.new_state(), game.advance
    for entry in in_force(entries):
        if isinstance(entry, Event):
            advance(state, entry)
    return state
