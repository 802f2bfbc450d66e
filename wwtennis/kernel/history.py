"""Which entries of a recording count after each of them, and how the match stood then, whatever was taken back.

Undos make a tree of a recording: what follows an undo grows out of where it went back to. Every entry knows the last
one that counts, so that going back along a branch costs as much as the branch is long, however often something was
undone. And along every long branch states are kept, one in `EVERY` entries: to any moment there are fewer than twice
as many entries to fold. So all of it costs time and memory in proportion to the recording, and no undo can change that.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from typing import Generic, TypeVar

from wwtennis.kernel.errors import CANNOT_FOLLOW, BadFile
from wwtennis.kernel.game import Event, Game
from wwtennis.kernel.table import Entry, Undone
from wwtennis.kernel.words import _

S = TypeVar("S")

EVERY = 16  # entries of a branch between two states that are kept


class History(Generic[S]):
    """A recording, as far as it has been asked about. Its entries may grow, and must not change."""

    def __init__(self, game: Game[S], entries: Sequence[Entry]) -> None:
        self.folds = 0  # entries folded so far: what it costs, for whoever wants to count
        self.game = game
        self.entries = entries
        self._last = array("q", [0])  # after each entry, the number of the last one that counts
        self._anchor = array("q", [0])  # for an entry that counts: the nearest on its branch at a multiple of EVERY
        self._beyond = bytearray(1)  # how many entries it is beyond that one
        self._kept: dict[int, S] = {0: game.new_state()}  # by anchor

    @property
    def states(self) -> int:
        """How many are kept."""
        return len(self._kept)

    def last(self, moment: int) -> int:
        """The number of the last entry that counts at this moment; 0 where none does."""
        self._follow(moment)
        return self._last[moment]

    def back_from(self, moment: int) -> Iterator[int]:
        """The numbers of the entries that count at this moment, the last one first."""
        number = self.last(moment)
        while number:
            yield number
            number = self._last[number - 1]

    def state_at(self, moment: int) -> S:
        """How the match stood then. The caller may keep it: it is nobody else's."""
        self._follow(moment)
        return self._state_after(self._last[moment])

    def gone_back(self, to: int, moment: int, state: S) -> S:
        """How the match stood after entry `to`, where `state` is how it stands at this moment, and may be the same."""
        return state if self.last(to) == self.last(moment) else self.state_at(to)

    def fold(self, state: S, number: int) -> None:
        """Enter the entry with this number in the books, if it is an event."""
        entry = self.entries[number - 1]
        if not isinstance(entry, Event):
            return
        self.folds += 1
        try:
            self.game.advance(state, entry)
        except CANNOT_FOLLOW:
            why = _("entry {number}: {event} cannot follow what was recorded before it")
            raise BadFile(why.format(number=number, event=type(entry).__name__)) from None

    def _follow(self, moment: int) -> None:
        """Take in what has not been taken in yet."""
        for number in range(len(self._last), moment + 1):
            entry = self.entries[number - 1]
            before = self._last[entry.to if isinstance(entry, Undone) else number - 1]
            if isinstance(entry, Undone):
                self._add(before, self._anchor[before], self._beyond[before])
            elif self._beyond[before] + 1 < EVERY:
                self._add(number, self._anchor[before], self._beyond[before] + 1)
            else:
                self._add(number, number, 0)
                self._keep(self._anchor[before])

    def _add(self, last: int, anchor: int, beyond: int) -> None:
        self._last.append(last)
        self._anchor.append(anchor)
        self._beyond.append(beyond)

    def _keep(self, anchor: int) -> None:
        """A branch has grown by EVERY beyond this entry, which makes its state worth keeping.

        It has those entries to itself: of such states there are fewer than one in EVERY - 1.
        """
        if anchor not in self._kept:
            self._kept[anchor] = self._state_after(anchor)

    def _state_after(self, number: int) -> S:
        """By what is kept: on the way back there is always something, before two more anchors are passed."""
        way = []
        while number not in self._kept:
            way.append(number)
            number = self._last[number - 1]
        state = self.game.copy(self._kept[number])
        for each in reversed(way):
            self.fold(state, each)
        return state
