"""The keys of an answer: each changes the draft, or gives it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from time import monotonic
from typing import Any

from wwtennis.games.worldwide.cards import Zone
from wwtennis.games.worldwide.view import View
from wwtennis.kernel.game import Choice, Question
from wwtennis.tui.worldwide.answers import PLAY, RETREAT, RUN, STAY, Way, way_of
from wwtennis.tui.worldwide.draft import Draft
from wwtennis.tui.worldwide.rules_shown import rules_of
from wwtennis.tui.worldwide.waiting import GOING, is_decided_before, ways_to_go

TWO_DIGITS = 0.7  # seconds in which a second digit makes one number with the first
PRESSED_TWICE = (RUN, RETREAT)  # their key once more gives the answer, with the card that is proposed
WHILE_CONFIRMING = ("left", "right", "play", "yes", "cancel", "give_up")


class Answering:
    """What a person does with the question. `columns` says how many cards stand side by side.

    `asks_all`: where to wait is always asked by itself.
    """

    def __init__(
        self, question: Question, view: View, columns: Callable[[], int] = lambda: 1, *, asks_all: bool = False
    ) -> None:
        self.draft = Draft(question, view)
        self.draft.says_where = not asks_all
        self._columns = columns
        self._waits = STAY  # once the stroke has landed
        self._digit: tuple[float, str] = (0.0, "")

    @property
    def rules(self) -> Sequence[str]:
        return rules_of(self.draft)

    # What a key means now

    def may(self, action: str) -> bool | None:
        if self.draft.is_confirming:
            return action in WHILE_CONFIRMING
        return action in self._ways() or self._may_change(action)

    def shows(self, action: str) -> bool:
        """Left and right choose among answers, where there are several; among cards, up and down do as well."""
        return action != "left" or self._has_answers

    def _ways(self) -> dict[str, Way]:
        """Those that have a key of their own. A card is played by choosing it; a Smash is one answer among others."""
        offered = [way for way in self.draft.ways if way.keys and not way.sure]
        return {way.action: way for way in offered if way is not PLAY or RETREAT in self.draft.options}

    @property
    def _has_answers(self) -> bool:
        draft = self.draft
        several = len([way for way in draft.ways if not way.sure]) > 1
        return several or draft.is_confirming or draft.is_refusable

    def _may_change(self, action: str) -> bool:
        draft = self.draft
        if action in ("more_stars", "fewer_stars"):
            return len(draft.star_counts) > 1
        if action in ("target", "aim"):
            return len(draft.targets) > 1
        if action == "spin":
            return len(draft.spins) > 1
        if action == "roll":
            return draft.may_roll
        if action == "give_up":
            return any(way.sure for way in draft.ways)
        if action in GOING:
            return GOING[action] in ways_to_go(draft)
        if action in ("previous", "next", "pick", "next_open", "previous_open", "choose"):
            return draft.needs_card
        if action == "cancel":
            return bool(draft.stars) or draft.way is not draft.ways[0]
        return action in ("left", "right", "play", "stars")

    # What it does

    def press(self, action: str, *parameters: Any) -> Choice | None:
        way = self._ways().get(action)
        if way is not None:
            return self._take(way)
        return KEYS[action](self, *parameters)

    def advise(self, choice: Choice) -> None:
        self.draft.advice = choice
        self.draft.adopt(choice)

    def _take(self, way: Way) -> Choice | None:
        """Answer at once where no card is needed; otherwise let one be chosen."""
        again = self.draft.way is way
        self.draft.take(way)
        if self.draft.needs_card and not (again and way in PRESSED_TWICE):
            return None
        return self.play()

    def up_or_down(self, by: int) -> None:
        self.draft.step(by * self._columns())

    def sideways(self, by: int) -> None:
        """Between yes and no, between the ways to answer, or between cards."""
        if self.draft.is_confirming:
            self.draft.says_yes = not self.draft.says_yes
        elif self._has_answers:
            self.draft.turn(by)
        else:
            self.draft.step(by)

    def pick(self, key: str) -> None:
        """A card by its number on the list."""
        cards = self.draft.cards
        before, self._digit = self._digit, (monotonic(), key)
        number = int(key) or 10
        if monotonic() - before[0] < TWO_DIGITS and before[1]:
            both = int(before[1] + key)
            number = both if 10 <= both <= len(cards) else number
        if number <= len(cards):
            self.draft.pick(cards[number - 1])

    def choose(self, card: int) -> None:
        """A card that was clicked."""
        if self.draft.needs_card and card in self.draft.cards:
            self.draft.pick(card)

    # Giving the answer

    def play(self) -> Choice | None:
        """Enter: the answer as it stands; for what throws the point away, the question whether it is meant."""
        draft = self.draft
        if draft.is_confirming and not draft.says_yes:
            draft.cancel()
        elif draft.is_drastic and not draft.is_confirming:
            draft.confirm()
        else:
            return draft.choice
        return None

    def play_and_go(self, action: str) -> Choice | None:
        """Play the card, and wait elsewhere than here."""
        self._waits = GOING[action]
        return self.play()

    def give_up(self) -> Choice | None:
        if self.draft.is_confirming:
            return self.yes()
        self.draft.give_up()
        return None

    def yes(self) -> Choice | None:
        if not self.draft.is_confirming:
            return None
        self.draft.says_yes = True
        return self.play()

    # What is decided with it

    @property
    def is_decided_before(self) -> bool:
        return self.draft.says_where and is_decided_before(self.draft.question)

    def also_answers(self, question: Question) -> Choice | None:
        if not (self.draft.says_where and is_decided_before(question)):
            return None
        return next((option for option in question.options if way_of(option) is self._waits), None)


# What each key does that is not one of the ways to answer, by its action.
KEYS: dict[str, Callable[..., Choice | None]] = {
    "previous": lambda a: a.up_or_down(-1),
    "next": lambda a: a.up_or_down(1),
    "left": lambda a: a.sideways(-1),
    "right": lambda a: a.sideways(1),
    "next_open": lambda a: a.draft.step(1, only_open=True),
    "previous_open": lambda a: a.draft.step(-1, only_open=True),
    "pick": Answering.pick,
    "choose": Answering.choose,
    "target": lambda a: a.draft.next_target(),
    "aim": lambda a, zone: a.draft.aim(Zone(zone)),
    "more_stars": lambda a: a.draft.add_stars(1),
    "fewer_stars": lambda a: a.draft.add_stars(-1),
    "stars": lambda a, count: a.draft.set_stars(count),
    "spin": lambda a: a.draft.next_spin(),
    "roll": lambda a: a.draft.switch_roll(),
    "play": Answering.play,
    **{action: partial(Answering.play_and_go, action=action) for action in GOING},
    "give_up": Answering.give_up,
    "yes": Answering.yes,
    "cancel": lambda a: a.draft.cancel(),
}
