"""Watching a recorded match: any moment of it, backwards as quickly as forwards.

Moment n is how the match stood after entry n; moment 0 is before the first. Some states are kept (see history.py),
so that going to a moment folds no more than a few entries.

A replay tells the truth about what was undone: it is shown as it happened, then comes the undo, and the moment after
it is how the match stood before. `was_taken_back` tells such moments from the others.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Mapping, Sequence
from typing import Any, Generic, TypeVar

from wwtennis.kernel.errors import CANNOT_FOLLOW
from wwtennis.kernel.game import Event, Game, Question
from wwtennis.kernel.history import History
from wwtennis.kernel.table import Answer, Entry, Undone

S = TypeVar("S")

EVENT, DECISION = "event", "decision"  # the steps that every game has


class Replay(Generic[S]):
    """A recording and the moment being looked at. Steps other than events and decisions come with their stops."""

    def __init__(
        self, game: Game[S], entries: Sequence[Entry], stops: Mapping[str, Sequence[int]] | None = None
    ) -> None:
        self.game = game
        self.entries = entries
        self.end = len(entries)
        self.history = History(game, entries)
        self._fold_all()
        self._counting = frozenset(self.history.back_from(self.end))
        decisions = [moment for moment in range(1, self.end) if not isinstance(entries[moment], Event)]
        self._stops: dict[str, Sequence[int]] = {DECISION: decisions, **(stops or {})}
        self.at = 0
        self.state = self.state_at(0)

    # Going somewhere

    def seek(self, moment: int) -> None:
        """Look at this moment; before the start is the start, and past the end is the end."""
        self.at = min(max(moment, 0), self.end)
        self.state = self.state_at(self.at)

    def forward(self, step: str = EVENT) -> None:
        """To the next event, decision, ... and from the last one to the end."""
        if step == EVENT:
            self.seek(self.at + 1)
            return
        stops = self._stops[step]
        following = bisect_right(stops, self.at)
        self.seek(stops[following] if following < len(stops) else self.end)

    def back(self, step: str = EVENT) -> None:
        """To the event, decision, ... before; and from the first one to the start."""
        if step == EVENT:
            self.seek(self.at - 1)
            return
        stops = self._stops[step]
        before = bisect_left(stops, self.at) - 1
        self.seek(stops[before] if before >= 0 else 0)

    def start(self) -> None:
        self.seek(0)

    def finish(self) -> None:
        """To the end, the last entry included."""
        self.seek(self.end)

    # What is to be seen there

    @property
    def entry(self) -> Entry | None:
        """What has just happened."""
        return self.entries[self.at - 1] if self.at else None

    @property
    def question(self) -> Question | None:
        """What was being asked; None within a string of events, and when the match was over."""
        return self.question_at(self.at)

    def question_at(self, moment: int) -> Question | None:
        if moment == 0 or (moment < self.end and isinstance(self.entries[moment], Event)):
            return None
        try:
            question = self.game.pending(self.state_at(moment))
        except CANNOT_FOLLOW:  # a recording that was cut off in the middle of something
            return None
        return question if question is not None and len(question.options) > 1 else None

    @property
    def answer(self) -> Answer | None:
        """What will be answered to that question."""
        following = self.entries[self.at] if self.at < self.end else None
        return following if isinstance(following, Answer) else None

    def view(self, seat: int) -> Any:
        """What this seat saw."""
        return self.game.view(self.state, seat)

    def state_at(self, moment: int) -> S:
        """How the match stood then. The caller may keep it: it is nobody else's."""
        return self.history.state_at(moment)

    def counting(self, moment: int) -> list[int]:
        """The numbers of the entries that counted then."""
        return list(self.history.back_from(moment))[::-1]

    def was_taken_back(self, moment: int) -> bool:
        """Whether an undo took this entry back later, or whether it is an undo."""
        return moment > 0 and moment not in self._counting

    def stops(self, step: str) -> Sequence[int]:
        """The moments where this step stops, in order; the start and the end are stops of every step."""
        return range(1, self.end + 1) if step == EVENT else self._stops[step]

    def decision_at(self, moment: int) -> int | None:
        """The last moment up to this one at which somebody was being asked: from there the match can be played on."""
        candidates = [*self._stops[DECISION], self.end]
        for candidate in reversed(candidates[: bisect_right(candidates, moment)]):
            if self.question_at(candidate) is not None:
                return candidate
        return None

    def _fold_all(self) -> None:
        """Once through all of it: an entry that cannot follow is told now, and not when somebody gets there."""
        state = self.game.new_state()
        for number, entry in enumerate(self.entries, start=1):
            if isinstance(entry, Undone):
                state = self.history.gone_back(entry.to, number - 1, state)
            else:
                self.history.fold(state, number)
