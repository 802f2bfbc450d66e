"""The symbols that a match is drawn with, in words."""

from __future__ import annotations

from collections.abc import Sequence

from wwtennis.kernel.words import _
from wwtennis.tui.shell.game_screens import Sign
from wwtennis.tui.shell.symbols import symbols


def legend(ascii_only: bool) -> Sequence[Sign]:
    s = symbols(ascii_only)
    return (
        (f"{s.low} {s.medium} {s.high}", "$risk-low", _("low, medium and high risk")),
        (f"{s.star} {s.star_down}", "$star", _("a Star to spend, a Star token face down")),
        (f"{s.challenge} {s.challenge_down}", "$foreground", _("a Challenge, a Challenge that is gone")),
        (s.ball, "$ball", _("the ball")),
        (f"{s.near} {s.far}", "$foreground", _("you, your opponent")),
        (f"{s.aim} {s.target}", "$foreground", _("where the ball will go, where it could go")),
        ("T S", "$foreground", _("topspin, slice")),
        ("B N F V", "$foreground", _("the zones: Backhand, Neutral, Forehand, Volley (the net)")),
        (f"NF{s.arrow}B", "$foreground", _("a card played from Neutral or Forehand, to Backhand")),
        (f"{s.star} {s.minus}{s.star}", "$star", _("on a card: a success gains a Star, it costs a Star to try")),
        ("+1 +2", "$foreground", _("after a card's Star: cards that you draw after the point")),
        (_("malus +3"), "$foreground", _("what a stroke adds to the number that its answer needs")),
        (s.new, "$star", _("a card that has just come to your hand")),
        ("F B A D V", "$foreground", _("the solo opponent's piles: Forehand, Backhand, Attack, Defense, Volley")),
    )
