"""The symbols that a match is drawn with, in words."""

from __future__ import annotations

from collections.abc import Sequence

from wwtennis.games.serve_play.cards import Place
from wwtennis.games.serve_play.words.terms import place_letters
from wwtennis.kernel.words import _
from wwtennis.tui.shell.game_screens import Sign
from wwtennis.tui.shell.symbols import symbols


def legend(ascii_only: bool) -> Sequence[Sign]:
    s = symbols(ascii_only)
    return (
        (s.ball, "$ball", _("the ball; beside a name: who serves")),
        (s.trail * 3, "$ball", _("the ball's way through the rally")),
        (f"{s.near} {s.far}", "$foreground", _("you, your opponent")),
        (" ".join(map(place_letters, Place)), "$foreground", _("the places: left and right, forecourt and back-court")),
        (
            place_letters(Place.FORE_RIGHT) + s.arrow + place_letters(Place.BACK_LEFT),
            "$accent",
            _("a shot from your right forecourt to their left back-court"),
        ),
        ("x2", "$foreground", _("two such cards")),
    )
