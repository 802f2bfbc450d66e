"""What a commentator remembers of a match of Hoops: only what everybody has seen."""

from __future__ import annotations

from collections import Counter

import msgspec

from wwtennis.games.hoops.events import AttackScored, FatigueTaken, MismatchPlayed, Points, TacticActivated
from wwtennis.kernel.game import Event


class Attack(msgspec.Struct, frozen=True):
    """One that was scored: whose, what it was worth, what it brought, and how it stood before and after."""

    seat: int
    attack: int  # 0 of a mismatch, which is scored by itself
    brought: int
    before: tuple[int, ...]  # of each coach, over all opponents
    after: tuple[int, ...]

    def lead(self, seat: int) -> int:
        """Of two coaches, how far this one is ahead after it."""
        return self.after[seat] - self.after[1 - seat]


class Story(msgspec.Struct):
    """`hear` the events of a match in order."""

    attacks: list[Attack] = []
    tactics: Counter[tuple[int, int]] = msgspec.field(default_factory=Counter)  # how often a coach played which card
    fatigue: Counter[int] = msgspec.field(default_factory=Counter)  # cards taken by each coach
    is_whole: bool = True  # told from the beginning: of a position that was set up nobody knows the past

    def hear(self, event: Event) -> None:
        if isinstance(event, AttackScored):
            self._scored(event.seat, event.attack, sum(each.points for each in event.scored), event.points)
        elif isinstance(event, MismatchPlayed):
            self._scored(event.seat, 0, event.scored, event.points)
        elif isinstance(event, TacticActivated):
            self.tactics[event.seat, event.card] += 1
        elif isinstance(event, FatigueTaken):
            self.fatigue[event.seat] += len(event.cards)

    def _scored(self, seat: int, attack: int, brought: int, points: Points) -> None:
        after = tuple(sum(row) for row in points)
        before = self.attacks[-1].after if self.attacks else (0,) * len(after)
        self.is_whole &= sum(before) + brought == sum(after)
        self.attacks.append(Attack(seat, attack, brought, before, after))
