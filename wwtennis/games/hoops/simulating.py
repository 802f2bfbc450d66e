"""From the options of a simulation to what is to be played."""

from __future__ import annotations

from collections.abc import Sequence

from wwtennis.games.hoops.material import Material
from wwtennis.games.hoops.options import COMPENSATIONS
from wwtennis.games.hoops.setup import (
    EVEN,
    HIGHEST_LEVEL,
    LOWEST_LEVEL,
    USUAL_COMPENSATION,
    Compensation,
    Length,
    Machine,
    Profiles,
    SeatSetup,
    Setup,
)  # fmt: skip
from wwtennis.kernel.errors import UsageError
from wwtennis.kernel.kind import Arranged, Asked
from wwtennis.kernel.log import SOLO
from wwtennis.kernel.words import _

USUAL_BOT = "greedy"


def arrange(material: Material, asked: Asked, bots: Sequence[str | None]) -> Arranged:
    """What is to be played, if it can be."""
    coaches = int(asked["coaches"])
    if any(bots[coaches:]):
        raise UsageError(_("--c and --d are for more coaches: say --coaches 3 or --coaches 4"))
    machine = _machine(asked)
    if machine is not None and bots[1]:
        raise UsageError(_("--machine and --b both say who coaches in seat B: choose one of them"))
    by = [bot or USUAL_BOT for bot in bots[:coaches]]
    setup = Setup(
        material.cards, tuple(SeatSetup(name) for name in _names(by, machine)), Length(asked["length"]),
        asked["own_team"], asked["draft"], asked["money_time"], asked["decisive"], int(asked["mismatches"]),
        Profiles(asked["profiles"]), _compensation(asked, machine), machine,
    )  # fmt: skip
    return Arranged((setup,), tuple(by))


def _names(by: Sequence[str], machine: Machine | None) -> list[str]:
    """The coaches are called what their bots are, with a letter where several are the same."""
    who = [by[0], SOLO, *by[2:]] if machine is not None else by
    return [f"{name} {letter}" if who.count(name) > 1 else name for name, letter in zip(who, "ABCD", strict=False)]


def _compensation(asked: Asked, machine: Machine | None) -> Compensation:
    """H20: the usual one, unless it is told; H18: against the machine coach the human always begins."""
    if machine is None:
        return COMPENSATIONS[asked["compensation"]] if asked["compensation"] else USUAL_COMPENSATION
    if asked["compensation"]:
        raise UsageError(_("the machine coach has no hand: leave out --compensation, or --machine"))
    return Compensation.NONE


def _machine(asked: Asked) -> Machine | None:
    if not asked["machine"]:
        if asked["level"]:
            raise UsageError(_("--level is the machine coach's: say --machine too"))
        return None
    try:
        return Machine(asked["machine"], int(asked["level"] or EVEN))
    except ValueError:
        why = _("--level {told!r}: expected a whole number from {least} to {most}")
        raise UsageError(why.format(told=asked["level"][:20], least=LOWEST_LEVEL, most=HIGHEST_LEVEL)) from None
