"""A game that has little in common with tennis: four seats, one kind of answer, plain words for questions, odd dice.

Each seat is dealt three cards, plays one of them in turn and moves on by what it says and by a die: the blue one for
an even card, a d8 for an odd one.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from wwtennis.kernel.game import END, FACE_DOWN, Choice, Event, Question
from wwtennis.kernel.luck import SHUFFLE, Drawn, Luck
from wwtennis.kernel.rules import in_turn

SEATS, HAND = 4, 3
BLUE, D8 = "blue die", "d8"


class Play(Choice, frozen=True):
    card: int


class Shuffled(Event, frozen=True):
    order: tuple[int, ...]


class Dealt(Event, frozen=True):
    seat: int
    cards: tuple[int, ...]


class Played(Event, frozen=True):
    seat: int
    card: int


class Moved(Event, frozen=True):
    seat: int
    blue: bool
    face: int


class Finished(Event, frozen=True):
    """Everybody has played all the cards."""


class State:
    __slots__ = ("deck", "events", "hands", "over", "places", "turn")

    def __init__(self) -> None:
        self.deck: list[int] = []
        self.events = 0
        self.hands: list[list[int]] = [[] for _ in range(SEATS)]
        self.places = [0] * SEATS
        self.turn = 0
        self.over = False


class Race:
    name = "race"
    seats = SEATS
    events: tuple[type[Event], ...] = (Shuffled, Dealt, Played, Moved, Finished)
    choices: tuple[type[Choice], ...] = (Play,)
    dice: Mapping[str, int] = {BLUE: 3, D8: 8}
    milestones: Mapping[type[Event], str] = {Moved: "turn", Finished: END}

    def new_state(self) -> State:
        return State()

    def opening(self, state: State, luck: Luck) -> Iterator[Event]:
        return in_turn(state, self._deal(state, luck), luck)

    def _deal(self, state: State, luck: Luck) -> Iterator[Event]:
        yield Shuffled(luck.shuffled(range(1, SEATS * HAND + 1)))
        for seat in range(SEATS):
            yield Dealt(seat, tuple(state.deck[-HAND:]))

    def pending(self, state: State) -> Question | None:
        if state.over:
            return None
        return Question(state.turn, "card", tuple(Play(card) for card in state.hands[state.turn]))

    def play(self, state: State, choice: Choice, luck: Luck) -> Iterator[Event]:
        return in_turn(state, self._move(state, choice, luck), luck)

    def _move(self, state: State, choice: Choice, luck: Luck) -> Iterator[Event]:
        assert isinstance(choice, Play)
        seat, blue = state.turn, choice.card % 2 == 0
        yield Played(seat, choice.card)
        yield Moved(seat, blue, luck.die(3, BLUE) if blue else luck.die(8))
        if not any(state.hands):
            yield Finished()

    def advance(self, state: State, event: Event) -> None:
        state.events += 1
        if isinstance(event, Shuffled):
            state.deck = list(event.order)
        elif isinstance(event, Dealt):
            del state.deck[-len(event.cards) :]
            state.hands[event.seat] = list(event.cards)
        elif isinstance(event, Played):
            hand = state.hands[event.seat]
            hand.remove(event.card if event.card in hand else FACE_DOWN)
            state.places[event.seat] += event.card
        elif isinstance(event, Moved):
            state.places[event.seat] += event.face
            state.turn = (event.seat + 1) % SEATS
        elif isinstance(event, Finished):
            state.over = True

    def copy(self, state: State) -> State:
        twin = State()
        twin.events = state.events
        twin.deck, twin.hands = state.deck[:], [hand[:] for hand in state.hands]
        twin.places, twin.turn, twin.over = state.places[:], state.turn, state.over
        return twin

    def view(self, state: State, seat: int) -> Any:
        counts = tuple(map(len, state.hands))
        return (state.turn, tuple(state.places), counts, tuple(state.hands[seat]), len(state.deck), state.over)

    def heard(self, event: Event, seat: int) -> Event:
        if isinstance(event, Shuffled):
            return Shuffled((FACE_DOWN,) * len(event.order))
        if isinstance(event, Dealt) and event.seat != seat:
            return Dealt(event.seat, (FACE_DOWN,) * len(event.cards))
        return event

    def winners(self, state: State) -> Sequence[int]:
        """More than one may come in first; a dead heat of all is a draw."""
        first = [seat for seat, place in enumerate(state.places) if place == max(state.places)]
        return first if state.over and len(first) < SEATS else []

    def sharing(self, seat: int) -> tuple[int, ...]:
        return (seat,)

    def standing(self, state: State) -> str:
        return "-".join(map(str, state.places))

    def drawn(self, event: Event) -> Sequence[Drawn]:
        if isinstance(event, Shuffled):
            return (Drawn(SHUFFLE, event.order),)
        return (Drawn(BLUE if event.blue else D8, event.face),) if isinstance(event, Moved) else ()

    def reveals(self, event: Event, seat: int) -> bool:
        return isinstance(event, Played) and event.seat != seat
