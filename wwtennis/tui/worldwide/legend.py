"""The symbols that a match is drawn with, in words."""

from __future__ import annotations

from collections.abc import Sequence

from wwtennis.games.worldwide.cards import Spin, Zone
from wwtennis.games.worldwide.words.terms import spin_letter, zone_letters
from wwtennis.kernel.words import _
from wwtennis.tui.shell.game_screens import Sign
from wwtennis.tui.shell.symbols import symbols
from wwtennis.tui.worldwide.widgets.trackers import PILE_LETTERS


def legend(ascii_only: bool) -> Sequence[Sign]:
    s = symbols(ascii_only)
    return (
        (f"{s.low} {s.medium} {s.high}", "$risk-low", _("low, medium and high risk")),
        (f"{s.star} {s.star_down}", "$star", _("a Star to spend, a Star token face down")),
        (f"{s.challenge} {s.challenge_down}", "$foreground", _("a Challenge, a Challenge that is gone")),
        (s.ball, "$ball", _("the ball")),
        (f"{s.near} {s.far}", "$foreground", _("you, your opponent")),
        (f"{s.aim} {s.target}", "$foreground", _("where the ball will go, where it could go")),
        (" ".join(map(spin_letter, Spin)), "$foreground", _("topspin, slice")),
        (
            " ".join(zone_letters((zone,)) for zone in Zone),
            "$foreground",
            _("the zones: Backhand, Neutral, Forehand, Volley (the net)"),
        ),
        (
            zone_letters((Zone.NEUTRAL, Zone.FOREHAND)) + s.arrow + zone_letters((Zone.BACKHAND,)),
            "$foreground",
            _("a card played from Neutral or Forehand, to Backhand"),
        ),
        (f"{s.star} {s.minus}{s.star}", "$star", _("on a card: a success gains a Star, it costs a Star to try")),
        ("+1 +2", "$foreground", _("after a card's Star: cards that you draw after the point")),
        (_("malus +3"), "$foreground", _("what a stroke adds to the number that its answer needs")),
        (s.new, "$star", _("a card that has just come to your hand")),
        (
            " ".join(_(letter) for letter in PILE_LETTERS.values()),
            "$foreground",
            _("the solo opponent's piles: Forehand, Backhand, Attack, Defense, Volley"),
        ),
    )
