"""Which rules a question goes by, which forbid a card, and which made the number of a roll: for whoever reads on."""

from __future__ import annotations

from collections.abc import Sequence

from wwtennis.games.worldwide.choices import Ask
from wwtennis.games.worldwide.events import Hindrance, Reasons

QUESTIONS: dict[Ask, tuple[str, ...]] = {
    Ask.SIDE: ("WT-6.3",),
    Ask.SERVE: ("WT-8.1", "WT-8.2", "WT-8.3", "WT-8.4"),
    Ask.CHALLENGE: ("WT-17.1", "WT-17.2", "WT-17.3"),
    Ask.CHASE: ("WT-9.1", "WT-9.2", "WT-9.3"),
    Ask.LOB: ("WT-10.3", "WT-10.4", "WT-10.6", "R24"),
    Ask.STROKE: ("WT-9.4", "WT-9.5", "WT-9.6", "WT-9.7", "R15"),
    Ask.REPOSITION: ("WT-9.10", "WT-9.11", "WT-9.12", "R23", "WT-16.2"),
    Ask.TRIM: ("WT-11.5",),
    Ask.REST: ("WT-12.2", "WT-12.3"),
    Ask.PLAN: ("WT-12.4", "R32"),
}

# See `hindrance` in rally.py.
HINDRANCES: dict[Hindrance, tuple[str, ...]] = {
    Hindrance.ONLY_A_SMASH: ("WT-10.3", "WT-10.6"),
    Hindrance.NO_LOB: ("WT-10.6",),
    Hindrance.START_ZONE: ("WT-9.4", "WT-10.2"),
    Hindrance.OPPONENT_NOT_AT_NET: ("WT-9.4", "WT-10.5"),
    Hindrance.OPPONENT_AT_NET: ("WT-9.4", "WT-13.1"),
    Hindrance.NO_STAR: ("WT-13.1", "R47"),
}
SAME_SERVE_AGAIN = ("WT-8.4", "R4")

# What a sum begins with, and what else may be in it. Whatever is not named here is a power of a player card.
SURE = ("WT-9.5",)
OF_A_STROKE, OF_A_SERVE = ("WT-9.6",), ("WT-8.2",)
REASONS: dict[str, tuple[str, ...]] = {
    "difficulty": (),
    "malus": (),
    "built": ("WT-13.5",),
    "slice": ("WT-16.3",),
    "stars": ("WT-15.2",),
    "fatigue": ("WT-20.9", "R38"),
    "level": (),  # no rule of the book
}
SERVE_REASONS = {"topspin": ("WT-16.5",), "slice": ("WT-16.5",), "stars": ("WT-15.1",)}
A_POWER = ("WT-18.3",)


def made(why: Reasons, *, is_serve: bool) -> Sequence[str]:
    """The rules that made this sum, each once."""
    reasons = {**REASONS, **SERVE_REASONS} if is_serve else REASONS
    ids = [rule for reason, _number in why for rule in reasons.get(reason, A_POWER)]
    return tuple(dict.fromkeys((*(OF_A_SERVE if is_serve else OF_A_STROKE), *ids)))
