"""Worldwide Tennis, its table of contents: what is asked when, what each answer does, what follows by itself.

phase --QUESTIONS--> question --ANSWERS--> events --advance--> phase --FOLLOWS--> events ...
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from wwtennis.games.worldwide.advance import advance
from wwtennis.games.worldwide.choices import (
    CHOICES,
    AcceptCall,
    Ask,
    Challenge,
    DiscardCard,
    Focus,
    GiveUp,
    GoToNet,
    MoveBack,
    NoPlan,
    PlayStroke,
    ReceiveOn,
    Recover,
    Refuse,
    Retreat,
    Run,
    ServeBall,
    Stay,
    TakeBack,
)  # fmt: skip
from wwtennis.games.worldwide.determinise import determinise
from wwtennis.games.worldwide.events import (
    EVENTS,
    MILESTONES,
    ChallengeDecided,
    CoinTossed,
    DieRolled,
    PileShuffled,
    SoloPileShuffled,
    SpinRolled,
    ZoneRolled,
)  # fmt: skip
from wwtennis.games.worldwide.face_down import heard, reveals
from wwtennis.games.worldwide.rules import challenge, ends, net, point, rally, scoring, serve, solo
from wwtennis.games.worldwide.setup import SEATS, Setup
from wwtennis.games.worldwide.state import Match, Phase
from wwtennis.games.worldwide.view import View, view_of
from wwtennis.kernel.game import Choice, Event, Question
from wwtennis.kernel.luck import COIN, SHUFFLE, Drawn, Luck
from wwtennis.kernel.rules import in_turn
from wwtennis.kernel.words import later
from wwtennis.tennis.calling import call_standing
from wwtennis.tennis.score import winner

# What happens by itself, without a question.
Step = Callable[[Match, Luck], Iterator[Event] | None]
FOLLOWS: dict[Phase, Step] = {
    Phase.SET_UP: point.set_up,
    Phase.FAULT: scoring.fault_costs_the_point,
    Phase.POINT_OVER: point.end_point,
    Phase.BETWEEN: point.between_points,
}

# What happens by itself where it costs nothing.
UNASKED: dict[Phase, Step] = {Phase.CHASE: rally.run_if_free}

# What the solo opponent does where a player would be asked.
SOLO: dict[Phase, Step] = {
    Phase.SIDE: solo.choose_side,
    Phase.SERVE: solo.serve_ball,
    Phase.CHASE: solo.chase,
    Phase.STROKE: solo.stroke,
    Phase.REPOSITION: solo.reposition,
}

# What is asked, and which answers there are.
LOBBED = "a lob at the net"  # asks for something else than to run for the ball
QUESTIONS: dict[str, tuple[Ask, Callable[[Match], Sequence[Choice]]]] = {
    Phase.SIDE: (Ask.SIDE, lambda m: point.SIDES),
    Phase.SERVE: (Ask.SERVE, serve.serve_options),
    Phase.CALL: (Ask.CHALLENGE, lambda m: challenge.ANSWERS),
    Phase.CHASE: (Ask.CHASE, rally.chase_options),
    LOBBED: (Ask.LOB, net.lob_options),
    Phase.STROKE: (Ask.STROKE, rally.stroke_options),
    Phase.REPOSITION: (Ask.REPOSITION, rally.reposition_options),
    Phase.TRIM: (Ask.TRIM, point.trim_options),
    Phase.REST: (Ask.REST, lambda m: ends.RESTS),
    Phase.PLAN: (Ask.PLAN, ends.plan_options),
}

# What each answer does.
ANSWERS: dict[type[Choice], Callable[[Match, Any, Luck], Iterator[Event]]] = {
    ReceiveOn: point.choose_side,
    ServeBall: serve.serve,
    Challenge: challenge.challenge,
    AcceptCall: challenge.accept,
    Run: rally.run,
    Refuse: rally.refuse,
    PlayStroke: rally.play_stroke,
    GiveUp: rally.give_up,
    Retreat: net.retreat,
    Stay: rally.stay,
    GoToNet: rally.go_to_net,
    MoveBack: rally.move_back,
    DiscardCard: point.trim,
    Recover: ends.recover,
    Focus: ends.focus,
    TakeBack: ends.plan,
    NoPlan: ends.plan,
}

CHASE, OVER = Phase.CHASE, Phase.OVER  # asked for at every answer: an enum takes its time to find a member
D20, D6 = later("d20"), later("d6")  # WT-3.2


def pending(m: Match) -> Question | None:
    """What is asked now."""
    phase = m.phase
    if phase is OVER:
        return None
    is_lobbed = phase is CHASE and rally.is_lobbed(m, m.turn)
    ask, options = QUESTIONS[LOBBED if is_lobbed else phase]
    return Question(m.turn, ask, tuple(options(m)))


class Worldwide:
    """The game, as the table sees it."""

    name = "worldwide"
    seats = len(SEATS)
    events = EVENTS
    choices = CHOICES
    dice: Mapping[str, int] = {D20: 20, D6: 6}
    milestones: Mapping[type[Event], str] = MILESTONES

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.advance = advance
        self._by_itself = [FOLLOWS | (SOLO if setup.is_solo(seat) else UNASKED) for seat in SEATS]

    def new_state(self) -> Match:
        return Match(self.setup)

    def opening(self, state: Match, luck: Luck) -> Iterator[Event]:
        return in_turn(state, None, luck, self._follows)

    def pending(self, state: Match) -> Question | None:
        return pending(state)

    def play(self, state: Match, choice: Choice, luck: Luck) -> Iterator[Event]:
        return in_turn(state, ANSWERS[type(choice)](state, choice, luck), luck, self._follows)

    def copy(self, state: Match) -> Match:
        return state.copy()

    def view(self, state: Match, seat: int) -> View:
        return view_of(state, seat)

    def determinise(self, view: View, luck: Luck) -> Match:
        return determinise(view, luck)

    def heard(self, event: Event, seat: int) -> Event:
        return heard(event, seat)

    def winners(self, state: Match) -> Sequence[int]:
        won = winner(state.setup.played, state.score)
        return () if won is None else (won,)

    def sharing(self, seat: int) -> tuple[int, ...]:
        return (seat,)

    def standing(self, state: Match) -> str:
        return call_standing(state.setup.played, state.score)

    def drawn(self, event: Event) -> Sequence[Drawn]:
        """WT-3.2: the dice and the coin; and the shuffles."""
        if isinstance(event, DieRolled):
            return (Drawn(D20, event.face),)
        if isinstance(event, PileShuffled | SoloPileShuffled):
            return (Drawn(SHUFFLE, event.order),)
        if isinstance(event, CoinTossed):
            return (Drawn(COIN, bool(event.server)),)
        if isinstance(event, ChallengeDecided):
            return (Drawn(COIN, event.upheld),)
        if isinstance(event, SpinRolled):
            return (Drawn(D6, event.face),)
        if isinstance(event, ZoneRolled) and event.own_roll:
            return (Drawn(D20, event.face),)
        return ()

    def reveals(self, event: Event, seat: int) -> bool:
        return reveals(event, seat)

    def _follows(self, state: Match, luck: Luck) -> Iterator[Event] | None:
        step = self._by_itself[state.turn].get(state.phase)
        return None if step is None else step(state, luck)
