"""Chapter 12: the change of ends."""

from __future__ import annotations

from collections.abc import Iterator

from wwtennis.games.worldwide.choices import NO_PLAN, Focus, NoPlan, Recover, TakeBack, take_back
from wwtennis.games.worldwide.events import Planned, Rest, Rested
from wwtennis.games.worldwide.rules.drawing import draw
from wwtennis.games.worldwide.rules.player_powers import focus_stars, recovery_cards
from wwtennis.games.worldwide.state import Match
from wwtennis.kernel.game import Choice, Event
from wwtennis.kernel.luck import Luck
from wwtennis.tennis.score import TIEBREAK

POINTS_BETWEEN = 6  # WT-12.1
RECOVERY_CARDS = 1  # WT-12.3
FOCUS_STARS = 2  # WT-12.3
PLAN_COST = 1  # WT-12.4
RESTS = (Recover(), Focus())


def ends_are_due(m: Match) -> bool:
    """WT-12.1, WT-12.2, R16: asked between two points; once, and not again for a replayed point."""
    if m.ends_changed or m.replaying:
        return False
    score = m.score
    if m.setup.played.mode is TIEBREAK:
        total = sum(score.points)
        return total > 0 and total % POINTS_BETWEEN == 0
    if score.points != (0, 0):
        return False  # within a game; and R17: within the tie-break at 6-6
    games = sum(score.games)
    return games % 2 == 1 and games > 1 if games else bool(score.sets)


def recover(m: Match, choice: Recover, luck: Luck) -> Iterator[Event]:
    """WT-12.3: draw 1 card."""
    yield Rested(m.turn, Rest.RECOVERY, stars=0)
    yield from draw(m, m.turn, recovery_cards(m.sides[m.turn], RECOVERY_CARDS), luck)


def focus(m: Match, choice: Focus, luck: Luck) -> Iterator[Event]:
    """WT-12.3, WT-14.2: gain 2 Stars, in a warm-up too."""
    side = m.sides[m.turn]
    gain = focus_stars(side, FOCUS_STARS)
    yield Rested(m.turn, Rest.FOCUS, stars=min(gain, side.tokens - side.stars))


def plan_options(m: Match) -> list[Choice]:
    """WT-12.4, R32: 1 Star for one card of the discard pile, also with a full hand."""
    side = m.sides[m.turn]
    if side.stars < PLAN_COST:
        return [NO_PLAN]
    return [NO_PLAN, *[take_back(card) for card in side.discard]]


def plan(m: Match, choice: TakeBack | NoPlan, luck: Luck) -> Iterator[Event]:
    yield Planned(m.turn, choice.card if isinstance(choice, TakeBack) else None)
