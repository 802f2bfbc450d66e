"""What went wrong, kept for whoever mends it."""

from __future__ import annotations

import platform
import time
from pathlib import Path

from wwtennis import __version__
from wwtennis.files.folders import state_folder
from wwtennis.kernel.words import _


def report(trace: str) -> Path | str:
    """Write the traceback down and say where; where that cannot be done either, say so in place of the file."""
    told = f"wwtennis {__version__}, Python {platform.python_version()}, {platform.platform()}\n\n{trace}"
    path = state_folder() / time.strftime("crash-%Y%m%d-%H%M%S.txt")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(told, encoding="utf-8")
    except OSError as why:
        return _("that could not be written ({why})").format(why=why.strerror)
    return path
