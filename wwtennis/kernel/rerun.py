"""Playing a recorded match again from its seed and its answers, to take it up where it stood.

Chance comes from the seed, so it stands afterwards where it stood. A recording that was cut off within what followed
from an answer is completed on the way: the same seed gives the same events.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from wwtennis.kernel.check import Mismatch
from wwtennis.kernel.game import Game
from wwtennis.kernel.history import History
from wwtennis.kernel.luck import SeededLuck
from wwtennis.kernel.table import Answer, Entry, Reseeded, Table, Undone
from wwtennis.kernel.undo import Agreement, why_not
from wwtennis.kernel.words import _

S = TypeVar("S")


def rerun(game: Game[S], entries: Sequence[Entry], seed: int, agreed: Agreement | None = None) -> Table[S]:
    """A table where all this has been played; `Mismatch` where it cannot have been, or was not agreed.

    `table.entries` starts with `entries`. What it has beyond them had happened, and was not yet recorded.
    """
    run = _Rerun(game, entries, seed, agreed)
    for number, entry in enumerate(entries, start=1):
        if number > len(run.played):
            run.play(entry, number)
        elif run.played[number - 1] != entry:
            raise Mismatch(number, _("the seed and the answers before it lead to something else"))
    return run.table


class _Rerun:
    """A table at which a recorded match is played again."""

    def __init__(self, game: Game[Any], entries: Sequence[Entry], seed: int, agreed: Agreement | None) -> None:
        self.table = Table(game, SeededLuck(seed))
        self.played = self.table.entries
        self._agreed = agreed
        self._history = History(game, entries)
        self._asked = bytearray(len(entries) + 1)  # whether a question stood after each entry
        self.table.subscribe_rests(self._rest)
        self.table.open()

    def play(self, entry: Entry, number: int) -> None:
        """At a question, or after the last one: what was done there."""
        table, question = self.table, self.table.pending
        if isinstance(entry, Answer) and question is not None:
            if entry.seat == question.seat and entry.choice in question.options:
                table.answer(entry.choice)
                return
        elif isinstance(entry, Undone | Reseeded):
            if fault := why_not(self._history, number, self._agreed, table.is_over):
                raise Mismatch(number, fault)
            if isinstance(entry, Reseeded):
                table.reseed(entry.seed, entry.why, entry.of)
                return
            if self._asked[entry.to]:
                table.stand(self._history.gone_back(entry.to, number - 1, table.state), entry)
                return
        raise Mismatch(number, _("by the rules this cannot be done here"))

    def _rest(self) -> None:
        at = len(self.played)
        if at < len(self._asked):
            self._asked[at] = not self.table.is_over
