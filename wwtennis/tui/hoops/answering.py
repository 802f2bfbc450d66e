"""The keys of an answer: each changes the draft, or gives it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from wwtennis.games.hoops.choices import GO_OFF, PAY_BEST, Ask, BringOn, BuyCard
from wwtennis.games.hoops.rules import cited
from wwtennis.games.hoops.view import View
from wwtennis.kernel.game import Choice, Question
from wwtennis.tui.hoops.draft import GROUPS, Draft

MOVES = ("previous", "next", "page_up", "page_down", "pick", "line", "play", "first", "last")
PAGE = 5  # lines
# What follows an answer by itself, unless somebody wants to be asked.
ALSO = {Ask.PAY: PAY_BEST, Ask.SHIFT: GO_OFF}


class Answering:
    """What a person does with the question."""

    def __init__(self, question: Question, view: View) -> None:
        self.draft = Draft(question, view)

    @property
    def rules(self) -> Sequence[str]:
        """Of the chosen act, where one of several can be done; else of the question."""
        ask = self.draft.ask
        acts = cited.ACTS.get(type(self.draft.choice), ()) if ask is Ask.ACT else ()
        return acts or cited.QUESTIONS[ask]

    def may(self, action: str) -> bool | None:
        if action in GROUPS:
            return self.draft.has_group(action)
        if action == "step_by_step":
            return isinstance(self.draft.choice, BuyCard | BringOn)
        return action in MOVES

    def shows(self, action: str) -> bool:
        return True

    def press(self, action: str, *parameters: Any) -> Choice | None:
        return KEYS[action](self, *parameters)

    def advise(self, choice: Choice) -> None:
        self.draft.advice = choice
        self.draft.adopt(choice)

    @property
    def is_decided_before(self) -> bool:
        """How a purchase is paid, and that whoever was replaced goes off, is decided with it."""
        return self.draft.ask is Ask.SHIFT or (self.draft.ask is Ask.PAY and not self.draft.view.turn.paid)

    def also_answers(self, question: Question) -> Choice | None:
        also = ALSO.get(question.kind)
        started = isinstance(self.draft.choice, BuyCard | BringOn)
        return also if started and not self.draft.step_by_step and also in question.options else None

    # What keys do

    def pick(self, key: str) -> Choice | None:
        """A digit answers at once: the line of that number, as far as there are ten."""
        choice = self.draft.pick(int(key) or 10)
        if choice is not None:
            self.draft.adopt(choice)
        return choice

    def go_on(self) -> Choice:
        return self.draft.choice

    def ask_everything(self) -> Choice:
        """The chosen answer, and then to be asked what usually follows by itself."""
        self.draft.step_by_step = True
        return self.draft.choice

    def choose(self, place: int) -> None:
        """A line that was clicked."""
        if 0 <= place < len(self.draft.options):
            self.draft.at = place


KEYS: dict[str, Callable[..., Choice | None]] = {
    "previous": lambda a: a.draft.step(-1),
    "next": lambda a: a.draft.step(1),
    "page_up": lambda a: a.choose(max(0, a.draft.at - PAGE)),
    "page_down": lambda a: a.choose(min(len(a.draft.options) - 1, a.draft.at + PAGE)),
    "first": lambda a: a.choose(0),
    "last": lambda a: a.choose(len(a.draft.options) - 1),
    "pick": Answering.pick,
    "line": Answering.choose,
    "play": Answering.go_on,
    "step_by_step": Answering.ask_everything,
    **{group: lambda a, group=group: a.draft.to_group(group) for group in GROUPS},
}
