"""Where the data that ships with the game lies. By itself, since asking for it must cost nothing."""

from __future__ import annotations

from pathlib import Path

from wwtennis.kernel.errors import BadFile
from wwtennis.kernel.words import _

PACKAGE = Path(__file__).resolve().parent.parent


def assets_folder() -> Path:
    """Inside the package when it was installed from a wheel, beside it in a checkout."""
    places = (PACKAGE / "_assets", PACKAGE.parent / "assets")
    for place in places:
        if place.is_dir():
            return place
    raise BadFile(_("{folder}: the game's assets are missing, install it again").format(folder=places[0]))
