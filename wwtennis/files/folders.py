"""Where things live: the platform's own folders, or one folder of the player's choice (WWTENNIS_HOME)."""

from __future__ import annotations

import os
from pathlib import Path

from wwtennis.kernel.errors import WWTennisError
from wwtennis.kernel.words import _

NAME = "wwtennis"
NEWEST = "last"  # how the command line calls the newest match


def config_folder() -> Path:
    """What the player chose: settings."""
    return _home("config") or _platform("user_config_path")


def data_folder() -> Path:
    """What the player would miss: matches."""
    return _home("data") or _platform("user_data_path")


def matches_folder() -> Path:
    """A log for each match."""
    return data_folder() / "matches"


def made(folder: Path) -> Path:
    """The folder, which is there from now on."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as why:
        sentence = _("{folder}: this folder cannot be made ({why}); WWTENNIS_HOME names another place")
        raise WWTennisError(sentence.format(folder=folder, why=why.strerror)) from None
    return folder


def state_folder() -> Path:
    """What nobody would miss: crash reports."""
    return _home("state") or _platform("user_state_path")


def cache_folder() -> Path:
    """What can be made again at any time."""
    return _home("cache") or _platform("user_cache_path")


def _home(part: str) -> Path | None:
    home = os.environ.get("WWTENNIS_HOME")
    return Path(home).absolute() / part if home else None


def _platform(what: str) -> Path:
    import platformdirs  # here, not above: whoever names a folder need not ask the platform

    try:
        folder: Path = getattr(platformdirs, what)(NAME, appauthor=False)
    except RuntimeError:  # how it says that "~" is nobody's home here; older ones just keep the "~"
        folder = Path("~")
    if not folder.is_absolute():
        raise WWTennisError(_("there is no home folder to keep anything in: WWTENNIS_HOME names another place"))
    return folder
