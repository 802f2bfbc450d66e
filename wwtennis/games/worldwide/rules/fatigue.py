"""Chapter 20: what the legs and the level of the solo opponent do to what its rolls need."""

from __future__ import annotations

from wwtennis.games.worldwide.events import Reasons
from wwtennis.games.worldwide.position import SoloPosition
from wwtennis.games.worldwide.solo_levels import SoloLevel


def solo_stroke_reasons(solo: SoloPosition, level: SoloLevel | None) -> Reasons:
    """WT-20.9: 1 more for each dear move of the rally; a level above the book eases it."""
    assert level is not None
    reasons: Reasons = ()
    if solo.fatigue:
        reasons += (("fatigue", solo.fatigue),)
    if level.ease:
        reasons += (("level", -level.ease),)
    return reasons


def solo_serve_reasons(level: SoloLevel | None) -> Reasons:
    """A level above the book eases its serves."""
    assert level is not None
    return (("level", -level.serve_ease),) if level.serve_ease else ()
