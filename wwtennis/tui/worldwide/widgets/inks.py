"""Which ink says what, in every widget of the game."""

from __future__ import annotations

from wwtennis.games.worldwide.cards import Risk

SEAT_INKS = ("home", "away")
RISK_INKS = {Risk.LOW: "risk_low", Risk.MEDIUM: "risk_medium", Risk.HIGH: "risk_high"}


def chance_ink(percent: int) -> str:
    return "good" if percent >= 75 else "foreground" if percent >= 45 else "risk_medium" if percent > 0 else "bad"
