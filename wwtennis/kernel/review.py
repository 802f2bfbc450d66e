"""A match reviewed: who decided how well, how the chances went, and which decisions cost most.

It is made of verdicts, one for each decision that was worth a search, and of nothing that was hidden from whoever
decided: a chance is what the seat in turn could know of it.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from itertools import pairwise
from typing import Any, NamedTuple

import msgspec

from wwtennis.kernel.advice import Tried, Verdict, judge
from wwtennis.kernel.game import END, Choice, Event, Question
from wwtennis.kernel.kind import Kind
from wwtennis.kernel.replay import DECISION, Replay
from wwtennis.kernel.table import Answer

MOST_COSTLY = 3
MOST_TURNS = 3
LEAST_TURN = 0.08  # of the match: less is no turning point
DRAW = 0.5  # of a match, for either side


class Decision(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A decision with its verdict: the moment when the question stood, and which option was taken."""

    moment: int
    taken: int
    verdict: Verdict

    @property
    def seat(self) -> int:
        return self.verdict.seat

    @property
    def given(self) -> Tried:
        found = self.verdict.of(self.taken)
        return self.verdict.best if found is None else found

    @property
    def loss(self) -> float:
        """What it cost of the chance to win; nothing, where it cannot be told from the best."""
        given = self.given
        return 0.0 if self.verdict.is_as_good(given) else self.verdict.best.value - given.value

    @property
    def at_stake(self) -> float:
        """How far the best answer is from the worst that was tried; nothing, where they cannot be told apart."""
        worst = min(self.verdict.tried, key=lambda each: each.value)
        return 0.0 if self.verdict.is_as_good(worst) else self.verdict.best.value - worst.value


class Stand(NamedTuple):
    """The chance of side A to win, at a moment: of seat A, and of whoever shares its cards."""

    moment: int
    chance: float


class Turn(NamedTuple):
    """A stretch of play that changed the chances much: from its beginning to that of the next."""

    moment: int
    until: int
    before: float
    after: float

    @property
    def swing(self) -> float:
        return self.after - self.before


class Form(NamedTuple):
    """How well a seat decided."""

    decisions: int
    counted: int  # of them: those in which there was something to lose
    mistakes: int
    lost: float  # of the chance to win, all mistakes together
    accuracy: float | None  # from 0 to 1; None where nothing counted


class Review(NamedTuple):
    """A match reviewed."""

    decisions: tuple[Decision, ...]
    forms: tuple[Form, ...]  # by seat
    curve: tuple[Stand, ...]  # before each decision
    stands: tuple[Stand, ...]  # when each point (turn, round) began, and at the end
    turns: tuple[Turn, ...]  # in order
    costly: tuple[Decision, ...]  # the dearest first

    @property
    def mistakes(self) -> list[int]:
        """Their moments, in order."""
        return [each.moment for each in self.decisions if each.loss]


# Judging


def decisions_of(replay: Replay[Any]) -> list[int]:
    """The moments at which somebody decided; what was taken back does not count."""
    moments = [moment for moment in replay.stops(DECISION) if isinstance(replay.entries[moment], Answer)]
    return [moment for moment in moments if not replay.was_taken_back(moment + 1)]


def asked_at(replay: Replay[Any], moment: int) -> tuple[Question, Choice] | None:
    """What was asked at this moment, and what was answered."""
    question, answer = replay.question_at(moment), replay.entries[moment]
    if question is None or not isinstance(answer, Answer) or answer.choice not in question.options:
        return None
    return question, answer.choice


def judged(kind: Kind, replay: Replay[Any], moment: int, rollouts: int, seed: int) -> Decision | None:
    """The decision of this moment; None where it was not worth a search."""
    asked, coach = asked_at(replay, moment), kind.coach
    if asked is None:
        return None
    question, given = asked
    view = replay.game.view(replay.state_at(moment), question.seat)
    thought = coach.think(view, question)
    if isinstance(thought, Choice):
        return None
    of_moment = seed * (replay.end + 1) + moment
    verdict = judge(replay.game, thought, view, question, given, rollouts, of_moment)  # type: ignore[arg-type]
    return Decision(moment, question.options.index(given), verdict) if verdict.tried else None


# What it adds up to


def review(kind: Kind, replay: Replay[Any], decisions: Sequence[Decision]) -> Review:
    seats = range(replay.game.seats)
    curve = _curve(replay, decisions)
    stands = _stands(curve, kind.timeline(replay.entries).stops().get(kind.step, ()))
    dearest = sorted((each for each in decisions if each.loss), key=lambda each: -each.loss)
    forms = tuple(_form([each for each in decisions if each.seat == seat]) for seat in seats)
    return Review(tuple(decisions), forms, curve, stands, _turns(stands), tuple(dearest[:MOST_COSTLY]))


def _form(decisions: Sequence[Decision]) -> Form:
    """Its accuracy: how much of what was at stake was kept, on average."""
    counted = [each for each in decisions if each.at_stake]
    kept = [1 - each.loss / each.at_stake for each in counted]
    losses = [each.loss for each in decisions if each.loss]
    accuracy = sum(kept) / len(kept) if kept else None
    return Form(len(decisions), len(counted), len(losses), sum(losses), accuracy)


def _curve(replay: Replay[Any], decisions: Sequence[Decision]) -> tuple[Stand, ...]:
    """Before each decision, with the best answer to it; and how it ended."""
    found, side_a = [], replay.game.sharing(0)
    for each in decisions:
        value = each.verdict.best.value
        found.append(Stand(each.moment, value if each.seat in side_a else 1 - value))
    if _is_over(replay):
        winners = replay.game.winners(replay.state_at(replay.end))
        found.append(Stand(replay.end, float(0 in winners) if winners else DRAW))
    return tuple(found)


def _is_over(replay: Replay[Any]) -> bool:
    milestones = replay.game.milestones
    return any(isinstance(entry, Event) and milestones.get(type(entry)) == END for entry in replay.entries)


def _stands(curve: Sequence[Stand], starts: Sequence[int]) -> tuple[Stand, ...]:
    """As it was known at the first decision from each of these moments on; and last, as it is known last."""
    moments = [stand.moment for stand in curve]
    firsts = [bisect_left(moments, start) for start in starts]
    return (*[Stand(start, curve[at].chance) for start, at in zip(starts, firsts, strict=True) if at < len(curve)],
            *curve[-1:])  # fmt: skip


def _turns(stands: Sequence[Stand]) -> tuple[Turn, ...]:
    """The points (turns, rounds) that changed most, in order."""
    turns = [Turn(one.moment, other.moment, one.chance, other.chance) for one, other in pairwise(stands)]
    large = sorted((turn for turn in turns if abs(turn.swing) >= LEAST_TURN), key=lambda turn: -abs(turn.swing))
    return tuple(sorted(large[:MOST_TURNS]))
