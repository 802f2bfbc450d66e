"""Where things live: the platform's own folders, or one folder of the player's choice (WWTENNIS_HOME)."""

from __future__ import annotations

import os
from pathlib import Path

NAME = "wwtennis"


def config_folder() -> Path:
    """What the player chose: settings."""
    return _home("config") or _platform("user_config_path")


def data_folder() -> Path:
    """What the player would miss: matches."""
    return _home("data") or _platform("user_data_path")


def state_folder() -> Path:
    """What nobody would miss: crash reports."""
    return _home("state") or _platform("user_state_path")


def _home(part: str) -> Path | None:
    home = os.environ.get("WWTENNIS_HOME")
    return Path(home).expanduser() / part if home else None


def _platform(what: str) -> Path:
    import platformdirs  # here, not above: whoever names a folder need not ask the platform

    folder: Path = getattr(platformdirs, what)(NAME, appauthor=False)
    return folder
