"""What becomes of the cards: how often each was in hand when a stroke was asked for, could be played, was, and won."""

from __future__ import annotations

from collections import Counter

import msgspec

from wwtennis.games.worldwide.cards import Spin
from wwtennis.games.worldwide.choices import Ask, PlayStroke, ServeBall
from wwtennis.games.worldwide.view import View
from wwtennis.kernel.game import Choice, Question

NO_SPIN = ""


class Use(msgspec.Struct):
    """One card. A serve is in nobody's hand: it is there to be chosen, unless it was the fault just now."""

    held: int = 0
    playable: int = 0
    chosen: int = 0
    points: int = 0  # in which it was chosen, and which were not replayed
    won: int = 0  # of them, by whoever chose it

    def add(self, other: Use) -> None:
        for name in Use.__struct_fields__:
            setattr(self, name, getattr(self, name) + getattr(other, name))


class CardUse(msgspec.Struct):
    """Of all cards. `spins`: of each serve, what was announced with it; `seconds`: how often it was a second ball."""

    uses: dict[int, Use] = {}
    spins: dict[int, Counter[str]] = {}
    seconds: Counter[int] = msgspec.field(default_factory=Counter)
    _in_this_point: set[tuple[int, int]] = set()  # the seat, and the card that it chose

    def of(self, card: int) -> Use:
        return self.uses.setdefault(card, Use())

    def decided(self, view: View, question: Question, choice: Choice) -> None:
        if question.kind is Ask.SERVE:
            self._new_ball(view, choice)
            self._enter(question, choice, ())
        elif question.kind in (Ask.STROKE, Ask.LOB):
            self._enter(question, choice, view.me.hand)

    def point_won(self, seat: int) -> None:
        for by, card in self._in_this_point:
            self.of(card).points += 1
            self.of(card).won += by == seat
        self._in_this_point = set()

    def add(self, other: CardUse) -> None:
        for card, use in other.uses.items():
            self.of(card).add(use)
        for card, spins in other.spins.items():
            self.spins.setdefault(card, Counter()).update(spins)
        self.seconds.update(other.seconds)

    def _new_ball(self, view: View, choice: Choice) -> None:
        """A first ball begins a point; one that was replayed is forgotten."""
        if view.fault is None:
            self._in_this_point = set()
        elif isinstance(choice, ServeBall):
            self.seconds[choice.card] += 1

    def _enter(self, question: Question, choice: Choice, hand: tuple[int, ...]) -> None:
        for card in hand:
            self.of(card).held += 1
        for card in {option.card for option in question.options if isinstance(option, PlayStroke | ServeBall)}:
            self.of(card).playable += 1
        if isinstance(choice, PlayStroke | ServeBall):
            self.of(choice.card).chosen += 1
            self._in_this_point.add((question.seat, choice.card))
        if isinstance(choice, ServeBall):
            self.spins.setdefault(choice.card, Counter())[_name(choice.spin)] += 1


def _name(spin: Spin | None) -> str:
    return NO_SPIN if spin is None else spin.value
