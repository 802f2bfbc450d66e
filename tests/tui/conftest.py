"""What the tests of the app share."""

import sys
import time
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import ClassVar

import pytest

from tests.tui.looking import make_app
from wwtennis.tui.shell import actions as of_the_shell
from wwtennis.tui.shell.actions import Section
from wwtennis.tui.shell.app import WWTennisApp
from wwtennis.tui.shell.game_screens import SCREENS
from wwtennis.tui.worldwide.actions import MATCH


@pytest.fixture(autouse=True)
def no_real_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No test reads or writes what the person at this machine keeps, or depends on how it is set."""
    monkeypatch.setenv("WWTENNIS_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("TZ", "UTC")
    time.tzset()
    for name in ("NO_COLOR", "TEXTUAL_ANIMATIONS", "TEXTUAL_COLOR_SYSTEM"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setenv("COLORTERM", "truecolor")


@pytest.fixture(autouse=True)
def quick_hands(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tests hand the keyboard over faster than people do."""
    monkeypatch.setattr("wwtennis.tui.shell.screens.handover.TOO_SOON", 0.0)


@pytest.fixture(autouse=True)
def patient_screens(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tests need not be shown that the disk is slow, unless they are about that."""
    monkeypatch.setattr("wwtennis.tui.shell.background.PATIENCE", 30.0)


@pytest.fixture
def app(tmp_path: Path) -> WWTennisApp:
    return make_app(tmp_path)


@pytest.fixture
def stand_in_match(monkeypatch: pytest.MonkeyPatch) -> None:
    """A match screen without a match: it opens the table, `o` says that it is over, `q` leaves it."""
    from textual.app import ComposeResult
    from textual.binding import BindingType
    from textual.widgets import Static

    from wwtennis.tui.shell.page import Page
    from wwtennis.tui.shell.session import MatchSession

    class MatchScreen(Page[None]):
        section = MATCH
        BINDINGS: ClassVar[list[BindingType]] = [("q", "leave"), ("o", "over"), ("x", "break")]

        def __init__(self, session: MatchSession) -> None:
            super().__init__()
            self.session = session

        def compose(self) -> ComposeResult:
            yield Static(f"a match: {' against '.join(self.session.names)}")

        def on_mount(self) -> None:
            self.session.open()

        def action_leave(self) -> None:
            self.shell.leave_match(self.session)

        def action_over(self) -> None:
            self.shell.match_over(self.session)

        def action_break(self) -> None:
            raise ZeroDivisionError("the net is down")

    module = ModuleType("wwtennis.tui.worldwide.match")
    module.MatchScreen = MatchScreen  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, module.__name__, module)


@pytest.fixture
def every_section() -> list[Section]:
    modules = [of_the_shell, *[import_module(screens.replace(".screens", ".actions")) for screens in SCREENS.values()]]
    return [found for module in modules for found in vars(module).values() if isinstance(found, Section)]
