"""Parts of the game that the shell leads to where they are there: nothing is offered that cannot be opened.

A door is a screen class by its name. To add a part, write its screen at the place named here.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

DOORS = {
    "matches": "wwtennis.tui.screens.matches:MatchesScreen",
    "replay": "wwtennis.tui.screens.replay:replay_of",  # takes a session, finished or not
    "academy": "wwtennis.tui.screens.academy:AcademyScreen",
    "rulebook": "wwtennis.tui.screens.rulebook:RulebookScreen",
}


@cache
def is_there(door: str) -> bool:
    return find_spec(DOORS[door].partition(":")[0]) is not None


def screen_behind(door: str) -> Any:
    """The screen class, or whatever makes the screen, imported now."""
    module, _colon, name = DOORS[door].partition(":")
    return getattr(import_module(module), name)
