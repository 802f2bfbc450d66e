"""Which rules a question goes by, and which forbid a card: for whoever wants to read."""

from __future__ import annotations

from wwtennis.games.serve_play.choices import Ask
from wwtennis.games.serve_play.events import Hindrance

QUESTIONS: dict[Ask, tuple[str, ...]] = {
    Ask.GIVE: ("SP-22", "S19"),
    Ask.TAKE: ("SP-22", "S19"),
    Ask.BALL: ("SP-10", "SP-11", "SP-15"),
    Ask.COVER: ("SP-23", "S5", "S17"),
    Ask.SMASHED: ("SP-13", "SP-14", "S6"),
}

# See `hindrance` in rally.py.
HINDRANCES: dict[Hindrance, tuple[str, ...]] = {
    Hindrance.ELSEWHERE: ("SP-15",),
    Hindrance.SMASHED: ("SP-14", "S6"),
    Hindrance.OTHER_HALF: ("SP-23", "S5"),
}
OUT_IS_PLAYED = ("S14",)
MOVED_ALREADY = ("S19",)
