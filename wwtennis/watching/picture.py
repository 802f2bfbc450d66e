"""A moment of a match as a picture (SVG), as its game draws it."""

from __future__ import annotations

from wwtennis.watching.page import itself
from wwtennis.watching.text import said_up_to, that_fits, title
from wwtennis.watching.watched import Watched

LINES_SAID = 3


def picture(watched: Watched, moment: int) -> str:
    """The whole SVG file."""
    said, state = said_up_to(watched, moment, LINES_SAID), watched.replay.state_at(moment)
    with that_fits(watched, moment):
        return itself(watched).picture(state, watched.names, title(watched), said)
