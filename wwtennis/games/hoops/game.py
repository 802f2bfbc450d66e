"""Hoops, its table of contents: what is asked when, what each answer does, what follows by itself.

phase --QUESTIONS--> question --ANSWERS--> events --books--> phase --FOLLOWS--> events ...
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from wwtennis.games.hoops import advance, face_down
from wwtennis.games.hoops.cards import DIE_NAMES, SIDES_OF_A_DIE, Die
from wwtennis.games.hoops.choices import (
    CHOICES,
    Activate,
    Adjusted,
    Against,
    AgreeToDraw,
    Ask,
    BringOn,
    BuyCard,
    CallMismatch,
    DiscardCard,
    DiscardRest,
    DraftCommon,
    DraftOwn,
    EndActs,
    GoOff,
    KeepBest,
    KeepCard,
    KeepDie,
    KeepNoMore,
    KeepRest,
    LayAll,
    LayTactic,
    MakeRoom,
    MarkDie,
    MarkTactic,
    PayBest,
    PayCard,
    PlayOn,
    PutBack,
    RemoveCard,
    ReplaceAll,
    Reroll,
    RerollMisses,
    Settle,
    ShiftTo,
    Stand,
    TakeBeginners,
    TakeCard,
    TakeProfile,
)  # fmt: skip
from wwtennis.games.hoops.determinise import determinise
from wwtennis.games.hoops.events import (
    EVENTS,
    MILESTONES,
    CommonShuffled,
    DeckShuffled,
    DiceRerolled,
    DiceRolled,
    FirstChosen,
    MismatchPlayed,
    Phase,
    PlayersShuffled,
    ProfilesShuffled,
    TacticsShuffled,
)  # fmt: skip
from wwtennis.games.hoops.rules import (
    acting,
    buying,
    draft,
    ending,
    machine,
    mismatch,
    own_team,
    preparing,
    profiles,
    resolving,
    set_up,
    substitutions,
    turn,
)  # fmt: skip
from wwtennis.games.hoops.setup import MOST_COACHES, Setup
from wwtennis.games.hoops.state import Match
from wwtennis.games.hoops.view import View, view_of
from wwtennis.kernel.game import Choice, Event, Question
from wwtennis.kernel.luck import COIN, SHUFFLE, Drawn, Luck, numbered
from wwtennis.kernel.rules import in_turn

# What happens by itself, without a question.
FOLLOWS: dict[Phase, Callable[[Match, Luck], Iterator[Event]]] = {
    Phase.SET_UP: set_up.set_up,
    Phase.NEXT: ending.next_turn,
    Phase.START: turn.start,
}

# What the machine coach does, where a coach would be asked or something else would follow.
MACHINE: dict[Phase, Callable[[Match, Luck], Iterator[Event]]] = {
    Phase.START: machine.start,
    Phase.ACT: machine.act,
    Phase.REROLL: machine.reroll,
    Phase.KEEP: machine.keep,
}

# What is asked, and which answers there are.
QUESTIONS: dict[Phase, tuple[Ask, Callable[[Match], Sequence[Choice]]]] = {
    Phase.TEAM: (Ask.TEAM, own_team.team_options),
    Phase.DRAFT_OWN: (Ask.DRAFT_OWN, draft.own_options),
    Phase.DRAFT_COMMON: (Ask.DRAFT_COMMON, draft.common_options),
    Phase.PROFILE: (Ask.PROFILE, profiles.profile_options),
    Phase.PUT_BACK: (Ask.PUT_BACK, turn.put_back_options),
    Phase.ADJUST: (Ask.ADJUST, turn.adjust_options),
    Phase.ACT: (Ask.ACT, acting.act_options),
    Phase.SUBSTITUTE: (Ask.SUBSTITUTE, substitutions.substitute_options),
    Phase.SHIFT: (Ask.SHIFT, substitutions.shift_options),
    Phase.ROOM: (Ask.ROOM, preparing.room_options),
    Phase.PAY: (Ask.PAY, buying.pay_options),
    Phase.OPPONENT: (Ask.OPPONENT, mismatch.opponent_options),
    Phase.REROLL: (Ask.REROLL, resolving.reroll_options),
    Phase.KEEP: (Ask.KEEP, resolving.keep_options),
    Phase.HAND: (Ask.HAND, turn.hand_options),
    Phase.LEVEL: (Ask.LEVEL, lambda m: ending.LEVELS),
}

# What each answer does.
ANSWERS: dict[type[Choice], Callable[[Match, Any, Luck], Iterator[Event]]] = {
    TakeBeginners: own_team.take_beginners,
    TakeCard: own_team.take_card,
    DraftOwn: draft.set_aside,
    DraftCommon: draft.split,
    TakeProfile: profiles.take,
    PutBack: turn.put_back,
    MarkTactic: turn.mark,
    ReplaceAll: turn.replace_all,
    Adjusted: turn.adjusted,
    BringOn: substitutions.bring,
    ShiftTo: substitutions.shift,
    GoOff: substitutions.go_off,
    Settle: substitutions.settle,
    LayTactic: preparing.lay,
    LayAll: preparing.lay_all,
    MakeRoom: preparing.make_room,
    BuyCard: buying.buy,
    PayCard: buying.pay_card,
    PayBest: buying.pay_best,
    CallMismatch: mismatch.call,
    Against: mismatch.against,
    Activate: resolving.activate,
    EndActs: acting.end_acts,
    MarkDie: resolving.mark,
    Reroll: resolving.reroll_marked,
    RerollMisses: resolving.reroll_misses,
    Stand: resolving.stand,
    KeepBest: resolving.keep_best,
    KeepDie: resolving.keep_die,
    KeepNoMore: resolving.keep_no_more,
    KeepCard: turn.keep_card,
    DiscardCard: turn.discard_card,
    RemoveCard: turn.remove_card,
    DiscardRest: turn.discard_rest,
    KeepRest: turn.keep_rest,
    PlayOn: ending.play_on,
    AgreeToDraw: ending.agree,
}

# HO-2.4: with more than two coaches a die says who begins.
FIRST_COACH_DICE = {numbered(coaches): coaches for coaches in range(3, MOST_COACHES + 1)}

SHUFFLES = (CommonShuffled, DeckShuffled, PlayersShuffled, ProfilesShuffled, TacticsShuffled)


class Hoops:
    """The game, as the table sees it."""

    name = "hoops"
    events = EVENTS
    choices = CHOICES
    dice: Mapping[str, int] = {**dict.fromkeys(DIE_NAMES.values(), SIDES_OF_A_DIE), **FIRST_COACH_DICE}
    milestones: Mapping[type[Event], str] = MILESTONES

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.seats = setup.coaches
        self.advance = advance.advance
        self.heard = face_down.heard
        self.reveals = face_down.reveals

    def new_state(self) -> Match:
        return Match(self.setup)

    def opening(self, state: Match, luck: Luck) -> Iterator[Event]:
        return in_turn(state, None, luck, _follows)

    def pending(self, state: Match) -> Question | None:
        if state.phase is Phase.OVER:
            return None
        ask, options = QUESTIONS[state.phase]
        return Question(state.who, ask, tuple(options(state)))

    def play(self, state: Match, choice: Choice, luck: Luck) -> Iterator[Event]:
        return in_turn(state, ANSWERS[type(choice)](state, choice, luck), luck, _follows)

    def copy(self, state: Match) -> Match:
        return state.copy()

    def view(self, state: Match, seat: int) -> View:
        return view_of(state, seat)

    def determinise(self, view: View, luck: Luck) -> Match:
        return determinise(view, luck)

    def drawn(self, event: Event) -> Sequence[Drawn]:
        """HO-1.5, HO-1.6: the dice; HO-2.4: the coin; and the shuffles."""
        if isinstance(event, SHUFFLES):
            return (Drawn(SHUFFLE, event.order),)
        if isinstance(event, DiceRolled):
            return _rolled(event.dice)
        if isinstance(event, DiceRerolled):
            return _rolled(event.new)
        if isinstance(event, MismatchPlayed):
            return _rolled(event.attack + event.defence)
        if isinstance(event, FirstChosen) and self.setup.machine is None:
            return (self._chosen(event.seat),)
        return ()

    def winners(self, state: Match) -> Sequence[int]:
        """HO-4.3: nobody in a draw."""
        return () if state.winner is None else (state.winner,)

    def sharing(self, seat: int) -> tuple[int, ...]:
        return (seat,)

    def standing(self, state: Match) -> str:
        """HO-4.3: how it stands: the points of each coach, the winner's first when it is over."""
        return ending.standing(state)

    def _chosen(self, seat: int) -> Drawn:
        """HO-2.4."""
        return Drawn(COIN, bool(seat)) if self.seats == 2 else Drawn(numbered(self.seats), seat + 1)


def _follows(m: Match, luck: Luck) -> Iterator[Event] | None:
    step = FOLLOWS.get(m.phase)
    if m.teams[m.who].machine is not None:
        step = MACHINE.get(m.phase, step)
    return None if step is None else step(m, luck)


def _rolled(dice: Sequence[Die]) -> list[Drawn]:
    return [Drawn(DIE_NAMES[die.skill], die.face) for die in dice]
