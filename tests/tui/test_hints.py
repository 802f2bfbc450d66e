"""A first match that teaches: hints on the real match, one sentence each, gone when followed, never seen twice."""

from pathlib import Path
from typing import Any

import pytest
from textual import events
from textual.geometry import Size

from tests.table_talk import (
    BACKHAND,
    BACKHAND_ATTACK,
    EASY_SERVE,
    FAST_SERVE,
    FOREHAND,
    FOREHAND_ATTACK,
    FOREHAND_DEFENSE,
    LOB,
    ROGER,
    VOLLEY,
    VOLLEY_4,
    WINNER,
    Shot,
    given,
    side,
)
from tests.tui.at_the_table import Seat, at, seated
from tests.tui.looking import make_app, said, text_of, until
from wwtennis.files.autosave import Autosave
from wwtennis.files.languages import languages, speak
from wwtennis.files.settings import SettingsFile
from wwtennis.games.worldwide.events import ServeMissed
from wwtennis.games.worldwide.state import Phase
from wwtennis.kernel.table import Table
from wwtennis.kernel.words import _
from wwtennis.tui.hoops.hints import HINTS as OF_HOOPS
from wwtennis.tui.serve_play.hints import HINTS as OF_SERVE_PLAY
from wwtennis.tui.shell.app import WWTennisApp
from wwtennis.tui.shell.canvas import wrap
from wwtennis.tui.shell.hints import HintBox
from wwtennis.tui.shell.screens.title import TitleMenu
from wwtennis.tui.worldwide.hints import HINTS
from wwtennis.tui.worldwide.match import MatchScreen

HAND = [FOREHAND_DEFENSE, FOREHAND_ATTACK, VOLLEY_4, WINNER]
DOUBTFUL = [FOREHAND_ATTACK, VOLLEY_4, WINNER]
EASY = Shot(EASY_SERVE, FOREHAND)
HARD = Shot(FAST_SERVE, FOREHAND)


def hint_of(seat: Seat) -> str:
    box = seat.screen.query_one(HintBox)
    return box.value(seat.shown) if box.display else ""


FIRSTS: dict[str, dict[str, Any]] = {
    "worldwide serve": {"phase": Phase.SERVE},
    "worldwide sure": {"phase": Phase.STROKE, "ball": EASY, "roger": side(hand=HAND)},
    "worldwide roll": {"phase": Phase.STROKE, "ball": HARD, "roger": side(hand=HAND)},
    "worldwide run": {"phase": Phase.CHASE, "ball": Shot(EASY_SERVE, BACKHAND), "roger": side(at=FOREHAND, hand=HAND)},
    "worldwide lob": {"phase": Phase.CHASE, "ball": Shot(LOB, BACKHAND), "roger": side(at=VOLLEY, hand=HAND)},
    "worldwide challenge": {
        "phase": Phase.CALL, "called": ServeMissed(ROGER, FAST_SERVE, 1, close=True), "roger": side(challenges=2),
    },
    "worldwide ends": {"phase": Phase.REST, "roger": side(hand=HAND)},
    "worldwide limit": {"phase": Phase.TRIM, "roger": side(hand=range(1, 14))},
}  # fmt: skip


def table_of(phase: Phase, **how: Any) -> Table[Any]:
    return given(phase, ROGER, dice=[20] * 9, **how)


@pytest.mark.parametrize("name", FIRSTS)
async def test_each_thing_has_its_hint_when_it_first_comes_and_only_then(tmp_path: Path, name: str):
    says = next(hint.says for hint in HINTS if hint.id == name)
    async with seated(at(table_of(**FIRSTS[name])), tmp_path / "first", hints="on") as seat:
        assert says in hint_of(seat)
    async with seated(at(table_of(**FIRSTS[name])), tmp_path / "again", hints="on", hints_seen=(name,)) as seat:
        assert says not in hint_of(seat)
    async with seated(at(table_of(**FIRSTS[name])), tmp_path / "off", hints="off") as seat:
        assert hint_of(seat) == ""


