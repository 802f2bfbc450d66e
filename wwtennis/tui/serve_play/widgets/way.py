"""Where a shot goes, in letters."""

from __future__ import annotations

from wwtennis.games.serve_play.cards import Face
from wwtennis.games.serve_play.words.terms import place_letters
from wwtennis.tui.shell.symbols import Symbols


def way_letters(face: Face, symbols: Symbols) -> str:
    """The place where it starts and the one where it ends; nothing for what can be played anywhere."""
    if face.start is None or face.end is None:
        return ""
    return f"{place_letters(face.start)}{symbols.arrow}{place_letters(face.end)}"
