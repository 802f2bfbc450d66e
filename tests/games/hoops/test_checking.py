"""Recordings of Hoops: the checker swears its coloured dice by the seed, and an undo is refused where chance spoke."""

from typing import Any

import msgspec
import pytest

from tests.games.hoops.courtside import CARDS, COACHES, FRED, SLASHING, TRAP, given, red, team
from tests.helpers import at_random, play_out
from wwtennis.games.hoops.cards import Die
from wwtennis.games.hoops.choices import Activate, LayTactic
from wwtennis.games.hoops.events import AttackScored, CardBought, CardsPaid, DiceKept, DiceRolled, Scored
from wwtennis.games.hoops.game import Hoops
from wwtennis.games.hoops.setup import Length, Machine, Setup
from wwtennis.kernel.check import Mismatch, check
from wwtennis.kernel.luck import SeededLuck
from wwtennis.kernel.table import Table
from wwtennis.kernel.undo import Terms, undo_for

SEED = 8
PEOPLE = Terms(frozenset((0, 1)))
SETUPS: dict[str, dict[str, Any]] = {
    "two": {},
    "three": {"seats": COACHES[:3], "mismatches": 5},
    "machine": {"machine": Machine("wall", -3)},
    "draft": {"draft": True},
}


def recorded(**agreement: Any) -> Table[Any]:
    setup = Setup(CARDS, **{"seats": COACHES[:2], "length": Length.SHORT, **agreement})
    table = Table(Hoops(setup), SeededLuck(SEED))
    table.open()
    return play_out(table, at_random(SEED))


@pytest.mark.parametrize("name", SETUPS)
def test_whole_match_is_sworn_to_by_its_seed(name: str):
    table = recorded(**SETUPS[name])

    assert check(table.game, table.entries, SEED).finished
    assert check(table.game, table.entries, None).finished
    with pytest.raises(Mismatch):
        check(table.game, table.entries, SEED + 1)


def altered(table: Table[Any], kind: type, change: Any) -> tuple[list[Any], int]:
    """The recording with the first event of this kind that the change fits changed; and the number of that entry."""
    entries = list(table.entries)
    for number, entry in enumerate(entries):
        if isinstance(entry, kind) and (fields := change(entry)):
            entries[number] = msgspec.structs.replace(entry, **fields)
            return entries, number + 1
    raise AssertionError(f"no {kind.__name__} to change")


def better_die(event: DiceRolled) -> dict[str, Any] | None:
    lowest = min(event.dice, key=lambda die: die.face, default=None)
    if lowest is None or lowest.face == 6:
        return None
    dice = list(event.dice)
    dice[dice.index(lowest)] = Die(lowest.skill, 6)
    return {"dice": tuple(dice)}


@pytest.mark.parametrize(
    ("kind", "change", "told"),
    [
        (DiceRolled, better_die, "the seed gives"),
        (DiceKept, lambda event: {"dice": event.dice * 2} if event.dice else None, "by the rules `dice` is"),
        (CardsPaid, lambda event: {"value": event.value + 1}, "by the rules `value` is"),
        (CardBought, lambda event: {"to_hand": True}, "by the rules `to_hand` is"),
        (
            AttackScored,
            lambda event: {"scored": tuple(Scored(each.against, each.stopped, 99) for each in event.scored)},
            "by the rules `scored` is",
        ),
    ],
)
def test_altered_recording_is_caught_at_its_entry(kind: type, change: Any, told: str):
    table = recorded()
    entries, number = altered(table, kind, change)

    with pytest.raises(Mismatch) as caught:
        check(table.game, entries, SEED)

    assert caught.value.entry == number
    assert told in caught.value.why


def test_what_was_only_laid_may_be_taken_back_and_a_roll_may_not():
    table = given(fred=team(hand=[SLASHING, TRAP]), rolls=[red(2), red(3), red(4)])
    table.answer(LayTactic(SLASHING))
    assert undo_for(table.game, table.entries, FRED, PEOPLE).to is not None

    table.answer(Activate(SLASHING))

    assert undo_for(table.game, table.entries, FRED, PEOPLE).to is None
