"""The course of a match: its turns one by one, how it stood after each, and the moments worth a mark."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

import msgspec

from wwtennis.games.hoops.events import (
    AttackScored,
    FirstChosen,
    MatchEnded,
    MismatchPlayed,
    OvertimeStarted,
    Points,
    TurnStarted,
)  # fmt: skip
from wwtennis.kernel.table import Entry, counting
from wwtennis.kernel.timeline import UNDO, Mark, undo_marks

MOST_BIG_ATTACKS = 4
BIG = 12  # points: less is never a big attack


class MarkKind(StrEnum):
    """What a mark is for."""

    BIG_ATTACK = "big attack"
    LEAD = "lead"
    OVERTIME = "overtime"
    UNDO = UNDO


class PlayedTurn(msgspec.Struct, frozen=True):
    """A turn, with what it scored at its start, and how it stood at its end."""

    start: int  # the moment when it began
    end: int
    seat: int
    number: int
    overtime: int  # which one; 0: regulation time
    special: bool
    scored: int
    points: Points


class Timeline(msgspec.Struct, frozen=True):
    """The turns of a match and its marks, each in order."""

    turns: tuple[PlayedTurn, ...]
    marks: tuple[Mark, ...]

    def stops(self) -> dict[str, list[int]]:
        """Where a replay stops that steps by turns, by halves and overtimes: the moments when they begin."""
        starts = [turn.start for turn in self.turns]
        last = max([turn.number for turn in self.turns if not turn.overtime], default=0)
        halves = [turn.start for turn in self.turns if not turn.special and turn.number in (1, last // 2 + 1)]
        return {"turn": starts, "half": sorted(halves)}


def timeline(entries: Sequence[Entry]) -> Timeline:
    """The timeline of a recording."""
    return _Builder().build(entries)


class _Builder:
    def __init__(self) -> None:
        self.turns: list[PlayedTurn] = []
        self.points: Points = ()
        self.overtime = 0
        self.attacks: list[tuple[int, int, int]] = []  # what it brought, when, whose
        self.marks: list[Mark] = []
        self.leader: int | None = None

    def build(self, entries: Sequence[Entry]) -> Timeline:
        for moment in counting(entries):
            self._take(entries[moment - 1], moment)
        biggest = sorted([each for each in self.attacks if each[0] >= BIG], reverse=True)[:MOST_BIG_ATTACKS]
        marks = self.marks + [Mark(MarkKind.BIG_ATTACK, moment, seat) for _points, moment, seat in biggest]
        return Timeline(tuple(self.turns), tuple(sorted([*undo_marks(entries), *marks], key=lambda mark: mark.moment)))

    def _take(self, entry: Entry, moment: int) -> None:
        if isinstance(entry, TurnStarted):
            turn = PlayedTurn(moment, moment, entry.seat, entry.number, self.overtime, entry.special, 0, self.points)
            self.turns.append(turn)
        elif isinstance(entry, OvertimeStarted):
            self.overtime += 1
            self.marks.append(Mark(MarkKind.OVERTIME, moment))
        elif isinstance(entry, AttackScored):
            brought = max([each.points for each in entry.scored], default=0)
            self.attacks.append((brought, moment, entry.seat))
            self._score(entry, moment, sum([each.points for each in entry.scored]))
        elif isinstance(entry, MismatchPlayed):
            self._score(entry, moment, entry.scored)
        if self.turns and not isinstance(entry, FirstChosen | MatchEnded):
            self.turns[-1] = msgspec.structs.replace(self.turns[-1], end=moment)

    def _score(self, entry: AttackScored | MismatchPlayed, moment: int, brought: int) -> None:
        """After the special turns the last coach's attack is scored, in nobody's turn (HO-4.2): in the last one."""
        self.points = entry.points
        if self.turns:
            turn = self.turns[-1]
            self.turns[-1] = msgspec.structs.replace(turn, scored=turn.scored + brought, points=self.points)
        sums = [sum(row) for row in self.points]
        leaders = [seat for seat, each in enumerate(sums) if each == max(sums)]
        if len(leaders) == 1 and leaders[0] != self.leader:
            if self.leader is not None:
                self.marks.append(Mark(MarkKind.LEAD, moment, leaders[0]))
            self.leader = leaders[0]


def run_of_play(entries: Sequence[Entry]) -> list[list[int]]:
    """For each coach the points after each turn."""
    turns = timeline(entries).turns
    seats = max([len(turn.points) for turn in turns], default=0)
    return [[sum(turn.points[seat]) if turn.points else 0 for turn in turns] for seat in range(seats)]
