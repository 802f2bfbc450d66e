"""Which ink and which sign says what, in every widget of the game."""

from __future__ import annotations

from wwtennis.games.worldwide.cards import Risk, Spin
from wwtennis.games.worldwide.words.terms import spin_letter
from wwtennis.tui.shell.symbols import Symbols

SEAT_INKS = ("home", "away")
RISK_INKS = {Risk.LOW: "risk_low", Risk.MEDIUM: "risk_medium", Risk.HIGH: "risk_high"}

# The terms of the glossary that they are asked about by
RISK_TERMS = {Risk.LOW: "low", Risk.MEDIUM: "medium", Risk.HIGH: "high"}
SPIN_TERMS = {Spin.TOPSPIN: "topspin", Spin.SLICE: "slice"}


def risk_sign(symbols: Symbols, risk: Risk) -> str:
    """Risk is a shape first."""
    return {Risk.LOW: symbols.low, Risk.MEDIUM: symbols.medium, Risk.HIGH: symbols.high}[risk]


def spin_sign(spin: Spin | None) -> str:
    return spin_letter(spin) if spin is not None else " "


def chance_ink(percent: int) -> str:
    return "good" if percent >= 75 else "foreground" if percent >= 45 else "risk_medium" if percent > 0 else "bad"
