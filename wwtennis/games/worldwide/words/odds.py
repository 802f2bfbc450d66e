"""The odds of a roll: what the die needs, the sum that makes it up, and the chance."""

from __future__ import annotations

import msgspec

from wwtennis.games.worldwide.cards import Serve, Spin, Stroke
from wwtennis.games.worldwide.events import Reasons
from wwtennis.games.worldwide.position import Position
from wwtennis.games.worldwide.rules.player_powers import winner_from
from wwtennis.games.worldwide.rules.rally import needs_test, stroke_number
from wwtennis.games.worldwide.rules.serve import is_ace, serve_number

FACES = range(1, 21)
PERCENT_A_FACE = 100 // len(FACES)


class Odds(msgspec.Struct, frozen=True):
    """The odds of one way to play a card. Without a test there is no number to reach."""

    tested: bool
    why: Reasons = ()
    special: int = 0  # percent of an ace, or of a winner that a player's power makes of it

    @property
    def needed(self) -> int:
        return sum(part for _, part in self.why)

    @property
    def percent(self) -> int:
        """WT-9.9: 1 or less always succeeds, above 20 always fails."""
        return chance(self.needed) if self.tested else 100


def chance(needed: int) -> int:
    """How likely a d20 shows this much, in percent."""
    return sum(face >= needed for face in FACES) * PERCENT_A_FACE


def serve_odds(seen: Position, seat: int, card: Serve, spin: Spin | None, stars: int) -> Odds:
    why = serve_number(seen, seat, card, spin, stars)
    needed = sum(part for _, part in why)
    side = seen.sides[seat]
    aces = sum(face >= needed and is_ace(side, card, face) for face in FACES)
    return Odds(True, why, aces * PERCENT_A_FACE)


def stroke_odds(seen: Position, seat: int, card: Stroke, stars: int = 0, *, roll: bool = False) -> Odds:
    """`roll`: tested by choice (WT-18.5)."""
    ball = seen.ball
    assert ball is not None
    if not roll and not needs_test(card, ball, seen.sides[seat].zone):
        return Odds(False)
    why = stroke_number(seen, seat, card, stars)
    needed, first = sum(part for _, part in why), winner_from(seen.sides[seat], card, ball)
    winners = sum(face >= max(needed, first) for face in FACES) if first is not None else 0
    return Odds(True, why, winners * PERCENT_A_FACE)
