"""A match as it may be, for one seat: what it cannot see (S10) is dealt out anew, by its own luck."""

from __future__ import annotations

from wwtennis.games.serve_play.state import Match, Phase
from wwtennis.games.serve_play.view import View
from wwtennis.kernel.luck import Luck
from wwtennis.tennis.score import side_of

BLUFFS = 10  # one in so many


def determinise(view: View, luck: Luck) -> Match:
    """A state of which this seat's view is the same, and that it cannot tell from the real one."""
    m = Match(view.setup)
    m.phase, m.turn, m.score, m.server, m.half = view.phase, view.turn, view.score, view.server, view.half
    m.fault, m.ball, m.path, m.is_left = view.fault, view.ball, list(view.path), view.is_left
    m.passed = list(view.passed)
    m.point_winner, m.exchanging, m.exchanged = view.point_winner, view.exchanging, list(view.exchanged)
    m.offered, m.moved = view.offered, list(view.moved)
    _deal(view, m, luck)
    _stack_serves(view, m, luck)
    if m.phase is Phase.TAKE and m.offered is None:
        m.offered = m.hands[m.turn][0]  # one of those face down
    return m


def _deal(view: View, m: Match, luck: Luck) -> None:
    """The other side's hands come out of the cards that lie nowhere in sight; the rest is the draw pile."""
    m.discard = list(view.discard)
    seen = {*view.discard, *(card for hand in view.hands for card in hand)}
    unseen = list(luck.shuffled([card for card in view.setup.decks.plays if card not in seen]))
    m.hands = [list(hand) for hand in view.hands]
    for seat, count in enumerate(view.hand_counts):
        if side_of(seat) != side_of(view.seat):
            m.hands[seat] = hand = _likely(view, seat, unseen, luck)[:count]
            unseen = [card for card in unseen if card not in hand]
    m.draw = unseen


def _likely(view: View, seat: int, unseen: list[int], luck: Luck) -> list[int]:
    """Who let a ball go is likely to have had no answer from there; once in a while it was a bluff."""
    plays, passed = view.setup.decks.plays, view.passed[seat]
    if not passed or luck.die(BLUFFS) == 1:
        return unseen
    return sorted(unseen, key=lambda card: plays[card].start in passed)


def _stack_serves(view: View, m: Match, luck: Luck) -> None:
    m.serve_used, m.serve_next = list(view.serve_used), view.serve_next
    placed = {*view.serve_used, view.serve_next}
    m.serve_draw = list(luck.shuffled([card for card in view.setup.decks.serves if card not in placed]))
    if view.serve_next is not None:
        m.serve_draw.append(view.serve_next)
