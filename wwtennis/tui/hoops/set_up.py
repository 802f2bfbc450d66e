"""What is agreed before a match of Hoops, and the match that comes of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, Literal

import msgspec

from wwtennis.files.material import material_of
from wwtennis.games import kind_of
from wwtennis.games.hoops.profiles import MACHINES
from wwtennis.games.hoops.series import KNOCK_OUTS
from wwtennis.games.hoops.setup import (
    LADDER,
    MACHINE_SEAT,
    MOST_COACHES,
    USUAL_COMPENSATION,
    Compensation,
    Length,
    Machine,
    Profiles,
    SeatSetup,
    Setup,
)  # fmt: skip
from wwtennis.kernel.bots import name_of
from wwtennis.kernel.log import HUMAN, SOLO
from wwtennis.kernel.words import _
from wwtennis.tui.shell.game_screens import OFF, ON, Saved, Values
from wwtennis.tui.shell.session import MatchSession, SeatPlan

if TYPE_CHECKING:
    from wwtennis.tui.shell.form import Line
    from wwtennis.tui.shell.page import Page

GAME = "hoops"
MATCH: Final = "match"
CAMPAIGN, TOURNAMENT = "campaign", "tournament"
FLAGS = ("own_team", "draft", "money_time", "decisive", "practice")
MACHINE = "machine:"  # before the profile of a machine coach, where an opponent is chosen
USUAL_LEVEL = LADDER[1]


class MatchChoice(msgspec.Struct, frozen=True):
    """A match as it is set up on the screen. `by`: who coaches each seat, a machine coach by its profile."""

    play: Literal["match", "campaign", "tournament"] = MATCH
    entrants: int = KNOCK_OUTS[0]  # HO-6.7
    people: int = 1  # HO-6.7: of them
    coaches: int = 2
    by: tuple[str, str, str, str] = (HUMAN, "greedy", "greedy", "greedy")
    level: int = USUAL_LEVEL
    length: Length = Length.NORMAL
    own_team: bool = False
    draft: bool = False
    money_time: bool = False
    decisive: bool = False
    mismatches: int = 0
    profiles: Profiles = Profiles.NONE
    compensation: Compensation = USUAL_COMPENSATION
    practice: bool = False

    @property
    def machine(self) -> Machine | None:
        """HO-6: against one coach only."""
        profile = self.by[MACHINE_SEAT].removeprefix(MACHINE)
        if self.coaches > 2 or not self.by[MACHINE_SEAT].startswith(MACHINE) or profile not in MACHINES:
            return None
        return Machine(profile, self.level)


def chosen(saved: Saved) -> MatchChoice:
    """What was saved; the default where that makes no sense."""
    try:
        choice = msgspec.convert(saved, MatchChoice)
    except msgspec.ValidationError:
        return MatchChoice()
    fits = 2 <= choice.coaches <= MOST_COACHES and choice.entrants in KNOCK_OUTS and 1 <= choice.people <= MOST_COACHES
    return choice if fits else MatchChoice()


class HoopsSetUp:
    """See `wwtennis.tui.shell.game_screens.SetUp`."""

    def values(self, saved: Saved) -> Values:
        choice = chosen(saved)
        return {
            "play": choice.play,
            "entrants": str(choice.entrants),
            "people": str(choice.people),
            "coaches": str(choice.coaches),
            **{f"by_{seat}": choice.by[seat] for seat in range(1, MOST_COACHES)},
            "level": str(choice.level),
            "length": choice.length.value,
            "mismatches": str(choice.mismatches),
            "profiles": choice.profiles.value,
            "compensation": choice.compensation.value,
            **{flag: ON if getattr(choice, flag) else OFF for flag in FLAGS},
        }

    def lines(self, values: Values) -> list[Line]:
        from wwtennis.tui.hoops.set_up_lines import lines  # here, not above: a match can begin without

        return lines(values)

    def saved(self, values: Values) -> Saved:
        return {
            "play": values["play"],
            "entrants": int(values["entrants"]),
            "people": int(values["people"]),
            "coaches": int(values["coaches"]),
            "by": [HUMAN, *(values[f"by_{seat}"] for seat in range(1, MOST_COACHES))],
            "level": int(values["level"]),
            "length": values["length"],
            "mismatches": int(values["mismatches"]),
            "profiles": values["profiles"],
            "compensation": values["compensation"],
            **{flag: values[flag] == ON for flag in FLAGS},
        }

    def court(self, values: Values) -> str:
        return ""

    def before(self, saved: Saved, names: Sequence[str]) -> Page[None] | None:
        """HO-6.6, HO-6.7: the campaign or the tournament that the match is a part of."""
        choice = chosen(saved)
        if choice.play == MATCH:
            return None
        from wwtennis.tui.hoops.series_set_up import page_for  # here, not above: most matches stand for themselves

        return page_for(choice, names)

    def match(self, saved: Saved, names: Sequence[str], seed: int | None = None) -> MatchSession:
        return new_match(chosen(saved), names, seed)


def new_match(choice: MatchChoice, names: Sequence[str], seed: int | None = None) -> MatchSession:
    """The match that was chosen, before its first event."""
    plans: list[SeatPlan] = []
    for seat in range(choice.coaches):
        plans.append(_plan(choice, names, seat, [*names, *(plan.name for plan in plans)]))
    machine = choice.machine
    setup = Setup(
        material_of(GAME).cards, tuple(SeatSetup(plan.name) for plan in plans), choice.length, choice.own_team,
        choice.draft and machine is None, choice.money_time, choice.decisive, choice.mismatches, choice.profiles,
        choice.compensation if machine is None else Compensation.NONE, machine,
    )  # fmt: skip
    alone = sum(plan.is_person for plan in plans) == 1
    return MatchSession(kind_of(GAME), setup, plans, seed, choice.practice and alone)


def _plan(choice: MatchChoice, names: Sequence[str], seat: int, taken: Sequence[str]) -> SeatPlan:
    """A person with the own name; a machine coach with that of its kind; a bot with one that nobody else has."""
    by, machine = choice.by[seat], choice.machine
    if seat == MACHINE_SEAT and machine is not None:
        return SeatPlan(SOLO, _(MACHINES[machine.profile].title))
    if by == HUMAN:
        return SeatPlan(HUMAN, names[seat])
    by = by if by in kind_of(GAME).bot_names else "greedy"
    return SeatPlan(by, name_of(kind_of(GAME).bots, by, taken))
