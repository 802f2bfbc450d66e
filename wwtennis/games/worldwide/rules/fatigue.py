"""Chapter 20: what the legs and the level of the solo opponent do to its target numbers."""

from __future__ import annotations

from wwtennis.games.worldwide.events import Reasons
from wwtennis.games.worldwide.seen import SeenSolo


def solo_reasons(solo: SeenSolo) -> Reasons:
    """WT-20.9: 1 more for each dear move of the rally. A level above the book lowers every number."""
    reasons: Reasons = ()
    if solo.fatigue:
        reasons += (("fatigue", solo.fatigue),)
    if solo.ease:
        reasons += (("level", -solo.ease),)
    return reasons
