"""The symbols that a match is drawn with, in words."""

from __future__ import annotations

from collections.abc import Sequence

from wwtennis.kernel.words import _
from wwtennis.tui.shell.game_screens import Sign
from wwtennis.tui.shell.symbols import symbols


def legend(ascii_only: bool) -> Sequence[Sign]:
    s = symbols(ascii_only)
    return (
        (s.ball, "$ball", _("the ball; beside a name: who serves")),
        (s.trail * 3, "$ball", _("the ball's way through the rally")),
        (f"{s.near} {s.far}", "$foreground", _("you, your opponent")),
        ("FL FR BL BR", "$foreground", _("the places: left and right, forecourt and back-court")),
        (f"FR{s.arrow}BL", "$accent", _("a shot from your right forecourt to their left back-court")),
        ("x2", "$foreground", _("two such cards")),
    )
