"""Playing a recorded match again from its seed and its answers, to take it up where it stood.

Chance comes from the seed, so it stands afterwards where it stood. A recording that was cut off within what followed
from an answer is completed on the way: the same seed gives the same events.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from wwtennis.kernel.check import Mismatch
from wwtennis.kernel.game import Game
from wwtennis.kernel.luck import SeededLuck
from wwtennis.kernel.table import Answer, Entry, Reseeded, Table, Undone
from wwtennis.kernel.undo import Agreement, why_not
from wwtennis.kernel.words import _

S = TypeVar("S")


def rerun(game: Game[S], entries: Sequence[Entry], seed: int, agreed: Agreement | None = None) -> Table[S]:
    """A table where all this has been played; `Mismatch` where it cannot have been, or was not agreed.

    `table.entries` starts with `entries`. What it has beyond them had happened, and was not yet recorded.
    """
    table = Table(game, SeededLuck(seed))
    table.open()
    states = _States(game, entries)
    for number, entry in enumerate(entries, start=1):
        played = table.entries
        assert played is not None
        if number <= len(played):
            if played[number - 1] != entry:
                raise Mismatch(number, _("the seed and the answers before it lead to something else"))
            continue
        states.keep(number - 1, table)
        if isinstance(entry, Undone | Reseeded) and (fault := why_not(game, entries, number, agreed, table.is_over)):
            raise Mismatch(number, fault)
        _play(table, entry, number, states)
    return table


class _States:
    """How the match stood where an undo will go back to."""

    def __init__(self, game: Game[Any], entries: Sequence[Entry]) -> None:
        self._game = game
        self._wanted = {entry.to for entry in entries if isinstance(entry, Undone)}
        self._kept: dict[int, Any] = {}

    def keep(self, number: int, table: Table[Any]) -> None:
        if number in self._wanted and number not in self._kept:
            self._kept[number] = self._game.copy(table.state)

    def go_back(self, table: Table[Any], to: int) -> bool:
        if to not in self._kept or table.entries is None:
            return False
        table.state = self._game.copy(self._kept[to])
        table.pending = self._game.pending(table.state)
        table.entries.append(Undone(to))
        return True


def _play(table: Table[Any], entry: Entry, number: int, states: _States) -> None:
    """At a question, or after the last one: what was done there."""
    question = table.pending
    if isinstance(entry, Answer) and question is not None:
        if entry.seat == question.seat and entry.choice in question.options:
            table.answer(entry.choice)
            return
    elif isinstance(entry, Reseeded):
        table.reseed(entry.seed, entry.why, entry.of)
        return
    elif isinstance(entry, Undone) and states.go_back(table, entry.to):
        return
    raise Mismatch(number, _("by the rules this cannot be done here"))
