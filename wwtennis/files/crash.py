"""What went wrong, kept for whoever mends it."""

from __future__ import annotations

import platform
import time
from pathlib import Path

from wwtennis import __version__
from wwtennis.files.disk import reason, write_whole
from wwtennis.files.folders import state_folder
from wwtennis.kernel.errors import WWTennisError
from wwtennis.kernel.words import _


def sorry(trace: str) -> str:
    """Write the traceback down, and say so in a sentence."""
    return _("sorry, something went wrong; please report it with the file {file}").format(file=report(trace))


def report(trace: str) -> Path | str:
    """Write the traceback down and say where; where that cannot be done either, say so in place of the file."""
    told = f"wwtennis {__version__}, Python {platform.python_version()}, {platform.platform()}\n\n{trace}"
    try:
        path = state_folder() / time.strftime("crash-%Y%m%d-%H%M%S.txt")
        path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(path, told.encode("utf-8", "backslashreplace"))
    except (OSError, WWTennisError) as why:
        return _("that could not be written ({why})").format(why=reason(why))
    return path
