"""A match being played at this keyboard: its table, who sits where, and taking a decision back."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from wwtennis.games.worldwide.game import Worldwide
from wwtennis.games.worldwide.setup import Setup
from wwtennis.games.worldwide.state import Match
from wwtennis.games.worldwide.view import View
from wwtennis.kernel.bots import Bot, make_bot
from wwtennis.kernel.game import Choice, Event, Question
from wwtennis.kernel.log import HUMAN as HUMAN
from wwtennis.kernel.log import SOLO as SOLO
from wwtennis.kernel.luck import SeededLuck, fresh_seed
from wwtennis.kernel.table import Entry, Table
from wwtennis.kernel.undo import Terms, Undo, undo_for

COACH = "greedy"


class SeatPlan(msgspec.Struct, frozen=True):
    """Who sits on a seat: a person, the solo opponent that the rules play, or a bot by its name."""

    who: str
    name: str

    @property
    def is_person(self) -> bool:
        return self.who == HUMAN

    @property
    def is_bot(self) -> bool:
        return self.who not in (HUMAN, SOLO)


def strangers(by: Sequence[str]) -> list[str]:
    """Of those who play a match, in the words of headers, the bots that are not known here."""
    bots = [who for who in by if who not in (HUMAN, SOLO)]
    if not bots:
        return []
    from wwtennis.games.worldwide.bots import BOTS

    return [who for who in bots if who not in BOTS]


class MatchSession:
    """One match at this keyboard. A match that is taken up again comes with its `table`."""

    def __init__(
        self,
        setup: Setup,
        seats: tuple[SeatPlan, SeatPlan],
        seed: int,
        practice: bool = False,
        table: Table[Match] | None = None,
    ) -> None:
        self.setup = setup
        self.seats = seats
        self.seed = seed
        self.practice = practice
        self.table = table or Table(Worldwide(setup), SeededLuck(seed))
        self._bots: dict[int, Bot] = {}

    def open(self) -> None:
        """To the first question, unless the match is under way already."""
        if not self.is_begun:
            self.table.open()

    @property
    def is_begun(self) -> bool:
        return bool(self.entries)

    # Who, and what is asked

    @property
    def names(self) -> tuple[str, str]:
        return self.seats[0].name, self.seats[1].name

    @property
    def people(self) -> tuple[int, ...]:
        """The seats that people sit on, in order."""
        return tuple(seat for seat, plan in enumerate(self.seats) if plan.is_person)

    @property
    def is_hot_seat(self) -> bool:
        """Two people share this keyboard: what one sees must not be seen by the other."""
        return len(self.people) == len(self.seats)

    @property
    def pending(self) -> Question | None:
        return self.table.pending

    @property
    def is_over(self) -> bool:
        return self.table.is_over

    @property
    def entries(self) -> list[Entry]:
        assert self.table.entries is not None
        return self.table.entries

    def view(self, seat: int) -> View:
        """What a seat may see now."""
        view: View = self.table.game.view(self.table.state, seat)
        return view

    def bot(self, seat: int) -> Bot:
        """The bot of this seat, made when it is first asked."""
        if seat not in self._bots:
            self._bots[seat] = make(self.seats[seat].who)
        return self._bots[seat]

    def coach(self) -> Bot:
        """Who is asked for advice in practice."""
        return make(COACH)

    # Listening and answering

    def subscribe(self, hear: Callable[[Event], None]) -> None:
        self.table.subscribe(hear)

    def record_with(self, keep: Callable[[Entry], None]) -> None:
        """`keep` gets everything that a recording needs."""
        self.table.subscribe_entries(keep)

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


def make(name: str) -> Bot:
    """A bot by its name, with luck of its own: what the match's seed holds is nothing for it to know.

    Bots are imported when one is wanted: most matches start without.
    """
    from wwtennis.games.worldwide.bots import BOTS

    return make_bot(BOTS, name, fresh_seed())
