"""Beside the reason why something cannot be done: the key that opens its rule."""

from __future__ import annotations

from wwtennis.kernel.words import _
from wwtennis.tui.shell.actions import EVERYWHERE, from_a_screen, key_name
from wwtennis.tui.shell.canvas import Canvas


def put_rule_key(canvas: Canvas, x: int, y: int) -> None:
    action = EVERYWHERE.action("rules")
    assert action is not None
    end = canvas.put(x, y, key_name(action.keys[0]), "bold accent", about="key")
    end = canvas.put(end + 1, y, _("opens the rule"), "muted")
    canvas.spot(x, y, end - x, 1, from_a_screen(action))
