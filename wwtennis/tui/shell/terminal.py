"""Whether this terminal can show the game, and with which characters. Knows no Textual: asked before importing it."""

from __future__ import annotations

import locale
import os
import sys

from wwtennis.kernel.errors import UsageError
from wwtennis.kernel.voice import told_size
from wwtennis.kernel.words import _

# Terminals without cursor movement, and those whose font has box lines but no ★ or ◑.
NO_SCREEN = ("dumb", "unknown")
FEW_LETTERS = ("linux", "vt100", "vt220")


def check_terminal() -> None:
    """Refuse, in one sentence, where a full screen cannot be: Textual would spin for ever on a pipe."""
    if not (_is_terminal(0) and _is_terminal(1)):
        raise UsageError(_("the game needs a terminal, and its input or its output is not one; try --help"))
    if os.environ.get("TERM", "") in NO_SCREEN:
        raise UsageError(
            _('the game needs a terminal that can move its cursor, and TERM is "{term}"; try --help').format(
                term=os.environ["TERM"]
            )
        )
    for name in ("COLUMNS", "LINES"):  # Textual believes them, and would paint a billion columns
        if told_size(name) is None:
            os.environ.pop(name, None)


def wants_ascii() -> bool:
    """Whether this terminal had better be spared anything but ASCII."""
    encoding = locale.getencoding().lower().replace("-", "").replace("_", "")
    return encoding != "utf8" or os.environ.get("TERM", "") in FEW_LETTERS


def wants_no_colour() -> bool:
    """https://no-color.org: set and not empty."""
    return bool(os.environ.get("NO_COLOR"))


def wants_no_motion() -> bool:
    return os.environ.get("TEXTUAL_ANIMATIONS", "").lower() == "none"


def _is_terminal(number: int) -> bool:
    """Asks the file descriptor, which is what Textual uses; a closed one is no terminal either."""
    try:
        return os.isatty(number) and sys.stdin is not None
    except OSError:
        return False
