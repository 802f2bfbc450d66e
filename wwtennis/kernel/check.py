"""Checking a recording: were these the questions, were the answers allowed, and did the rules and the dice say so?

The answers are given again at a table whose chance is the recorded one. Every event must come out as it was recorded,
and every die, coin and shuffle must also be what the seed gives. An undo does not rewind chance: the seed runs on.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import msgspec

from wwtennis.kernel.errors import NotRecorded
from wwtennis.kernel.game import Event, Game
from wwtennis.kernel.history import History
from wwtennis.kernel.luck import COIN, SHUFFLE, Drawn, Luck, ScriptedLuck, SeededLuck, called, numbered
from wwtennis.kernel.plain import quoted
from wwtennis.kernel.table import Answer, Entry, Reseeded, Table, Undone
from wwtennis.kernel.undo import Agreement, why_not
from wwtennis.kernel.words import _

T = TypeVar("T")


class Mismatch(Exception):
    """The recording is not what the rules make of it. `entry` is the number of the first entry that is wrong."""

    def __init__(self, entry: int, why: str) -> None:
        super().__init__(why)
        self.entry = entry
        self.why = why


class Checked(msgspec.Struct, frozen=True):
    """A recording that holds: how many decisions it has, and whether the match came to its end."""

    decisions: int
    finished: bool
    rested: int  # the last entry after which a question stood, or the match was over


def check(game: Game[Any], entries: Sequence[Entry], seed: int | None, agreed: Agreement | None = None) -> Checked:
    """Play the recording through the rules; `Mismatch` at the first entry that cannot be.

    Without a seed any dice will do that the rules asked for; without an agreement, any undo.
    """
    return _Check(game, entries, seed, agreed).run()


class _EndOfRecording(Exception):
    """The recording stops here, and what there is of it is right."""


class _Check:
    """One pass over a recording: it stands before the entry `at`, counted from 0."""

    def __init__(self, game: Game[Any], entries: Sequence[Entry], seed: int | None, agreed: Agreement | None) -> None:
        self.entries = entries
        self._agreed = agreed
        self.at = 0
        self._rested = 0
        self._game = game
        self._witness = _Witness(self, game, seed)
        self._table = Table(game, self._witness, record=False)
        self._table.subscribe(self._compare)
        self._decisions = 0
        self._history = History(game, entries)
        self._asked = bytearray(len(entries) + 1)  # whether a question stood after each entry

    def run(self) -> Checked:
        try:
            self._tell(self._table.open)
            while self.at < len(self.entries):
                self._step(self.entries[self.at])
        except _EndOfRecording:
            return Checked(self._decisions, finished=False, rested=self._rested)
        return Checked(self._decisions, finished=self._table.is_over, rested=self._rested)

    def _step(self, entry: Entry) -> None:
        if isinstance(entry, Undone | Reseeded):
            self._judge()
            if isinstance(entry, Undone):
                self._undo(entry)
            else:
                self._witness.reseed(entry.seed)
            self.at += 1
            self._rest()
        elif isinstance(entry, Answer):
            self._answer(entry)
        elif self._table.is_over:
            raise self.wrong(_("the match is over, and {found} follows").format(found=_named(entry)))
        else:
            raise self.wrong(_("an answer is due here, and this is {found}").format(found=_named(entry)))

    def _answer(self, given: Answer) -> None:
        question = self._table.pending
        if question is None:
            raise self.wrong(_("the match is over, and nobody asked for {found}").format(found=_named(given)))
        if given.seat != question.seat:
            why = _("the question is for seat {seat}, and seat {other} answers it")
            raise self.wrong(why.format(seat=question.seat, other=given.seat))
        if given.choice not in question.options:
            why = _("{choice} is not among the answers that the rules allow here ({question})")
            raise self.wrong(why.format(choice=quoted(given.choice), question=question.kind))
        self._decisions += 1
        self.at += 1
        self._tell(lambda: self._table.answer(given.choice))

    def _judge(self) -> None:
        """An undo or a new seed must be one that was allowed, by what was agreed."""
        fault = why_not(self._history, self.at + 1, self._agreed, self._table.is_over)
        if fault:
            raise self.wrong(fault)

    def _undo(self, undone: Undone) -> None:
        """Back to a question, be it one that an earlier undo had left behind."""
        if not self._asked[undone.to]:
            raise self.wrong(_("nobody was asked anything after entry {to}: no undo goes there").format(to=undone.to))
        self._table.stand(self._history.gone_back(undone.to, self.at, self._table.state), undone)

    def _tell(self, happen: Callable[[], object]) -> None:
        """Let the rules go on to their next question; `_compare` hears every event of it."""
        happen()
        self._rest()

    def _rest(self) -> None:
        """After the entries so far a question stands, or the match is over."""
        self._rested = self.at
        self._asked[self.at] = not self._table.is_over

    def _compare(self, event: Event) -> None:
        recorded = self.next_event(_named(event))
        if recorded != event:
            raise self.wrong(_difference(event, recorded))
        self.at += 1

    def next_event(self, due: str) -> Event:
        """The recorded event that stands here; `due` is what the rules have next."""
        if self.at >= len(self.entries):
            raise _EndOfRecording
        entry = self.entries[self.at]
        if not isinstance(entry, Event):
            raise self.wrong(_not_next(due, entry))
        return entry

    def wrong(self, why: str) -> Mismatch:
        return Mismatch(self.at + 1, why)


class _Witness:
    """Chance as it was recorded, sworn to by the seed.

    What the rules ask for now is in the next recorded event that tells of chance; those before it are compared in turn.
    """

    def __init__(self, course: _Check, game: Game[Any], seed: int | None) -> None:
        self._course = course
        self._game = game
        self._seeded = None if seed is None else SeededLuck(seed)
        self._at = 0  # the entry whose chance is being used
        self._used = 0  # how much of it has been

    def reseed(self, seed: int) -> None:
        self._seeded = SeededLuck(seed)

    def die(self, sides: int, name: str = "") -> int:
        return self._sworn(name or numbered(sides), lambda luck: luck.die(sides, name))

    def coin(self) -> bool:
        return self._sworn(COIN, lambda luck: luck.coin())

    def shuffled(self, cards: Sequence[int]) -> tuple[int, ...]:
        return self._sworn(SHUFFLE, lambda luck: luck.shuffled(cards))

    def _sworn(self, what: str, ask: Callable[[Luck], T]) -> T:
        drawn = self._recorded()
        if drawn is None or drawn.what != what:
            event = self._course.next_event(called(what))
            raise self._course.wrong(_not_next(called(what), event))
        if self._seeded is None:
            return self._possible(drawn, ask)
        seeded = ask(self._seeded)
        if drawn.value != seeded:
            why = _("the seed gives {seeded} here, and the log says {recorded}")
            why = why.format(seeded=quoted(seeded), recorded=quoted(drawn.value))
            raise Mismatch(self._at + 1, why)
        return seeded

    def _possible(self, drawn: Drawn, ask: Callable[[Luck], T]) -> T:
        try:
            return ask(ScriptedLuck([drawn]))
        except NotRecorded as why:
            raise Mismatch(self._at + 1, str(why)) from None

    def _recorded(self) -> Drawn | None:
        """What chance decided next, before anybody is asked."""
        if self._at < self._course.at:
            self._at, self._used = self._course.at, 0
        entries = self._course.entries
        while self._at < len(entries) and isinstance(event := entries[self._at], Event):
            drawn = self._game.drawn(event)
            if self._used < len(drawn):
                self._used += 1
                return drawn[self._used - 1]
            self._at, self._used = self._at + 1, 0
        return None


def _not_next(due: str, found: Entry) -> str:
    return _("by the rules {due} comes next, and this is {found}").format(due=due, found=_named(found))


def _difference(expected: Event, recorded: Event) -> str:
    """What is wrong with this event: the first field that differs, where it is one of the right kind."""
    if type(recorded) is not type(expected):
        return _not_next(_named(expected), recorded)
    for field in expected.__struct_fields__:
        right, said = getattr(expected, field), getattr(recorded, field)
        if right != said:
            why = _("{event}: by the rules `{field}` is {right}, and the log says {told}")
            return why.format(event=_named(expected), field=field, right=quoted(right), told=quoted(said))
    raise AssertionError("events of one type with the same fields are equal")


def _named(entry: Entry) -> str:
    if isinstance(entry, Undone):
        return _("an undo")
    if isinstance(entry, Reseeded):
        return _("a new seed")
    if isinstance(entry, Answer):
        return _("the answer {choice}").format(choice=type(entry.choice).__name__)
    return type(entry).__name__