@pytest.mark.parametrize(
    ("seen", "name"), [(("worldwide roll",), "worldwide Star"), (("worldwide roll", "worldwide Star"), "worldwide net")]
)
async def test_stars_and_the_net_come_after_the_roll(tmp_path: Path, seen: tuple[str, ...], name: str):
    says = next(hint.says for hint in HINTS if hint.id == name)
    table = table_of(Phase.STROKE, ball=Shot(BACKHAND_ATTACK, FOREHAND), roger=side(hand=DOUBTFUL, stars=3))
    async with seated(at(table), tmp_path, hints="on", hints_seen=seen) as seat:
        assert says in hint_of(seat)


async def test_a_hint_is_gone_when_its_question_is_answered_and_is_remembered(tmp_path: Path):
    async with seated(at(table_of(Phase.SERVE), other="random"), tmp_path, hints="on") as seat:
        assert "You serve" in hint_of(seat)
        await seat.press("up")
        assert "You serve" in hint_of(seat)
        await seat.press("enter")
        await seat.wait_for(lambda: "worldwide serve" in seat.app.settings.hints_seen)
        assert "You serve" not in hint_of(seat)
        await seat.wait_for(lambda: "worldwide serve" in SettingsFile(seat.app.settings_file.path).load().hints_seen)


async def test_a_hint_is_gone_as_soon_as_it_is_followed(tmp_path: Path):
    table = table_of(Phase.STROKE, ball=Shot(BACKHAND_ATTACK, FOREHAND), roger=side(hand=DOUBTFUL, stars=3))
    async with seated(at(table), tmp_path, hints="on", hints_seen=("worldwide roll",)) as seat:
        assert "press + to spend a Star" in hint_of(seat)
        await seat.press("plus")
        assert hint_of(seat) == ""


@pytest.mark.parametrize("hints", ["on", "off"])
async def test_after_a_dialogue_or_another_size_there_is_a_hint_only_where_there_was_one(tmp_path: Path, hints: str):
    async with seated(at(table_of(Phase.SERVE)), tmp_path, hints=hints) as seat:
        before = hint_of(seat)
        await seat.press("?", "escape")
        assert isinstance(seat.app.screen, MatchScreen)
        assert (hint_of(seat), "Hint" in seat.text) == (before, hints == "on")
        seat.app.post_message(events.Resize(Size(100, 30), Size(100, 30)))
        await seat.settle()
        assert (hint_of(seat), "Hint" in seat.text) == (before, hints == "on")


@pytest.mark.parametrize("hint", [*HINTS, *OF_SERVE_PLAY, *OF_HOOPS], ids=lambda hint: hint.id)
def test_a_hint_has_room_at_every_size(hint: Any):
    for language in languages():
        speak(language)
        beside = 1 + len(_("Hint")) + 2 + 1
        assert len(wrap(_(hint.says), 80 - beside)) <= 2
        assert len(wrap(_(hint.says), 46 - beside)) <= 4
        assert len(wrap(_(hint.says), 32 - beside)) <= 7


# The offer


def first_start(home: Path) -> WWTennisApp:
    return WWTennisApp(SettingsFile(home / "settings.json"), Autosave(home / "matches"))


async def test_at_the_first_start_a_first_match_is_offered(tmp_path: Path):
    app = first_start(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        menu = app.screen.query_one(TitleMenu)
        assert menu.entries[menu.chosen].id == "first_match"
        assert "First match new here?" in said(app)
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, MatchScreen))
        assert app.match is not None
        assert app.match.practice
        await until(pilot, lambda: "Hint" in text_of(app) or app.screen.playing.playback.is_watched)  # type: ignore[attr-defined]
        assert app.settings.hints == "on"
    again = first_start(tmp_path)
    async with again.run_test(size=(80, 24)):
        menu = again.screen.query_one(TitleMenu)
        assert menu.entries[0].id == "new_match"  # it is offered once; and there is that match to continue
        assert "first_match" in [entry.id for entry in menu.entries]


async def test_a_first_match_asked_for_again_shows_its_hints_again(tmp_path: Path):
    app = make_app(tmp_path, hints_seen=("worldwide serve",))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("f")
        await until(pilot, lambda: isinstance(app.screen, MatchScreen))
        assert app.settings.hints_seen == ()


async def test_a_first_match_of_serve_and_play_has_hints_too(tmp_path: Path):
    app = make_app(tmp_path, game="serve-play")
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("f")
        await until(pilot, lambda: "Hint" in text_of(app))
