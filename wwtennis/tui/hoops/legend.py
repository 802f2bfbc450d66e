"""The symbols that a match is drawn with, in words."""

from __future__ import annotations

from collections.abc import Sequence

from wwtennis.games.hoops.cards import Skill
from wwtennis.games.hoops.words.terms import SKILL_LETTERS, skill_name
from wwtennis.kernel.words import _
from wwtennis.tui.hoops.widgets.inks import SKILL_INKS
from wwtennis.tui.shell.game_screens import Sign
from wwtennis.tui.shell.symbols import symbols


def legend(ascii_only: bool) -> Sequence[Sign]:
    s = symbols(ascii_only)
    skills = [
        (_(SKILL_LETTERS[skill]), f"${SKILL_INKS[skill].replace('_', '-')}", skill_name(skill)) for skill in Skill
    ]
    return (
        (s.serving, "$star", _("whose turn it is")),
        (_("IQ"), "$accent", _("game intelligence: what tactics ask for")),
        (_("R"), "$accent", _("rebounds: more than the opponent's give rerolls")),
        *skills,
        (s.near, "$accent", _("an offence that lies prepared")),
        (s.far, "$accent", _("a defence that lies prepared")),
        ("33DD", "$foreground", _("the dice that a tactic keeps, a letter each")),
        ("2>3", "$foreground", _("a defence die: stops 2 of a three-point attack")),
        ("+9", "$accent", _("what the waiting attack would score now")),
    )
