"""Serve & Play, its table of contents: what is asked when, what each answer does, what follows by itself.

phase --QUESTIONS--> question --ANSWERS--> events --advance--> phase --FOLLOWS--> events ...
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from wwtennis.games.serve_play import face_down
from wwtennis.games.serve_play.advance import advance
from wwtennis.games.serve_play.choices import CHOICES, Ask, Done, Give, Leave, Pass, PlayCard, Take
from wwtennis.games.serve_play.determinise import determinise
from wwtennis.games.serve_play.events import (
    EVENTS,
    MILESTONES,
    PlayDeckShuffled,
    ServeDeckRenewed,
    ServeDeckShuffled,
)  # fmt: skip
from wwtennis.games.serve_play.rules import between, doubles, rally, serve, set_up
from wwtennis.games.serve_play.setup import Setup, partner_of
from wwtennis.games.serve_play.state import Match, Phase
from wwtennis.games.serve_play.view import View, view_of
from wwtennis.kernel.game import Choice, Event, Question
from wwtennis.kernel.luck import SHUFFLE, Drawn, Luck
from wwtennis.kernel.rules import in_turn
from wwtennis.tennis.calling import call_standing
from wwtennis.tennis.score import side_of, winner

# What happens by itself, without a question.
FOLLOWS: dict[Phase, Callable[[Match, Luck], Iterator[Event]]] = {
    Phase.SET_UP: set_up.set_up,
    Phase.BETWEEN: between.begin_point,
    Phase.SERVE: serve.serve,
    Phase.POINT_OVER: between.end_point,
}

# What is asked, and which answers there are.
QUESTIONS: dict[Phase, tuple[Callable[[Match], Ask], Callable[[Match], tuple[Choice, ...]]]] = {
    Phase.GIVE: (lambda m: Ask.GIVE, doubles.give_options),
    Phase.TAKE: (lambda m: Ask.TAKE, doubles.take_options),
    Phase.BALL: (rally.ask, rally.ball_options),
}

# What each answer does.
ANSWERS: dict[type[Choice], Callable[[Match, Any, Luck], Iterator[Event]]] = {
    Give: doubles.offer,
    Take: doubles.exchange,
    Done: doubles.end_exchange,
    PlayCard: rally.play,
    Leave: rally.leave,
    Pass: rally.pass_,
}


class ServePlay:
    """The game, as the table sees it."""

    name = "serve-play"
    events = EVENTS
    choices = CHOICES
    dice: Mapping[str, int] = {}
    milestones: Mapping[type[Event], str] = MILESTONES

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.seats = setup.seats
        self.advance = advance

    def new_state(self) -> Match:
        return Match(self.setup)

    def opening(self, state: Match, luck: Luck) -> Iterator[Event]:
        return in_turn(state, None, luck, _follows)

    def pending(self, state: Match) -> Question | None:
        if state.phase is Phase.OVER:
            return None
        ask, options = QUESTIONS[state.phase]
        return Question(state.turn, ask(state), options(state))

    def play(self, state: Match, choice: Choice, luck: Luck) -> Iterator[Event]:
        return in_turn(state, ANSWERS[type(choice)](state, choice, luck), luck, _follows)

    def copy(self, state: Match) -> Match:
        return state.copy()

    def view(self, state: Match, seat: int) -> View:
        return view_of(state, seat)

    def determinise(self, view: View, luck: Luck) -> Match:
        return determinise(view, luck)

    def heard(self, event: Event, seat: int) -> Event:
        return face_down.heard(event, seat)

    def winners(self, state: Match) -> Sequence[int]:
        """In doubles both partners."""
        won = winner(state.setup.played, state.score)
        return () if won is None else [seat for seat in range(self.seats) if side_of(seat) == won]

    def sharing(self, seat: int) -> tuple[int, ...]:
        """S20: partners see each other's hands."""
        return (seat, partner_of(seat)) if self.setup.is_doubles else (seat,)

    def standing(self, state: Match) -> str:
        return call_standing(state.setup.played, state.score)

    def drawn(self, event: Event) -> Sequence[Drawn]:
        """No dice: the shuffles are all the chance there is."""
        if isinstance(event, ServeDeckShuffled | ServeDeckRenewed | PlayDeckShuffled):
            return (Drawn(SHUFFLE, event.order),)
        return ()

    def reveals(self, event: Event, seat: int) -> bool:
        return face_down.reveals(event, seat)


def _follows(m: Match, luck: Luck) -> Iterator[Event] | None:
    step = FOLLOWS.get(m.phase)
    return None if step is None else step(m, luck)
