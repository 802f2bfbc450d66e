"""What is agreed before a match of Serve & Play, and the match that comes of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from wwtennis.files.material import material_of
from wwtennis.games import kind_of
from wwtennis.games.serve_play.setup import DOUBLES, SINGLES, Setup
from wwtennis.kernel.bots import everybody, name_of
from wwtennis.kernel.log import HUMAN
from wwtennis.tui.serve_play.screens import COURT
from wwtennis.tui.shell.game_screens import OFF, ON, Saved, Values
from wwtennis.tui.shell.session import MatchSession, SeatPlan

if TYPE_CHECKING:
    from wwtennis.tui.shell.form import Line

GAME = "serve-play"
FLAGS = ("tiebreak", "advantage", "fresh_card", "practice")


class MatchChoice(msgspec.Struct, frozen=True):
    """A match as it is set up on the screen. `by`: who plays on each of four seats, a person or a bot by its name."""

    doubles: bool = False
    by: tuple[str, str, str, str] = (HUMAN, "greedy", "greedy", "greedy")
    best_of_3: bool = False
    tiebreak: bool = False
    advantage: bool = False
    fresh_card: bool = False
    practice: bool = False

    @property
    def seats(self) -> int:
        return DOUBLES if self.doubles else SINGLES


def chosen(saved: Saved) -> MatchChoice:
    """What was saved; the default where that makes no sense."""
    try:
        return msgspec.convert(saved, MatchChoice)
    except msgspec.ValidationError:
        return MatchChoice()


class ServePlaySetUp:
    """See `wwtennis.tui.shell.game_screens.SetUp`."""

    def values(self, saved: Saved) -> Values:
        choice = chosen(saved)
        who = {f"by_{seat}": choice.by[seat] for seat in range(1, DOUBLES)}
        flags = {flag: ON if getattr(choice, flag) else OFF for flag in FLAGS}
        return {
            "players": "doubles" if choice.doubles else "singles", **who,
            "sets": "3" if choice.best_of_3 else "1", **flags,
        }  # fmt: skip

    def lines(self, values: Values) -> list[Line]:
        from wwtennis.tui.serve_play.set_up_lines import lines  # here, not above: a match can begin without

        return lines(values)

    def saved(self, values: Values) -> Saved:
        return {
            "doubles": values["players"] == "doubles",
            "by": [HUMAN, *(values[f"by_{seat}"] for seat in range(1, DOUBLES))],
            "best_of_3": values["sets"] == "3",
            **{flag: values[flag] == ON for flag in FLAGS},
        }

    def court(self, values: Values) -> str:
        return COURT

    def before(self, saved: Saved, names: Sequence[str]) -> None:
        """Every match stands for itself."""

    def match(self, saved: Saved, names: Sequence[str], seed: int | None = None) -> MatchSession:
        return new_match(chosen(saved), names, seed)


def new_match(choice: MatchChoice, names: Sequence[str], seed: int | None = None) -> MatchSession:
    """The match that was chosen, before its first event."""
    plans: list[SeatPlan] = []
    for seat, by in enumerate(choice.by[: choice.seats]):
        plans.append(SeatPlan(by, _name(by, names[seat], [*names, *(plan.name for plan in plans)])))
    setup = Setup(
        material_of(GAME).decks, tuple(plan.name for plan in plans), choice.tiebreak, 3 if choice.best_of_3 else 1,
        choice.advantage, choice.fresh_card,
    )  # fmt: skip
    alone = sum(plan.is_person for plan in plans) == 1
    return MatchSession(kind_of(GAME), setup, plans, seed, choice.practice and alone)


def _name(by: str, person: str, taken: Sequence[str]) -> str:
    """A person's own name, or a bot's that nobody else has."""
    return person if by == HUMAN else name_of(everybody(kind_of(GAME)), by, taken)
