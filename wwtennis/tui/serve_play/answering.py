"""The keys of an answer: each changes the draft, or gives it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from wwtennis.games.serve_play.choices import DONE, LEAVE, PASS
from wwtennis.games.serve_play.view import View
from wwtennis.kernel.game import Choice, Question
from wwtennis.tui.serve_play.draft import Draft

MOVES = ("previous", "next", "left", "right", "next_open", "previous_open", "pick", "choose")


class Answering:
    """What a person does with the question. `columns` says how many cards lie side by side."""

    def __init__(self, question: Question, view: View, columns: Callable[[], int] = lambda: 1) -> None:
        self.draft = Draft(question, view)
        self.columns = columns

    @property
    def rules(self) -> Sequence[str]:
        return self.draft.rules

    def may(self, action: str) -> bool | None:
        draft = self.draft
        if action in MOVES:
            return len(draft.lines) > 0
        if action == "play":
            return draft.choice is not None or draft.may_pass
        if action == "pass_point":
            return draft.may_pass
        if action == "leave_it":
            return draft.may_leave and not draft.is_passing
        if action == "done":
            return draft.may_be_done
        return action == "cancel" and draft.is_passing

    def shows(self, action: str) -> bool:
        return True

    def press(self, action: str, *parameters: Any) -> Choice | None:
        return KEYS[action](self, *parameters)

    def advise(self, choice: Choice) -> None:
        self.draft.advice = choice
        self.draft.adopt(choice)

    is_decided_before = False

    def also_answers(self, question: Question) -> None:
        """Every question is asked by itself."""

    def play(self) -> Choice | None:
        """Enter: the answer as it stands. A hand that cannot answer is asked what goes with the point."""
        draft = self.draft
        if draft.choice is None and draft.may_pass and not draft.is_passing and not draft.open:
            draft.pass_()
            return None
        return draft.choice

    def pass_point(self) -> Choice | None:
        """Once to be asked what is discarded with it, twice to keep all cards."""
        if self.draft.is_passing:
            return PASS
        self.draft.pass_()
        return None

    def choose(self, card: int) -> None:
        """A card that was clicked."""
        for place, line in enumerate(self.draft.lines):
            if line.card == card:
                self.draft.at = place


KEYS: dict[str, Callable[..., Choice | None]] = {
    "previous": lambda a: a.draft.step(-a.columns()),
    "next": lambda a: a.draft.step(a.columns()),
    "left": lambda a: a.draft.step(-1),
    "right": lambda a: a.draft.step(1),
    "next_open": lambda a: a.draft.next_open(1),
    "previous_open": lambda a: a.draft.next_open(-1),
    "pick": lambda a, key: a.draft.pick(int(key) or 10),
    "choose": lambda a, card: a.choose(card),
    "play": Answering.play,
    "pass_point": Answering.pass_point,
    "leave_it": lambda a: LEAVE,
    "done": lambda a: DONE,
    "cancel": lambda a: a.draft.start_again(),
}
