"""A game without tennis: guess the coin, three guesses each, and the deck decides what a guess is worth."""

from collections.abc import Iterator, Mapping, Sequence
from enum import StrEnum
from typing import Any

from wwtennis.kernel.game import END, FACE_DOWN, Choice, Event, Question
from wwtennis.kernel.luck import COIN, SHUFFLE, Drawn, Luck
from wwtennis.kernel.rules import in_turn

ROUNDS = 6


class Guess(Choice, frozen=True):
    heads: bool


class Pass(Choice, frozen=True):
    """The only answer of the last round."""


class Dealt(Event, frozen=True):
    order: tuple[int, ...]


class Tossed(Event, frozen=True):
    seat: int
    heads: bool


class Scored(Event, frozen=True):
    seat: int
    worth: int


class Finished(Event, frozen=True):
    """Six rounds have been played."""


class Ask(StrEnum):
    GUESS = "guess"


class State:
    __slots__ = ("deck", "events", "round", "worth")

    def __init__(self) -> None:
        self.deck: list[int] = []
        self.events = 0
        self.round = 0
        self.worth = [0, 0]


class Guessing:
    """Seats guess in turn. Even rounds are for seat 0. The sixth has one option only."""

    name = "guessing"
    seats = 2
    events: tuple[type[Event], ...] = (Dealt, Tossed, Scored, Finished)
    choices: tuple[type[Choice], ...] = (Guess, Pass)
    dice: Mapping[str, int] = {}
    milestones: Mapping[type[Event], str] = {Scored: "round", Finished: END}

    def new_state(self) -> State:
        return State()

    def opening(self, state: State, luck: Luck) -> Iterator[Event]:
        return in_turn(state, iter([Dealt(luck.shuffled(range(1, ROUNDS + 1)))]), luck)

    def pending(self, state: State) -> Question | None:
        if state.round == ROUNDS:
            return None
        options: tuple[Choice, ...] = (Pass(),) if state.round == ROUNDS - 1 else (Guess(True), Guess(False))
        return Question(state.round % 2, Ask.GUESS, options)

    def play(self, state: State, choice: Choice, luck: Luck) -> Iterator[Event]:
        return in_turn(state, self._guess(state, choice, luck), luck)

    def _guess(self, state: State, choice: Choice, luck: Luck) -> Iterator[Event]:
        seat, worth = state.round % 2, state.deck[-1]
        heads = luck.coin()
        yield Tossed(seat, heads)
        right = isinstance(choice, Guess) and choice.heads is heads
        yield Scored(seat, worth if right else 0)
        if state.round == ROUNDS:
            yield Finished()

    def advance(self, state: State, event: Event) -> None:
        state.events += 1
        if isinstance(event, Dealt):
            state.deck = list(event.order)
        elif isinstance(event, Scored):
            state.deck.pop()
            state.worth[event.seat] += event.worth
            state.round += 1

    def copy(self, state: State) -> State:
        twin = State()
        twin.deck, twin.round, twin.worth, twin.events = state.deck[:], state.round, state.worth[:], state.events
        return twin

    def view(self, state: State, seat: int) -> Any:
        return (state.round, tuple(state.worth), len(state.deck))

    def heard(self, event: Event, seat: int) -> Event:
        return Dealt((FACE_DOWN,) * len(event.order)) if isinstance(event, Dealt) else event

    def winners(self, state: State) -> Sequence[int]:
        if state.round < ROUNDS or state.worth[0] == state.worth[1]:
            return ()
        return (0,) if state.worth[0] > state.worth[1] else (1,)

    def sharing(self, seat: int) -> tuple[int, ...]:
        return (seat,)

    def standing(self, state: State) -> str:
        return f"{state.worth[0]}-{state.worth[1]}"

    def drawn(self, event: Event) -> Sequence[Drawn]:
        if isinstance(event, Dealt):
            return (Drawn(SHUFFLE, event.order),)
        return (Drawn(COIN, event.heads),) if isinstance(event, Tossed) else ()

    def reveals(self, event: Event, seat: int) -> bool:
        return isinstance(event, Scored)
