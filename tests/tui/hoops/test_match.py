"""A match of Hoops in the app: played by keys, alone, by two and by four people; and how it is set up."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.games.hoops.courtside import CARDS
from tests.tui.at_the_table import seated
from tests.tui.looking import make_app, text_of, until
from wwtennis.games import kind_of
from wwtennis.games.hoops.game import Hoops
from wwtennis.games.hoops.setup import Length, Machine, Profiles, SeatSetup, Setup
from wwtennis.kernel.check import check
from wwtennis.kernel.log import HUMAN, SOLO
from wwtennis.kernel.luck import SeededLuck
from wwtennis.kernel.table import Answer, Table
from wwtennis.tui.hoops.match import HoopsMatch
from wwtennis.tui.hoops.set_up import MACHINE, HoopsSetUp, chosen
from wwtennis.tui.shell.screens.handover import HandOver
from wwtennis.tui.shell.session import MatchSession, SeatPlan

NAMES = ("Anna", "Rafael", "Chloé", "Björn")


def session(coaches: int, *people: int, seed: int = 4, **agreed: Any) -> MatchSession:
    setup = Setup(CARDS, tuple(SeatSetup(name) for name in NAMES[:coaches]), Length.SHORT, **agreed)
    others = SOLO if setup.machine is not None else "greedy"
    plans = [SeatPlan(HUMAN if seat in people else others, name) for seat, name in enumerate(NAMES[:coaches])]
    return MatchSession(kind_of("hoops"), setup, plans, seed, table=Table(Hoops(setup), SeededLuck(seed)))


def answers(playing: MatchSession) -> list[Any]:
    return [entry.choice for entry in playing.entries if isinstance(entry, Answer) and entry.seat == 0]


@pytest.mark.parametrize(("coaches", "agreed"), [(2, {}), (3, {"mismatches": 2}), (2, {"machine": Machine("wall", 0)})])
async def test_a_person_plays_against_others_with_enter_alone(tmp_path: Path, coaches: int, agreed: dict[str, Any]):
    playing = session(coaches, 0, **agreed)
    async with seated(playing, tmp_path) as seat:
        for _ in range(40):
            await seat.wait_for(lambda: playing.pending is None or playing.pending.seat == 0)
            await seat.press("enter")
    assert len(answers(playing)) > 20
    assert check(playing.table.game, playing.entries, playing.seed)


async def test_the_keyboard_is_handed_over_and_nobody_sees_another_hand(tmp_path: Path):
    playing = session(2, 0, 1)
    async with seated(playing, tmp_path, sit_down=False) as seat:
        assert isinstance(seat.app.screen, HandOver)
        await seat.press("enter")
        assert playing.pending is not None
        asked = playing.pending.seat
        assert "hidden" not in seat.part("hand")
        for _ in range(60):
            if playing.pending.seat != asked:
                break
            await seat.press("enter")
        assert isinstance(seat.app.screen, HandOver)


async def test_what_is_replaced_and_paid_by_itself_is_taken_back_with_it(tmp_path: Path):
    playing = session(2, 0, 1)
    async with seated(playing, tmp_path) as seat:
        await seat.press("enter")  # the market stays
        before = len(playing.entries)
        await seat.press("b")
        screen = seat.app.screen
        assert isinstance(screen, HoopsMatch)
        await seat.press("enter")
        bought = len(playing.entries)
        await seat.press("u")
        assert bought > before
        assert "What do you do?" in seat.text


async def test_a_match_starts_within_four_keys_of_the_title(tmp_path: Path):
    app = make_app(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("n", "right", "right", "enter")
        await until(pilot, lambda: isinstance(app.screen, HoopsMatch))
        await until(pilot, lambda: "Which tactics of the market" in text_of(app) or "thinking" in text_of(app))


@pytest.mark.parametrize("size", [(80, 24), (80, 30), (100, 30), (120, 36), (200, 60)])
async def test_everything_has_its_place_at_any_size(tmp_path: Path, size: tuple[int, int]):
    playing = session(2, 0)
    async with seated(playing, tmp_path, size) as seat:
        await seat.wait_for(lambda: playing.pending is not None and playing.pending.seat == 0)
        await seat.settle()
        names = [name for name in seat.app.screen.plan(*size) if name != "hint"]  # type: ignore[attr-defined]
        regions = [seat.app.screen.get_child_by_id(name).region for name in names]
        assert all(region.width > 0 and region.height > 0 for region in regions)
        assert not any(one.overlaps(other) for at, one in enumerate(regions) for other in regions[at + 1 :])
        for words in ("Anna", "Rafael", "IQ", "turn"):
            assert words in seat.text


# Setting it up


def test_what_was_chosen_is_remembered_and_nonsense_is_not():
    set_up = HoopsSetUp()
    values = set_up.values({"coaches": 3, "by": [HUMAN, "random", HUMAN, "greedy"], "draft": True, "length": "short"})
    assert (values["coaches"], values["by_2"], values["draft"], values["length"]) == ("3", HUMAN, "on", "short")
    assert chosen(set_up.saved(values)) == chosen(set_up.saved(set_up.values(set_up.saved(values))))
    for nonsense in ({"by": 3}, {"coaches": 9}, {"length": "endless"}):
        assert set_up.values(nonsense) == set_up.values({})


def test_the_form_makes_the_match_that_it_says():
    set_up = HoopsSetUp()
    values = {**set_up.values({}), "coaches": "4", "by_1": HUMAN, "profiles": "drawn", "mismatches": "3"}
    made = set_up.match(set_up.saved(values), NAMES)

    assert (made.setup.coaches, made.setup.profiles, made.setup.mismatches) == (4, Profiles.DRAWN, 3)
    assert made.people == (0, 1)
    assert made.names == ("Anna", "Rafael", "Magda", "Ines")


@pytest.mark.parametrize(
    ("line", "value", "field", "agreed"),
    [
        ("own_team", "on", "own_team", True),
        ("draft", "on", "draft", True),
        ("money_time", "on", "money_time", True),
        ("decisive", "on", "decisive", True),
        ("mismatches", "5", "mismatches", 5),
        ("profiles", "chosen", "profiles", Profiles.CHOSEN),
        ("length", "epic", "length", Length.EPIC),
        ("coaches", "3", "coaches", 3),
        ("coaches", "4", "coaches", 4),
    ],
)
def test_each_variant_is_a_line_of_the_form_by_itself(line: str, value: str, field: str, agreed: Any):
    set_up = HoopsSetUp()
    values = set_up.values({})
    [found] = [each for each in set_up.lines(values) if each.id == line]
    assert value in [option.value for option in found.options]
    usual = set_up.match(set_up.saved(values), NAMES).setup
    made = set_up.match(set_up.saved({**values, line: value}), NAMES).setup

    assert getattr(made, field) == agreed
    fields = {"own_team", "draft", "money_time", "decisive", "mismatches", "profiles", "length", "coaches"} - {field}
    assert [name for name in fields if getattr(made, name) != getattr(usual, name)] == []


def test_the_machine_coach_sits_across_one_coach_and_cannot_draft():
    set_up = HoopsSetUp()
    values = {**set_up.values({}), "by_1": f"{MACHINE}wall", "level": "-4", "draft": "on"}
    made = set_up.match(set_up.saved(values), NAMES)

    assert made.setup.machine == Machine("wall", -4)
    assert not made.setup.draft
    assert made.seats[1].who == SOLO
    ids = [line.id for line in set_up.lines(values)]
    assert "level" in ids
    assert "draft" not in ids
    assert set_up.match(set_up.saved({**values, "coaches": "3"}), NAMES).setup.machine is None


async def test_every_line_of_the_form_can_be_reached_and_seen_in_a_small_window(tmp_path: Path):
    """With four people there are more lines than rows: those around the chosen one are shown."""
    saved = {"coaches": 4, "by": [HUMAN] * 4}
    app = make_app(tmp_path, game="hoops", setups={"hoops": saved})
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("n")
        await until(pilot, lambda: "Coach D" in text_of(app))
        assert "Seed" not in text_of(app)
        await pilot.press("up")
        await until(pilot, lambda: "Seed" in text_of(app) and "Second coach" in text_of(app))
        assert "Game" not in text_of(app)
