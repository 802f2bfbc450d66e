"""What an answer is worth, exactly: every face of every die, and the best answers of both sides to the end of a point.

For positions that are nearly over and known to everybody. Nothing is guessed and nothing is tried out, so it takes
as long as it takes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from typing import Any, NamedTuple

from wwtennis.kernel.errors import NotRecorded
from wwtennis.kernel.game import Choice, Event, Game
from wwtennis.kernel.words import _

COIN_SIDES = 2
FARTHEST = 24  # answers ahead: whatever is not decided then is no short story
Scored = Callable[[Event], int | None]  # the side that has won with this event; None: it goes on


class Worth(NamedTuple):
    """An answer, and the chance to win with it."""

    choice: Choice
    chance: Fraction


class _Asked(Exception):
    """Chance is asked for more than was said so far."""

    def __init__(self, sides: int) -> None:
        super().__init__()
        self.sides = sides


class _Foreseen:
    """Luck that says what it is told, and then asks how it goes on."""

    def __init__(self, faces: Sequence[int]) -> None:
        self._faces = iter(faces)

    def die(self, sides: int, name: str = "") -> int:
        for face in self._faces:
            return face
        raise _Asked(sides)

    def coin(self) -> bool:
        return self.die(COIN_SIDES) == COIN_SIDES

    def shuffled(self, cards: Sequence[int]) -> tuple[int, ...]:
        raise NotRecorded(_("cards are shuffled before it is decided"))


class Outcome(NamedTuple):
    """How it stands after an answer, and how likely that is; `winner` where it is decided."""

    chance: Fraction
    state: Any
    winner: int | None


class Exact:
    """Thinks for a side against one that thinks as well, with all cards open."""

    def __init__(self, game: Game[Any], scored: Scored, seat: int) -> None:
        self._game, self._scored, self._seat = game, scored, seat

    def judged(self, state: Any) -> list[Worth]:
        """Every answer to the question that is asked, the best first; of equals the first."""
        question = self._game.pending(state)
        assert question is not None
        found = [Worth(choice, self._worth(state, choice, FARTHEST)) for choice in question.options]
        return sorted(found, key=lambda each: -each.chance)

    def _value(self, state: Any, left: int) -> Fraction:
        question = self._game.pending(state)
        assert question is not None
        if not left:
            raise NotRecorded(_("it goes on for too long to be computed"))
        worths = [self._worth(state, choice, left - 1) for choice in question.options]
        return max(worths) if question.seat == self._seat else min(worths)

    def _worth(self, state: Any, choice: Choice, left: int) -> Fraction:
        return sum((each.chance * self._of(each, left) for each in self.outcomes(state, choice)), Fraction())

    def _of(self, outcome: Outcome, left: int) -> Fraction:
        if outcome.winner is None:
            return self._value(outcome.state, left)
        return Fraction(outcome.winner == self._seat)

    def outcomes(self, state: Any, choice: Choice) -> list[Outcome]:
        """Whatever chance can make of it; what only differs in the face that a die showed is one outcome."""
        alike: dict[tuple[Event, ...], Outcome] = {}
        for chance, events, after, winner in self._played(state, choice):
            before = alike.get(events)
            chance += before.chance if before is not None else 0
            alike[events] = Outcome(chance, after, winner)
        return list(alike.values())

    def _played(self, state: Any, choice: Choice) -> Iterator[tuple[Fraction, tuple[Event, ...], Any, int | None]]:
        waiting: list[tuple[Fraction, tuple[int, ...]]] = [(Fraction(1), ())]
        while waiting:
            chance, faces = waiting.pop()
            try:
                yield (chance, *self._play(state, choice, faces))
            except _Asked as asked:
                share = chance / asked.sides
                waiting += [(share, (*faces, face)) for face in range(1, asked.sides + 1)]

    def _play(self, state: Any, choice: Choice, faces: Sequence[int]) -> tuple[tuple[Event, ...], Any, int | None]:
        """With these faces, to the next question or to the end; without the events that only tell of chance."""
        game, told = self._game, list[Event]()
        after = game.copy(state)
        for event in game.play(after, choice, _Foreseen(faces)):
            game.advance(after, event)
            if (winner := self._scored(event)) is not None:
                return tuple(told), after, winner
            if not game.drawn(event):
                told.append(event)
        return tuple(told), after, None
