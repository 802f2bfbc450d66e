"""The shell plays any game: four seats, partners who share a screen, bots anywhere; and it knows none of them."""

from functools import partial
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from tests.tui.looking import make_app, text_of, until
from tests.tui.race_screens import RaceScreen, hand_of, race
from wwtennis.games import GAMES
from wwtennis.kernel.log import HUMAN
from wwtennis.tui.shell import game_screens
from wwtennis.tui.shell.app import WWTennisApp
from wwtennis.tui.shell.screens.handover import HandOver
from wwtennis.tui.shell.session import MatchSession


@pytest.fixture
def race_app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> WWTennisApp:
    monkeypatch.setitem(game_screens.SCREENS, "race", "tests.tui.race_screens")
    app = make_app(tmp_path)
    app.match_over = lambda session: None  # type: ignore[method-assign]
    return app


async def shown(app: WWTennisApp, pilot: Pilot[Any], session: MatchSession) -> None:
    app.show_match(session)
    await until(pilot, lambda: isinstance(app.screen, HandOver) or is_asked(app, session.people[0]))


def is_asked(app: WWTennisApp, seat: int) -> bool:
    """Whether a person on this seat is being asked now, on the screen."""
    screen = app.screen
    return isinstance(screen, RaceScreen) and screen.shown.near == seat and screen.playing.answering is not None


def has_played(session: MatchSession, seat: int, held: int) -> bool:
    """Whether this seat holds less than so many cards."""
    return len(hand_of(session, seat)) < held


async def test_four_people_hand_over_between_sides_and_partners_see_both_hands(race_app: WWTennisApp):
    session = race(HUMAN, HUMAN, HUMAN, HUMAN)
    async with race_app.run_test(size=(80, 24)) as pilot:
        await shown(race_app, pilot, session)
        assert isinstance(race_app.screen, HandOver)
        assert "P0, it is your turn" in text_of(race_app)
        assert str(hand_of(session, 0)) not in text_of(race_app)
        await pilot.press("enter")
        for seat in (0, 1):  # partners go on without a word
            await until(pilot, partial(is_asked, race_app, seat))
            assert f"{seat} chooses" in text_of(race_app)
            assert all(f"hand of {one}: {hand_of(session, one)}" in text_of(race_app) for one in (0, 1))
            assert "hand of 2" not in text_of(race_app)
            await pilot.press("enter")
        await until(pilot, lambda: isinstance(race_app.screen, HandOver))
        assert "P2, it is your turn" in text_of(race_app)


async def test_one_person_among_bots_is_never_handed_over_to(race_app: WWTennisApp):
    session = race("random", "random", HUMAN, "random")
    async with race_app.run_test(size=(80, 24)) as pilot:
        await shown(race_app, pilot, session)
        for _ in range(2):
            await until(pilot, lambda: is_asked(race_app, 2))
            left = len(hand_of(session, 2))
            await pilot.press("down", "enter")
            await until(pilot, partial(has_played, session, 2, left))
        await until(pilot, lambda: session.is_over)  # a last card is not asked for
        assert isinstance(race_app.screen, RaceScreen)


async def test_a_person_takes_back_their_own_decision_not_that_of_a_bot_beside_them(race_app: WWTennisApp):
    session = race(HUMAN, "random", "random", "random", practice=True)
    async with race_app.run_test(size=(80, 24)) as pilot:
        await shown(race_app, pilot, session)
        before = list(hand_of(session, 0))
        await pilot.press("enter")
        await until(pilot, lambda: len(hand_of(session, 0)) < len(before) and is_asked(race_app, 0))
        await pilot.press("u")
        await until(pilot, lambda: hand_of(session, 0) == before and is_asked(race_app, 0))
        assert "P0 takes it back." in text_of(race_app)


@pytest.mark.parametrize(
    ("who", "shared"),
    [((HUMAN, HUMAN, "random", "random"), False), ((HUMAN, "random", HUMAN, "random"), True), (("random",) * 4, False)],
)
def test_a_keyboard_is_handed_over_where_people_must_not_see_the_same(who: tuple[str, ...], shared: bool):
    assert race(*who).is_hot_seat is shared


def test_a_game_without_screens_is_not_offered_and_settings_that_name_it_do_no_harm(monkeypatch: pytest.MonkeyPatch):
    assert game_screens.playable() == [game for game in GAMES if game in game_screens.SCREENS]
    assert game_screens.known("tiddlywinks") == "worldwide"
