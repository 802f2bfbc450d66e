"""A match of Serve & Play in the app: played by keys, alone, by two and by four people."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.games.serve_play.court_talk import REAL_DECKS
from tests.tui.at_the_table import seated
from wwtennis.games import kind_of
from wwtennis.games.serve_play.choices import Ask
from wwtennis.games.serve_play.game import ServePlay
from wwtennis.games.serve_play.setup import Setup
from wwtennis.kernel.check import check
from wwtennis.kernel.log import HUMAN
from wwtennis.kernel.luck import SeededLuck
from wwtennis.kernel.table import Answer, Table
from wwtennis.tui.serve_play.set_up import ServePlaySetUp, chosen
from wwtennis.tui.shell.screens.handover import HandOver
from wwtennis.tui.shell.session import MatchSession, SeatPlan

NAMES = ("Anna", "Rafael", "Chloé", "Björn")


def session(seats: int, *people: int, seed: int = 4) -> MatchSession:
    setup = Setup(REAL_DECKS, NAMES[:seats])
    plans = [SeatPlan(HUMAN if seat in people else "greedy", name) for seat, name in enumerate(setup.names)]
    return MatchSession(kind_of("serve-play"), setup, plans, seed, table=Table(ServePlay(setup), SeededLuck(seed)))


@pytest.mark.parametrize("seats", [2, 4])
async def test_a_person_plays_against_bots_with_enter_alone(tmp_path: Path, seats: int):
    playing = session(seats, 0)
    async with seated(playing, tmp_path) as seat:
        for _ in range(60):
            question = playing.pending
            if question is None or len(answers(playing)) > 12:
                break
            await seat.wait_for(lambda: playing.pending is None or playing.pending.seat == 0)
            key = "d" if playing.pending is not None and playing.pending.kind is Ask.GIVE else "enter"
            await seat.press(key)
    assert len(answers(playing)) > 5
    assert check(playing.table.game, playing.entries, playing.seed)


def answers(playing: MatchSession) -> list[Any]:
    return [entry.choice for entry in playing.entries if isinstance(entry, Answer) and entry.seat == 0]


async def test_the_keyboard_is_handed_over_between_sides_and_not_between_partners(tmp_path: Path):
    playing = session(4, 0, 1, 2, 3)
    async with seated(playing, tmp_path) as seat:
        first = playing.pending
        assert first is not None
        await seat.press("d")  # the right partner of the receivers wants no exchange
        second = playing.pending
        assert second is not None
        assert second.seat == (first.seat + 2) % 4
        assert not isinstance(seat.app.screen, HandOver)
        await seat.press("d")
        assert isinstance(seat.app.screen, HandOver)


async def test_nobody_sees_the_other_side_s_cards(tmp_path: Path):
    playing = session(2, 0, 1)
    async with seated(playing, tmp_path, sit_down=False) as seat:
        held = {REAL_DECKS.name(card) for hand in playing.table.state.hands for card in hand}
        assert isinstance(seat.app.screen, HandOver)
        assert not any(name in seat.text for name in held if name not in ("Out", "Kill", "Smash"))


def test_what_was_chosen_is_remembered_and_nonsense_is_not():
    set_up = ServePlaySetUp()
    values = set_up.values({"doubles": True, "by": [HUMAN, "random", HUMAN, "greedy"], "tiebreak": True})
    assert (values["players"], values["by_2"], values["tiebreak"]) == ("doubles", HUMAN, "on")
    assert chosen(set_up.saved(values)) == chosen(set_up.saved(set_up.values(set_up.saved(values))))
    assert set_up.values({"by": 3}) == set_up.values({})


def test_the_form_makes_the_match_that_it_says():
    set_up = ServePlaySetUp()
    values = {**set_up.values({}), "players": "doubles", "by_1": HUMAN, "sets": "3", "advantage": "on"}
    made = set_up.match(set_up.saved(values), NAMES)

    assert made.setup.is_doubles
    assert (made.setup.best_of, made.setup.advantage, made.setup.tiebreak) == (3, True, False)
    assert made.people == (0, 1)
    assert made.names == ("Anna", "Rafael", "Olga", "Ines")
    assert made.is_hot_seat
    assert [line.id for line in set_up.lines(values)][:2] == ["players", "by_2"]
