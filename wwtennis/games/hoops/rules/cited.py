"""Which rules a question goes by: for whoever wants to read."""

from __future__ import annotations

from wwtennis.games.hoops.choices import (
    Activate,
    Ask,
    BringOn,
    BuyCard,
    CallMismatch,
    EndActs,
    LayAll,
    LayTactic,
)  # fmt: skip
from wwtennis.kernel.game import Choice

QUESTIONS: dict[Ask, tuple[str, ...]] = {
    Ask.TEAM: ("HO-5.1",),
    Ask.DRAFT_OWN: ("HO-5.2",),
    Ask.DRAFT_COMMON: ("HO-5.2",),
    Ask.PROFILE: ("HO-5.7",),
    Ask.PUT_BACK: ("HO-5.7",),
    Ask.ADJUST: ("HO-3.3",),
    Ask.ACT: ("HO-3.4", "H8"),
    Ask.SUBSTITUTE: ("HO-3.5", "HO-3.6", "H15"),
    Ask.SHIFT: ("HO-3.5", "H15"),
    Ask.ROOM: ("HO-3.7",),
    Ask.PAY: ("HO-3.8",),
    Ask.OPPONENT: ("HO-5.6",),
    Ask.REROLL: ("HO-3.10", "HO-3.11", "H12", "HO-3.12"),
    Ask.KEEP: ("HO-3.10", "H11", "HO-3.13", "HO-3.14"),
    Ask.HAND: ("HO-3.15",),
    Ask.LEVEL: ("HO-4.4",),
}

# What each of the acts of a turn goes by.
ACTS: dict[type[Choice], tuple[str, ...]] = {
    Activate: ("HO-3.9", "HO-3.10"),
    BringOn: ("HO-3.5", "HO-3.6"),
    BuyCard: ("HO-3.8",),
    CallMismatch: ("HO-5.6", "H5"),
    EndActs: ("H8", "HO-3.15"),
    LayAll: ("HO-3.7",),
    LayTactic: ("HO-3.7",),
}
