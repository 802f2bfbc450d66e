"""Whoever looks elsewhere is told: the window's title says whose turn it is, and a bell rings for those who want it."""

from pathlib import Path

import pytest
from textual.geometry import Offset

from tests.terminals import APP, Terminal
from tests.tui.at_the_table import Seat, seated
from tests.tui.looking import text_of
from tests.tui.test_match_handover import hot_seat
from tests.tui.test_match_whole import new_match
from wwtennis.tui.shell.app import WWTennisApp
from wwtennis.tui.shell.screens.help import HelpScreen
from wwtennis.tui.shell.screens.notes import NotesScreen
from wwtennis.tui.shell.terminal import FEW_LETTERS
from wwtennis.tui.shell.window import Window


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is written to the terminal about the window."""
    found: list[str] = []
    monkeypatch.setattr(Window, "_write", lambda _window, output: found.append(output))
    return found


@pytest.fixture
def rung(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    found: list[str] = []
    monkeypatch.setattr(WWTennisApp, "bell", lambda _app: found.append("ding"))
    return found


def titles(written: list[str]) -> list[str]:
    return [output.partition("\x1b]2;")[2].removesuffix("\x07") for output in written if "\x1b]2;" in output]


async def test_the_title_says_whose_turn_it_is(tmp_path: Path, written: list[str]):
    async with seated(new_match("greedy", seed=7), tmp_path) as seat:
        await seat.wait_for(lambda: seat.draft is not None)
        for _turn in range(4):
            await seat.press("enter")
            await seat.wait_for(lambda: seat.draft is not None)
        assert titles(written)[-1] == "Anna, your turn - Worldwide Tennis"
        assert "Rafael is playing - Worldwide Tennis" in titles(written)
        await seat.press("q")
        assert titles(written)[-1] == "Worldwide Tennis"


async def test_the_title_calls_the_next_one_at_the_hand_over(tmp_path: Path, written: list[str]):
    session = hot_seat(seed=5)
    async with seated(session, tmp_path, sit_down=False):
        assert session.pending is not None
        name = session.names[session.pending.seat]
        assert titles(written)[-1] == f"{name}, your turn - Worldwide Tennis"


def test_a_real_terminal_gets_the_title_and_gets_its_own_back(tmp_path: Path):
    with Terminal(APP.format("straight_to_the_match=True"), tmp_path) as terminal:
        terminal.until("\x1b]2;Alex, your turn - Worldwide Tennis\x07")
        terminal.press("\x03")
        assert terminal.end() == 0
    assert terminal.written.count(b"\x1b[22;2t") == terminal.written.count(b"\x1b[23;2t") == 1


def test_a_console_without_windows_is_spared(tmp_path: Path):
    assert "linux" in FEW_LETTERS
    with Terminal(APP.format(""), tmp_path, before="import os; os.environ['TERM'] = 'linux'") as terminal:
        terminal.until("help")
        terminal.press("\x03")
        assert terminal.end() == 0
    assert b"\x1b]2;" not in terminal.written


@pytest.mark.parametrize(("bell", "rings"), [("off", False), ("turn", True)])
async def test_the_bell_calls_whoever_had_to_wait(tmp_path: Path, rung: list[str], bell: str, rings: bool):
    async with seated(new_match("greedy", seed=7), tmp_path, bell=bell) as seat:
        await seat.wait_for(lambda: seat.draft is not None)
        rung.clear()
        await until_the_other_has_played(seat)
        assert bool(rung) is rings


async def until_the_other_has_played(seat: Seat) -> None:
    entries = len(seat.session.entries)
    while not any(getattr(entry, "seat", 0) == 1 for entry in seat.session.entries[entries:]):
        await seat.press("enter")
        await seat.wait_for(lambda: seat.draft is not None)


async def test_the_bell_rings_once_at_a_hand_over(tmp_path: Path, rung: list[str]):
    async with seated(hot_seat(seed=5), tmp_path, sit_down=False, bell="turn") as seat:
        assert rung == ["ding"]
        await seat.press("enter")
        assert rung == ["ding"]


# The wheel of the mouse


async def test_the_wheel_goes_through_the_hand(tmp_path: Path):
    async with seated(new_match("solo", seed=7), tmp_path) as seat:
        await seat.wait_for(lambda: seat.draft is not None and seat.draft.needs_card)
        draft = seat.draft
        assert draft is not None
        before = draft.card
        await wheel(seat, "#hand", down=True)
        assert draft.card != before
        await wheel(seat, "#hand", down=False)
        assert draft.card == before


async def test_the_wheel_over_the_commentary_opens_all_of_it_and_scrolls_it(tmp_path: Path):
    async with seated(new_match("solo", seed=7), tmp_path) as seat:
        await wheel(seat, "#commentary", down=False)
        assert isinstance(seat.app.screen, NotesScreen)


async def test_the_wheel_scrolls_the_help(tmp_path: Path):
    async with seated(new_match("solo", seed=7), tmp_path) as seat:
        await seat.press("question_mark")
        assert isinstance(seat.app.screen, HelpScreen)
        before = text_of(seat.app)
        await wheel(seat, "VerticalScroll", down=True)
        await seat.wait_for(lambda: text_of(seat.app) != before)


async def wheel(seat: Seat, where: str, *, down: bool) -> None:
    """Turn the wheel of the mouse over this."""
    from textual import events

    region = seat.app.screen.query_one(where).region
    at = Offset(region.x + 3, region.y + 1)
    kind = events.MouseScrollDown if down else events.MouseScrollUp
    seat.app.post_message(kind(None, at.x, at.y, 0, 1 if down else -1, 0, False, False, False, at.x, at.y))
    await seat.settle()
