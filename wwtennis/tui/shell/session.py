"""A match being played at this keyboard: its table, who sits where, and taking a decision back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from wwtennis.files.journal import now
from wwtennis.kernel.bots import Bot
from wwtennis.kernel.game import Choice, Event, Question
from wwtennis.kernel.log import HUMAN, SOLO
from wwtennis.kernel.luck import SeededLuck, fresh_seed
from wwtennis.kernel.table import Entry, Table
from wwtennis.kernel.undo import Terms, Undo, undo_for

if TYPE_CHECKING:
    from wwtennis.files.resume import Resumed
    from wwtennis.kernel.kind import Kind
    from wwtennis.watching.watched import Watched


class SeatPlan(msgspec.Struct, frozen=True):
    """Who sits on a seat: a person, somebody whom the rules play, or a bot by its name."""

    who: str
    name: str

    @property
    def is_person(self) -> bool:
        return self.who == HUMAN


def strangers(kind: Kind, by: Sequence[str]) -> list[str]:
    """Of those who play a match, in the words of headers, the bots that are not known here."""
    from wwtennis.kernel.kind import names_of_all  # here, not above: a match can begin without

    return [who for who in by if who not in (HUMAN, SOLO, *names_of_all(kind))]


class MatchSession:
    """One match of any game. A match that is taken up again comes with its `table` and its `header`."""

    is_lesson = False  # a `LessonSession`, that is
    asks_all = False  # every question by itself, whatever the settings say
    set_up = 0  # so many events at the beginning made a position, and did not happen: they are not told

    def __init__(
        self,
        kind: Kind,
        setup: Any,
        seats: Sequence[SeatPlan],
        seed: int | None = None,
        practice: bool = False,
        table: Table[Any] | None = None,
    ) -> None:
        self.kind = kind
        self.setup = setup
        self.seats = tuple(seats)
        self.seed = fresh_seed() if seed is None else seed
        self.practice = practice
        self.table = table or Table(kind.game(setup), SeededLuck(self.seed))
        self.log = Path()  # where it was kept, when it is over
        self._bots: dict[int, Bot] = {}

    @classmethod
    def taken_up(cls, resumed: Resumed) -> MatchSession:
        """A match that was left, at the very question it stood at."""
        recording = resumed.recording
        header = recording.header
        plans = [SeatPlan(seat.by, name) for seat, name in zip(header.seats, recording.names, strict=True)]
        session = cls(recording.kind, recording.setup, plans, header.seed, header.practice, resumed.table)
        session.header = header
        return session

    def rematch(self) -> MatchSession:
        """The same match once more, with new luck."""
        return MatchSession(self.kind, self.setup, self.seats, practice=self.practice)

    @cached_property
    def header(self) -> Any:
        """What the log of this match says first."""
        return self.kind.header_of(self.setup, self.seed, [plan.who for plan in self.seats], now(), self.practice)

    def watched(self) -> Watched:
        """As it was played so far, to be watched."""
        from wwtennis.files.logs import Recording
        from wwtennis.watching.watched import watched

        return watched(Recording(self.log, self.header, self.setup, list(self.entries)))

    def open(self) -> None:
        """To the first question, unless the match is under way already."""
        if not self.is_begun:
            self.table.open()

    @property
    def is_begun(self) -> bool:
        return bool(self.entries)

    # Who, and what is asked

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(plan.name for plan in self.seats)

    @property
    def people(self) -> tuple[int, ...]:
        """The seats that people sit on, in order."""
        return tuple(seat for seat, plan in enumerate(self.seats) if plan.is_person)

    def sharing(self, seat: int) -> tuple[int, ...]:
        """The seats that see what this one sees, itself first: they look at one screen."""
        return self.table.game.sharing(seat)

    @property
    def is_hot_seat(self) -> bool:
        """People share this keyboard of whom one must not see what another sees."""
        return any(seat not in self.sharing(self.people[0]) for seat in self.people)

    @property
    def pending(self) -> Question | None:
        return self.table.pending

    @property
    def is_over(self) -> bool:
        return self.table.is_over

    @property
    def entries(self) -> list[Entry]:
        return self.table.entries

    def view(self, seat: int) -> Any:
        """What a seat may see now."""
        return self.table.game.view(self.table.state, seat)

    def bot(self, seat: int) -> Bot:
        """The bot of this seat, made when it is first asked, with luck of its own.

        What the match's seed holds is nothing for it to know.
        """
        if seat not in self._bots:
            from wwtennis.tui.shell.thinking import seated  # here, not above: a match can begin without

            self._bots[seat] = seated(self.kind, self.seats[seat].who, fresh_seed())
        return self._bots[seat]

    @property
    def scripted(self) -> Choice | None:
        """The answer that is given without anybody being asked: a lesson has some."""
        return None

    def objection(self, choice: Choice) -> bool:
        """Whether this answer is not taken although it is allowed: a lesson may look for another."""
        return False

    @property
    def rules(self) -> Sequence[str]:
        """Those that somebody is to learn now: a lesson has some."""
        return ()

    # Listening and answering

    def subscribe(self, hear: Callable[[Event], None]) -> None:
        self.table.subscribe(hear)

    def answer(self, choice: Choice) -> list[Event]:
        return self.table.answer(choice)

    # Taking back

    def may_undo(self, seat: int) -> bool:
        return self._way_back(seat).to is not None

    def why_no_undo(self, seat: int) -> str:
        """Why this seat's last decision stands; empty where it can be taken back."""
        return self._way_back(seat).why_not

    def undo(self, seat: int) -> bool:
        """Back to this seat's last decision, where that is fair."""
        to = self._way_back(seat).to
        if to is None:
            return False
        self.table.go_back(to)
        return True

    def _way_back(self, seat: int) -> Undo:
        terms = Terms.between([plan.who for plan in self.seats], self.practice)
        return undo_for(self.table.game, self.entries, seat, terms)
