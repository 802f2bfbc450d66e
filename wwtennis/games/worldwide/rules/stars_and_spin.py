"""Chapters 14 to 16: Stars that ease a roll, topspin and slice, and what a warm-up leaves out."""

from __future__ import annotations

from wwtennis.games.worldwide.cards import NET, Risk, Spin, Stroke, Zone
from wwtennis.games.worldwide.setup import Setup
from wwtennis.games.worldwide.state import Ball

SERVE_BONUS = (0, 2, 4)  # WT-15.1, by Stars
STROKE_BONUS = (0, 3, 5, 7)  # WT-15.2, by Stars
SLICE_PENALTY = 2  # WT-16.3
LOW, SLICE, TOPSPIN = Risk.LOW, Spin.SLICE, Spin.TOPSPIN  # asked for all the time: an enum is slow to find a member


def most_stars(setup: Setup, bonus: tuple[int, ...], stars: int) -> int:
    """WT-15.1, WT-15.2, R27: how many Stars may ease a roll, of those left after the card's own cost."""
    return min(len(bonus) - 1, stars) if setup.advanced else 0  # WT-14.1


def spin_in_force(setup: Setup, spin: Spin | None) -> Spin | None:
    """WT-14.1: in a warm-up no ball spins."""
    return spin if setup.advanced else None


def star_gain(advanced: bool, printed: int, stars: int, tokens: int) -> int:
    """WT-7.2, WT-9.8, WT-14.1: a gain turns tokens up while there are any face down."""
    return min(printed, tokens - stars) if advanced else 0


def slice_forces_test(card: Stroke, ball: Ball, zone: Zone) -> bool:
    """WT-16.3, R43: a medium- or high-risk stroke against slice is tested, at +2; a low-risk one is untouched.

    WT-16.4, R25: slice means nothing to a player at the net, be it a drop shot that drew them there.
    """
    return ball.spin is SLICE and zone is not NET and card.risk is not LOW


def topspin_on(ball: Ball | None) -> bool:
    """WT-16.1, WT-16.2: the ball that this turn answered came with topspin."""
    return ball is not None and ball.spin is TOPSPIN
