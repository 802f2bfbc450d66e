"""A match as it may be, for one seat: what it cannot see (R41) is dealt out anew, by its own luck."""

from __future__ import annotations

from wwtennis.games.worldwide.state import Match, Side, Solo, strokes_of
from wwtennis.games.worldwide.view import SideView, SoloView, View
from wwtennis.kernel.luck import Luck


def determinise(view: View, luck: Luck) -> Match:
    """A state of which this seat's view is the same, and that it cannot tell from the real one."""
    m = Match(view.setup)
    m.sides = (_side(view, 0, luck), _side(view, 1, luck))
    m.phase, m.turn = view.phase, view.turn
    m.score, m.server, m.zone = view.score, view.server, view.zone
    m.fault, m.ball, m.answered, m.retreated = view.fault, view.ball, view.answered, view.retreated
    m.called, m.rolled, m.replaying = view.called, view.rolled, view.replaying
    m.point_winner, m.ends_changed, m.resting = view.point_winner, view.ends_changed, view.resting
    return m


def _side(view: View, seat: int, luck: Luck) -> Side:
    seen = view.sides[seat]
    side = object.__new__(Side)
    side.zone, side.stars, side.tokens, side.challenges = seen.zone, seen.stars, seen.tokens, seen.challenges
    side.limit, side.built, side.powers = seen.limit, seen.built, seen.powers
    side.discard, side.played, side.known = list(seen.discard), list(seen.played), list(seen.known)
    side.solo = None if seen.solo is None else _solo(seen.solo, luck)
    side.hand, side.draw = list(seen.hand), []
    if side.solo is None:
        _deal(view, seat, side, luck)
    return side


def _deal(view: View, seat: int, side: Side, luck: Luck) -> None:
    """Whatever lies nowhere in sight is in the draw pile; or in the hand, where that is hidden."""
    seen: SideView = view.sides[seat]
    if seat != view.seat:
        side.hand = side.known[:]
    placed = {*side.hand, *side.discard, *side.played}
    unseen = luck.shuffled([card for card in strokes_of(view.setup, seat) if card not in placed])
    side.draw = list(unseen[: seen.draw_count])
    side.hand.extend(unseen[seen.draw_count :])


def _solo(seen: SoloView, luck: Luck) -> Solo:
    solo = Solo()
    solo.piles = {pile: list(luck.shuffled(cards)) for pile, cards in seen.piles.items()}
    solo.smash, solo.fatigue = seen.smash, seen.fatigue
    return solo
