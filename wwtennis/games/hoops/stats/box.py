"""The box score: what each coach did, counted from the events as they come."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from wwtennis.games.hoops.cards import ATTACK, PLAYERS, total
from wwtennis.games.hoops.events import (
    AttackScored,
    CardBought,
    CardRemoved,
    DiceKept,
    DiceRerolled,
    FatigueTaken,
    FirstChosen,
    MatchEnded,
    MismatchPlayed,
    OvertimeStarted,
    PlayerRecruited,
    SubstitutionsMade,
    TacticTaken,
    TurnStarted,
)  # fmt: skip
from wwtennis.games.hoops.rules.ending import rank
from wwtennis.games.hoops.setup import MOST_COACHES
from wwtennis.kernel.game import Event
from wwtennis.kernel.table import Entry, in_force


class SeatScore(msgspec.Struct):
    """One coach's numbers. Shares are left to whoever shows them: every count has its total beside it."""

    matches: int = 0  # won
    points: int = 0  # with several opponents, against all of them
    conceded: int = 0
    attacks: int = 0  # scored, be it for nothing
    held: int = 0  # attacks that brought nothing at all
    best: int = 0  # the most that one attack brought
    three: int = 0  # what the kept dice of each kind showed
    inside: int = 0
    drive: int = 0
    stopped: int = 0  # of the others' attacks
    rerolled: int = 0  # dice
    fatigue: int = 0  # cards taken
    substitutes: int = 0  # players who came in
    players: int = 0  # bought
    tactics: int = 0  # bought
    removed: int = 0  # cards, from the game
    mismatches: int = 0  # called
    mismatch_points: int = 0

    def add(self, other: SeatScore) -> None:
        for name in NAMES:
            setattr(self, name, getattr(self, name) + getattr(other, name))
        self.best = max(self.best - other.best, other.best)


NAMES = SeatScore.__struct_fields__


class BoxScore(msgspec.Struct):
    """A match, or several: `hear` their events in order. Seats that nobody sits on stay at nothing."""

    seats: tuple[SeatScore, ...] = msgspec.field(
        default_factory=lambda: tuple(SeatScore() for _ in range(MOST_COACHES))
    )
    turns: int = 0
    overtimes: int = 0
    draws: int = 0
    first: int = 0  # matches that the first coach won
    decided: int = 0  # matches of two in which one led at half-time, and one won
    comebacks: int = 0  # of those, won by the other
    _begins: int = 0  # who does, in this match
    _extra: int = 0  # overtimes of this match
    _points: tuple[tuple[int, ...], ...] = ()
    _course: list[tuple[tuple[int, ...], ...]] = []  # the points when each turn began

    def hear(self, event: Event) -> None:
        """Take one event in: to be subscribed to a table."""
        count = COUNTED.get(type(event))
        if count is not None:
            count(self, event)

    def add(self, other: BoxScore) -> None:
        """Take another match in."""
        for mine, theirs in zip(self.seats, other.seats, strict=True):
            mine.add(theirs)
        for name in ("turns", "overtimes", "draws", "first", "decided", "comebacks"):
            setattr(self, name, getattr(self, name) + getattr(other, name))


def box_score(entries: Sequence[Entry]) -> BoxScore:
    """The box score of a recording, or of its beginning: what was undone does not count."""
    box = BoxScore()
    for entry in in_force(entries):
        if isinstance(entry, Event):
            box.hear(entry)
    return box


def _first_chosen(box: BoxScore, e: FirstChosen) -> None:
    box._begins, box._points, box._course, box._extra = e.seat, (), [], 0


def _turn_started(box: BoxScore, e: TurnStarted) -> None:
    box.turns += 1
    if not e.special and not box._extra:
        box._course.append(box._points)


def _overtime_started(box: BoxScore, e: OvertimeStarted) -> None:
    box.overtimes += not box._extra
    box._extra += 1


def _attack_scored(box: BoxScore, e: AttackScored) -> None:
    seat, brought = box.seats[e.seat], sum([each.points for each in e.scored])
    seat.attacks += 1
    seat.held += not brought
    seat.best = max(seat.best, max([each.points for each in e.scored], default=0))
    seat.points += brought
    for each in e.scored:
        box.seats[each.against].conceded += each.points
        box.seats[each.against].stopped += min(e.attack, each.stopped)
    box._points = e.points


def _mismatch_played(box: BoxScore, e: MismatchPlayed) -> None:
    seat = box.seats[e.seat]
    seat.mismatches += 1
    seat.mismatch_points += e.scored
    seat.points += e.scored
    box.seats[e.against].conceded += e.scored
    box._points = e.points


def _dice_rerolled(box: BoxScore, e: DiceRerolled) -> None:
    box.seats[e.seat].rerolled += len(e.new)


def _dice_kept(box: BoxScore, e: DiceKept) -> None:
    for kind in ATTACK:
        shown = total([die for die in e.dice if die.skill is kind])
        setattr(box.seats[e.seat], kind.value, getattr(box.seats[e.seat], kind.value) + shown)


def _fatigue_taken(box: BoxScore, e: FatigueTaken) -> None:
    box.seats[e.seat].fatigue += len(e.cards)


def _substitutions_made(box: BoxScore, e: SubstitutionsMade) -> None:
    box.seats[e.seat].substitutes += e.came


def _card_got(box: BoxScore, e: CardBought | PlayerRecruited | TacticTaken) -> None:
    if e.card in PLAYERS:
        box.seats[e.seat].players += 1
    else:
        box.seats[e.seat].tactics += 1


def _card_removed(box: BoxScore, e: CardRemoved) -> None:
    box.seats[e.seat].removed += 1


def _match_ended(box: BoxScore, e: MatchEnded) -> None:
    """HO-4.4: overtime is begun by the other coach; who began the match is meant here."""
    if e.winner is None:
        box.draws += 1
        return
    box.seats[e.winner].matches += 1
    box.first += e.winner == box._begins
    half = box._course[len(box._course) // 2] if box._course else ()
    if len(half) == 2 and rank(half, 0) != rank(half, 1):
        box.decided += 1
        box.comebacks += rank(half, e.winner) < rank(half, 1 - e.winner)


COUNTED: dict[type[Event], Callable[[BoxScore, Any], None]] = {
    FirstChosen: _first_chosen,
    TurnStarted: _turn_started,
    OvertimeStarted: _overtime_started,
    AttackScored: _attack_scored,
    MismatchPlayed: _mismatch_played,
    DiceRerolled: _dice_rerolled,
    DiceKept: _dice_kept,
    FatigueTaken: _fatigue_taken,
    SubstitutionsMade: _substitutions_made,
    CardBought: _card_got,
    PlayerRecruited: _card_got,
    TacticTaken: _card_got,
    CardRemoved: _card_removed,
    MatchEnded: _match_ended,
}
