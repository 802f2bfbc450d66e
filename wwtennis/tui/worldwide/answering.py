"""The keys of the match screen: each changes the draft of an answer, or gives it."""

from __future__ import annotations

from time import monotonic

from wwtennis.games.worldwide.cards import Zone
from wwtennis.games.worldwide.words.questions import LOSES_THE_POINT, Act
from wwtennis.kernel.game import Choice
from wwtennis.tui.shell.page import Page
from wwtennis.tui.worldwide.draft import Draft

TWO_DIGITS = 0.7  # seconds in which a second digit makes one number with the first

# Actions that are ways to answer, by their own names.
ACTS = {
    "stay": Act.STAY, "net": Act.NET, "back": Act.BACK, "smash": Act.PLAY, "retreat": Act.RETREAT, "run": Act.RUN,
    "challenge": Act.CHALLENGE, "accept": Act.ACCEPT, "recover": Act.RECOVER, "take_focus": Act.FOCUS,
    "no_plan": Act.NO_PLAN, "take_back": Act.TAKE_BACK, "backhand": Act.BACKHAND, "forehand": Act.FOREHAND,
}  # fmt: skip


class Answering(Page[None]):
    """What a person does with the question. The screen that derives from it shows the draft and takes the answer."""

    draft: Draft | None = None
    _digit: tuple[float, str] = (0.0, "")

    @property
    def columns(self) -> int:
        """How many cards stand side by side."""
        return 1

    def show_draft(self) -> None:
        raise NotImplementedError

    def give(self, choice: Choice) -> None:
        raise NotImplementedError

    def may(self, action: str) -> bool | None:
        """Whether this key means anything now."""
        draft = self.draft
        if draft is None:
            return False
        if draft.is_confirming:
            return action in ("left", "right", "play", "yes", "cancel", "give_up")
        if action in ACTS:
            wanted = ACTS[action]
            return wanted in draft.options and not (action == "smash" and Act.RETREAT not in draft.options)
        return self._may_change(action, draft)

    def shows_key(self, action: str) -> bool:
        """Left and right choose among answers, where there are several; among cards, up and down do as well."""
        return action != "left" or self._has_answers

    @property
    def _has_answers(self) -> bool:
        draft = self.draft
        if draft is None:
            return False
        several = len([act for act in draft.acts if act not in LOSES_THE_POINT]) > 1
        return several or draft.is_confirming or Act.REFUSE in draft.options

    def _may_change(self, action: str, draft: Draft) -> bool | None:
        if action in ("more_stars", "fewer_stars"):
            return len(draft.star_counts) > 1
        if action in ("target", "aim"):
            return len(draft.targets) > 1
        if action == "spin":
            return len(draft.spins) > 1
        if action == "roll":
            return draft.may_roll
        if action == "give_up":
            return any(act in draft.options for act in LOSES_THE_POINT)
        if action in ("previous", "next", "pick", "next_open", "previous_open", "choose"):
            return draft.needs_card
        if action == "cancel":
            return bool(draft.stars) or draft.act is not draft.acts[0]
        return action in ("left", "right", "play", "stars")

    # Moving about

    def action_previous(self) -> None:
        self._step(-self.columns)

    def action_next(self) -> None:
        self._step(self.columns)

    def action_left(self) -> None:
        self._sideways(-1)

    def action_right(self) -> None:
        self._sideways(1)

    def action_next_open(self) -> None:
        self._step(1, only_open=True)

    def action_previous_open(self) -> None:
        self._step(-1, only_open=True)

    def _step(self, by: int, *, only_open: bool = False) -> None:
        if self.draft is not None:
            self.draft.step(by, only_open=only_open)
            self.show_draft()

    def _sideways(self, by: int) -> None:
        """Between yes and no, between the ways to answer, or between cards."""
        draft = self.draft
        if draft is None:
            return
        if draft.is_confirming:
            draft.says_yes = not draft.says_yes
        elif self._has_answers:
            draft.turn(by)
        else:
            draft.step(by)
        self.show_draft()

    def action_pick(self, key: str) -> None:
        """A card by its number on the list."""
        draft = self.draft
        if draft is None or not draft.cards:
            return
        before, self._digit = self._digit, (monotonic(), key)
        number = int(key) or 10
        if monotonic() - before[0] < TWO_DIGITS and before[1]:
            both = int(before[1] + key)
            number = both if 10 <= both <= len(draft.cards) else number
        if number <= len(draft.cards):
            draft.pick(draft.cards[number - 1])
            self.show_draft()

    def action_choose(self, card: int) -> None:
        """A card that was clicked."""
        if self.draft is not None and self.draft.needs_card and card in self.draft.cards:
            self.draft.pick(card)
            self.show_draft()

    # Target, Stars, spin

    def action_target(self) -> None:
        if self.draft is not None:
            self.draft.next_target()
            self.show_draft()

    def action_aim(self, zone: str) -> None:
        """A zone that was clicked."""
        if self.draft is not None:
            self.draft.aim(Zone(zone))
            self.show_draft()

    def action_more_stars(self) -> None:
        self._add_stars(1)

    def action_fewer_stars(self) -> None:
        self._add_stars(-1)

    def _add_stars(self, by: int) -> None:
        if self.draft is not None:
            self.draft.add_stars(by)
            self.show_draft()

    def action_stars(self, count: int) -> None:
        if self.draft is not None:
            self.draft.set_stars(count)
            self.show_draft()

    def action_spin(self) -> None:
        if self.draft is not None:
            self.draft.next_spin()
            self.show_draft()

    def action_roll(self) -> None:
        if self.draft is not None:
            self.draft.switch_roll()
            self.show_draft()

    # The ways to answer

    def _take(self, act: Act) -> None:
        """Answer at once where no card is needed; otherwise let one be chosen."""
        draft = self.draft
        if draft is None or act not in draft.options:
            return
        again = draft.act is act
        draft.take(act)
        if draft.needs_card and not (again and act in (Act.RUN, Act.RETREAT)):
            self.show_draft()
        else:
            self.action_play()

    def action_stay(self) -> None:
        self._take(Act.STAY)

    def action_net(self) -> None:
        self._take(Act.NET)

    def action_back(self) -> None:
        self._take(Act.BACK)

    def action_smash(self) -> None:
        self._take(Act.PLAY)

    def action_retreat(self) -> None:
        self._take(Act.RETREAT)

    def action_run(self) -> None:
        self._take(Act.RUN)

    def action_challenge(self) -> None:
        self._take(Act.CHALLENGE)

    def action_accept(self) -> None:
        self._take(Act.ACCEPT)

    def action_recover(self) -> None:
        self._take(Act.RECOVER)

    def action_take_focus(self) -> None:
        self._take(Act.FOCUS)

    def action_no_plan(self) -> None:
        self._take(Act.NO_PLAN)

    def action_take_back(self) -> None:
        self._take(Act.TAKE_BACK)

    def action_backhand(self) -> None:
        self._take(Act.BACKHAND)

    def action_forehand(self) -> None:
        self._take(Act.FOREHAND)

    # Giving the answer

    def action_play(self) -> None:
        """Enter: the answer as it stands; for what throws the point away, the question whether it is meant."""
        draft = self.draft
        if draft is None:
            return
        if draft.is_confirming and not draft.says_yes:
            self.action_cancel()
        elif draft.is_drastic and not draft.is_confirming:
            draft.confirm()
            self.show_draft()
        elif (choice := draft.choice) is not None:
            self.give(choice)

    def action_give_up(self) -> None:
        draft = self.draft
        if draft is None:
            return
        if draft.is_confirming:
            self.action_yes()
            return
        draft.give_up()
        self.show_draft()

    def action_yes(self) -> None:
        if self.draft is not None and self.draft.is_confirming:
            self.draft.says_yes = True
            self.action_play()

    def action_cancel(self) -> None:
        if self.draft is not None:
            self.draft.cancel()
            self.show_draft()
